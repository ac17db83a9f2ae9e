import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { testDatabaseKind } from "../../test/databases.ts";
import { startServerProcess } from "../../test/server-process.ts";
import { startSmtpServer } from "../../test/smtp-server.ts";
import { createStore } from "../../test/store.ts";
import { report } from "./fault-report.ts";
import { addStaff, MixedWrites, SITE } from "./mixed-writes.ts";

const kind = testDatabaseKind();

/**
 * Number of kills: `TORTURE_KILLS` on SQLite, a third of it on PostgreSQL. `npm test` also does a few under requests
 * alone, which take only seconds.
 */
const KILLS = Math.ceil(Number(process.env["TORTURE_KILLS"] ?? 150) / (kind === "sqlite" ? 1 : 3));

/** Number of concurrent visitors and staff, each of whom keeps writing until the server is gone. */
const WRITERS = 8;

/**
 * Number of emails that the outbox sends concurrently: at a kill, up to that many may be between the mail server's
 * acceptance and our commit.
 */
const MAILS_AT_ONCE = 4;

/** How long the mail server takes to accept an email, in ms: long enough that some kills fall into that time. */
const HESITATION = 150;

/** Time limit for delivering the last emails, in ms; on a busy machine some may need a retry. */
const LAST_MAILS_WITHIN = 240_000;

/** Reply from a chat automation; loading the built-in assistant would take as long as all the rest. */
const REPLY = [{ type: "begin" }, { type: "item", content: "Cela dépend du projet." }, { type: "end" }]
  .map((line) => `${JSON.stringify({ ...line, metadata: { nodeId: "1" } })}\n`)
  .join("");

const folder = mkdtempSync(path.join(tmpdir(), "nordet-torture-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `stores every acknowledged write once and completely, and keeps every email, across ${KILLS} kills`,
  async () => {
    const began = performance.now();
    const store = await createStore(folder);
    const smtp = await startSmtpServer({}, 0, undefined, HESITATION);
    const webhook = createServer((incoming, outgoing) => incoming.resume().once("end", () => outgoing.end(REPLY)));
    await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
    const webhookUrl = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/chat`;
    const variables = { ...store.variables, SITE_URL: SITE, SMTP_URL: smtp.url, CHAT_WEBHOOK_URL: webhookUrl };
    const writes = new MixedWrites();
    /** Number of times the mail server accepted each email, by Message-ID. */
    const taken = new Map<string, number>();
    /** Number of kills between an email's acceptance and our commit, by Message-ID. */
    const cutOff = new Map<string, number>();
    let read = 0;
    /** Returns the Message-IDs of the emails received since the previous call, and counts them in `taken`. */
    const readMails = () => {
      const fresh = smtp.received.slice(read);
      read += fresh.length;
      return fresh.map((received) => {
        const id = received.mail.messageId!;
        taken.set(id, (taken.get(id) ?? 0) + 1);
        writes.receive(received);
        return id;
      });
    };
    try {
      for (let run = 0; run < KILLS; run += 1) {
        const server = await startServerProcess(variables);
        if (run === 0) {
          addStaff(variables);
          await writes.signIn(server.url);
        }
        const takenNow: string[] = [];
        const load = Promise.all(Array.from({ length: WRITERS }, () => writes.writeUntil(server.url, () => false)));
        // Kills at a different point each time: after a varying number of responses and milliseconds.
        const enough = writes.count("acknowledged") + 8 + ((run * 7) % 20);
        while (writes.count("acknowledged") < enough && writes.odd.length === 0) {
          await Promise.race([sleep(5), load]);
          takenNow.push(...readMails());
        }
        await sleep((run * 3) % 10);
        await server.kill();
        await load;
        await smtp.settled();
        takenNow.push(...readMails());
        const undelivered = await store.undelivered();
        const cut = takenNow.filter((id) => undelivered.has(id));
        expect(cut.length, "mails between yes and commit").toBeLessThanOrEqual(MAILS_AT_ONCE);
        for (const id of cut) cutOff.set(id, (cutOff.get(id) ?? 0) + 1);
      }
      const unanswered = writes.count("unanswered");
      const secondsEach = (performance.now() - began) / 1000 / KILLS;

      const database = store.open();
      // Expires the killed process's claims on its emails.
      await database.kysely
        .updateTable("outbox")
        .set({ lockedUntil: null, nextAttemptAt: new Date(0) })
        .where("status", "=", "pending")
        .execute();
      const server = await startServerProcess(variables);
      await writes.sendAgain(server.url);
      const waiting = async () =>
        (await database.kysely.selectFrom("outbox").select("id").where("status", "!=", "delivered").execute()).length;
      for (const until = Date.now() + LAST_MAILS_WITHIN; (await waiting()) > 0 && Date.now() < until; ) {
        await sleep(200);
      }
      await server.stop();
      await smtp.settled();
      readMails();

      const outbox = await database.kysely.selectFrom("outbox").select(["messageId", "status"]).execute();
      const { acknowledged, lost, doubled, half } = await writes.verify(database);
      await database.close();

      const repeats = smtp.received.length - taken.size;
      report({
        fault: `kill -9 under mixed writes, ${kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
        done: `${KILLS} kills; ${WRITERS} writers of requests, chats, sign-ups, confirmations, posts and changes at the desk`,
        acknowledged,
        lost: lost.length,
        doubled: doubled.length,
        recoveredAfter: null,
        result: `${unanswered} broken off; ${taken.size} mails, each under one Message-ID, ${repeats} repeated, each after a kill between the mail server’s acceptance and our commit`,
      });
      process.stdout.write(
        `${kind}: ${KILLS} kills, ${secondsEach.toFixed(1)} s each, ${acknowledged} acknowledged, ${lost.length} lost, ` +
          `${doubled.length} doubled, ${taken.size} mails, ${repeats} repeats\n`,
      );
      expect({ lost, doubled, half, odd: writes.odd }).toEqual({ lost: [], doubled: [], half: [], odd: [] });
      expect(outbox.filter(({ status }) => status !== "delivered")).toEqual([]);
      const written = new Set(outbox.map(({ messageId }) => messageId));
      expect([...written].filter((id) => !taken.has(id))).toEqual([]);
      // Each email was accepted once, plus once per kill between its acceptance and our commit; an email no longer in
      // the outbox was accepted only at such kills.
      const wrong = [...taken].filter(([id, times]) => times !== (cutOff.get(id) ?? 0) + (written.has(id) ? 1 : 0));
      expect(wrong).toEqual([]);
      expect(acknowledged).toBeGreaterThan(KILLS * WRITERS);
    } finally {
      await smtp.close();
      webhook.close().closeAllConnections();
      await store.drop();
    }
  },
  300_000 + KILLS * 15_000,
);
