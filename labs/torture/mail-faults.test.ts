import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openSqlite } from "../../src/db/sqlite.ts";
import { freePort } from "../../test/free-port.ts";
import { refusal, startSmtpServer } from "../../test/smtp-server.ts";
import { startFaultTrial } from "./fault-trial.ts";

const SECONDS = 1000;

/** A faulty mail server's behaviours, in turn. */
const ILLS = ["hangs", "puts off", "breaks off", "takes", "takes", "takes"] as const;

it(
  "a mail server that refuses, hangs, defers and disconnects delays no visitor, and later gets each email once",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
    const port = await freePort();
    const open = () => openSqlite(path.join(folder, "nordet.sqlite"));
    const variables = { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const trial = await startFaultTrial({ variables, open, hasMail: false });
    const met = { hangs: 0, "puts off": 0, "breaks off": 0, takes: 0 };
    /** Ids of the sessions to cut off in the middle of their email. */
    const broken = new Set<string>();
    let isIll = true;
    let mails = 0;
    let server: Awaited<ReturnType<typeof startSmtpServer>> | undefined;
    try {
      // No mail server runs yet, so connections are refused and the outbox retries.
      await trial.load(2 * SECONDS);
      server = await startSmtpServer(
        {
          onRcptTo: (_address, session, callback) => {
            mails += 1;
            const ill = isIll ? ILLS[mails % ILLS.length]! : "takes";
            met[ill] += 1;
            if (ill === "hangs") return;
            if (ill === "puts off") return callback(refusal(451, "4.3.0 come back later"));
            if (ill === "breaks off") broken.add(session.id);
            return callback();
          },
        },
        port,
        ({ id }) => broken.delete(id),
      );
      await trial.load(20 * SECONDS);
      const early = server.received.length;
      expect(early, "others went on meanwhile").toBeGreaterThan(5);
      isIll = false;
      const began = performance.now();
      const database = open();
      const waiting = async () =>
        (await database.kysely.selectFrom("outbox").select("id").where("status", "!=", "delivered").execute()).length;
      // Takes up to two of the outbox's retry pauses, plus the expiry of its claim on an email that hung.
      while ((await waiting()) > 0 && performance.now() - began < 300 * SECONDS) await sleep(500);
      const recoveredAfter = Math.round((performance.now() - began) / 100) / 10;
      const rows = await database.kysely.selectFrom("outbox").select(["messageId", "status", "attempts"]).execute();
      await database.close();
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
      const counts = new Map<string, number>();
      for (const { mail } of server.received) counts.set(mail.messageId!, (counts.get(mail.messageId!) ?? 0) + 1);
      expect(rows.filter(({ messageId }) => counts.get(messageId) !== 1)).toEqual([]);
      await trial.finish({
        fault: "mail server down, hanging, deferring, dropping connections",
        done: `refused for 2 s, then faulty for 20 s: ${met.hangs} hung, ${met["puts off"]} deferred (451), ${met["breaks off"]} disconnected`,
        recoveredAfter,
        result: `${early} mails delivered meanwhile; all ${rows.length} arrived once under their Message-ID, at most ${Math.max(...rows.map(({ attempts }) => attempts))} attempts`,
      });
    } finally {
      await trial.end();
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  500 * SECONDS,
);
