import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { auditLog } from "../audit/store.ts";
import { assembleOutbox, type Outbox } from "./assemble.ts";
import { ATTEMPTS_PER_ROUND } from "./deliver-message.ts";
import { type NewMail, replay } from "./messages.ts";
import type { ClaimedMessage, DeliveryOutcome } from "./model.ts";
import { listMessages } from "./store.ts";

const START = new Date("2026-11-20T13:00:00.000Z");

const resetMail = (name = "Zoé", dedupeKey?: string): NewMail<"password-reset"> => ({
  template: "password-reset",
  recipient: "zoe@example.ca",
  language: "fr",
  payload: { name, url: "https://nordet.example/admin/reset?token=secret", minutes: 60 },
  ...(dedupeKey ? { dedupeKey } : {}),
});

describe("outbox", () => {
  let database: Database;
  let now: Date;
  let delivered: ClaimedMessage[];
  let outcome: (message: ClaimedMessage) => Promise<DeliveryOutcome>;
  let running: Outbox[];

  const makeOutbox = () => {
    const outbox = assembleOutbox({
      database,
      clock: () => now,
      facts: createFacts(database, [auditLog]),
      messageIdDomain: "nordet.example",
      deliver: (message) => {
        delivered.push(message);
        return outcome(message);
      },
      onUndelivered: () => undefined,
      onError: (error) => {
        throw error;
      },
      chance: () => 0,
    });
    running.push(outbox);
    return outbox;
  };
  const rows = () => database.kysely.selectFrom("outbox").selectAll().orderBy("id").execute();
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  beforeEach(async () => {
    database = await testDatabase();
    now = START;
    delivered = [];
    running = [];
    outcome = async () => ({ status: "delivered" });
  });
  afterEach(async () => {
    await Promise.all(running.map((outbox) => outbox.stop()));
    await database.close();
  });

  it("sends emails that a person is waiting for before team notices, and newsletter issues last", async () => {
    const outbox = makeOutbox();
    const reader = {
      sendingId: 1,
      subscriptionId: 1,
      unsubscribeUrl: "https://nordet.example/u",
      oneClickUrl: "https://nordet.example/o",
    };
    await database.kysely.transaction().execute(async (db) => {
      for (let n = 0; n < 9_000; n += 1) {
        await outbox.enqueue(db, {
          template: "newsletter-issue",
          recipient: `reader${n}@example.ca`,
          language: "fr",
          payload: { reader, title: "Un billet", excerpt: "…", url: "https://nordet.example/blog/un-billet" },
        });
      }
    });
    pass(60_000);
    const url = "https://nordet.example/admin?consultation=7";
    await outbox.enqueue(database.kysely, {
      template: "staff-mention",
      recipient: "team@example.ca",
      language: "fr",
      payload: { author: "Ana", lead: "Bo", url },
    });
    await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    await expect.poll(() => delivered.length).toBeGreaterThanOrEqual(4);
    const first = delivered.slice(0, 4).map(({ template }) => template);
    expect(first).toEqual(expect.arrayContaining(["password-reset", "staff-mention", "newsletter-issue"]));
    // A batch is claimed at once and delivered in any order; both issues were in the next batch.
    expect(first.filter((template) => template === "newsletter-issue")).toHaveLength(2);
  });

  it("does not resend an email being sent when the clock is set forward", async () => {
    const outbox = makeOutbox();
    const arrival = Promise.withResolvers<void>();
    outcome = async () => {
      await arrival.promise;
      return { status: "delivered" };
    };
    await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    await expect.poll(() => delivered).toHaveLength(1);
    pass(24 * 3_600_000);
    outbox.wake();
    // The email is claimed again, because its claim has expired.
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(2);
    arrival.resolve();
    await expect.poll(async () => (await rows())[0]?.status).toBe("delivered");
    expect(delivered).toHaveLength(1);
  });

  it("stores an email with the fact it reports, or not at all", async () => {
    const outbox = makeOutbox();
    const failing = database.kysely.transaction().execute(async (trx) => {
      await outbox.enqueue(trx, resetMail());
      throw new Error("the fact could not be stored");
    });
    await expect(failing).rejects.toThrow("the fact could not be stored");
    expect(await rows()).toEqual([]);

    await database.kysely.transaction().execute((trx) => outbox.enqueue(trx, resetMail()));
    expect(await rows()).toMatchObject([
      {
        template: "password-reset",
        recipient: "zoe@example.ca",
        status: "pending",
        attempts: 0,
        nextAttemptAt: START,
        messageId: expect.stringMatching(/^<[0-9a-f-]{36}@nordet\.example>$/),
      },
    ]);
  });

  it("stores one email per dedupe key, and a duplicate does not abort the transaction", async () => {
    const outbox = makeOutbox();
    const written = await database.kysely
      .transaction()
      .execute(async (trx) => [
        await outbox.enqueue(trx, resetMail("first", "reset:1")),
        await outbox.enqueue(trx, resetMail("second", "reset:1")),
        await outbox.enqueue(trx, resetMail("third", "reset:2")),
        await outbox.enqueue(trx, resetMail("fourth")),
      ]);
    expect(written).toEqual([true, false, true, true]);
    expect((await rows()).map(({ payload }) => payload["name"])).toEqual(["first", "third", "fourth"]);
  });

  it("strips characters that PostgreSQL would reject", async () => {
    await makeOutbox().enqueue(database.kysely, resetMail("a\0b\ud800c"));
    expect((await rows())[0]?.payload["name"]).toBe("ab\ufffdc");
  });

  it("delivers waiting emails on start, new emails when woken, and then deletes their content", async () => {
    const outbox = makeOutbox();
    await outbox.enqueue(database.kysely, resetMail("before"));
    outbox.start();
    await expect.poll(() => delivered.length).toBe(1);
    await outbox.enqueue(database.kysely, resetMail("after"));
    outbox.wake();
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
    expect(delivered.map(({ payload, attempts }) => [payload["name"], attempts])).toEqual([
      ["before", 1],
      ["after", 1],
    ]);
    expect((await rows())[0]).toMatchObject({ payload: {}, deliveredAt: START, lockedUntil: null, attempts: 1 });
  });

  it("retries with increasing backoff and then gives up", async () => {
    outcome = async () => ({ status: "failed", error: "451 try later" });
    const outbox = makeOutbox();
    await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    const pauses: number[] = [];
    for (let attempt = 1; attempt < ATTEMPTS_PER_ROUND; attempt += 1) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: attempt, lockedUntil: null });
      const [row] = await rows();
      expect(row).toMatchObject({ status: "pending", lastError: "451 try later" });
      const pause = row!.nextAttemptAt.getTime() - now.getTime();
      pauses.push(pause);
      pass(pause - 1);
      outbox.wake();
      pass(1);
      outbox.wake();
    }
    await expect.poll(async () => (await rows())[0]?.status).toBe("dead");
    expect(delivered.map(({ attempts }) => attempts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(1);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBe(30_000);
    pass(365 * 86_400_000);
    outbox.wake();
    await outbox.stop();
    expect(delivered).toHaveLength(8);
  });

  it("gives up at once if the receiving server refuses the email", async () => {
    outcome = async () => ({ status: "refused", error: "550 no such person" });
    const outbox = makeOutbox();
    await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    await expect.poll(async () => (await rows())[0]).toMatchObject({ status: "dead", lastError: "550 no such person" });
    expect(delivered).toHaveLength(1);
  });

  it("redelivers a dead worker's claims once they expire", async () => {
    outcome = () => new Promise(() => undefined);
    const dying = makeOutbox();
    await dying.enqueue(database.kysely, resetMail());
    dying.start();
    await expect.poll(() => delivered.length).toBe(1);
    // A dead worker's deliveries never end, so do not wait for them.
    void dying.stop();
    running = [];

    outcome = async () => ({ status: "delivered" });
    const next = makeOutbox();
    next.start();
    pass(119_000);
    next.wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(delivered).toHaveLength(1);
    pass(2_000);
    next.wake();
    await expect.poll(async () => (await rows())[0]).toMatchObject({ status: "delivered", attempts: 2 });
  });

  it("does not let a late failure undo another worker's delivery", async () => {
    let fail: (outcome: DeliveryOutcome) => void = () => undefined;
    outcome = () =>
      new Promise((resolve) => {
        fail = resolve;
      });
    const slow = makeOutbox();
    await slow.enqueue(database.kysely, resetMail());
    slow.start();
    await expect.poll(() => delivered.length).toBe(1);
    const failSlow = fail;
    pass(121_000);
    outcome = async () => ({ status: "delivered" });
    makeOutbox().start();
    await expect.poll(async () => (await rows())[0]?.status).toBe("delivered");
    failSlow({ status: "failed", error: "late" });
    await slow.stop();
    expect((await rows())[0]).toMatchObject({ status: "delivered", lastError: null });
  });

  it("shares the work between workers, and delivers each message once", async () => {
    outcome = async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      return { status: "delivered" };
    };
    const outboxes = [makeOutbox(), makeOutbox(), makeOutbox()];
    for (let i = 0; i < 60; i += 1) await outboxes[0]!.enqueue(database.kysely, resetMail(`n${i}`));
    for (const outbox of outboxes) outbox.start();
    await expect
      .poll(async () => (await rows()).every(({ status }) => status === "delivered"), { timeout: 15_000 })
      .toBe(true);
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(60);
  });

  it("delivers at most four messages at a time, and finishes them before it stops", async () => {
    let most = 0;
    let open = 0;
    outcome = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return { status: "delivered" };
    };
    const outbox = makeOutbox();
    for (let i = 0; i < 10; i += 1) await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    await expect.poll(() => delivered.length).toBeGreaterThan(4);
    await outbox.stop();
    const statuses = (await rows()).map(({ status }) => status);
    expect(most).toBe(4);
    expect(open).toBe(0);
    expect(statuses.filter((status) => status === "delivered")).toHaveLength(delivered.length);
    expect(statuses).toContain("pending");
  });

  it("replays a message given up on, continues its count of attempts, and logs the replay", async () => {
    outcome = async () => ({ status: "refused", error: "550 mailbox full" });
    const outbox = makeOutbox();
    await outbox.enqueue(database.kysely, resetMail());
    outbox.start();
    await expect.poll(async () => (await rows())[0]?.status).toBe("dead");
    outcome = async () => ({ status: "delivered" });
    const id = (await rows())[0]!.id;
    expect(await replay(outbox, id, "staff-7")).toMatchObject({ id, status: "pending", attempts: 1 });
    await expect.poll(async () => (await rows())[0]).toMatchObject({ status: "delivered", attempts: 2 });
    expect(await database.kysely.selectFrom("audit_log").selectAll().execute()).toMatchObject([
      { actor: "staff-7", action: "outbox.replay", subject: String(id), detail: { attempts: 1, status: "dead" } },
    ]);
    await expect(replay(outbox, id, "staff-7")).rejects.toMatchObject({ code: "conflict" });
    await expect(replay(outbox, 9999, "staff-7")).rejects.toMatchObject({ code: "not-found" });
  });

  it("deletes only delivered messages, after ninety days", async () => {
    outcome = async ({ payload }) =>
      payload["name"] === "dead" ? { status: "refused", error: "550 no" } : { status: "delivered" };
    const outbox = makeOutbox();
    for (const name of ["delivered", "dead"]) await outbox.enqueue(database.kysely, resetMail(name));
    outbox.start();
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(["delivered", "dead"]);
    await outbox.stop();
    const days = (count: number) => new Date(START.getTime() + count * 86_400_000);
    await outbox.jobs[0]!.run(database.kysely, "", days(90));
    expect(await rows()).toHaveLength(2);
    await outbox.jobs[0]!.run(database.kysely, "", days(91));
    expect(await rows()).toMatchObject([{ status: "dead" }]);
  });

  it("reports the number and age of undelivered messages to monitoring", async () => {
    const outbox = makeOutbox();
    expect(await outbox.backlog()).toEqual({ waiting: 0, dead: 0, oldestWaiting: undefined });
    await outbox.enqueue(database.kysely, resetMail("Ada"));
    pass(60_000);
    await outbox.enqueue(database.kysely, resetMail("Zoé"));
    await database.kysely.updateTable("outbox").set({ status: "dead" }).where("id", "=", 1).execute();
    expect(await outbox.backlog()).toEqual({ waiting: 1, dead: 1, oldestWaiting: now });
  });

  it("lists messages by page, newest first, without their content", async () => {
    const outbox = makeOutbox();
    for (let i = 0; i < 5; i += 1) await outbox.enqueue(database.kysely, resetMail(`n${i}`));
    const first = await listMessages(database, { limit: 2 });
    const second = await listMessages(database, { limit: 2, cursor: first[1]!.id });
    const third = await listMessages(database, { limit: 2, cursor: second[1]!.id });
    const ids = [first, second, third].flatMap((page) => page.slice(0, 2).map(({ id }) => id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).toHaveLength(5);
    expect([first, second, third].map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(JSON.stringify(first)).not.toContain("secret");
    expect(await listMessages(database, { limit: 50, status: "dead" })).toEqual([]);
    expect(await listMessages(database, { limit: 50, status: "pending" })).toHaveLength(5);
  });
});
