/**
 * The two ways the browser speaks to our API (SPEC §7 "General", §8 first line), for the form, the chat and the desk.
 * Paths are of this site; cookies go along.
 */

/** An answer that is not 2xx. Its message is `${status}: ${text of the answer, or else its status text}` (SPEC §8). */
export class HttpError extends Error {
  readonly status: number;
  /** Text of the answer, as it came. */
  readonly body: string;
  /** Seconds from `Retry-After`, when the answer named a number. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${status}: ${body || statusText}`);
    this.name = "HttpError";
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }

  /** The message per field of an RFC 9457 answer with `errors`; empty for every other answer. */
  get fieldErrors(): Readonly<Record<string, string>> {
    let problem: unknown;
    try {
      problem = JSON.parse(this.body);
    } catch {
      return {};
    }
    const errors = (problem as { errors?: unknown } | null)?.errors;
    if (typeof errors !== "object" || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

async function request(method: string, path: string, init: RequestInit): Promise<Response> {
  // What is refused is said in the language of the page, which need not be the browser's.
  const headers = { "Accept-Language": document.documentElement.lang, ...init.headers };
  const response = await fetch(path, { ...init, headers, method, credentials: "include" });
  if (response.ok) return response;
  const body = await response.text();
  throw new HttpError(response.status, response.statusText, body, response.headers.get("Retry-After"));
}

/**
 * GET, for whoever needs more of the answer than its JSON.
 * @returns the answer, unread
 * @throws HttpError for an answer that is not 2xx
 */
export function apiAnswer(path: string, options: RequestOptions = {}): Promise<Response> {
  return request("GET", path, options);
}

/**
 * GET of JSON.
 * @throws HttpError for an answer that is not 2xx
 */
export async function apiRead<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await (await apiAnswer(path, options)).json()) as T;
}

/** Like {@link apiRead}, but a 401 is an empty result: `null` (SPEC §6, §7). */
export async function apiReadUnlessSignedOut<T>(path: string, options: RequestOptions = {}): Promise<T | null> {
  try {
    return await apiRead<T>(path, options);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/**
 * A write. The body, if there is one, goes as JSON; without one no content type is sent.
 * @returns the answer, unread
 * @throws HttpError for an answer that is not 2xx
 */
export function apiWrite(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  if (body === undefined) return request(method, path, options);
  const headers = { ...options.headers, "Content-Type": "application/json" };
  return request(method, path, { ...options, headers, body: JSON.stringify(body) });
}
