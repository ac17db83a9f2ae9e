import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { application } from "../../test/applications.ts";
import { createPostgresDatabase, testDatabaseKind } from "../../test/databases.ts";
import { type ServerProcess, startServerProcess } from "../../test/server-process.ts";
import { report } from "./fault-report.ts";

/**
 * Tests decision 050 on the built server: attackers call public endpoints while an honest visitor comes each second.
 */

/** Duration of a flood, in ms. Other tests simulate an hour; this one measures real load. */
const FLOOD = 30_000;
const AT_ONCE = 16;

const IS_POSTGRES = testDatabaseKind() === "postgres";
const STORE = IS_POSTGRES ? "two processes on PostgreSQL" : "SQLite";

const FLOODS: Record<string, (n: number) => string> = {
  "3 servers": (n) => `11.0.${n % 3}.9`,
  "50 addresses": (n) => `11.0.${n % 50}.9`,
  "500 addresses": (n) => `11.${(n % 500) >> 8}.${n % 250}.9`,
  "one /48": (n) => `2001:db8:7:${(n % 65_536).toString(16)}::1`,
};

/** The outcome of an honest visit; 1 means yes, 0 no. */
interface Outcome {
  accepted: number;
  answered: number;
  signedUp: number;
  asked: number;
  /** Number of times that the API offered, and whether the page showed them too. */
  offered: number;
  sawTimes: number;
  booked: number;
  /** Bookable only through the emailed link, because unconfirmed visitors' share of the day was used up. */
  onCondition: number;
  /** Duration of each call, in ms. */
  took: number[];
}

interface Slot {
  start: string;
  company: { day: string };
  isOnCondition?: boolean;
}

let made = 0;

