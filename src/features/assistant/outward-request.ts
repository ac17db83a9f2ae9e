import { setTimeout as sleep } from "node:timers/promises";
import { leadsToMetadata } from "../../lib/http/private-address.ts";
import { ProviderFailure } from "./answer-provider.ts";

/** An address to post to, and the headers that go there and nowhere else. */
export interface Destination {
  url: URL;
  headers: Readonly<Record<string, string>>;
}

/**
 * What a connection fails with that never came about (`connect(2)`, `getaddrinfo(3)`): nobody has received the request, so it
 * may be sent again. After any other failure it may have been carried out.
 */
const NEVER_CONNECTED: readonly string[] = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"];
/** Milliseconds before the second try: a server that hands over to its successor is back by then, and nobody notices the wait. */
const SECOND_TRY_AFTER = 250;

/** Waits so many milliseconds, or until the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const systemPause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Takes `user:password@` out of an address and makes a Basic `Authorization` header of it; `fetch` refuses such addresses.
 * @param headers sent with every request; outrank what the address says
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
 * Posts JSON. Sent a second time only when no connection came about; no redirect is followed, so that neither the secret nor
 * a visitor's words go where nobody configured them to go.
 * @param accept media types, as in the `Accept` header
 * @param maxBytes of the body, decompressed; reading stops there
 * @param signal gives up at every stage: connecting, waiting, reading
 * @param pause waits before the second try
 * @returns the type it names and the body as text, piece by piece, once a status of success has come; ending early closes
 * the connection
 * @throws ProviderFailure, now or while it is read, or the signal's reason once it is aborted
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
  // The answer is not read: errors while closing it do not matter.
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

/** Strict, because text decoded by halves is no answer; in the encoding the answer names, if it is a known one. */
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

/** Code of the first cause that has one (`ECONNREFUSED`): messages may hold addresses, codes do not. */
function causeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "no code";
}
