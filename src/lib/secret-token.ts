import { createHash, randomBytes } from "node:crypto";

/** 256 bits: too many to guess. */
const TOKEN_BYTES = 32;
/** What so many bytes are as base64url (RFC 4648 §5). */
const TOKEN = /^[\w-]{43}$/;

/** A secret by which a stranger is known again, in the link of a mail or in the cookie of a conversation. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * What is stored of a token, and looked up by: whoever reads the database cannot use it.
 * @returns undefined for what cannot be a token of ours, so that nobody need look it up
 */
export function digestOfToken(token: unknown): string | undefined {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  return createHash("sha256").update(token).digest("base64url");
}
