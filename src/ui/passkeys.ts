/** Passkeys as the browser makes and uses them (WebAuthn Level 3), with its own reading and writing of JSON. */

/**
 * Whether passkeys can be made and used here.
 * @param origin for which they are made; `null` where none can be
 */
export function takesPasskeys(origin: string | null | undefined): boolean {
  return origin === location.origin && readsPasskeys();
}

/** Whether this browser knows passkeys, and what a server says of them in JSON (all since the spring of 2025). */
export function readsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Whether a field with `autocomplete="… webauthn"` offers them. */
export async function offersPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Makes one.
 * @returns what goes to the server
 * @throws DOMException `NotAllowedError` when the person stops, `InvalidStateError` when the device has one already
 */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return written(await navigator.credentials.create({ publicKey }));
}

/**
 * Uses one.
 * @param offered waits until the person picks one in a field that offers them, or until the signal
 * @returns what goes to the server
 * @throws DOMException `NotAllowedError` when the person stops
 */
export async function readPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  offered?: { signal: AbortSignal },
): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const request = offered ? { publicKey, mediation: "conditional" as const, signal: offered.signal } : { publicKey };
  return written(await navigator.credentials.get(request));
}

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError("The browser gave no passkey");
  return credential.toJSON();
}
