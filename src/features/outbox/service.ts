import { randomUUID } from "node:crypto";
import type { MailPayloads, MailTemplate } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { entryRef } from "../people/entry-ref.ts";
import type { MailStatus } from "../people/schema.ts";
import { type KnownRecord, recordOnTimeline, reviseOnTimeline } from "../people/timeline-service.ts";
import type {
  Bounce,
  ClaimedMessage,
  DeliveryOutcome,
  OutboxEntry,
  OutboxQuery,
  OutboxStatus,
} from "./outbox-entry.ts";
import {
  claimDue,
  countDead,
  type Database,
  deleteByKey,
  deleteDelivered,
  deleteMessage,
  insertMessage,
  listMessages,
  markDelivered,
  markFailed,
  nextDueAt,
  type Queryable,
  replayMessage,
  waitingMessages,
} from "./repository.ts";
import { afterFailure, createWorker } from "./worker.ts";

/**
 * How long a claim holds, in milliseconds: longer than any delivery takes (`DELIVERY_TIMEOUT` of the transport). After
 * a crash the message is delivered again once it has run out.
 */
const CLAIM_HOLDS = 120_000;

/** How long the desk shows what was delivered, in milliseconds: as long as anybody asks "did you get it?". */
const DELIVERED_KEPT = RETENTION.deliveredMailDays * 86_400_000;

/** Longest error text kept, in UTF-16 units: a few lines of a mail server's answer. */
const MAX_ERROR_LENGTH = 500;

/**
 * Which mails go first of those that are due: 0 is what a person waits for, 1 what the team is told, 2 what thousands get. A
 * lane is never long enough to starve the next: strangers' words write a bounded number of mails, and what fails waits out
 * its pause outside the queue.
 */
const LANES: Record<MailTemplate, 0 | 1 | 2> = {
  "password-reset": 0,
  "staff-invitation": 0,
  "staff-account-changed": 0,
  "privacy-link": 0,
  "privacy-answer": 0,
  "newsletter-confirm": 0,
  "newsletter-welcome": 0,
  "visitor-confirmation": 0,
  letter: 0,
  appointment: 0,
  "staff-appointment": 1,
  "staff-new-consultation": 1,
  "staff-chat-summary": 1,
  "staff-many-chats": 1,
  "staff-mention": 1,
  "staff-digest": 1,
  "newsletter-issue": 2,
};

export interface NewMail<Template extends MailTemplate> {
  template: Template;
  /** One address, without a name. */
  recipient: string;
  language: Language;
  payload: MailPayloads[Template];
  /** A second mail with the same key is not written: "one mail of this kind for this fact". */
  dedupeKey?: string;
  /** Of a mail to the person a record belongs to: it stands on their timeline, and what became of it. */
  about?: KnownRecord;
  /** What the timeline calls it, where the template does not say it all: the title of an issue. */
  title?: string;
  /** When it is to leave; at once unless said. */
  dueAt?: Date;
  /** Who wrote it, where that is a member of staff: their id. */
  actor?: string;
}

/**
 * What a feature does about its own mails on their way. Both are called within a transaction, and both must bear being
 * called twice for the same attempt.
 */
export interface MailFollower {
  /** Asked before each attempt; no takes the mail out of the outbox as if it had never been written. */
  isWanted(db: Queryable, message: ClaimedMessage): Promise<boolean>;
  /**
   * Told what an attempt came to, in the transaction that writes it down.
   * @param status what became of the message: `pending` will be tried again, `dead` is given up
   * @returns `"forget"` when nothing about this message is left for the staff to do: it is taken out of the outbox
   */
  settled(
    db: Queryable,
    message: ClaimedMessage,
    status: OutboxStatus,
    bounce: Bounce | undefined,
  ): Promise<"keep" | "forget">;
}

/** Whatever leaves the process (DESIGN §5): written with the fact it tells of, delivered at least once by a worker. */
export interface Outbox {
  /**
   * Writes a mail to be sent, in the caller's transaction; call `wake` after the commit.
   * @returns false when the `dedupeKey` exists already and nothing was written
   */
  enqueue<Template extends MailTemplate>(db: Queryable, mail: NewMail<Template>): Promise<boolean>;
  /** Lets a feature follow its own mails; called once a template, before `start`. */
  follow(templates: readonly MailTemplate[], follower: MailFollower): void;
  /** Makes the worker look now instead of within half a minute. */
  wake(): void;
  /** A page of messages, newest first. */
  list(query: OutboxQuery): Promise<{ entries: OutboxEntry[]; nextCursor: number | undefined }>;
  /**
   * Makes a message that was given up, or waits after a failure, due now.
   * @throws AppError `not-found`, or `conflict` when there is nothing to replay
   */
  replay(id: number, actor: string): Promise<OutboxEntry>;
  /** How many messages were given up: for the daily digest, in its transaction. */
  countDead(db: Queryable): Promise<number>;
  /** What is not delivered, for who watches the site. */
  backlog(): Promise<{ waiting: number; dead: number; oldestWaiting: Date | undefined }>;
  /** Takes a mail out, whatever became of it: what it tells of was erased. In the caller's transaction. */
  withdraw(db: Queryable, dedupeKey: string): Promise<void>;
  /** Removes what was delivered so long ago that nobody asks about it any more; a job calls it. */
  forgetDelivered(db: Queryable, now: Date): Promise<void>;
  /** Begins to deliver. */
  start(): void;
  /** Takes nothing more and waits, for a bounded time, for the deliveries under way. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  database: Database;
  clock: Clock;
  /** Right side of the `@` in Message-IDs. */
  messageIdDomain: string;
  deliver: (message: ClaimedMessage) => Promise<DeliveryOutcome>;
  /** Told of each attempt that failed, without personal data; `status` is what became of the message. */
  onUndelivered: (message: { id: number; template: string; attempts: number }, status: "pending" | "dead") => void;
  /** Told of failures of the outbox itself, without personal data. */
  onError: (error: unknown, messageId?: number) => void;
  /** 0 to 1, for the pauses between attempts. */
  chance?: () => number;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { database, clock, chance = Math.random } = parts;
  const followers = new Map<string, MailFollower>();

