import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Returns functions that encrypt and decrypt stored credentials for other services (AES-256-GCM), with a key derived
 * from AUTH_SECRET (RFC 5869).
 * @param purpose selects the key, so that a value sealed for one purpose cannot be opened for another
 */
export function secretBox(purpose: string) {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    /**
     * Encrypts a text.
     * @param owner bound to the value, so that the value cannot be opened in another owner's row
     */
    seal(secret: string, owner: string, text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /**
     * Decrypts a sealed text.
     * @returns `undefined` if the value was sealed under another secret or for another owner, or was altered
     */
    unseal(secret: string, owner: string, box: string): string | undefined {
      const bytes = Buffer.from(box, "base64url");
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), iv, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

/** 256 bits, too many to guess. */
const TOKEN_BYTES = 32;
/** A token of that many bytes, in base64url (RFC 4648 §5). */
const TOKEN = /^[\w-]{43}$/;

/** Generates a secret that identifies a returning visitor, in an emailed link or a conversation's cookie. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * Returns the digest under which a token is stored and looked up, so that reading the database does not give access.
 * @returns undefined for text that cannot be one of our tokens, which saves a lookup
 */
export function digestOfToken(token: unknown): string | undefined {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  return createHash("sha256").update(token).digest("base64url");
}
