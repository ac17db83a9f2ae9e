import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { deleteNotesBefore, noteMail, type Queryable } from "./repository.ts";

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

/** Removes what no longer limits anything; a job calls it. */
export function forgetOldMails(db: Queryable, now: Date): Promise<void> {
  return deleteNotesBefore(db, new Date(now.getTime() - WINDOW_MS));
}

/** Google ignores dots before the `@`, and both domains lead to the same mailbox. */
const GOOGLE_MAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * One mailbox, however it is spelled: upper case and what follows a `+` reach the same person nearly everywhere, and a
 * mail program folds the letters of a domain (full-width, mathematical) before it looks it up.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const asWritten = address.slice(at + 1);
  const domain = domainToASCII(asWritten.normalize("NFKC")) || asWritten.toLowerCase();
  const name = address.slice(0, at).normalize("NFKC").toLowerCase().replace(/\+.*$/, "");
  return GOOGLE_MAIL.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

function hashOfMailbox(address: string): string {
  return createHash("sha256").update(mailboxOf(address)).digest("base64url");
}
