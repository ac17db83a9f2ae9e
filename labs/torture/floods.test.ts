import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openPostgres } from "../../src/db/postgres.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { application } from "../../test/applications.ts";
import { createPostgresDatabase, testDatabaseKind } from "../../test/databases.ts";
import { type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { report } from "./fault-report.ts";

/** Decision 050 against the real server: attackers ask of everything at once while an honest visitor comes each second. */

/** How long a flood lasts, in ms; an hour of the clock is simulated elsewhere, what a second costs is seen here. */
const FLOOD = 30_000;
/** Attackers' calls under way at the same time. */
const AT_ONCE = 16;

const FLOODS: Record<string, (n: number) => string> = {
  "3 servers": (n) => `11.0.${n % 3}.9`,
  "50 addresses": (n) => `11.0.${n % 50}.9`,
  "500 addresses": (n) => `11.${(n % 500) >> 8}.${n % 250}.9`,
  "one /48": (n) => `2001:db8:7:${(n % 65_536).toString(16)}::1`,
};

interface Outcome {
  accepted: number;
  answered: number;
  signedUp: number;
  asked: number;
  /** Milliseconds of each honest call. */
  took: number[];
}

let made = 0;

function call(url: string, route: string, from: string, body: object) {
  return fetch(`${url}/api${route}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(body),
  });
}

function message(text: string) {
  made += 1;
  const id = String(made).padStart(10, "z");
  return { sessionId: `nordet-h0st1-${id}`, message: text, language: "en", page: "/en", messageId: `message-${id}` };
}

const sizeable = "é".repeat(900);

/** One of everything that a stranger may send. */
const attacks = (n: number): [string, object][] => [
  ["/consultations", application({ email: `flood${n}@flood.example`, additionalInfo: `${n} ${sizeable}` })],
  ["/newsletter/subscriptions", { email: `flood${n}@flood.example`, language: "fr" }],
  ["/privacy/links", { kind: "see", email: `flood${n}@flood.example`, wish: sizeable }],
  ["/chatbot/messages", message(`${n} ${sizeable}`)],
];

async function visit(urls: readonly string[], minute: number): Promise<Outcome> {
  const url = urls[minute % urls.length]!;
  const from = `198.18.${minute >> 8}.${minute & 255}`;
  const took: number[] = [];
  const timed = async (route: string, body: object) => {
    const began = performance.now();
    const response = await call(url, route, from, body);
    await response.text();
    took.push(performance.now() - began);
    return response;
  };
  const email = `honest${minute}@visitor.example`;
  const sent = await timed("/consultations", application({ email, elapsedSeconds: 90 }));
  // A request that was accepted leads on to times.
  const accepted = sent.status === 201 && sent.headers.get("link")?.includes('rel="next"') ? 1 : 0;
  const answered = (await timed("/chatbot/messages", message("What does it cost?"))).status === 200 ? 1 : 0;
  const signedUp = (await timed("/newsletter/subscriptions", { email, language: "fr" })).status === 202 ? 1 : 0;
  const asked = (await timed("/privacy/links", { kind: "see", email })).status === 202 ? 1 : 0;
  return { accepted, answered, signedUp, asked, took };
}

const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Honest visitors, one a second, for so long. */
async function honest(urls: readonly string[], first: number, milliseconds: number) {
  const outcomes: Promise<Outcome>[] = [];
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(1_000)) {
    outcomes.push(visit(urls, first + outcomes.length));
  }
  return await Promise.all(outcomes);
}

it.each(Object.entries(FLOODS))(
  "a flood from %s leaves honest visitors alone",
  async (name, address) => {
    const isPostgres = testDatabaseKind() === "postgres";
    const folders = (isPostgres ? [0, 1] : [0]).map(() => mkdtempSync(path.join(tmpdir(), "nordet-flood-")));
    const database = isPostgres ? await createPostgresDatabase() : undefined;
    const servers: ServerProcess[] = [];
    try {
      for (const folder of folders) {
        const shared = { AUTH_SECRET: "a secret of thirty-two characters, or more", SITE_URL: "http://nordet.example" };
        const variables = { ...shared, DATA_DIR: folder };
        servers.push(await startServerProcess(database ? { ...variables, DATABASE_URL: database.url } : variables));
      }
      const urls = servers.map(({ url }) => url);
      const quiet = await honest(urls, 0, FLOOD / 3);
      let isOver = false;
      let count = 0;
      const statuses = new Map<number, number>();
      const attackers = Array.from({ length: AT_ONCE }, async () => {
        while (!isOver) {
          count += 1;
          const [route, body] = attacks(count)[count % 4]!;
          const response = await call(urls[count % urls.length]!, route, address(count), body);
          await response.text();
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        }
      });
      const flooded = await honest(urls, 1_000, FLOOD);
      isOver = true;
      await Promise.all(attackers);
      for (const server of servers.splice(0)) await server.stop();

      const { kysely, close } = database
        ? openPostgres(database.url, () => undefined)
        : openSqlite(path.join(folders[0]!, "nordet.sqlite"));
      const { mails } = await kysely
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll<number>().as("mails"))
        .where("template", "=", "visitor-confirmation")
        .where("recipient", "like", "honest1___@visitor.example")
        // Delivered, or due from the moment it was written: kept waiting by no flood.
        .where((eb) => eb.or([eb("status", "=", "delivered"), eb("nextAttemptAt", "<=", eb.ref("createdAt"))]))
        .executeTakeFirstOrThrow();
      await close();
      const visits = flooded.length;
      const sum = (key: "accepted" | "answered" | "signedUp" | "asked") =>
        flooded.reduce((total, outcome) => total + outcome[key], 0);
      const [before, during] = [quiet, flooded].map((all) => p95(all.flatMap(({ took }) => took)));
      report({
        fault: `Flood from ${name}, ${isPostgres ? "two processes on PostgreSQL" : "SQLite"}`,
        done: `${count} calls of four kinds (${[...statuses].map(([status, n]) => `${status}: ${n}`).join(", ")})`,
        acknowledged: visits,
        lost: visits - sum("accepted"),
        doubled: 0,
        recoveredAfter: null,
        result: `of ${visits} honest visitors ${sum("accepted")} accepted with times, ${Number(mails)} with a mail sent at once, ${sum("answered")} answered in the chat, ${sum("signedUp")} signed up, ${sum("asked")} got a privacy link; p95 ${before!.toFixed(0)} → ${during!.toFixed(0)} ms`,
      });
      expect({
        accepted: sum("accepted"),
        answered: sum("answered"),
        signedUp: sum("signedUp"),
        asked: sum("asked"),
      }).toEqual({
        accepted: visits,
        answered: visits,
        signedUp: visits,
        asked: visits,
      });
    } finally {
      for (const server of servers) await server.kill();
      await database?.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