  /** @returns what it comes to, or undefined for a mail that is no longer wanted and is gone */
  async function attempt(message: ClaimedMessage): Promise<DeliveryOutcome | undefined> {
    const follower = followers.get(message.template);
    const isWanted =
      !follower ||
      (await database.kysely.transaction().execute(async (db) => {
        const wanted = await follower.isWanted(db, message);
        if (!wanted) {
          await deleteMessage(db, message.id);
          await tellTimeline(db, message.id, "dropped");
        }
        return wanted;
      }));
    return isWanted ? await parts.deliver(message) : undefined;
  }

  async function settleDelivered(message: ClaimedMessage): Promise<void> {
    const follower = followers.get(message.template);
    await database.kysely.transaction().execute(async (db) => {
      await markDelivered(db, message.id, clock());
      await tellTimeline(db, message.id, "delivered");
      if (!follower) return;
      if ((await follower.settled(db, message, "delivered", undefined)) === "forget")
        await deleteMessage(db, message.id);
    });
  }

  async function settleFailed(
    message: ClaimedMessage,
    end: Parameters<typeof markFailed>[2],
    bounce: Bounce | undefined,
  ): Promise<void> {
    const follower = followers.get(message.template);
    await database.kysely.transaction().execute(async (db) => {
      if (!(await markFailed(db, message, end))) return;
      if (end.status === "dead") await tellTimeline(db, message.id, "dead");
      if (!follower) return;
      if ((await follower.settled(db, message, end.status, bounce)) === "forget") await deleteMessage(db, message.id);
    });
  }

  const worker = createWorker({
    claim: async (limit) => {
      const now = clock();
      const claimed = await claimDue(database, limit, now, new Date(now.getTime() + CLAIM_HOLDS));
      // No mail tells of what a power cut could still take back.
      if (claimed.length > 0) await database.flushed();
      return claimed;
    },
    nextDueAt: () => nextDueAt(database),
    deliver: attempt,
    settle: async (message, outcome) => {
      if (outcome.status === "delivered") {
        await settleDelivered(message);
        return await database.flushed();
      }
      const now = clock();
      const next =
        outcome.status === "refused"
          ? { status: "dead" as const, at: now }
          : afterFailure(message.attempts, now, chance());
      const { id, template, attempts } = message;
      parts.onUndelivered({ id, template, attempts }, next.status);
      const lastError = storable(outcome.error).slice(0, MAX_ERROR_LENGTH);
      await settleFailed(message, { status: next.status, nextAttemptAt: next.at, lastError }, outcome.bounce);
    },
    onError: parts.onError,
    now: clock,
  });

  return {
    async enqueue(db, mail) {
      const now = clock();
      const id = await insertMessage(
        db,
        {
          template: mail.template,
          recipient: storable(mail.recipient),
          language: mail.language,
          payload: JSON.stringify(mail.payload, (_key, value: unknown) =>
            typeof value === "string" ? storable(value) : value,
          ),
          dedupeKey: mail.dedupeKey ?? null,
          messageId: `<${randomUUID()}@${parts.messageIdDomain}>`,
          lane: LANES[mail.template],
          dueAt: mail.dueAt ?? now,
        },
        now,
      );
      if (id !== undefined && mail.about) {
        const { about: of, template, title } = mail;
        const detail = { template, status: "pending" as const, ...(title === undefined ? {} : { title }) };
        await recordOnTimeline(db, {
          of,
          kind: "mail",
          at: now,
          actor: mail.actor ?? "system",
          detail,
          ref: entryRef.mail(id),
        });
      }
      return id !== undefined;
    },

    follow(templates, follower) {
      for (const template of templates) followers.set(template, follower);
    },

    wake: worker.wake,

    async list(query) {
      const entries = await listMessages(database, query);
      const page = entries.slice(0, query.limit);
      return { entries: page, nextCursor: entries.length > page.length ? page.at(-1)?.id : undefined };
    },

    async replay(id, actor) {
      const replayed = await replayMessage(database, id, actor, clock());
      if (replayed === "unknown") throw new AppError("not-found", "There is no such message");
      if (replayed === "not-replayable") throw new AppError("conflict", "This message is delivered or under way");
      await tellTimeline(database.kysely, id, "pending");
      worker.wake();
      return replayed;
    },

    countDead,
    backlog: async () => ({ ...(await waitingMessages(database.kysely)), dead: await countDead(database.kysely) }),
    withdraw: deleteByKey,
    forgetDelivered: (db, now) => deleteDelivered(db, new Date(now.getTime() - DELIVERED_KEPT)),

    start: worker.start,
    stop: worker.stop,
  };
}

/** What has become of a mail, where a timeline tells of it. */
function tellTimeline(db: Queryable, messageId: number, status: MailStatus): Promise<void> {
  return reviseOnTimeline<"mail">(db, entryRef.mail(messageId), { status });
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; a mail must never be the reason that a lead is refused. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
