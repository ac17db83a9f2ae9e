import type { Clock } from "../../lib/clock.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secret-token.ts";
import { mailKey } from "../../lib/text/mail-key.ts";
import { claimMail } from "../mail-limits/mail-limits.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { leaveList, type NewsletterFacts } from "./leaving-service.ts";
import { CONFIRMATION_DAYS, type NewsletterRequest } from "./model.ts";
import {
  confirmSubscription,
  countOpenConfirmations,
  type Database,
  deleteOver,
  findConfirmation,
  findOrAddSubscription,
  findSubscriptionOfLink,
  insertConfirmation,
  insertLinks,
  type Queryable,
  useConfirmation,
} from "./repository.ts";

/** A stranger's word makes us write to an address that never answers this often in `CONFIRMATION_DAYS`, at one a day. */
const MAX_OPEN_REQUESTS = 3;

/** What a link in a mail is about. */
export interface LinkSubject {
  address: string;
  language: Language;
  /** Whether what it asks for is done already. */
  done: boolean;
}

/** The two addresses by which a mail is left again: the page for people, and the one for mail programs (RFC 8058). */
export interface UnsubscribeLinks {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

export interface NewsletterParts {
  database: Database;
  clock: Clock;
  facts: NewsletterFacts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  newToken?: () => string;
}

export type Newsletter = ReturnType<typeof createNewsletter>;

/** Use cases of a reader: to ask for the newsletter, to confirm it, to leave. */
export function createNewsletter(parts: NewsletterParts) {
  const { clock, database, facts, outbox, siteUrl } = parts;
  const newToken = parts.newToken ?? newSecretToken;

  /** A link of its own for each mail of a reader; those of earlier mails go on working. */
  async function unsubscribeLinks(
    db: Queryable,
    readers: readonly { id: number; language: Language }[],
  ): Promise<UnsubscribeLinks[]> {
    const tokens = readers.map(() => newToken());
    await insertLinks(
      db,
      readers.map(({ id }, index) => ({ subscriptionId: id, tokenDigest: digestOfToken(tokens[index])! })),
    );
    return readers.map(({ language }, index) => ({
      unsubscribeUrl: `${siteUrl}${pathIn(language, "/newsletter/unsubscribe")}?token=${tokens[index]}`,
      oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=${tokens[index]}`,
    }));
  }

  /**
   * Notes the request and mails a link that confirms it, in the caller's transaction; call `outbox.wake` after the commit.
   * An address hears from us once a day at most, and not at all when it is on the list already. Says nothing of either:
   * whoever asks must not learn whether the address is known.
   */
  async function request(db: Queryable, asked: NewsletterRequest): Promise<void> {
    const { address, language } = asked;
    const now = clock();
    if (!(await claimMail(db, "newsletter-confirm", address, now))) return;
    const addressKey = mailKey(address);
    const subscription = await findOrAddSubscription(db, { address, addressKey, language }, now);
    if (subscription.state === "confirmed") return;
    if ((await countOpenConfirmations(db, subscription.id, now)) >= MAX_OPEN_REQUESTS) return;
    const token = newToken();
    const confirmationId = await insertConfirmation(db, {
      subscriptionId: subscription.id,
      tokenDigest: digestOfToken(token)!,
      expiresAt: new Date(now.getTime() + CONFIRMATION_DAYS * 86_400_000),
    });
    const { id } = subscription;
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
    });
  }

  async function confirmationOf(token: unknown): Promise<LinkSubject | undefined> {
    const digest = digestOfToken(token);
    const link = digest && (await findConfirmation(database.kysely, digest));
    if (!link) return undefined;
    const { address, language, state, confirmedAt, joinedAt } = link;
    // A link that was used before the person left and came back is over.
    const isInForce = confirmedAt && joinedAt && confirmedAt >= joinedAt && state === "confirmed";
    if (isInForce) return { address, language, done: true };
    return !confirmedAt && link.expiresAt > clock() ? { address, language, done: false } : undefined;
  }

  async function unsubscriptionOf(token: unknown): Promise<LinkSubject | undefined> {
    const digest = digestOfToken(token);
    const subscription = digest && (await findSubscriptionOfLink(database.kysely, digest));
    if (!subscription) return undefined;
    const { address, language, state } = subscription;
    return { address, language, done: state === "unsubscribed" };
  }

  return {
    request,
    unsubscribeLinks,
    /** What a confirmation link is about; undefined for one that is forged, over, or was used before the person left. */
    confirmationOf,
    /** What an unsubscribe link is about; undefined for one that is forged, or whose subscription is long erased. */
    unsubscriptionOf,

    /** {@link request} in a transaction of its own. */
    async subscribe(asked: NewsletterRequest): Promise<void> {
      await facts.transaction((db) => request(db, asked));
      await database.flushed();
      outbox.wake();
    },

    /**
     * Puts the address on the list and welcomes it; a second time changes nothing.
     * @returns the language of the list
     * @throws AppError `not-found` for a link that does not work, or no longer
     */
    async confirm(token: unknown): Promise<Language> {
      const digest = digestOfToken(token);
      if (!digest) throw noSuchLink();
      const language = await facts.transaction(async (db) => {
        const now = clock();
        const confirmed = await useConfirmation(db, digest, now);
        if (!confirmed) return undefined;
        const { subscriptionId: id } = confirmed;
        const subscription = await confirmSubscription(db, id, now);
        const isReader = subscription === undefined;
        const fact = { kind: "newsletter.confirmed", at: now, actor: "visitor", subject: id } as const;
        await facts.record(db, { ...fact, confirmationId: confirmed.id, isReader });
        // Two requests, each with a link of its own, are one subscription and one welcome.
        if (isReader) return (await findConfirmation(db, digest))?.language;
        const [links] = await unsubscribeLinks(db, [subscription]);
        await outbox.enqueue(db, {
          template: "newsletter-welcome",
          about: { kind: "subscription", id },
          recipient: subscription.address,
          language: subscription.language,
          payload: { subscriptionId: id, ...links! },
        });
        return subscription.language;
      });
      await database.flushed();
      outbox.wake();
      const confirmed = language ?? (await confirmationOf(token))?.language;
      if (!confirmed) throw noSuchLink();
      return confirmed;
    },

    /**
     * Takes the address off the list, at once; a second time changes nothing.
     * @param how by the link and our page, or by the mail program's own button
     * @returns the language of the list
     * @throws AppError `not-found` for a link that is not ours
     */
    async unsubscribe(token: unknown, how: "link" | "one-click"): Promise<Language> {
      const digest = digestOfToken(token);
      const language = await facts.transaction(async (db) => {
        const subscription = digest && (await findSubscriptionOfLink(db, digest));
        if (!subscription) throw noSuchLink();
        await leaveList(facts.record, db, subscription.id, "unsubscribed", clock(), "visitor", how);
        return subscription.language;
      });
      await database.flushed();
      return language;
    },

    /** Erases what was not confirmed in time, and what ended so long ago that nobody has to prove it; a job calls it. */
    async forgetOver(db: Queryable, now: Date): Promise<void> {
      const endedBefore = new Date(now);
      endedBefore.setUTCFullYear(now.getUTCFullYear() - RETENTION.newsletterProofYears);
      const subscriptions = await deleteOver(db, now, endedBefore);
      const askedBefore = new Date(now.getTime() - CONFIRMATION_DAYS * 86_400_000);
      const fact = { kind: "newsletter.forgotten", at: now, actor: "system", subject: "subscriptions" } as const;
      await facts.record(db, { ...fact, subscriptions, askedBefore, endedBefore });
    },
  };
}

function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, used or over");
}
