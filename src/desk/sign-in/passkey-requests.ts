import { apiWrite } from "../../ui/api-client.ts";
import { makePasskey, readPasskey } from "../../ui/passkeys.ts";

interface SignIn {
  /** Id of the member whom it has to be. */
  member?: string;
  /** Waits for the field that offers passkeys, until the signal. */
  offered?: { signal: AbortSignal };
}

/**
 * Opens a session with a passkey; the browser keeps its cookie.
 * @throws HttpError 401 when the server takes it for nobody's, 429; DOMException when the person stops
 */
export async function signInWithPasskey({ member, offered }: SignIn = {}): Promise<void> {
  const answer = await apiWrite("POST", "/api/staff/passkey-challenge", {});
  const credential = await readPasskey((await answer.json()) as PublicKeyCredentialRequestOptionsJSON, offered);
  await apiWrite("POST", "/api/staff/passkey-sign-in", { credential, member });
}

/**
 * Makes a passkey for whoever is signed in.
 * @throws HttpError 422 with `fieldErrors` for a wrong password, 429; DOMException when the person stops
 */
export async function addPasskey(name: string, password: string): Promise<void> {
  const answer = await apiWrite("POST", "/api/staff/passkeys/options", { password });
  const credential = await makePasskey((await answer.json()) as PublicKeyCredentialCreationOptionsJSON);
  await apiWrite("POST", "/api/staff/passkeys", { name, credential });
}
