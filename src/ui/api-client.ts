import type { AddressInput, CallAnswer, CallInput, CallName } from "../lib/http/api-calls.ts";

/**
 * API client of the form, the chat and the desk (SPEC §7 "General", §8 first line). A call names a route's method and
 * path, `api("PUT /posts/:id", { params: { id }, body })`, and the compiler checks name, input and response against the
 * route's declaration. Calls are same-origin and include cookies.
 */

/** Error for a non-2xx response. Its message is `${status}: ${response text, or status text if empty}` (SPEC §8). */
export class HttpError extends Error {
  readonly status: number;
  /** Raw response text. */
  readonly body: string;
  /** Seconds from `Retry-After`, if it is a number. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${status}: ${body || statusText}`);
    this.name = "HttpError";
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }

  /** The response as an RFC 9457 problem; empty if it is not one. */
  get problem(): { code?: unknown; detail?: string; errors?: unknown; current?: unknown } {
    try {
      return JSON.parse(this.body) ?? {};
    } catch {
      return {};
    }
  }

  /** Error message per field, from the problem's `errors`; empty if it has none. */
  get fieldErrors(): Readonly<Record<string, string>> {
    const { errors } = this.problem;
    if (typeof errors !== "object" || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}

/** Options in addition to a call's input. */
export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Makes the input optional if no part of it is required. */
export type CallArguments<Name extends CallName, Options = CallOptions> =
  object extends CallInput<Name> ? [input?: CallInput<Name> & Options] : [input: CallInput<Name> & Options];

/** Makes the URL's input optional if no part of it is required. */
export type AddressArguments<Name extends CallName> =
  object extends AddressInput<Name> ? [input?: AddressInput<Name>] : [input: AddressInput<Name>];

type AnyInput = {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
} & CallOptions;

/** Creates the parameters of a query string; leaves out `null` and `undefined`. */
export function searchParams(query: object): URLSearchParams {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return new URLSearchParams(given);
}

/** Returns the URL of a route, for links, forms and event streams. */
export function apiHref<Name extends CallName>(call: Name, ...[input]: AddressArguments<Name>): string {
  const { params = {}, query = {} }: AnyInput = input ?? {};
  const path = call.slice(call.indexOf("/")).replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = searchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/**
 * Makes a call. A body is sent as JSON; without one, there is no content type.
 * @returns the response, not yet read
 * @throws HttpError if the response is not 2xx
 */
export function apiResponse<Name extends CallName>(call: Name, ...rest: CallArguments<Name>): Promise<Response> {
  const { body, signal, keepalive, headers }: AnyInput = rest[0] ?? {};
  return responseAt(apiHref(call, ...(rest as unknown as AddressArguments<Name>)), {
    method: call.slice(0, call.indexOf(" ")),
    signal,
    keepalive,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/**
 * Fetches a URL of the API, such as a list's next page.
 * @throws HttpError if the response is not 2xx
 */
export async function responseAt(address: string, init: RequestInit = {}): Promise<Response> {
  // Ask for errors in the page's language, which may differ from the browser's.
  const headers = { "Accept-Language": document.documentElement.lang, ...init.headers };
  const response = await fetch(address, { ...init, headers, credentials: "include" });
  if (response.ok) return response;
  const body = await response.text();
  throw new HttpError(response.status, response.statusText, body, response.headers.get("Retry-After"));
}

/**
 * Makes a call and reads its JSON response.
 * @returns the parsed response; `undefined` for a 204
 * @throws HttpError if the response is not 2xx
 */
export async function api<Name extends CallName>(call: Name, ...rest: CallArguments<Name>): Promise<CallAnswer<Name>> {
  const response = await apiResponse(call, ...rest);
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Name>;
}

/** Returns a call's response, or `null` for a 401, where that means an empty result (SPEC §6, §7). */
export async function unlessSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
