import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SERVER_FLAGS } from "../../scripts/server-flags.mjs";
import type { Database } from "../../src/db/database.ts";
import { migrate } from "../../src/db/migrate.ts";
import { bookableSpan, readHosts } from "../../src/features/appointments/times/host-calendars.ts";
import { freeTimes, QUARTER_MS } from "../../src/features/appointments/times/slots.ts";
import { companyDay } from "../../src/lib/company/company-day.ts";
import { testDatabaseKind } from "../../test/databases.ts";
import { createStore, type Store } from "../../test/store.ts";
import { storeManyLeads } from "../bench/many-leads.ts";
import type { Line, Standing, Visitors } from "./appointment-visitors.ts";
import { report } from "./fault-report.ts";

const kind = testDatabaseKind();
const NAME = kind === "sqlite" ? "SQLite" : "PostgreSQL";
const SECRET = "a secret of thirty-two characters, or more";
const PROGRAM = path.join(import.meta.dirname, "appointment-visitors.ts");

const CLAIMS = 4_000;
const HOSTS = 3;
const CONNECTIONS = 24;
/** Number of processes; only one may use a SQLite file. */
const PROCESSES = kind === "sqlite" ? 1 : 2;
const VISITORS = 200;
const KILLED_FOR_MS = 60_000;
const KILL_EVERY_MS = 2_500;

let folder: string;
let store: Store;
let database: Database;
const running = new Set<ChildProcess>();
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-torture-"));
  store = await createStore(folder);
  database = store.open();
  await migrate(database);
  await storeManyLeads(database, CLAIMS);
  await database.kysely.updateTable("consultations").set({ review: "accepted" }).execute();
  const at = new Date();
  for (let host = 1; host <= HOSTS; host += 1) {
    const staffId = `host-${host}`;
    const member = { id: staffId, name: staffId, email: `${staffId}@torture.example`, emailVerified: true };
    await database.kysely
      .insertInto("staff")
      .values({ ...member, role: "admin", createdAt: at, updatedAt: at, deactivatedAt: null })
      .execute();
    const rules = {
      languages: '["fr","en"]',
      kinds: '["phone","video","office"]',
      expertise: "[]",
      weight: 1,
      dailyCap: 8,
      pauseQuarters: 1,
    };
    await database.kysely
      .insertInto("appointment_hosts")
      .values({ staffId, ...rules, active: true, version: 1, createdAt: at })
      .execute();
  }
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await database.close();
  await store.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function requests(count: number): Promise<number[]> {
  const query = database.kysely.selectFrom("consultations").select("id").orderBy("id");
  return (await query.limit(count).execute()).map(({ id }) => id);
}

/** Returns the start of each quarter-hour that can be booked now, in ms since 1970. */
async function freeQuarters(): Promise<number[]> {
  const now = new Date();
  const span = bookableSpan(now);
  const hosts = await readHosts(database.kysely, { ...span, now });
  return [...new Set(hosts.flatMap((host) => freeTimes(host, span, QUARTER_MS)))];
}

/**
 * Starts a process of visitors.
 * @param hear receives each line of the process's output, in order
 */
