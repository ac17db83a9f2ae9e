import { createHmac, timingSafeEqual } from "node:crypto";
import { type Language, pathIn } from "../../../lib/language.ts";
import { APPOINTMENT_PATH } from "../kinds.ts";

/**
 * Tokens of the links by which visitors book and change an appointment. They are derived, not stored: a mail that is sent
 * months later, or again, carries the same link, and whoever reads the database cannot make one.
 */

/** `book`: a time for a request; `appointment`: an appointment that is booked. */
export type LinkPurpose = "book" | "appointment";

/**
 * Where a link is given. Whoever sends a request sees that of the `screen`; that of the `mail` is known to who reads the
 * mailbox alone.
 */
export type LinkChannel = "screen" | "mail";

/** The row that a link opens. */
export interface Linked {
  id: number;
  /** Signed with its number, which a restored database may give again; `null` for rows from before there was one. */
  linkNonce: string | null;
}

const PREFIXES: Readonly<Record<LinkPurpose, Record<LinkChannel, string>>> = {
  book: { screen: "s", mail: "b" },
  appointment: { screen: "v", mail: "a" },
};

/** A token that may be one of ours: it is, if the row of its number {@link isSigned signs} it. */
interface ReadToken {
  purpose: LinkPurpose;
  channel: LinkChannel;
  id: number;
  signature: Buffer;
}

function sign(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(`appointments:${text}`).digest();
}

const signatureOf = (secret: string, purpose: LinkPurpose, channel: LinkChannel, { id, linkNonce }: Linked) =>
  sign(secret, `${purpose}:${channel}:${id}:${linkNonce ?? ""}`);

/** @param row the request, or the appointment */
export function linkToken(secret: string, purpose: LinkPurpose, channel: LinkChannel, row: Linked): string {
  return `${PREFIXES[purpose][channel]}${row.id}.${signatureOf(secret, purpose, channel, row).toString("base64url")}`;
}

/** @returns what a token says of itself; `undefined` for what cannot be one of ours */
export function readToken(token: string): ReadToken | undefined {
  const [, prefix, digits = "", signature = ""] = /^([sbva])([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  for (const purpose of ["book", "appointment"] as const) {
    for (const channel of ["screen", "mail"] as const) {
      if (PREFIXES[purpose][channel] !== prefix) continue;
      return { purpose, channel, id: Number(digits), signature: Buffer.from(signature, "base64url") };
    }
  }
  return undefined;
}

/**
 * By which channel a row's token was given, if it is one of the row's.
 * Until November 2026 there was one token for both channels, of the number alone: it opens the rows of that time, and proves
 * nothing.
 */
export function channelOf(
  secret: string,
  { purpose, channel, signature }: ReadToken,
  row: Linked,
): LinkChannel | undefined {
  if (timingSafeEqual(signature, signatureOf(secret, purpose, channel, row))) return channel;
  const isFormer = row.linkNonce === null && timingSafeEqual(signature, sign(secret, `${purpose}:${row.id}`));
  return isFormer ? "screen" : undefined;
}

/** Where the page of a link is, from the root of the site. @param query more than its token */
export function linkPath(
  secret: string,
  purpose: LinkPurpose,
  channel: LinkChannel,
  row: Linked,
  language: Language,
  query: Record<string, string> = {},
): string {
  const token = linkToken(secret, purpose, channel, row);
  return `${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams({ token, ...query })}`;
}
