import type { AddressInput, CallAnswer, CallInput, CallName } from "../lib/http/api-calls.ts";

/**
 * How the browser calls our API (SPEC §7 "General", §8 first line), for the form, the chat and the desk. A call names method
 * and path of a declared route, `api("PUT /posts/:id", { params: { id }, body })`: the compiler checks name, input and answer
 * against the declaration. Addresses are of this site; cookies go along.
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

  /** The RFC 9457 problem that the answer holds; empty for every other answer. */
  get problem(): { code?: unknown; detail?: string; errors?: unknown; current?: unknown } {
    try {
      return JSON.parse(this.body) ?? {};
    } catch {
      return {};
    }
  }

  /** The message per field of a problem with `errors`; empty for every other answer. */
  get fieldErrors(): Readonly<Record<string, string>> {
    const { errors } = this.problem;
    if (typeof errors !== "object" || errors === null) return {};
    return Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}

/** What stands beside the input of a call. */
export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** The input may be left out where nothing of it is required. */
export type CallArguments<Name extends CallName, Options = CallOptions> =
  object extends CallInput<Name> ? [input?: CallInput<Name> & Options] : [input: CallInput<Name> & Options];

/** What an address is made of may be left out where nothing of it is required. */
export type AddressArguments<Name extends CallName> =
  object extends AddressInput<Name> ? [input?: AddressInput<Name>] : [input: AddressInput<Name>];

type AnyInput = {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
} & CallOptions;

/** A query as an address has it. What is `null` or `undefined` is left out. */
export function searchParams(query: object): URLSearchParams {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return new URLSearchParams(given);
}

/** The address of a route, for links, forms and streams. */
export function apiHref<Name extends CallName>(call: Name, ...[input]: AddressArguments<Name>): string {
  const { params = {}, query = {} }: AnyInput = input ?? {};
  const path = call.slice(call.indexOf("/")).replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = searchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/**
 * Makes a call. The body, if there is one, goes as JSON; without one no content type is sent.
 * @returns the answer, unread
 * @throws HttpError for an answer that is not 2xx
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

/** The answer at an address that the API itself has named: the next page of a list. @throws HttpError as {@link apiResponse} */
export async function responseAt(address: string, init: RequestInit = {}): Promise<Response> {
  // What is refused is said in the language of the page, which need not be the browser's.
  const headers = { "Accept-Language": document.documentElement.lang, ...init.headers };
  const response = await fetch(address, { ...init, headers, credentials: "include" });
  if (response.ok) return response;
  const body = await response.text();
  throw new HttpError(response.status, response.statusText, body, response.headers.get("Retry-After"));
}

/**
 * Makes a call.
 * @returns what it is answered with; `undefined` without a body
 * @throws HttpError for an answer that is not 2xx
 */
export async function api<Name extends CallName>(call: Name, ...rest: CallArguments<Name>): Promise<CallAnswer<Name>> {
  const response = await apiResponse(call, ...rest);
  return (response.status === 204 ? undefined : await response.json()) as CallAnswer<Name>;
}

/** What a call is answered with; `null` where a 401 is an empty result (SPEC §6, §7). */
export async function unlessSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