function startVisitors(visitors: Visitors, hear: (line: Line) => void) {
  const flags = [...SERVER_FLAGS, "--disable-warning=ExperimentalWarning"];
  const child = spawn(process.execPath, [...flags, PROGRAM], {
    env: { PATH: process.env["PATH"], ...store.variables, VISITORS: JSON.stringify(visitors) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  createInterface({ input: child.stdout! }).on("line", (line) => hear(JSON.parse(line) as Line));
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, ended };
}

/** Checks that no host is double-booked, and that exactly the appointments' quarter-hours are taken. */
async function whatIsWrong(): Promise<string[]> {
  const { kysely } = database;
  const booked = await kysely.selectFrom("appointments").selectAll().where("state", "=", "booked").execute();
  const attendance = await kysely.selectFrom("appointment_attendance").selectAll().execute();
  const quarters = await kysely.selectFrom("appointment_quarters").selectAll().execute();
  const wrong: string[] = [];
  const taken = new Map(quarters.map((row) => [`${row.staffId} ${row.quarter}`, row]));
  if (taken.size !== quarters.length) wrong.push("a quarter of one host is taken twice");
  const needed = new Set<string>();
  const attended = Map.groupBy(attendance, ({ appointmentId }) => appointmentId);
  for (const { id, staffId, startsAt } of booked) {
    for (const host of [staffId, ...(attended.get(id) ?? []).map((colleague) => colleague.staffId)]) {
      // An appointment takes two quarter-hours, and the pause after it a third.
      for (let quarter = startsAt.getTime() / QUARTER_MS, i = 0; i < 3; i += 1, quarter += 1) {
        const key = `${host} ${quarter}`;
        if (needed.has(key)) wrong.push(`appointment ${id} overlaps another`);
        needed.add(key);
        if (taken.get(key)?.appointmentId !== id) wrong.push(`appointment ${id} has lost its quarter`);
      }
    }
  }
  for (const key of taken.keys()) {
    if (!needed.has(key)) wrong.push(`the quarter ${key} is taken without an appointment`);
  }
  const each = Map.groupBy(booked, ({ consultationId }) => consultationId);
  for (const [id, those] of each) if (those.length > 1) wrong.push(`request ${id} has ${those.length} appointments`);
  return wrong;
}

/** Lets every visitor request one appointment, and returns counts and the start times that were refused. */
async function askOnce(all: readonly number[], starts: readonly string[], together: number) {
  const asked = new Map<number, string>();
  const refused: string[] = [];
  const errors: string[] = [];
  let booked = 0;
  const hear = ({ visitor, what, start, error }: Line) => {
    if (what === "asks") asked.set(visitor, start!);
    if (what !== "told") return;
    if (!error) booked += 1;
    else if (error === "taken") refused.push(asked.get(visitor)!);
    else errors.push(error);
  };
  const began = performance.now();
  const codes = await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) => {
      const own = all.filter((_, at) => at % PROCESSES === index);
      const each = Math.ceil(together / PROCESSES);
      const visitors = { secret: SECRET, requests: own, together: each, starts: [...starts], isOnce: true, hosts: [] };
      return startVisitors(visitors, hear).ended;
    }),
  );
  expect({ codes, errors }).toEqual({ codes: codes.map(() => 0), errors: [] });
  expect(booked + refused.length).toBe(all.length);
  return { booked, refused, perSecond: Math.round((1000 * all.length) / (performance.now() - began)) };
}

it(`lets ${CLAIMS} visitors who want random times book every free time, and none twice`, async () => {
  const starts = (await freeQuarters()).map((time) => new Date(time).toISOString());
  const { booked, refused, perSecond } = await askOnce(await requests(CLAIMS), starts, CONNECTIONS);
  const free = new Set(await freeQuarters());
  const refusedThoughFree = refused.filter((start) => free.has(Date.parse(start)));
  const wrong = await whatIsWrong();
  const result = `${booked} booked, ${refused.length} refused, ${refusedThoughFree.length} of them although free, ${wrong.length} overlaps, ${perSecond} a second`;
  process.stdout.write(`${NAME}: ${result}\n`);
  report({
    fault: `${CLAIMS} bookings of random times, ${NAME}`,
    done: `${HOSTS} hosts, ${CONNECTIONS} visitors at once, ${PROCESSES} processes`,
    acknowledged: booked,
    lost: 0,
    doubled: wrong.length,
    recoveredAfter: null,
    result,
  });
  expect({ refusedThoughFree, wrong }).toEqual({ refusedThoughFree: [], wrong: [] });
  expect(booked).toBeGreaterThan(200);
}, 600_000);

