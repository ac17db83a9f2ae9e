/** Passkeys in the browser (WebAuthn Level 3), with its native JSON conversion. */

/**
 * Whether passkeys can be created and used on this page.
 * @param origin where passkeys work; `null` if the site does not support them
 */
export function takesPasskeys(origin: string | null | undefined): boolean {
  return origin === location.origin && readsPasskeys();
}

/** Whether this browser supports passkeys and their JSON conversion, as all do since spring 2025. */
export function readsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Whether the browser can offer passkeys in a field with `autocomplete="… webauthn"`. */
export async function offersPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Creates a passkey.
 * @returns the credential to send to the server
 * @throws DOMException `NotAllowedError` if the user cancels, `InvalidStateError` if the device already has one
 */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return written(await navigator.credentials.create({ publicKey }));
}

/**
 * Signs a challenge with a passkey.
 * @param offered waits until the user picks a passkey in a field, or until the signal aborts
 * @returns the credential to send to the server
 * @throws DOMException `NotAllowedError` if the user cancels
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
