import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { AppointmentsParts } from "../parts.ts";
import { deleteUnproven, findLinkedAppointment, findLinkedRequest, noteProven } from "../store.ts";
import { channelOf, type LinkChannel, type LinkPurpose, readToken } from "./link-token.ts";

/** A link that is one of ours. */
export interface OpenLink {
  purpose: LinkPurpose;
  /** Of the request or the appointment. */
  id: number;
  consultationId: number;
  channel: LinkChannel;
  /** When a mailed link of the request was first used: whoever sent it reads the mailbox. */
  addressProvenAt: Date | null;
}

/** Whoever holds the link reads the mailbox of the request. */
export const isProven = ({ channel, addressProvenAt }: Pick<OpenLink, "channel" | "addressProvenAt">): boolean =>
  channel === "mail" || addressProvenAt !== null;

/** Reads a token without using it: opening a link proves nothing, mail scanners do. @returns `undefined` for none of ours */
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
 * Uses a token, which a `POST` alone does: a mailed one proves that whoever sent the request reads its mailbox.
 * @throws AppError `not-found` for a token that is none, or of another purpose
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
    // What was booked from the screen counts among the unproven no longer.
    await deleteUnproven(db, link.consultationId);
  });
  return { ...link, addressProvenAt: now };
}
