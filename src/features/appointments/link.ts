import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { APPOINTMENT_PATH } from "./kinds.ts";
import type { AppointmentsParts } from "./parts.ts";
import { deleteUnproven, findBookableRequest, findLinkedAppointment, findLinkedRequest, noteProven } from "./store.ts";

/**
 * Tokens of the links by which visitors book and change appointments. They are derived rather than stored, so that an
 * email resent months later carries the same link, and read access to the database is not enough to forge one.
 */

/** `book`: books a time for a request; `appointment`: shows and changes a booked appointment. */
export type LinkPurpose = "book" | "appointment";

/** How a link was delivered: `screen` to the sender of the request, `mail` only to the request's mailbox. */
export type LinkChannel = "screen" | "mail";

/** The row that a link gives access to. */
export interface Linked {
  id: number;
  /** Random, and signed with the id, since a restored database may reuse ids. `null` in rows older than the column. */
  linkNonce: string | null;
}

const PREFIXES: Readonly<Record<LinkPurpose, Record<LinkChannel, string>>> = {
  book: { screen: "s", mail: "b" },
  appointment: { screen: "v", mail: "a" },
};

/** A parsed token that is not verified yet; {@link channelOf} verifies it against its row. */
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

/**
 * Returns a link's token.
 * @param row a request for `book`, otherwise an appointment
 */
export function linkToken(secret: string, purpose: LinkPurpose, channel: LinkChannel, row: Linked): string {
  return `${PREFIXES[purpose][channel]}${row.id}.${signatureOf(secret, purpose, channel, row).toString("base64url")}`;
}

/**
 * Parses a token.
 * @returns `undefined` if it cannot be one of ours
 */
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
 * Verifies a token against its row. Until November 2026, a single token derived from the id alone served both channels.
 * It still opens rows from that time, but does not prove the email address.
 * @returns the token's channel; `undefined` if it is forged
 */
function channelOf(secret: string, { purpose, channel, signature }: ReadToken, row: Linked): LinkChannel | undefined {
  if (timingSafeEqual(signature, signatureOf(secret, purpose, channel, row))) return channel;
  const isFormer = row.linkNonce === null && timingSafeEqual(signature, sign(secret, `${purpose}:${row.id}`));
  return isFormer ? "screen" : undefined;
}

/**
 * Returns the path of the page that a link opens.
 * @param query parameters besides the token
 */
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

/**
 * Returns the path where a visitor who has just sent a request books a time.
 * @returns undefined unless the request is accepted; if staff accept it later, its sender is emailed a link
 */
export async function bookingPage(
  { database, secret }: Pick<AppointmentsParts, "database" | "secret">,
  id: number,
  language: Language,
): Promise<string | undefined> {
  const request = await findBookableRequest(database.kysely, id);
  if (request?.review !== "accepted") return undefined;
  return linkPath(secret, "book", "screen", request, language, { new: "1" });
}

/**
 * Returns the URL of the booking page for an email to the requester.
 * @param db transaction that enqueues the email
 * @throws Error if there is no such request
 */
export async function bookingUrl(
  { secret, siteUrl }: Pick<AppointmentsParts, "secret" | "siteUrl">,
  db: Queryable,
  id: number,
  language: Language,
): Promise<string> {
  const request = await findLinkedRequest(db, id);
  if (!request) throw new Error(`There is no request ${id} to book for`);
  return siteUrl + linkPath(secret, "book", "mail", request, language);
}

/** Suffix of the UID in the host's calendar; the visitor's copy has the plain UID. */

const OF_HOST = "-host";

const UID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-host)?$/;

/**
 * Returns the UID of the host's copy. It differs from the visitor's, because a program that sees both copies under one
 * UID would treat one as an update of the other.
 */
export const hostUidOf = (uid: string): string => `${uid}${OF_HOST}`;

/** Returns the UID of the appointment behind a calendar event's UID; `undefined` if the event cannot be ours. */
export const appointmentUidOf = (uid: string): string | undefined => UID.exec(uid)?.[1];

/** A verified link. */
export interface OpenLink {
  purpose: LinkPurpose;
  /** Id of the request or the appointment. */
  id: number;
  consultationId: number;
  channel: LinkChannel;
  /** When an emailed link of the request was first used, which proves that the requester reads the mailbox. */
  addressProvenAt: Date | null;
}

/** Whether the link's holder is known to read the request's mailbox. */
export const isProven = ({ channel, addressProvenAt }: Pick<OpenLink, "channel" | "addressProvenAt">): boolean =>
  channel === "mail" || addressProvenAt !== null;

/**
 * Verifies a token without using it. Merely opening a link proves nothing, since mail scanners do so too.
 * @returns `undefined` if it is not ours
 */
export async function openLink(db: Queryable, secret: string, token: string): Promise<OpenLink | undefined> {
  const read = readToken(token);
  if (!read) return undefined;
  const { purpose, id } = read;
  const row = purpose === "book" ? await findLinkedRequest(db, id) : await findLinkedAppointment(db, id);
  const channel = row && channelOf(secret, read, row);
  if (!channel) return undefined;
  const { consultationId, addressProvenAt } = row;
  return { purpose, id, consultationId, channel, addressProvenAt };
}

/**
 * Uses a token; call it only for a `POST`. Using an emailed token proves that the requester reads the mailbox.
 * @throws AppError `not-found` for a token that is invalid or for another purpose
 */
export async function followLink(
  { database, facts, secret, clock }: AppointmentsParts,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<OpenLink> {
  const link = await openLink(database.kysely, secret, token);
  if (!link || !purposes.includes(link.purpose)) throw new AppError("not-found", "The link is none of ours");
  if (link.channel === "screen" || link.addressProvenAt !== null) return link;
  const now = clock();
  await facts.sharedTransaction(async (db) => {
    await noteProven(db, link.consultationId, now);
    // The request's on-screen bookings no longer count as unproven.
    await deleteUnproven(db, link.consultationId);
  });
  return { ...link, addressProvenAt: now };
}
