import { createHash, randomBytes } from "node:crypto";

/** 256 bits: too many to guess. */
const TOKEN_BYTES = 32;
/** That many bytes in base64url (RFC 4648 §5). */
const TOKEN = /^[\w-]{43}$/;

/** A secret that identifies a visitor again, in an emailed link or a conversation's cookie. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * The stored form of a token, also used to look it up: reading the database does not give access.
 * @returns undefined if it cannot be one of our tokens, which saves a lookup
 */
export function digestOfToken(token: unknown): string | undefined {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  return createHash("sha256").update(token).digest("base64url");
}
