import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { testDatabaseKind } from "../databases.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { report } from "./fault-report.ts";
import { addStaff, MixedWrites, SITE } from "./mixed-writes.ts";
import { startServerProcess } from "./server-process.ts";
import { createStore } from "./store.ts";

const kind = testDatabaseKind();

/** `TORTURE_KILLS=300` for the full proof. Every test run kills under requests alone (`kill.test.ts`), which takes seconds. */
const KILLS = Number(process.env["TORTURE_KILLS"] ?? 4);

/** Visitors and staff who write at the same time, each one thing after the other until the server is gone. */
const WRITERS = 8;

/** Mails the outbox sends at the same time: so many can be between the mail server's yes and our commit at one kill. */
const MAILS_AT_ONCE = 4;

const folder = mkdtempSync(path.join(tmpdir(), "nordet-torture-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(kind !== "pglite" && process.env["TORTURE"] === "whole")(
  `keeps what was acknowledged, once and whole, and every mail, over ${KILLS} kills under mixed writes`,
  async () => {
    const store = await createStore(folder);
    const smtp = await startSmtpServer();
    const variables = { ...store.variables, SITE_URL: SITE, SMTP_URL: smtp.url };
    const writes = new MixedWrites();
    /** In which run each mail was taken by the mail server, by Message-ID. */
    const taken = new Map<string, number[]>();
    let read = 0;
    const readMails = (run: number) => {
      for (const mail of smtp.received.slice(read)) {
        const id = mail.mail.messageId!;
        taken.set(id, [...(taken.get(id) ?? []), run]);
        writes.receive(mail);
        read += 1;
      }
    };
    try {
      for (let run = 0; run < KILLS; run += 1) {
        const server = await startServerProcess(variables);
        if (run === 0) {
          addStaff(variables);
          await writes.signIn(server.url);
        }
        const load = Promise.all(Array.from({ length: WRITERS }, () => writes.writeUntil(server.url, () => false)));
        // At another moment of the work each time: after so many answers, and a few milliseconds.
        const enough = writes.count("acknowledged") + 10 + ((run * 7) % 30);
        while (writes.count("acknowledged") < enough && writes.odd.length === 0) {
          await Promise.race([sleep(5), load]);
          readMails(run);
        }
        await sleep((run * 3) % 10);
        await server.kill();
        await load;
        // What the mail server had in hand when we died.
        await sleep(20);
        readMails(run);
      }
      const unanswered = writes.count("unanswered");

      const server = await startServerProcess(variables);
      await writes.sendAgain(server.url);
      const database = store.open();
      // As if the time were over for which the dead held their mails.
      await database.kysely
        .updateTable("outbox")
        .set({ lockedUntil: null, nextAttemptAt: new Date(0) })
        .where("status", "=", "pending")
        .execute();
      const waiting = async () =>
        (await database.kysely.selectFrom("outbox").select("id").where("status", "!=", "delivered").execute()).length;
      for (const until = Date.now() + 30_000 + KILLS * 2_000; (await waiting()) > 0 && Date.now() < until; ) {
        await sleep(200);
      }
      await server.stop();
      readMails(KILLS);

      const outbox = await database.kysely.selectFrom("outbox").select(["messageId", "status"]).execute();
      const { acknowledged, lost, doubled, half } = await writes.verify(database);
      await database.close();

      const runs = [...taken.values()];
      const repeats = smtp.received.length - taken.size;
      const repeatsOf = new Map<number, number>();
      for (const own of runs) for (const run of own.slice(0, -1)) repeatsOf.set(run, (repeatsOf.get(run) ?? 0) + 1);
      report({
        fault: `kill -9 under mixed writes, ${kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
        done: `${KILLS} kills; ${WRITERS} writers of requests, chats, sign-ups, confirmations, posts and changes at the desk`,
        acknowledged,
        lost: lost.length,
        doubled: doubled.length,
        recoveredAfter: null,
        result: `${unanswered} broken off; ${taken.size} mails, each under one Message-ID, ${repeats} repeated`,
      });
      process.stdout.write(
        `${kind}: ${KILLS} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
          `${taken.size} mails, ${repeats} repeats\n`,
      );
      expect({ lost, doubled, half, odd: writes.odd }).toEqual({ lost: [], doubled: [], half: [], odd: [] });
      expect(outbox.filter(({ status }) => status !== "delivered")).toEqual([]);
      expect(new Set(outbox.map(({ messageId }) => messageId))).toEqual(new Set(taken.keys()));
      for (const own of runs) expect(new Set(own).size, "once a process, however often it was killed").toBe(own.length);
      for (const count of repeatsOf.values()) expect(count).toBeLessThanOrEqual(MAILS_AT_ONCE);
      expect(acknowledged).toBeGreaterThan(KILLS * WRITERS);
    } finally {
      await smtp.close();
      await store.drop();
    }
  },
  60_000 + KILLS * 30_000,
);
