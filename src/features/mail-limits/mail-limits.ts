import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { companyDay, dayAfter, startOfCompanyDay } from "../../lib/company/company-day.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";

/** Period in ms in which an anonymous visitor can trigger one email per purpose and address (BARS, Safety). */
const WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Claims the right to email an address that a stranger typed, once per purpose and mailbox in 24 hours.
 * @returns false if it was claimed within that time
 * @param db the transaction that enqueues the email
 * @param purpose for example `visitor-confirmation`
 */
export function claimMail(db: Queryable, purpose: string, address: string, now: Date): Promise<boolean> {
  return noteMail(db, `${purpose}:${hashOfMailbox(address)}`, now, new Date(now.getTime() - WINDOW_MS));
}

/** Allows the next email at once, because the address's owner has acted on the last one and may request another. */
export function releaseMail(db: Queryable, purpose: string, address: string): Promise<void> {
  return deleteNote(db, `${purpose}:${hashOfMailbox(address)}`);
}

/** Suffix of keys that count emails to an email address. */
export function limitKeyEnd(address: string): string {
  return `:${hashOfMailbox(address)}`;
}

/** A rate limit for emails that are counted together. */
export interface MailPace {
  /** Identifies the count; for an email address, it ends in {@link limitKeyEnd}. */
  key: string;
  /** Minimum time between two emails, in ms. */
  gap: number;
  /** Maximum emails per Montréal day or per hour. */
  most: number;
  each: "day" | "hour";
}

/**
 * Counts an email against its rate limits, or returns when to try again. The count is committed before the email is
 * sent, so that neither a second process nor a crash exceeds a limit. Retrying the email counted last is not counted.
 * @param messageId the email's id in the outbox
 * @returns when to try again if a limit is reached (nothing is counted then); undefined if it may be sent now
 */
export async function paceMail(
  db: Queryable,
  messageId: number,
  paces: readonly MailPace[],
  now: Date,
): Promise<Date | undefined> {
  const counts: { pace: MailPace; from: Date; count: number }[] = [];
  let wait = 0;
  // In a fixed order, to avoid deadlocks.
  for (const pace of paces.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { sentAt, countedFrom, ...last } = await lockCount(db, pace.key);
    const { from, to } = windowOf(pace.each, now);
    const count = countedFrom?.getTime() === from.getTime() ? last.count : 0;
    const isCounted = last.messageId === messageId;
    counts.push({ pace, from, count: isCounted ? count : count + 1 });
    if (isCounted) continue;
    // If the clock was set back, wait no longer than the gap.
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

/** Deletes expired limits. Called by a job. */
export function forgetOldMails(db: Queryable, now: Date): Promise<void> {
  return deleteNotesBefore(db, new Date(now.getTime() - WINDOW_MS));
}

/** Providers that deliver more spellings of an address to one mailbox than `mailboxOf` folds. */
const SPELLINGS: readonly { domain: RegExp; is?: string; ignored?: RegExp }[] = [
  { domain: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, is: "proton.me", ignored: /[._-]/g },
  { domain: /^(?:icloud|me|mac)\.com$/, is: "icloud.com" },
  { domain: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/, ignored: /-.*$/ },
  { domain: /^(?:yandex\.[a-z.]+|ya\.ru)$/, is: "yandex.com", ignored: /[.-]/g },
];

/** Fastmail delivers `anything@name.fastmail.com` to `name@fastmail.com`. */
const SUBDOMAIN = /^(?<name>[^.]+)\.(?<domain>fastmail\.[a-z.]+)$/;

/**
 * Hash that identifies a mailbox for limits. It folds more than `mailboxOf`, whose result is part of digests kept for
 * years: if this hash confuses two people, one merely waits a day for an email.
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

/**
 * Records an email unless one was recorded after `earliest`, in a single statement, so that two concurrent calls cannot
 * both succeed.
 */
async function noteMail(db: Queryable, key: string, at: Date, earliest: Date): Promise<boolean> {
  const noted = await db
    .insertInto("mail_limits")
    .values({ key, sentAt: at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ sentAt: at }).where("mail_limits.sentAt", "<=", earliest),
    )
    .returning("key")
    .executeTakeFirst();
  return noted !== undefined;
}

async function deleteNote(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom("mail_limits").where("key", "=", key).execute();
}

async function deleteNotesBefore(db: Queryable, earliest: Date): Promise<void> {
  await db.deleteFrom("mail_limits").where("sentAt", "<=", earliest).execute();
}

/** A key's count, locked until the transaction ends. */
async function lockCount(db: Queryable, key: string) {
  return await db
    .insertInto("mail_limits")
    .values({ key, sentAt: new Date(0) })
    // A no-op update: locks the row on both databases.
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning(["sentAt", "countedFrom", "count", "messageId"])
    .executeTakeFirstOrThrow();
}

async function countMail(
  db: Queryable,
  key: string,
  count: { sentAt: Date; countedFrom: Date; count: number; messageId: number },
): Promise<void> {
  await db.updateTable("mail_limits").set(count).where("key", "=", key).execute();
}
