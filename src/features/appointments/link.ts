import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { APPOINTMENT_PATH } from "./kinds.ts";
import type { AppointmentsParts } from "./parts.ts";
import { deleteUnproven, findBookableRequest, findLinkedAppointment, findLinkedRequest, noteProven } from "./store.ts";

/**
 * Tokens of the links through which visitors book and change an appointment. They are derived, not stored: an email
 * sent months later, or again, carries the same link, and reading the database is not enough to forge one.
 */

/** `book`: a time for a request; `appointment`: a booked appointment. */
export type LinkPurpose = "book" | "appointment";

/**
 * Where a link was given out. The sender of a request sees the `screen` link; only the mailbox's reader has the `mail`
 * link.
 */
export type LinkChannel = "screen" | "mail";

/** The row a link opens. */
export interface Linked {
  id: number;
  /** Random, signed along with the id, which a restored database may reuse; `null` for rows from before it existed. */
  linkNonce: string | null;
}

const PREFIXES: Readonly<Record<LinkPurpose, Record<LinkChannel, string>>> = {
  book: { screen: "s", mail: "b" },
  appointment: { screen: "v", mail: "a" },
};

/** A token that may be one of ours: confirmed if {@link isSigned} verifies it against its row. */
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

/** @returns the token's contents; `undefined` for what cannot be one of ours */
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
 * The channel of a row's token, if the token is the row's. Until November 2026 there was a single token for both
 * channels, derived from the id alone: it opens rows of that time, and proves nothing.
 */
function channelOf(secret: string, { purpose, channel, signature }: ReadToken, row: Linked): LinkChannel | undefined {
  if (timingSafeEqual(signature, signatureOf(secret, purpose, channel, row))) return channel;
  const isFormer = row.linkNonce === null && timingSafeEqual(signature, sign(secret, `${purpose}:${row.id}`));
  return isFormer ? "screen" : undefined;
}

/** Path of a link's page. @param query besides its token */
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
 * The page on which a visitor who has just sent a request books a time.
 * @returns undefined for a request set aside: it gets its link by email once staff accept it
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
 * The same page's address in an email to the requester.
 * @param db the transaction in which the email is written
 * @throws Error when there is no such request
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

/** An appointment's UIDs in other people's calendars: the visitor's and the host's. */

const OF_HOST = "-host";

const UID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-host)?$/;

/** UID of the host's copy: a program seeing both under one UID would take one for an update of the other. */
export const hostUidOf = (uid: string): string => `${uid}${OF_HOST}`;

/** @returns the UID of the appointment an event may be a copy of; `undefined` if it is not ours */
export const appointmentUidOf = (uid: string): string | undefined => UID.exec(uid)?.[1];

/** A valid link. */
export interface OpenLink {
  purpose: LinkPurpose;
  /** Of the request or the appointment. */
  id: number;
  consultationId: number;
  channel: LinkChannel;
  /** When an emailed link of the request was first used, which shows that the sender reads the mailbox. */
  addressProvenAt: Date | null;
}

/** Whether the holder of the link reads the request's mailbox. */
export const isProven = ({ channel, addressProvenAt }: Pick<OpenLink, "channel" | "addressProvenAt">): boolean =>
  channel === "mail" || addressProvenAt !== null;

/**
 * Reads a token without using it: opening a link proves nothing, since mail scanners do it too. @returns `undefined` if
 * it is not ours
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
 * Uses a token, which only a `POST` does: an emailed one proves that the requester reads the mailbox.
 * @throws AppError `not-found` for an invalid token, or one for another purpose
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
    // Bookings made from the screen no longer count as unproven.
    await deleteUnproven(db, link.consultationId);
  });
  return { ...link, addressProvenAt: now };
}
