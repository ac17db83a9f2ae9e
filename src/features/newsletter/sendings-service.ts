import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { NewsletterIssue, RecipientCounts, Sending } from "./model.ts";
import type { Database, Queryable } from "./repository.ts";
import {
  addRecipients,
  changeSending,
  claimPace,
  countRecipients,
  findSending,
  hasSending,
  insertAudit,
  insertSending,
  listSendings,
  nextRecipients,
  oldestUnderWay,
  type RecipientState,
  type SendingRow,
  setRecipients,
  takeUpDropped,
} from "./sendings-repository.ts";
import type { Newsletter } from "./service.ts";

/** Batches a minute, at the usual pace: few enough to cost nothing, many enough that progress is seen to move. */
const BATCHES_A_MINUTE = 10;

/** As many minutes' worth of mails may wait in the outbox: a mail server that takes nothing is not given more. */
const MINUTES_UNDER_WAY = 10;

/** How often a process tries to take the next batch while there is a sending, in milliseconds: a part of the pause. */
const TRY_EVERY = 1_000;

/** How often a process looks whether another has begun a sending, in milliseconds. */
const LOOK_EVERY = 15_000;

export interface SendingsParts {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  newsletter: Pick<Newsletter, "unsubscribeLinks">;
  /** How many mails leave in a minute at most, over all sendings and processes. */
  mailsPerMinute: number;
  /** Told of failures, without personal data. */
  onError: (error: unknown) => void;
}

export type Sendings = ReturnType<typeof createSendings>;

/**
 * Use cases of the staff: an issue goes to the readers of its language, once to each. Who they are is written down when
 * the sending begins; then mails go into the outbox in small batches, each batch a transaction of its own, so that a
 * process that dies leaves nothing half done and any other goes on from there.
 */
