/** Passkeys in the browser (WebAuthn Level 3), with its built-in JSON conversion. */

/**
 * Whether passkeys can be created and used here.
 * @param origin of the passkeys; `null` if unsupported
 */
export function takesPasskeys(origin: string | null | undefined): boolean {
  return origin === location.origin && readsPasskeys();
}

/** Whether this browser supports passkeys, and their JSON conversion (all do since spring 2025). */
export function readsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Whether a field with `autocomplete="… webauthn"` offers them. */
export async function offersPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Creates a passkey.
 * @returns the data for the server
 * @throws DOMException `NotAllowedError` when the user cancels, `InvalidStateError` when the device already has one
 */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return written(await navigator.credentials.create({ publicKey }));
}

/**
 * Uses a passkey.
 * @param offered waits until the user picks one in a field that offers them, or until the signal
 * @returns the data for the server
 * @throws DOMException `NotAllowedError` when the user cancels
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
