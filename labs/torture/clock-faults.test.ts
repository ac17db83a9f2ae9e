import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { companyDay, companyMoment, dayPlus } from "../../src/lib/company/company-day.ts";
import { testDatabaseKind } from "../../test/databases.ts";
import { type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { createStore, type Store } from "../../test/store.ts";
import { createFakeClock, noFakeClock } from "./fake-clock.ts";
import { report } from "./fault-report.ts";
import { type FaultTrial, startFaultTrial } from "./fault-trial.ts";
import { SITE } from "./mixed-writes.ts";

const SECONDS = 1000;
const HOUR = 3600 * SECONDS;

/** Time for the server to notice a clock change: jobs check every 60 s, scheduled work every 30 s. */
const LOOKED_WITHIN = 75 * SECONDS;

/** Newsletter sign-ups allowed per IP address per hour. */
const SIGN_UPS = 20;

/** Entries in `job_runs` that are not daily jobs, but run once or on demand. */
const NOT_DAILY = ["blog-samples", "overview-weeks", "write-check"];

const kind = testDatabaseKind();

if (noFakeClock) process.stdout.write(`skipped: jumping clocks: ${noFakeClock}\n`);

describe.runIf(!noFakeClock)("a clock", { timeout: 500 * SECONDS }, () => {
  let folder: string;
  let store: Store;
  let database: Database | undefined;
  let trial: FaultTrial | undefined;
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-fault-"));
    store = await createStore(folder);
  });
  afterEach(async () => {
    await trial?.end();
    if (server && server.process.exitCode === null && server.process.signalCode === null) await server.kill();
    await database?.close();
    [trial, server, database] = [undefined, undefined, undefined];
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns each daily job's latest run: the Montréal day that it was for, and when it ran. */
  const jobs = async () => {
    const rows = await database!.kysely.selectFrom("job_runs").selectAll().orderBy("name").execute();
    return rows.filter(({ name }) => !NOT_DAILY.includes(name));
  };
  const days = async () => [...new Set((await jobs()).map(({ lastRunFor }) => lastRunFor))];
  const until = async (what: string, isSo: () => Promise<boolean>, milliseconds = LOOKED_WITHIN) => {
    const end = performance.now() + milliseconds;
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Too late: ${what}`);
      await sleep(500);
    }
  };

  it("that jumps a day ahead and back stops no work for good and repeats none", async () => {
    const today = companyDay(new Date());
    const noon = companyMoment(today, "12:00");
    const after = (hours: number) => new Date(noon.getTime() + hours * HOUR);
    const clock = createFakeClock(folder, noon);
    const variables = { ...store.variables, ...clock.variables };
    trial = await startFaultTrial({ variables, open: store.open });
    const { writes, load, status, finish, mails } = trial;
    const { url } = trial.server;
    database = store.open();

    const schedule = async (title: string, at: Date) => {
      const content = "## Un titre\n\nLe texte d’un billet qui est prévu, assez long pour être lu.";
      const draft = { language: "fr", title, content, excerpt: title, metaDescription: title, keywords: "heure" };
      const made = await writes.asStaff(url, "POST", "/api/posts", draft);
      expect(made.status).toBe(201);
      const { id, version } = (await made.json()) as { id: number; version: number };
      const order = { version, state: "scheduled", publishAt: at.toISOString() };
      expect((await writes.asStaff(url, "PUT", `/api/posts/${id}/state`, order)).status).toBe(200);
      return id;
    };
    const timesPublished = async (id: number) => {
      const subjects = ["subject", "=", String(id)] as const;
      const rows = await database!.kysely
        .selectFrom("audit_log")
        .select("action")
        .where(...subjects)
        .execute();
      return rows.filter(({ action }) => action.endsWith("published")).length;
    };
    const signUp = async (address: string, count: number) => {
      const answers = [];
      for (let number = 0; number < count; number += 1) {
        const answer = await fetch(`${url}/api/newsletter/subscriptions`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Origin: SITE, "X-Forwarded-For": address },
          body: JSON.stringify({ email: `clock-${address}-${number}@torture.example`, language: "fr" }),
        });
        await answer.arrayBuffer();
        answers.push(answer.status);
      }
      return answers.at(-1);
    };
    const works = async () => {
      const before = writes.count("acknowledged");
      const { unread } = await load(3 * SECONDS);
      expect(unread).toEqual([]);
      expect(writes.count("acknowledged") - before).toBeGreaterThan(10);
      expect((await writes.read(url, "/api/consultations")).status, "the session holds").toBe(200);
      expect(await status("/readyz")).toBe(200);
    };

    await works();
    await until("today’s jobs", async () => (await days()).join() === today);
    const overnight = await schedule("Un billet pour cette nuit", after(16));
    const nextDay = await schedule("Un billet pour après-demain", after(40));
    expect(await signUp("192.0.2.1", SIGN_UPS + 1)).toBe(429);

    clock.set(after(24));
    await works();
    expect(await signUp("192.0.2.1", 1), "the hour is over").toBe(202);
    expect(await signUp("192.0.2.2", SIGN_UPS + 1)).toBe(429);
    await until("the post of the night", async () => (await timesPublished(overnight)) === 1);
    await until("the jobs of the next day", async () => (await days()).join() === dayPlus(today, 1));
    const ran = await jobs();

    clock.set(after(0));
    await works();
    expect(await signUp("192.0.2.2", 1), "not held against them for a day").toBe(202);
    await sleep(LOOKED_WITHIN);
    expect(await jobs(), "no job runs again").toEqual(ran);
    expect(await timesPublished(nextDay)).toBe(0);

    clock.set(after(41));
    await works();
    await until("the post of the day after", async () => (await timesPublished(nextDay)) === 1);
    await until("the jobs of the day after", async () => (await days()).includes(dayPlus(today, 2)));
    expect([await timesPublished(overnight), await timesPublished(nextDay)]).toEqual([1, 1]);
    const waiting = async () =>
      (await database!.kysely.selectFrom("outbox").select("id").where("status", "!=", "delivered").execute()).length;
    await until("all mails", async () => (await waiting()) === 0);
    const sent = mails();
    expect(new Set(sent).size, "each mail once").toBe(sent.length);
    await finish({
      fault: `clock a day ahead, a day back, 41 hours ahead, ${kind === "sqlite" ? "SQLite" : "PostgreSQL"}`,
      done: "while running, under load: sessions, limits, mails, scheduled posts, daily jobs",
      recoveredAfter: 0,
      result: `no write refused; ${sent.length} mails, scheduled posts and each day’s jobs once; sessions stay valid, limits expire on time`,
    });
  });

  it.runIf(kind === "sqlite")("that changes for daylight saving time runs each day's jobs once", async () => {
    const clock = createFakeClock(folder, new Date("2026-11-01T05:58:00Z"));
    const variables = { ...store.variables, ...clock.variables, TZ: "America/Toronto" };
    server = await startServerProcess(variables);
    database = store.open();
    const nightly = async () => (await jobs()).filter(({ name }) => name !== "staff-digest");
    expect(await nightly(), "not before 3 a.m.").toEqual([]);
    // Jumps past the autumn change's repeated hour, then back into it.
    clock.set(new Date("2026-11-01T08:05:00Z"));
    await until("the jobs of the long night", async () => (await nightly()).length > 0);
    const ran = await nightly();
    expect(new Set(ran.map(({ lastRunFor }) => lastRunFor))).toEqual(new Set(["2026-11-01"]));
    clock.set(new Date("2026-11-01T06:30:00Z"));
    await sleep(LOOKED_WITHIN);
    expect(await nightly()).toEqual(ran);
    expect(server.said()).not.toContain('"level":50');
    // Sets the clock months ahead, as by mistake.
    clock.set(new Date("2027-03-13T20:00:00Z"));
    await sleep(LOOKED_WITHIN);
    expect(await nightly(), "nothing is forgotten by a wrong clock").toEqual(ran);
    expect(server.said()).toContain("no daily job has run for a month");
    await server.stop();
    await database.kysely.deleteFrom("job_runs").execute();
    // Starts just before the spring change, when 2 a.m. becomes 3 a.m.
    clock.set(new Date("2027-03-14T06:59:30Z"));
    server = await startServerProcess(variables);
    await sleep(10 * SECONDS);
    expect(await nightly()).toEqual([]);
    await until("the jobs of the short night", async () => (await nightly()).length > 0);
    expect(new Set((await nightly()).map(({ lastRunFor }) => lastRunFor))).toEqual(new Set(["2027-03-14"]));
    await server.stop();
    expect(server.said()).not.toContain('"level":50');
    report({
      fault: "daylight saving time, autumn and spring changes",
      done: "while running: past the repeated hour, back into it, four months ahead, and past the missing hour",
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recoveredAfter: null,
      result: "each night’s jobs ran once, and none ran while the clock was four months ahead",
    });
  });
});
