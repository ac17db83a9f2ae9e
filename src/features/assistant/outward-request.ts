import { setTimeout as sleep } from "node:timers/promises";
import { leadsToMetadata } from "../../lib/http/private-address.ts";
import { ProviderFailure } from "./answer-provider.ts";

/** A URL to post to, with headers that are sent only there. */
export interface Destination {
  url: URL;
  headers: Readonly<Record<string, string>>;
}

/**
 * Error codes of connections that were never established (`connect(2)`, `getaddrinfo(3)`), so that the request can
 * safely be sent again. After any other error, the server may have processed it.
 */
const NEVER_CONNECTED: readonly string[] = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"];
/** Delay before the second attempt, in milliseconds: enough for a server to restart, and unnoticeable to visitors. */
const SECOND_TRY_AFTER = 250;

/** Waits for a number of milliseconds, or until the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const systemPause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Moves `user:password@` from a URL to a Basic `Authorization` header, because `fetch` rejects URLs with credentials.
 * @param headers sent with every request; they override the URL's credentials
 */
export function destination(address: string, headers: Readonly<Record<string, string>> = {}): Destination {
  const url = new URL(address);
  if (url.username === "" && url.password === "") return { url, headers };
  const credentials = [url.username, url.password].map(decodeURIComponent).join(":");
  url.username = "";
  url.password = "";
  return { url, headers: { authorization: `Basic ${Buffer.from(credentials).toString("base64")}`, ...headers } };
}

/**
 * Posts JSON. The request is retried once, and only if no connection was established. Redirects are not followed, so
 * that neither secrets nor a visitor's words reach a server that was not configured.
 * @param accept value of the `Accept` header
 * @param maxBytes maximum size of the decompressed body, at which reading stops
 * @param signal aborts connecting, waiting and reading
 * @param pause waits before the second attempt
 * @returns the content type and the body as text in pieces, if the status is a success; ending the iteration early
 * closes the connection
 * @throws ProviderFailure, also while the body is read, or the signal's reason once aborted
 */
export async function postJson(
  to: Destination,
  body: unknown,
  {
    accept,
    maxBytes,
    signal,
    pause = systemPause,
  }: { accept: string; maxBytes: number; signal: AbortSignal; pause?: Pause | undefined },
): Promise<{ contentType: string; body: AsyncGenerator<string, void, void> }> {
  const init = {
    method: "POST",
    headers: { ...to.headers, "content-type": "application/json", accept },
    body: JSON.stringify(body),
    redirect: "manual",
    signal,
  } as const;
  const response = await fetchFrom(to.url, init, pause);
  const contentType = response.headers.get("content-type") ?? "";
  if (response.ok) return { contentType, body: textOf(response, maxBytes, signal) };
  // The body is not read, so errors while closing it do not matter.
  await response.body?.cancel().catch(() => undefined);
  const reason = response.status >= 300 && response.status <= 399 ? "redirect" : "status";
  const came = `HTTP ${response.status}`;
  throw new ProviderFailure(reason, `answered with status ${response.status}`, { came });
}

async function fetchFrom(url: URL, init: RequestInit & { signal: AbortSignal }, pause: Pause): Promise<Response> {
  if (await leadsToMetadata(url)) throw new ProviderFailure("refused", "is the address of a metadata service");
  for (let isSecondTry = false; ; isSecondTry = true) {
    try {
      return await fetch(url, init);
    } catch (error) {
      init.signal.throwIfAborted();
      const cause = causeOf(error);
      if (isSecondTry || !NEVER_CONNECTED.includes(cause)) {
        throw new ProviderFailure("refused", `could not be reached (${cause})`, { cause: error });
      }
      await pause(SECOND_TRY_AFTER, init.signal);
    }
  }
}

async function* textOf(response: Response, maxBytes: number, signal: AbortSignal): AsyncGenerator<string, void, void> {
  const decoder = decoderFor(response.headers.get("content-type") ?? "");
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ProviderFailure("too-long", `answered with more than ${maxBytes} bytes`);
      const text = decoded(decoder, chunk);
      if (text !== "") yield text;
    }
    const rest = decoded(decoder);
    if (rest !== "") yield rest;
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    signal.throwIfAborted();
    throw new ProviderFailure("broken-off", `broke off while answering (${causeOf(error)})`, { cause: error });
  }
}

/** Returns a strict decoder for the response's charset, or for UTF-8 if it is unknown. */
function decoderFor(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder("utf-8", { fatal: true });
  }
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new ProviderFailure("not-an-answer", "answered with what is no text", { cause: error });
  }
}

/** Returns the first error code among the causes, such as `ECONNREFUSED`, because messages may contain URLs. */
function causeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "no code";
}
