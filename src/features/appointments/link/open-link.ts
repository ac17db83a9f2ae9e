import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { AppointmentsParts } from "../parts.ts";
import { deleteUnproven, findLinkedAppointment, findLinkedRequest, noteProven } from "../store.ts";
import { channelOf, type LinkChannel, type LinkPurpose, readToken } from "./link-token.ts";

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
