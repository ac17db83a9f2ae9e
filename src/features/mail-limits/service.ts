import { createHash } from "node:crypto";
import { mailboxOf } from "../../lib/mailbox.ts";
import { deleteNote, deleteNotesBefore, noteMail, type Queryable } from "./repository.ts";

/** A stranger's word sends at most one mail per purpose to an address in this time (BARS, Safety). */
const WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * May a mail go to an address that a stranger typed? Says yes once per purpose and address in 24 hours, and notes it.
 * @param db the transaction in which the mail is put into the outbox
 * @param purpose for example `visitor-confirmation`
 */
export function claimMail(db: Queryable, purpose: string, address: string, now: Date): Promise<boolean> {
  return noteMail(db, `${purpose}:${hashOfMailbox(address)}`, now, new Date(now.getTime() - WINDOW_MS));
}

/** Lets the next mail through at once: the owner of the address has answered the last one, and may ask for another. */
export function releaseMail(db: Queryable, purpose: string, address: string): Promise<void> {
  return deleteNote(db, `${purpose}:${hashOfMailbox(address)}`);
}

/** The end of the keys under which mails to an address are noted, whatever their purpose. */
export function limitKeyEnd(address: string): string {
  return `:${hashOfMailbox(address)}`;
}

/** Removes what no longer limits anything; a job calls it. */
export function forgetOldMails(db: Queryable, now: Date): Promise<void> {
  return deleteNotesBefore(db, new Date(now.getTime() - WINDOW_MS));
}

function hashOfMailbox(address: string): string {
  return createHash("sha256").update(mailboxOf(address)).digest("base64url");
}
