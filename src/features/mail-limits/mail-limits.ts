import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { companyDay, dayAfter, startOfCompanyDay } from "../../lib/company/company-day.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import { countMail, deleteNote, deleteNotesBefore, lockCount, noteMail } from "./store.ts";

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

/** How often mails may leave that are counted together. */
export interface MailPace {
  /** Under which they are counted; the end of one about an address is {@link limitKeyEnd}. */
  key: string;
  /** Least time between two, in milliseconds. */
  gap: number;
  /** Most in a day of Montréal, or in an hour. */
  most: number;
  each: "day" | "hour";
}

/**
 * May a mail leave now? Counts it if so, in the transaction after which it is sent: neither a second process nor a kill lets
 * more leave. The mail that was counted last may be tried again.
 * @param messageId of the mail, in the outbox
 * @returns until when it has to wait, if it has to: then nothing is counted
 */
export async function paceMail(
  db: Queryable,
  messageId: number,
  paces: readonly MailPace[],
  now: Date,
): Promise<Date | undefined> {
  const counts: { pace: MailPace; from: Date; count: number }[] = [];
  let wait = 0;
  // In one order, so that no two wait for each other.
  for (const pace of paces.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { sentAt, countedFrom, ...last } = await lockCount(db, pace.key);
    const { from, to } = windowOf(pace.each, now);
    const count = countedFrom?.getTime() === from.getTime() ? last.count : 0;
    const isCounted = last.messageId === messageId;
    counts.push({ pace, from, count: isCounted ? count : count + 1 });
    if (isCounted) continue;
    // Where the clock was set back, no longer than the gap.
    const gap = Math.min(sentAt.getTime() + pace.gap - now.getTime(), pace.gap);
    wait = Math.max(wait, gap, count < pace.most ? 0 : to.getTime() - now.getTime());
  }
  if (wait > 0) return new Date(now.getTime() + wait);
  for (const { pace, from, count } of counts) {
    await countMail(db, pace.key, { sentAt: now, countedFrom: from, count, messageId });
  }
  return undefined;
}

const HOUR_MS = 3_600_000;

function windowOf(each: MailPace["each"], now: Date): { from: Date; to: Date } {
  if (each === "hour") {
    const from = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    return { from: new Date(from), to: new Date(from + HOUR_MS) };
  }
  const day = companyDay(now);
  return { from: startOfCompanyDay(day), to: startOfCompanyDay(dayAfter(day)) };
}

/** Removes what no longer limits anything; a job calls it. */
export function forgetOldMails(db: Queryable, now: Date): Promise<void> {
  return deleteNotesBefore(db, new Date(now.getTime() - WINDOW_MS));
}

/** Of providers that lead more spellings to one mailbox than `mailboxOf` folds: what is one to them. */
const SPELLINGS: readonly { domain: RegExp; is?: string; ignored?: RegExp }[] = [
  { domain: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, is: "proton.me", ignored: /[._-]/g },
  { domain: /^(?:icloud|me|mac)\.com$/, is: "icloud.com" },
  { domain: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/, ignored: /-.*$/ },
  { domain: /^(?:yandex\.[a-z.]+|ya\.ru)$/, is: "yandex.com", ignored: /[.-]/g },
];

/** Fastmail reads `anything@name.fastmail.com` as `name@fastmail.com`. */
const SUBDOMAIN = /^(?<name>[^.]+)\.(?<domain>fastmail\.[a-z.]+)$/;

/**
 * One mailbox as limits know it. Apart from `mailboxOf`, whose form stands in digests that are kept for years: two people
 * whom this one takes for the same wait a day for a mail, no more.
 */
function hashOfMailbox(address: string): string {
  const mailbox = mailboxOf(address);
  const at = mailbox.lastIndexOf("@");
  const host = mailbox.slice(at + 1);
  const { name = mailbox.slice(0, at), domain = host } = SUBDOMAIN.exec(host)?.groups ?? {};
  const { is = domain, ignored = "" } = SPELLINGS.find((each) => each.domain.test(domain)) ?? {};
  const key = `${name.replace(ignored, "")}@${is}`;
  return createHash("sha256").update(key).digest("base64url");
}
