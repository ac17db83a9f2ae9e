import { createHmac, timingSafeEqual } from "node:crypto";
import { type Language, pathIn } from "../../../lib/language.ts";
import { APPOINTMENT_PATH } from "../model.ts";

/**
 * Tokens of the links by which visitors book and change an appointment. They are derived, not stored: a mail that is sent
 * months later, or again, carries the same link, and whoever reads the database cannot make one.
 */

/** `book`: a time for a request; `appointment`: an appointment that is booked. */
export type LinkPurpose = "book" | "appointment";

const SHORT = { book: "b", appointment: "a" } as const;

function signatureOf(secret: string, purpose: LinkPurpose, id: number): Buffer {
  return createHmac("sha256", secret).update(`appointments:${purpose}:${id}`).digest();
}

/** @param id of the request, or of the appointment */
export function linkToken(secret: string, purpose: LinkPurpose, id: number): string {
  return `${SHORT[purpose]}${id}.${signatureOf(secret, purpose, id).toString("base64url")}`;
}

/** @returns the number that a token of this purpose is for; `undefined` for anything that is none of ours */
export function readLinkToken(secret: string, purpose: LinkPurpose, token: string): number | undefined {
  const [, kind, digits = "", signature = ""] = /^([ab])([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (kind !== SHORT[purpose]) return undefined;
  const id = Number(digits);
  const given = Buffer.from(signature, "base64url");
  return timingSafeEqual(given, signatureOf(secret, purpose, id)) ? id : undefined;
}

/** Where the page of a link is, from the root of the site. @param query more than its token */
export function linkPath(
  secret: string,
  purpose: LinkPurpose,
  id: number,
  language: Language,
  query: Record<string, string> = {},
): string {
  const token = linkToken(secret, purpose, id);
  return `${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams({ token, ...query })}`;
}
