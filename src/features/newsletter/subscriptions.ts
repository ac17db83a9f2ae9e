import type { Database, Queryable } from "../../db/database.ts";
import type { Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secrets.ts";
import { mailKey } from "../../lib/text/mailbox.ts";
import { newsletter as en } from "../../text/en/site/newsletter.ts";
import { newsletter as fr } from "../../text/fr/site/newsletter.ts";
import { claimMail } from "../mail-limits/mail-limits.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { CONFIRMATION_DAYS, NEWSLETTER_CONSENT_VERSION, type NewsletterFact, type NewsletterRequest } from "./model.ts";
import {
  countOpenConfirmations,
  deleteOver,
  findConfirmation,
  findOrAddSubscription,
  findSubscriptionOfLink,
  findSubscriptionsOf,
  insertConfirmation,
  insertLinks,
  markConfirmed,
  markEnded,
  type Subscription,
  useConfirmation,
} from "./subscriptions-store.ts";

export interface NewsletterParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<NewsletterFact> };
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** The site's public URL, without a trailing slash. */
  siteUrl: string;
  /** Maximum emails per minute, across all sendings and processes. */
  mailsPerMinute: number;
  /** Checks at once for a batch to send; call it after the commit. */
  wakeSendings: () => void;
}

/**
 * How often within `CONFIRMATION_DAYS` strangers can make us email an address that never confirms; at most once a day.
 */
const MAX_OPEN_REQUESTS = 3;

/**
 * Records a sign-up and emails a confirmation link, in the caller's transaction; call `outbox.wake` after the commit.
 * An address is emailed at most once a day, and not at all if already subscribed. The outcome is not returned, because
 * callers must not learn whether an address is known.
 * @param wait milliseconds before the email is sent
 */
export async function askForNewsletter(
  parts: NewsletterParts,
  db: Queryable,
  asked: NewsletterRequest,
  wait = 0,
): Promise<void> {
  const { clock, facts, outbox, siteUrl } = parts;
  const { address, language } = asked;
  const now = clock();
  if (!(await claimMail(db, "newsletter-confirm", address, now))) return;
  const subscriber = { address, addressKey: mailKey(address), language };
  const { id, state } = await findOrAddSubscription(db, subscriber, now);
  if (state === "confirmed") return;
  if ((await countOpenConfirmations(db, id, now)) >= MAX_OPEN_REQUESTS) return;
  const token = newSecretToken();
  const dueAt = new Date(now.getTime() + wait);
  const confirmationId = await insertConfirmation(db, {
    subscriptionId: id,
    tokenDigest: digestOfToken(token)!,
    expiresAt: new Date(dueAt.getTime() + CONFIRMATION_DAYS * 86_400_000),
  });
  await facts.record(db, {
    ...asked,
    kind: "newsletter.asked",
    at: now,
    actor: "visitor",
    subject: id,
    confirmationId,
  });
  await outbox.enqueue(db, {
    template: "newsletter-confirm",
    about: { kind: "subscription", id },
    recipient: address,
    language,
    payload: {
      subscriptionId: id,
      url: `${siteUrl}${pathIn(language, "/newsletter/confirm")}?token=${token}`,
      days: CONFIRMATION_DAYS,
    },
    dueAt,
  });
}

/** Calls {@link askForNewsletter} in its own transaction, and wakes the outbox. */
export async function subscribe(parts: NewsletterParts, asked: NewsletterRequest, wait = 0): Promise<void> {
  await parts.facts.transaction((db) => askForNewsletter(parts, db, asked, wait));
  await parts.database.flushed();
  parts.outbox.wake();
}

/** The subscription that an emailed link belongs to. */
interface LinkSubject {
  address: string;
  language: Language;
  /** Whether the link has already taken effect. */
  done: boolean;
}

type Reading = Pick<NewsletterParts, "database" | "clock">;

/**
 * Finds the subscription behind a confirmation link; undefined if the link is forged, expired, or was used before the
 * person unsubscribed.
 */
export async function confirmationOf({ database, clock }: Reading, token: unknown): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const link = digest && (await findConfirmation(database.kysely, digest));
  if (!link) return undefined;
  const { address, language, state, confirmedAt, joinedAt } = link;
  // A link used before the person unsubscribed and rejoined is no longer valid.
  const isInForce = confirmedAt && joinedAt && confirmedAt >= joinedAt && state === "confirmed";
  if (isInForce) return { address, language, done: true };
  return !confirmedAt && link.expiresAt > clock() ? { address, language, done: false } : undefined;
}

/**
 * Finds the subscription behind an unsubscribe link; undefined if the link is forged or its subscription was erased.
 */
export async function unsubscriptionOf({ database }: Reading, token: unknown): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const subscription = digest && (await findSubscriptionOfLink(database.kysely, digest));
  if (!subscription) return undefined;
  const { address, language, state } = subscription;
  return { address, language, done: state === "unsubscribed" };
}

function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, used or over");
}

/**
 * Adds the email address to the list and sends a welcome email; idempotent.
 * @returns the list's language
 * @throws AppError `not-found` for an invalid or expired link
 */
