import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { startSmtpServer } from "../../test/smtp-server.ts";
import { report } from "./fault-report.ts";
import { addStaff, MixedWrites, SITE } from "./mixed-writes.ts";

const WRITERS = 6;

/** Longest allowed recovery after a fault, in seconds. */
const RECOVERY_SECONDS = 60;

/** Pages read during a fault, some cached and some not. */
const PAGES = ["/", "/en/pricing", "/consultation-gratuite"];

export interface FaultTrial {
  writes: MixedWrites;
  server: ServerProcess;
  /**
   * Writes and reads for `milliseconds`.
   * @returns pages not answered with 200, and the longest response time in ms
   */
  load(milliseconds: number): Promise<{ unread: string[]; slowest: number }>;
  status(route: string): Promise<number>;
  /** Returns the Message-IDs of the emails received so far. */
  mails(): string[];
  /**
   * Waits until writes succeed again and the server reports ready.
   * @returns how long that took, in seconds
   */
  recover(): Promise<number>;
  restart(options?: ServerOptions): Promise<void>;
  /** Resends refused writes, checks that everything is stored once, and reports the row. */
  finish(line: { fault: string; done: string; recoveredAfter: number | null; result: string }): Promise<void>;
  /** Stops everything, whether or not `finish` was called. */
  end(): Promise<void>;
}

export interface FaultTrialParts {
  variables: Record<string, string>;
  /** Environment variables for creating the account, if different from the server's. */
  staffVariables?: Record<string, string>;
  /** Opens the database for inspection once the server has stopped. */
  open: () => Database;
  options?: ServerOptions;
  /** Whether the trial starts a mail server; false if the test has its own. */
  hasMail?: boolean;
}

/** Starts a server with a member of staff, a mail server and six writers, ready for a fault. */
export async function startFaultTrial(parts: FaultTrialParts): Promise<FaultTrial> {
  const writes = new MixedWrites();
  const smtp = parts.hasMail === false ? undefined : await startSmtpServer();
  const variables = {
    SITE_URL: SITE,
    AUTH_SECRET: "a secret of thirty-two characters, or more",
    ...(smtp ? { SMTP_URL: smtp.url } : {}),
    ...parts.variables,
  };
  let server = await startServerProcess(variables, parts.options);
  let confirmed = 0;
  const readMails = () => {
    for (const mail of smtp?.received.slice(confirmed) ?? []) writes.receive(mail);
    confirmed = smtp?.received.length ?? 0;
  };
  const status = async (route: string) => {
    try {
      return (await fetch(`${server.url}${route}`, { signal: AbortSignal.timeout(15_000) })).status;
    } catch {
      return 0;
    }
  };
  const stop = async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.stop();
  };
  const end = async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.kill();
    await smtp?.close();
  };
  try {
    addStaff({ ...variables, ...parts.staffVariables });
    await writes.signIn(server.url);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    writes,
    get server() {
      return server;
    },
    status,
    mails: () => smtp?.received.map(({ mail }) => mail.messageId!) ?? [],
    async load(milliseconds) {
      let isOver = false;
      const unread: string[] = [];
      let slowest = 0;
      const read = async () => {
        for (let count = 0; !isOver; count += 1) {
          const page = PAGES[count % PAGES.length]!;
          const began = performance.now();
          const answer = await status(page);
          slowest = Math.max(slowest, performance.now() - began);
          if (answer !== 200) unread.push(`${page}: ${answer}`);
          readMails();
          await sleep(20);
        }
      };
      const work = Promise.all([
        read(),
        ...Array.from({ length: WRITERS }, () => writes.writeUntil(server.url, () => isOver, { goOnUnanswered: true })),
      ]);
      await sleep(milliseconds);
      isOver = true;
      await work;
      if (server.process.exitCode !== null || server.process.signalCode !== null) {
        throw new Error(
          `The server ended (${server.process.exitCode ?? server.process.signalCode}):\n${server.said()}`,
        );
      }
      return { unread: [...new Set(unread)], slowest };
    },
    async recover() {
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      for (;;) {
        const before = writes.count("acknowledged");
        for (let kind = 0; kind < 8; kind += 1) await writes.writeOne(server.url);
        const areStored = writes.count("acknowledged") - before >= 5;
        if (areStored && (await status("/readyz")) === 200) return Math.round(seconds() * 10) / 10;
        if (seconds() > RECOVERY_SECONDS) throw new Error(`Not recovered in ${RECOVERY_SECONDS} s:\n${server.said()}`);
        await sleep(100);
      }
    },
    async restart(options = parts.options) {
      await stop();
      server = await startServerProcess(variables, options);
    },
    async finish(line) {
      await writes.sendAgain(server.url);
      await stop();
      const database = parts.open();
      const { acknowledged, lost, doubled, half } = await writes.verify(database);
      await database.close();
      report({ ...line, acknowledged, lost: lost.length, doubled: doubled.length });
      process.stdout.write(`${line.fault}: ${acknowledged} acknowledged, ${line.result}\n`);
      expect({ lost, doubled, half, odd: writes.odd }, server.said().slice(-4000)).toEqual({
        lost: [],
        doubled: [],
        half: [],
        odd: [],
      });
      expect(server.said()).not.toContain("crashed");
      expect(server.said()).not.toContain("the API threw");
    },
    end,
  };
}
