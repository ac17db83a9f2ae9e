import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import { deleteNote, deleteNotesBefore, noteMail } from "./store.ts";

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

/** Providers that lead more spellings to one mailbox than `mailboxOf` folds: what they ignore of the name. */
const IGNORED_BY: Record<string, RegExp> = {
  "proton.me": /[._-]/g,
  "protonmail.com": /[._-]/g,
  "pm.me": /[._-]/g,
  "yahoo.com": /-.*$/,
  "yahoo.ca": /-.*$/,
  "yahoo.fr": /-.*$/,
  "ymail.com": /-.*$/,
};

/**
 * One mailbox as limits know it. Apart from `mailboxOf`, whose form stands in digests that are kept for years: two people
 * whom this one takes for the same wait a day for a mail, no more.
 */
function hashOfMailbox(address: string): string {
  const mailbox = mailboxOf(address);
  const at = mailbox.lastIndexOf("@");
  const [name, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)];
  const key = `${name.replace(IGNORED_BY[domain] ?? "", "")}@${domain}`;
  return createHash("sha256").update(key).digest("base64url");
}