function call(url: string, route: string, from: string, body: object) {
  return fetch(`${url}/api${route}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(body),
  });
}

function read(url: string, route: string, from: string) {
  return fetch(`${url}${route}`, { headers: { "X-Forwarded-For": from } });
}

/** Returns the booking link's token from the response to a consultation request. */
function bookingToken(sent: Response): string | undefined {
  const next = /^<([^>]+)>; rel="next"$/.exec(sent.headers.get("link") ?? "")?.[1];
  return next && (new URL(next, "http://nordet.example").searchParams.get("token") ?? undefined);
}

const listOf = (token?: string, kind = "video") =>
  `/api/appointments/slots?kind=${kind}${token ? `&token=${token}` : ""}`;
const pageOf = (token: string) => `/rendez-vous?token=${token}`;

async function timesOf(response: Response): Promise<Slot[]> {
  if (response.status === 200) return ((await response.json()) as { slots: Slot[] }).slots;
  await response.text();
  return [];
}

const anyOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)];

function message(text: string) {
  made += 1;
  const id = String(made).padStart(10, "z");
  return { sessionId: `nordet-h0st1-${id}`, message: text, language: "en", page: "/en", messageId: `message-${id}` };
}

const sizeable = "é".repeat(900);

/** Sends a consultation request, reads the times and books one, as visitors do; returns the status of each call. */
async function lookAndBook(url: string, from: string, n: number): Promise<number[]> {
  const email = `flood${n}@flood.example`;
  const body = application({ email, additionalInfo: `${n} ${sizeable}`, elapsedSeconds: 90 });
  const sent = await call(url, "/consultations", from, body);
  await sent.text();
  const token = bookingToken(sent);
  if (!token) return [sent.status];
  const listed = await read(url, listOf(token), from);
  const start = anyOf(await timesOf(listed))?.start;
  const shown = await read(url, pageOf(token), from);
  await shown.text();
  if (!start) return [sent.status, listed.status, shown.status];
  const asked = await call(url, "/appointments", from, { token, start, kind: "video" });
  await asked.text();
  return [sent.status, listed.status, shown.status, asked.status];
}

/** Makes the attackers' `n`-th call or visit; they call each endpoint in turn. */
async function attack(url: string, from: string, n: number): Promise<number[]> {
  const response = await [
    () => call(url, "/newsletter/subscriptions", from, { email: `flood${n}@flood.example`, language: "fr" }),
    () => call(url, "/privacy/links", from, { kind: "see", email: `flood${n}@flood.example`, wish: sizeable }),
    () => call(url, "/chatbot/messages", from, message(`${n} ${sizeable}`)),
    () => read(url, listOf(), from),
    () => read(url, pageOf(`b${n}.s.x`), from),
  ][n % 6]?.();
  if (!response) return await lookAndBook(url, from, n);
  await response.text();
  return [response.status];
}

async function visit(urls: readonly string[], minute: number): Promise<Outcome> {
  const url = urls[minute % urls.length]!;
  // Each visitor comes from a different network.
  const from = `${198 - (minute >> 8)}.${minute & 255}.7.9`;
  const took: number[] = [];
  const timed = async (asked: () => Promise<Response>) => {
    const began = performance.now();
    const response = await asked();
    await response.clone().text();
    took.push(performance.now() - began);
    return response;
  };
  const send = (route: string, body: object) => timed(() => call(url, route, from, body));
  const email = `honest${minute}@visitor.example`;
  const sent = await send("/consultations", application({ email, elapsedSeconds: 90 }));
  // Only an accepted request gets appointment times.
  const token = sent.status === 201 ? bookingToken(sent) : undefined;
  const answered = (await send("/chatbot/messages", message("What does it cost?"))).status === 200;
  const signedUp = (await send("/newsletter/subscriptions", { email, language: "fr" })).status === 202;
  const asked = (await send("/privacy/links", { kind: "see", email })).status === 202;
  let slots = token ? await timesOf(await timed(() => read(url, listOf(token), from))) : [];
  const shown = token ? await timed(() => read(url, pageOf(token), from)) : undefined;
  const sawTimes = slots.length > 0 && shown?.status === 200 && (await shown.text()).includes(slots[0]!.start);
  const offered = slots.length;
  let status = 0;
  // If the time was just taken, the response lists other free times.
  for (let tries = 0; tries < 3 && slots.length > 0 && status !== 201 && status !== 202; tries += 1) {
    const response = await send("/appointments", { token, start: anyOf(slots)!.start, kind: "video" });
    status = response.status;
    slots = status === 409 ? ((await response.json()) as { current: { slots: Slot[] } }).current.slots : [];
  }
  const whether = { accepted: token !== undefined, answered, signedUp, asked, sawTimes };
  const counted = { ...whether, booked: status === 201, onCondition: status === 202 };
  const numbers = Object.fromEntries(Object.entries(counted).map(([key, is]) => [key, Number(is)]));
  return { ...(numbers as Record<keyof typeof counted, number>), offered, took };
}

const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Sends one honest visitor per second for `milliseconds`. */
async function honest(urls: readonly string[], first: number, milliseconds: number) {
  const outcomes: Promise<Outcome>[] = [];
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(1_000)) {
    outcomes.push(visit(urls, first + outcomes.length));
  }
  return await Promise.all(outcomes);
}

/** Runs a trial on the built server; on PostgreSQL, on two server processes. */
async function onServers<T>(
  work: (urls: readonly string[]) => Promise<T>,
  after?: (database: Database) => Promise<void>,
): Promise<T> {
  const folders = (IS_POSTGRES ? [0, 1] : [0]).map(() => mkdtempSync(path.join(tmpdir(), "nordet-flood-")));
  const database = IS_POSTGRES ? await createPostgresDatabase() : undefined;
  const servers: ServerProcess[] = [];
  try {
    for (const folder of folders) {
      const shared = { AUTH_SECRET: "a secret of thirty-two characters, or more", SITE_URL: "http://nordet.example" };
      const variables = { ...shared, DATA_DIR: folder };
      servers.push(await startServerProcess(database ? { ...variables, DATABASE_URL: database.url } : variables));
    }
    const result = await work(servers.map(({ url }) => url));
    for (const server of servers.splice(0)) await server.stop();
    const opened = database
      ? openPostgres(database.url, () => undefined)
      : openSqlite(path.join(folders[0]!, "nordet.sqlite"));
    await after?.(opened);
    await opened.close();
    return result;
  } finally {
    for (const server of servers) await server.kill();
    await database?.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the times offered to an IP address that only this function uses. */
const onOffer = async (url: string, kind?: string) =>
  await timesOf(await read(url, listOf(undefined, kind), "192.0.2.1"));

it.each(Object.entries(FLOODS))(
  "a flood from %s leaves honest visitors alone",
  async (name, address) => {
    let mails = 0;
    const countMails = async ({ kysely }: Database) => {
      const row = await kysely
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll<number>().as("mails"))
        .where("template", "=", "visitor-confirmation")
        .where("recipient", "like", "honest1___@visitor.example")
        // Counts emails that no flood delayed: delivered, or due since they were written.
        .where((eb) => eb.or([eb("status", "=", "delivered"), eb("nextAttemptAt", "<=", eb.ref("createdAt"))]))
        .executeTakeFirstOrThrow();
      mails = Number(row.mails);
    };
    const statuses = new Map<number, number>();
    const { quiet, flooded, before, after } = await onServers(async (urls) => {
      const before = await onOffer(urls[0]!);
      const quiet = await honest(urls, 0, FLOOD / 3);
      let isOver = false;
      let count = 0;
      const attackers = Array.from({ length: AT_ONCE }, async () => {
        while (!isOver) {
          count += 1;
          // Changes the IP address after each round of calls, so that every address makes all kinds of call.
          for (const status of await attack(urls[count % urls.length]!, address(Math.floor(count / 6)), count)) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }
      });
      const flooded = await honest(urls, 1_000, FLOOD);
      isOver = true;
      await Promise.all(attackers);
      return { quiet, flooded, before, after: await onOffer(urls[0]!) };
    }, countMails);

    const visits = flooded.length;
    const sum = (key: keyof Omit<Outcome, "took">) => flooded.reduce((total, outcome) => total + outcome[key], 0);
    const [calm, busy] = [quiet, flooded].map((all) => p95(all.flatMap(({ took }) => took)));
    const calls = [...statuses.values()].reduce((total, n) => total + n, 0);
    const [booked, onCondition, sawTimes] = [sum("booked"), sum("onCondition"), sum("sawTimes")];
    const fewest = Math.min(...flooded.map(({ offered }) => offered));
    const result = [
      `of ${visits} honest visitors ${sum("accepted")} accepted with a link to times, ${mails} with a mail sent at once`,
      `${sum("answered")} answered in the chat, ${sum("signedUp")} signed up, ${sum("asked")} got a privacy link`,
      `${sawTimes} saw times (${fewest} at the least), ${booked} booked, ${onCondition} on condition`,
      `times on offer ${before.length} → ${after.length}; p95 ${calm!.toFixed(0)} → ${busy!.toFixed(0)} ms`,
    ].join("; ");
    process.stdout.write(`${name}, ${STORE}: ${calls} calls, ${result}\n`);
    report({
      fault: `Flood from ${name}, ${STORE}`,
      done: `${calls} calls of all kinds (${[...statuses].map(([status, n]) => `${status}: ${n}`).join(", ")})`,
      acknowledged: visits,
      lost: visits - sum("accepted"),
      doubled: 0,
      recoveredAfter: null,
      result,
    });
    expect({
      accepted: sum("accepted"),
      answered: sum("answered"),
      signedUp: sum("signedUp"),
      asked: sum("asked"),
      sawTimes,
      gotTime: booked + onCondition,
    }).toEqual({
      accepted: visits,
      answered: visits,
      signedUp: visits,
      asked: visits,
      sawTimes: visits,
      gotTime: visits,
    });
    expect(after.length).toBeGreaterThan(before.length / 2);
  },
  180_000,
);

it("ninety strangers who book as much as they can leave times for others on every day", async () => {
  const tally = { sent: 0, booked: 0, onCondition: 0, gone: 0, other: 0 };
  const strangers = Array.from({ length: 90 }, (_, index) => index);
  const { before, after, office, visitor } = await onServers(async (urls) => {
    const before = await onOffer(urls[0]!);
    const office = [(await onOffer(urls[0]!, "office")).length];
    /** Sends three requests and tries to book with each, one more than a network may book. */
    const bookAll = async (index: number) => {
      const url = urls[index % urls.length]!;
      const from = `11.0.${index}.9`;
      for (let request = 0; request < 3; request += 1) {
        const email = `stranger${index}-${request}@flood.example`;
        const sent = await call(url, "/consultations", from, application({ email, elapsedSeconds: 90 }));
        await sent.text();
        const token = bookingToken(sent);
        if (!token) continue;
        tally.sent += 1;
        for (let tries = 0; tries < 2; tries += 1) {
          const free = (await timesOf(await read(url, listOf(token), from))).filter((slot) => !slot.isOnCondition);
          const start = anyOf(free.length > 0 ? free : before)!.start;
          const { status } = await call(url, "/appointments", from, { token, start, kind: "video" });
          if (status === 201) tally.booked += 1;
          else if (status === 202) tally.onCondition += 1;
          else if (status === 409) tally.gone += 1;
          else tally.other += 1;
          if (status === 201) break;
        }
      }
    };
    const waiting = [...strangers];
    const lines = Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await bookAll(next);
    });
    await Promise.all(lines);
    const after = await onOffer(urls.at(-1)!);
    office.push((await onOffer(urls.at(-1)!, "office")).length);
    return { before, after, office, visitor: await visit(urls, 1_000) };
  });
  const left = new Set(after.map(({ start }) => start));
  const days = [...Map.groupBy(before, ({ company }) => company.day).values()];
  const shares = days.map((ofDay) => ofDay.filter(({ start }) => left.has(start)).length / ofDay.length);
  // Some of today's times are too soon to be offered, but count towards the day's cap.
  const [today = 1, ...ahead] = shares;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const result = [
    `times on offer ${before.length} → ${left.size} (${percent(left.size / before.length)}), at the office ${office.join(" → ")}`,
    `${percent(Math.min(...ahead))} on the worst of ${ahead.length} days, ${percent(today)} on the first`,
    `the next visitor saw ${visitor.offered} and ${visitor.booked ? "booked" : "was emailed a link to book"}`,
  ].join("; ");
  const done = `${tally.sent} requests from 90 addresses: ${tally.booked} booked, ${tally.onCondition} on condition, ${tally.gone} gone, ${tally.other} refused`;
  process.stdout.write(`90 strangers, ${STORE}: ${done}; ${result}\n`);
  report({
    fault: `Ninety strangers book as much as they can, ${STORE}`,
    done,
    acknowledged: tally.booked,
    lost: 0,
    doubled: 0,
    recoveredAfter: null,
    result,
  });
  expect(tally.other).toBe(0);
  expect(tally.onCondition).toBeGreaterThan(0);
  expect(Math.min(...ahead)).toBeGreaterThanOrEqual(2 / 3);
  expect({ saw: visitor.sawTimes, got: visitor.booked + visitor.onCondition }).toEqual({ saw: 1, got: 1 });
}, 300_000);