export function createSendings(parts: SendingsParts) {
  const { database, clock, outbox, newsletter, mailsPerMinute } = parts;
  const batchSize = Math.max(1, Math.round(mailsPerMinute / BATCHES_A_MINUTE));
  const pause = (batchSize * 60_000) / mailsPerMinute;
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) =>
    database.kysely.transaction().execute(work);

  async function putIntoOutbox(db: Queryable, { id, issue }: SendingRow): Promise<number> {
    const recipients = await nextRecipients(db, id, batchSize);
    const readers = recipients.filter(({ state }) => state === "confirmed");
    const gone = recipients.filter(({ state }) => state !== "confirmed");
    const links = readers.length === 0 ? [] : await newsletter.unsubscribeLinks(db, readers);
    const { title, excerpt, url } = issue as Pick<NewsletterIssue, "title" | "excerpt" | "url">;
    for (const [index, reader] of readers.entries()) {
      await outbox.enqueue(db, {
        template: "newsletter-issue",
        about: { kind: "subscription", id: reader.id },
        title,
        recipient: reader.address,
        language: reader.language,
        payload: { reader: { sendingId: id, subscriptionId: reader.id, ...links[index]! }, title, excerpt, url },
        dedupeKey: `newsletter-issue:${id}:${reader.id}`,
      });
    }
    await setRecipients(
      db,
      id,
      readers.map((reader) => reader.id),
      "queued",
    );
    await setRecipients(
      db,
      id,
      gone.map((reader) => reader.id),
      "dropped",
    );
    return recipients.length;
  }

  /** One batch of the oldest sending, if it is time for one. @returns whether there is a sending under way */
  async function sendBatch(): Promise<boolean> {
    if (!(await oldestUnderWay(database.kysely))) return false;
    const sent = await inTransaction(async (db) => {
      const now = clock();
      if (!(await claimPace(db, now, new Date(now.getTime() + pause)))) return 0;
      const sending = await oldestUnderWay(db);
      if (!sending) return 0;
      const counts = countsOf(await countRecipients(db, [sending.id]), sending.id);
      if (counts.underWay >= mailsPerMinute * MINUTES_UNDER_WAY) return 0;
      const taken = await putIntoOutbox(db, sending);
      if (taken < batchSize) {
        await changeSending(db, { id: sending.id }, "sending", { state: "sent", endedAt: now });
      }
      return taken;
    });
    if (sent > 0) outbox.wake();
    return true;
  }

  let running = false;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let batch: Promise<void> | undefined;
  function work(): void {
    if (!running) return;
    lookAgain = batch !== undefined;
    batch ??= sendBatch()
      .then((underWay) => (underWay ? TRY_EVERY : LOOK_EVERY))
      .catch((error: unknown) => {
        parts.onError(error);
        return LOOK_EVERY;
      })
      .then((rest) => {
        batch = undefined;
        clearTimeout(timer);
        if (!running) return;
        timer = setTimeout(work, lookAgain ? 0 : rest);
        timer.unref();
      });
  }

  async function withCounts(rows: readonly SendingRow[]): Promise<Sending[]> {
    const counted = await countRecipients(
      database.kysely,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toSending(row, countsOf(counted, row.id)));
  }

  async function known(id: number): Promise<Sending> {
    const row = await findSending(database.kysely, id);
    if (!row) throw new AppError("not-found", "There is no such sending");
    const [sending] = await withCounts([row]);
    return sending!;
  }

  async function enter(db: Queryable, id: number, issue: NewsletterIssue, actor: string, action: string) {
    await addRecipients(db, id, issue.language);
    const detail = { postId: issue.postId };
    await insertAudit(db, { at: clock(), actor, action, subject: String(id), detail });
  }

  return {
    /**
     * Begins to send an issue to everybody who is confirmed on its list now, or takes up a sending that was stopped, also
     * for those who have joined since.
     * @param actor id of the member of staff
     * @throws AppError `conflict` when it is being sent or was
     */
    async begin(issue: NewsletterIssue, actor: string): Promise<Sending> {
      const id = await inTransaction(async (db) => {
        const now = clock();
        const begun = await insertSending(db, issue, actor, now);
        const resumed =
          begun === undefined
            ? await changeSending(db, { postId: issue.postId, language: issue.language }, "cancelled", {
                state: "sending",
                endedAt: null,
              })
            : undefined;
        const sendingId = begun ?? resumed?.id;
        if (sendingId === undefined) throw new AppError("conflict", "This post is being sent, or was");
        await takeUpDropped(db, sendingId);
        await enter(db, sendingId, issue, actor, resumed ? "newsletter.resume" : "newsletter.send");
        return sendingId;
      });
      await database.flushed();
      work();
      return await known(id);
    },

    /**
     * Begins a sending in the transaction of whatever it tells of; {@link wake} is for when that is committed. An issue that
     * was begun before, however it ended, is left as it is.
     */
    async beginWithin(db: Queryable, issue: NewsletterIssue, actor: string): Promise<void> {
      const begun = await insertSending(db, issue, actor, clock());
      if (begun !== undefined) await enter(db, begun, issue, actor, "newsletter.send");
    },

    /** Looks at once whether there is something to send. */
    wake: work,

    /** Whether a post is being sent to the readers of a language, or was. */
    wasBegun: async (db: Queryable, { postId, language }: Pick<NewsletterIssue, "postId" | "language">) =>
      await hasSending(db, postId, language),

    /**
     * Stops a sending: nobody gets it any more but those whose mail is on its way to the mail server.
     * @throws AppError `not-found`, or `conflict` when there is nothing to stop
     */
    async cancel(id: number, actor: string): Promise<Sending> {
      const { state, readers } = await known(id);
      await inTransaction(async (db) => {
        const now = clock();
        // What is in the outbox already can still be stopped there.
        const canStop = state === "sending" || (state === "sent" && readers.underWay > 0);
        const to = { state: "cancelled", endedAt: now } as const;
        if (!canStop || !(await changeSending(db, { id }, state, to))) {
          throw new AppError("conflict", "There is nothing to stop");
        }
        await insertAudit(db, { at: now, actor, action: "newsletter.cancel", subject: String(id) });
      });
      await database.flushed();
      return await known(id);
    },

    /** The issue as it will look, to one member of staff. */
    async test(issue: NewsletterIssue, recipient: string): Promise<void> {
      const { language, title, excerpt, url } = issue;
      await outbox.enqueue(database.kysely, {
        template: "newsletter-issue",
        recipient,
        language,
        payload: { reader: null, title, excerpt, url },
      });
      await database.flushed();
      outbox.wake();
    },

    /** @throws AppError `not-found` */
    get: known,
    /** Newest first. @param before id of the last one of the page before */
    list: async (limit: number, before?: number) =>
      await withCounts(await listSendings(database.kysely, limit, before)),

    sendBatch,

    /** Begins to send what is under way, also what another process has left. */
    start(): void {
      running = true;
      work();
    },
    /** Waits for the batch under way. */
    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      await batch;
    },
  };
}

const COUNTED_AS: Record<RecipientState, keyof RecipientCounts> = {
  waiting: "waiting",
  queued: "underWay",
  deferred: "underWay",
  delivered: "delivered",
  bounced: "bounced",
  failed: "failed",
  dropped: "dropped",
};

function countsOf(
  rows: readonly { sendingId: number; state: RecipientState; n: number }[],
  sendingId: number,
): RecipientCounts {
  const counts: RecipientCounts = { waiting: 0, underWay: 0, delivered: 0, bounced: 0, failed: 0, dropped: 0 };
  for (const row of rows) if (row.sendingId === sendingId) counts[COUNTED_AS[row.state]] += row.n;
  return counts;
}

function toSending({ issue, startedAt, endedAt, ...row }: SendingRow, readers: RecipientCounts): Sending {
  return {
    ...row,
    title: String(issue["title"]),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    readers,
  };
}
