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
