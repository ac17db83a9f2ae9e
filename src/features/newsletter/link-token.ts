import { createHash } from "node:crypto";

/** 256 random bits as base64url: what the links of mails carry. Only its digest is stored. */
const TOKEN = /^[\w-]{43}$/;
export const TOKEN_BYTES = 32;

/** @returns the token that takes the place of another once its link was used, the same for the same attempt */
export function tokenAfter(token: string, attempt: string): string {
  return createHash("sha256").update(`after:${token}:${attempt}`).digest("base64url");
}

/** @returns undefined for what cannot be a token of ours, so that nobody need look it up */
export function digestOfToken(token: unknown): string | undefined {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  return createHash("sha256").update(token).digest("base64url");
}
