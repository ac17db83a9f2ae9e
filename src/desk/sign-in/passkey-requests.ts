import type { CallBody } from "../../lib/http/api-calls.ts";
import { api } from "../../ui/api-client.ts";
import { makePasskey, readPasskey } from "../../ui/passkeys.ts";

interface SignIn {
  /** Id of the required member. */
  member?: string;
  /** Waits for the field that offers passkeys, until the signal. */
  offered?: { signal: AbortSignal };
}

/**
 * Opens a session with a passkey; the browser stores its cookie.
 * @throws HttpError 401 when the server does not recognize it, 429; DOMException when the user cancels
 */
export async function signInWithPasskey({ member, offered }: SignIn = {}): Promise<void> {
  type Credential = CallBody<"POST /staff/passkey-sign-in">["credential"];
  const credential = (await readPasskey(
    await api("POST /staff/passkey-challenge", { body: {} }),
    offered,
  )) as Credential;
  await api("POST /staff/passkey-sign-in", { body: { credential, member } });
}

/**
 * Creates a passkey for the signed-in user.
 * @throws HttpError 422 with `fieldErrors` for a wrong password, 429; DOMException when the user cancels
 */
export async function addPasskey(name: string, password: string): Promise<void> {
  type Credential = CallBody<"POST /staff/passkeys">["credential"];
  const credential = (await makePasskey(
    await api("POST /staff/passkeys/options", { body: { password } }),
  )) as Credential;
  await api("POST /staff/passkeys", { body: { name, credential } });
}

/** First match wins: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** `Chrome, Windows`: only known names, never the browser's own text. */
export function deviceName(userAgent: string | null): string | undefined {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(", ") : undefined;
}