it("9 and 17: gives a time that 500 visitors want to one of them, and only six of a day's times to 300", async () => {
  const hosts = database.kysely.updateTable("appointment_hosts");
  await hosts.set({ active: false }).where("staffId", "!=", "host-1").execute();
  const all = await requests(800);
  const free = await freeQuarters();
  const [first] = free;
  const one = await askOnce(all.slice(0, 500), [new Date(first!).toISOString()], 500);
  expect(one.booked).toBe(1);
  await hosts.set({ dailyCap: 6 }).execute();
  const lastDay = companyDay(new Date(free.at(-1)!));
  const ofDay = free.filter((time) => companyDay(new Date(time)) === lastDay);
  const day = await askOnce(
    all.slice(500),
    ofDay.map((time) => new Date(time).toISOString()),
    300,
  );
  expect(day.booked).toBe(6);
  expect(await whatIsWrong()).toEqual([]);
}, 300_000);

it(`keeps what ${VISITORS} visitors who book, move and cancel were told, across kills`, async () => {
  const all = await requests(VISITORS);
  const starts = (await freeQuarters()).map((time) => new Date(time).toISOString());
  const hosts = Array.from({ length: HOSTS }, (_, index) => `host-${index + 1}`);
  const told = new Map<number, Standing>(all.map((visitor) => [visitor, null]));
  /** Start times, by visitor, in requests that were unanswered at a kill, and so may or may not have been executed. */
  const pending = new Map<number, string | null>();
  const lost: string[] = [];
  const odd: string[] = [];
  let acknowledged = 0;
  let kills = 0;
  const hear = (line: Line) => {
    const { visitor, what, standing = null, error } = line;
    if (what === "asks") pending.set(visitor, line.start ?? null);
    if (what === "told") {
      pending.delete(visitor);
      if (!error) acknowledged += 1;
      else if (error !== "taken") odd.push(error);
      told.set(visitor, standing);
    }
    if (what === "found") {
      const known = told.get(visitor) ?? null;
      const isAsTold = JSON.stringify(known) === JSON.stringify(standing);
      const isAsAsked = pending.has(visitor) && (standing?.start ?? null) === pending.get(visitor);
      if (!isAsTold && !isAsAsked) lost.push(`${visitor}: ${JSON.stringify({ known, standing })}`);
      pending.delete(visitor);
      told.set(visitor, standing);
    }
  };
  for (const until = Date.now() + KILLED_FOR_MS; Date.now() < until; ) {
    const groups = Array.from({ length: PROCESSES }, (_, index) => all.filter((_, at) => at % PROCESSES === index));
    const processes = groups.map((own) =>
      startVisitors({ secret: SECRET, requests: own, together: own.length, starts, isOnce: false, hosts }, hear),
    );
    await sleep(KILL_EVERY_MS + Math.random() * 500);
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all(processes.map(({ ended }) => ended));
    kills += PROCESSES;
    // Waits, because the database may still execute a killed client's statements.
    await store.undelivered();
  }
  const last = startVisitors({ secret: SECRET, requests: [], together: 1, starts, isOnce: true, hosts }, hear);
  await last.ended;
  for (const visitor of all) {
    const stored = await database.kysely
      .selectFrom("appointments")
      .select(["id", "startsAt", "sequence"])
      .where("consultationId", "=", visitor)
      .where("state", "=", "booked")
      .executeTakeFirst();
    const standing = stored
      ? { appointment: stored.id, start: stored.startsAt.toISOString(), sequence: stored.sequence }
      : null;
    hear({ visitor, what: "found", standing });
  }
  const wrong = await whatIsWrong();
  const { attending } = await database.kysely
    .selectFrom("appointment_attendance")
    .select(({ fn }) => fn.countAll<number>().as("attending"))
    .executeTakeFirstOrThrow();
  expect(Number(attending)).toBeGreaterThan(0);
  const result = `${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${wrong.length} inconsistent`;
  process.stdout.write(`${NAME}: ${result}\n`);
  report({
    fault: `kill -9 while people book, ${NAME}`,
    done: `${VISITORS} visitors who book, move and cancel for a minute, ${PROCESSES} processes`,
    acknowledged,
    lost: lost.length,
    doubled: wrong.length,
    recoveredAfter: null,
    result,
  });
  expect({ lost, wrong, odd }).toEqual({ lost: [], wrong: [], odd: [] });
  expect(acknowledged).toBeGreaterThan(VISITORS);
}, 300_000);