export async function confirmSubscription(parts: NewsletterParts, token: unknown): Promise<Language> {
  const { clock, database, facts, outbox } = parts;
  const digest = digestOfToken(token);
  if (!digest) throw noSuchLink();
  const language = await facts.transaction(async (db) => {
    const now = clock();
    const confirmed = await useConfirmation(db, digest, now);
    if (!confirmed) return undefined;
    const { id: confirmationId, subscriptionId: id } = confirmed;
    const subscription = await markConfirmed(db, id, now);
    const isReader = subscription === undefined;
    const fact = { kind: "newsletter.confirmed", at: now, actor: "visitor", subject: id } as const;
    await facts.record(db, { ...fact, confirmationId, isReader });
    // Two sign-ups, each with its own link, result in one subscription and one welcome email.
    if (isReader) return (await findConfirmation(db, digest))?.language;
    await welcome(parts, db, subscription);
    return subscription.language;
  });
  await database.flushed();
  outbox.wake();
  const confirmed = language ?? (await confirmationOf(parts, token))?.language;
  if (!confirmed) throw noSuchLink();
  return confirmed;
}

async function welcome(parts: NewsletterParts, db: Queryable, reader: Subscription): Promise<void> {
  const { id, address, language } = reader;
  const [links] = await unsubscribeLinks(parts, db, [reader]);
  await parts.outbox.enqueue(db, {
    template: "newsletter-welcome",
    about: { kind: "subscription", id },
    recipient: address,
    language,
    payload: { subscriptionId: id, ...links! },
  });
}

/**
 * Erases expired unconfirmed subscriptions, and those that ended so long ago that proof is no longer needed. Called by
 * a job.
 */
export async function eraseEndedSubscriptions({ facts }: NewsletterParts, db: Queryable, now: Date): Promise<void> {
  const endedBefore = new Date(now);
  endedBefore.setUTCFullYear(now.getUTCFullYear() - RETENTION.newsletterProofYears);
  const subscriptions = await deleteOver(db, now, endedBefore);
  const askedBefore = new Date(now.getTime() - CONFIRMATION_DAYS * 86_400_000);
  const fact = { kind: "newsletter.forgotten", at: now, actor: "system", subject: "subscriptions" } as const;
  await facts.record(db, { ...fact, subscriptions, askedBefore, endedBefore });
}

/** An email's unsubscribe URLs: a page for people, and an endpoint for mail programs (RFC 8058). */
interface UnsubscribeLinks {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

/** Creates new unsubscribe links, one per email and reader; earlier links keep working. */
export async function unsubscribeLinks(
  { siteUrl }: { siteUrl: string },
  db: Queryable,
  readers: readonly { id: number; language: Language }[],
): Promise<UnsubscribeLinks[]> {
  if (readers.length === 0) return [];
  const made = readers.map((reader) => ({ ...reader, token: newSecretToken() }));
  await insertLinks(
    db,
    made.map(({ id, token }) => ({ subscriptionId: id, tokenDigest: digestOfToken(token)! })),
  );
  return made.map(({ language, token }) => ({
    unsubscribeUrl: `${siteUrl}${pathIn(language, "/newsletter/unsubscribe")}?token=${token}`,
    oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=${token}`,
  }));
}

type Ended = Extract<NewsletterFact, { kind: "newsletter.ended" }>;

/** Ends a subscription in the caller's transaction, unless it has already ended this way. */
export async function endSubscription(
  { clock, facts }: Pick<NewsletterParts, "clock" | "facts">,
  db: Queryable,
  ended: Pick<Ended, "subject" | "state" | "actor" | "how">,
): Promise<void> {
  const at = clock();
  if (!(await markEnded(db, ended.subject, ended.state, at))) return;
  await facts.record(db, { kind: "newsletter.ended", at, ...ended });
}

/**
 * Ends all subscriptions of an email address, for people who ask us by email or phone.
 * @param actor id of the staff member
 * @returns how many subscriptions ended
 */
export async function unsubscribeAddress(parts: NewsletterParts, address: string, actor: string): Promise<number> {
  const ended = await parts.facts.transaction(async (db) => {
    const subscriptions = await findSubscriptionsOf(db, mailKey(address));
    for (const { id: subject } of subscriptions) {
      await endSubscription(parts, db, { subject, state: "unsubscribed", actor, how: "desk" });
      const fact = { kind: "newsletter.unsubscribe", at: parts.clock(), actor, subject, detail: {} } as const;
      await parts.facts.record(db, fact);
    }
    return subscriptions.length;
  });
  await parts.database.flushed();
  return ended;
}

/**
 * Ends a link's subscription at once; idempotent.
 * @param how through the link and our page, or the mail program's button
 * @returns the list's language
 * @throws AppError `not-found` for a link that is not ours
 */
export async function unsubscribe(
  parts: NewsletterParts,
  token: unknown,
  how: "link" | "one-click",
): Promise<Language> {
  const digest = digestOfToken(token);
  const language = await parts.facts.transaction(async (db) => {
    const subscription = digest && (await findSubscriptionOfLink(db, digest));
    if (!subscription) throw noSuchLink();
    const { id: subject, language: left } = subscription;
    await endSubscription(parts, db, { subject, state: "unsubscribed", actor: "visitor", how });
    return left;
  });
  await parts.database.flushed();
  return language;
}

/**
 * Returns the exact wording beside the sign-up button (CASL, s. 10: purpose, sender, how to withdraw).
 * @param version on the visitor's page; an old version yields "", and the consent ledger resolves its wording
 */
export function newsletterConsentWording(language: Language, version: string): string {
  return version === NEWSLETTER_CONSENT_VERSION ? { fr, en }[language].signup.consent : "";
}
