import type { CallBody } from "../../lib/http/api-calls.ts";
import { api } from "../../ui/api-client.ts";
import { makePasskey, readPasskey } from "../../ui/passkeys.ts";

interface SignIn {
  /** Id of the member who must sign in. */
  member?: string;
  /** If set, waits until the user picks a passkey in a field, or the signal aborts (conditional mediation). */
  offered?: { signal: AbortSignal };
}

/**
 * Signs in with a passkey; the response sets the session cookie.
 * @throws HttpError 401 if the server does not accept the passkey, 429 for too many attempts; DOMException if the user
 *   cancels
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
 * @throws HttpError 422 with `fieldErrors` if the password is wrong, 429 for too many attempts; DOMException if the
 *   user cancels
 */
export async function addPasskey(name: string, password: string): Promise<void> {
  type Credential = CallBody<"POST /staff/passkeys">["credential"];
  const credential = (await makePasskey(
    await api("POST /staff/passkeys/options", { body: { password } }),
  )) as Credential;
  await api("POST /staff/passkeys", { body: { name, credential } });
}

/** Browsers by user agent, in this order because Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
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

/**
 * Returns a device's browser and system, such as `Chrome, Windows`, with only names from our lists and never text from
 * the user agent; `undefined` if neither is known.
 */
export function deviceName(userAgent: string | null): string | undefined {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(", ") : undefined;
}
