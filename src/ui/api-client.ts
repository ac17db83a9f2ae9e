import type { AddressInput, CallAnswer, CallInput, CallName } from "../lib/http/api-calls.ts";

/**
 * How the browser calls our API (SPEC §7 "General", §8 first line), for the form, the chat and the desk. A call names a
 * declared route's method and path, `api("PUT /posts/:id", { params: { id }, body })`: the compiler checks name, input
 * and response against the declaration. Addresses are on this site; cookies are included.
 */

/** A response that is not 2xx. Its message is `${status}: ${response text, or else the status text}` (SPEC §8). */
export class HttpError extends Error {
  readonly status: number;
  /** The raw response text. */
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

  /** The response's RFC 9457 problem; empty for any other response. */
  get problem(): { code?: unknown; detail?: string; errors?: unknown; current?: unknown } {
    try {
      return JSON.parse(this.body) ?? {};
    } catch {
      return {};
    }
  }

  /** The message per field of a problem with `errors`; empty for any other response. */
  get fieldErrors(): Readonly<Record<string, string>> {
    const { errors } = this.problem;
    if (typeof errors !== "object" || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}

/** Options besides a call's input. */
export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** The input may be left out if nothing in it is required. */
export type CallArguments<Name extends CallName, Options = CallOptions> =
  object extends CallInput<Name> ? [input?: CallInput<Name> & Options] : [input: CallInput<Name> & Options];

/** The address input may be left out if nothing in it is required. */
export type AddressArguments<Name extends CallName> =
  object extends AddressInput<Name> ? [input?: AddressInput<Name>] : [input: AddressInput<Name>];

type AnyInput = {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
} & CallOptions;

/** A query string. `null` and `undefined` are left out. */
export function searchParams(query: object): URLSearchParams {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return new URLSearchParams(given);
}

/** A route's address, for links, forms and streams. */
export function apiHref<Name extends CallName>(call: Name, ...[input]: AddressArguments<Name>): string {
  const { params = {}, query = {} }: AnyInput = input ?? {};
  const path = call.slice(call.indexOf("/")).replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = searchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/**
 * Makes a call. A body is sent as JSON; without one no content type is sent.
 * @returns the unread response
 * @throws HttpError for a response that is not 2xx
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
 * The response at an address named by the API itself: the next page of a list. @throws HttpError as {@link apiResponse}
 */
export async function responseAt(address: string, init: RequestInit = {}): Promise<Response> {
  // Errors use the page's language, which may differ from the browser's.
  const headers = { "Accept-Language": document.documentElement.lang, ...init.headers };
  const response = await fetch(address, { ...init, headers, credentials: "include" });
  if (response.ok) return response;
  const body = await response.text();
  throw new HttpError(response.status, response.statusText, body, response.headers.get("Retry-After"));
}

/**
 * Makes a call.
 * @returns the response; `undefined` without a body
 * @throws HttpError for a response that is not 2xx
 */
export async function api<Name extends CallName>(call: Name, ...rest: CallArguments<Name>): Promise<CallAnswer<Name>> {
  const response = await apiResponse(call, ...rest);
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Name>;
}

/** A call's response; `null` where a 401 means an empty result (SPEC §6, §7). */
export async function unlessSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
