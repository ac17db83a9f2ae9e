import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { companyDay, dayPlus, startOfCompanyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { PrivatePlaces } from "../../lib/http/private-address.ts";
import { secretBox } from "../../lib/secrets.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { findHost } from "../appointments/hosts/store.ts";
import { appointmentUidOf } from "../appointments/link.ts";
import { LAST_READING_MS } from "../appointments/times/host-calendars.ts";
import { HORIZON_DAYS } from "../appointments/times/slots.ts";
import type { Span } from "../appointments/times/wall-clock.ts";
import {
  type Calendar,
  type CalendarProblem,
  type CalendarSecret,
  type Calendars,
  type HeldCalendar,
  MOST_CALENDARS,
  type NewCalendar,
} from "./model.ts";
import type { BusyTime } from "./reading/busy-times.ts";
import type { ReadCalendar, Reading } from "./reading/read-calendar.ts";
import {
  type CalendarSource,
  deleteSource,
  findOwner,
  findSource,
  insertSource,
  listOwnUids,
  listSources,
  listSpans,
  replaceSpans,
  updateSource,
} from "./store.ts";

/** Encrypts and decrypts URLs and passwords, bound to their owner's id. */
export const { seal, unseal } = secretBox("nordet calendars");

/** Returns a URL's digest, which is stored for comparison instead of the URL, because a URL alone may grant access. */
const digestOf = (address: string): string => createHash("sha256").update(address).digest("base64url");

export interface CalendarsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  /** Encryption key for URLs and passwords. */
  secret: string;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Private hosts from which calendars may be read. */
  privatePlaces: PrivatePlaces;
  /** Reads a calendar on a separate thread, so that no visitor waits. */
  read: ReadCalendar;
}

/** Lists a staff member's own calendars, each with the result of its latest reading. */
export async function listCalendars(
  { database: { kysely: db }, secret }: Pick<CalendarsParts, "database" | "secret">,
  staffId: string,
): Promise<Calendars> {
  const [sources, host] = await Promise.all([listSources(db, staffId), findHost(db, staffId)]);
  return {
    calendars: sources.map((source) => calendarOf(source, secret)),
    hasFeed: typeof host?.feedDigest === "string",
  };
}

function calendarOf(source: CalendarSource, secret: string): Calendar {
  const { id, kind, staffId, readAt, failingSince, problem, withdrawnAt } = source;
  const opened = unseal(secret, staffId, source.secret);
  return {
    id,
    kind,
    names: source.holds.map(({ name }) => name).filter((name) => name !== ""),
    server: opened === undefined ? null : new URL((JSON.parse(opened) as CalendarSecret).url).host,
    readAt: readAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    problem,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * Connects a calendar and reads it immediately.
 * @throws AppError `conflict` if the member already has the maximum, `invalid` with the reason if the calendar is
 * unreadable or already connected
 */
export async function connectCalendar(parts: CalendarsParts, staffId: string, calendar: NewCalendar): Promise<void> {
  const { database, clock, facts, secret } = parts;
  const db = database.kysely;
  const sealed = seal(secret, staffId, JSON.stringify(secretOf(calendar)));
  if ((await listSources(db, staffId)).length >= MOST_CALENDARS) {
    throw new AppError("conflict", "There are as many calendars as anybody may have");
  }
  const now = clock();
  const { kind } = calendar;
  const id = await insertSource(db, { staffId, kind, secret: sealed, createdAt: now });
  const source = await findSource(db, id, staffId);
  const problem = source && (await readSource(parts, source));
  if (problem || (await isConnected(parts, id, staffId))) {
    await deleteSource(db, id);
    throw new AppError("invalid", "The calendar is not connected", { fields: { url: problem ?? "calendarTwice" } });
  }
  await facts.transaction((inner) =>
    facts.record(inner, { kind: "calendar.connected", at: now, actor: staffId, subject: id, detail: { kind } }),
  );
}

/** Whether the member already has this calendar, individually or through an account. */
async function isConnected({ database }: CalendarsParts, id: number, staffId: string): Promise<boolean> {
  const sources = await listSources(database.kysely, staffId);
  // If a calendar is connected twice concurrently, the first connection stays.
  const isHeld = (digest: string) => sources.some((other) => other.id < id && holds(other, digest));
  return sources.some((source) => source.id === id && source.holds.some(({ digest }) => isHeld(digest)));
}

const holds = (source: CalendarSource, digest: string) => source.holds.some((held) => held.digest === digest);

/**
 * Returns a calendar's URL and credentials.
 * @throws AppError `invalid` for a malformed URL, or for CalDAV without a username and password
 */
function secretOf({ kind, url, username, password }: NewCalendar): CalendarSecret {
  // `webcal:` is the URL scheme of calendar subscriptions.
  const address = url.trim().replace(/^webcals?:/i, "https:");
  if (!URL.canParse(address)) throw new AppError("invalid", "No address", { fields: { url: "calendarRefused" } });
  if (kind === "ics") return { url: address };
  if (!username || !password) {
    throw new AppError("invalid", "CalDAV needs both", { fields: { password: "calendarUnauthorized" } });
  }
  return { url: address, username, password };
}

/**
 * Deletes a calendar and its busy times.
 * @throws AppError `not-found`
 */
export async function disconnectCalendar(
  { facts, clock }: Pick<CalendarsParts, "facts" | "clock">,
  id: number,
  staffId: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    if (!(await findSource(db, id, staffId))) throw new AppError("not-found", "There is no such calendar");
    await deleteSource(db, id);
    await facts.record(db, { kind: "calendar.disconnected", at: clock(), actor: staffId, subject: id, detail: {} });
  });
}

/** Maximum calendars stored per account, and maximum length of a calendar's name, in UTF-16 code units. */
const MOST_HELD = 100;
const LONGEST_NAME = 100;

/**
 * Reads a calendar and stores its owner's busy times. If reading fails, the previous busy times remain in use.
 * @returns why the calendar could not be read; undefined on success
 */
export async function readSource(parts: CalendarsParts, source: CalendarSource): Promise<CalendarProblem | undefined> {
  const { database, clock, facts } = parts;
  const reading = await ask(parts, source);
  const now = clock();
  if (reading.status === "failed") {
    await noteFailure(parts, source, reading.problem);
    return reading.problem;
  }
  const well = { readAt: now, failingSince: null, problem: null, withdrawnAt: null };
  if (reading.status === "unchanged") {
    await updateSource(database.kysely, source.id, well);
    return undefined;
  }
  const { times, etag, lastModified } = reading;
  const holds = JSON.stringify(reading.holds.slice(0, MOST_HELD).map(keptOf));
  const spans = joined(await withoutOwn(parts, times));
  await facts.transaction(async (db) => {
    // The calendar may have been disconnected meanwhile.
    if (!(await updateSource(db, source.id, { ...well, holds, etag, lastModified }))) return;
    if (JSON.stringify(await listSpans(db, source.id)) === JSON.stringify(spans)) return;
    await replaceSpans(db, source.id, spans);
    await facts.record(db, { kind: "calendar.changed", at: now, actor: "system", subject: source.id });
  });
  return undefined;
}

const keptOf = ({ name, address }: HeldCalendar) => ({
  name: cleanText(name).slice(0, LONGEST_NAME).toWellFormed(),
  digest: digestOf(address),
});

/**
 * Reads a calendar immediately, even if not due.
 * @throws AppError `not-found`
 */
export async function readNow(parts: CalendarsParts, id: number, staffId: string): Promise<void> {
  const source = await findSource(parts.database.kysely, id, staffId);
  if (!source) throw new AppError("not-found", "There is no such calendar");
  await readSource(parts, source);
}

/** Returns the bookable period, with a margin on both sides. */
function windowAt(now: Date): Span {
  const today = companyDay(now);
  return {
    start: startOfCompanyDay(dayPlus(today, -1)).getTime(),
    end: startOfCompanyDay(dayPlus(today, HORIZON_DAYS + 3)).getTime(),
  };
}

async function ask(
  { database, clock, secret, read, privatePlaces }: CalendarsParts,
  source: CalendarSource,
): Promise<Reading> {
  const { kind, staffId, readAt } = source;
  const opened = unseal(secret, staffId, source.secret);
  if (opened === undefined) return { status: "failed", problem: "calendarLocked" };
  const calendar = JSON.parse(opened) as CalendarSecret;
  const owner = await findOwner(database.kysely, staffId);
  const now = clock();
  // Omit the cache validators once a day, because the bookable period moves on even if the file does not change.
  const isNewDay = readAt === null || source.holds.length === 0 || companyDay(readAt) !== companyDay(now);
  const { etag, lastModified } = isNewDay ? { etag: null, lastModified: null } : source;
  const addresses = [owner?.email, calendar.username]
    .filter((each) => each !== undefined)
    .map((each) => each.toLowerCase());
  return await read({ kind, secret: calendar, etag, lastModified, ...windowAt(now), addresses, privatePlaces });
}

/**
 * Removes our own appointments, because the database already blocks their times and a stale copy must not block any.
 */
async function withoutOwn({ database }: CalendarsParts, times: readonly BusyTime[]): Promise<BusyTime[]> {
  const uids = [...new Set(times.map(({ uid }) => appointmentUidOf(uid)))].filter((uid) => uid !== undefined);
  const own = await listOwnUids(database.kysely, uids);
  return times.filter(({ uid }) => !own.has(appointmentUidOf(uid) ?? ""));
}

/** Merges overlapping and adjacent spans, sorted by start. */
function joined(times: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of [...times].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** Records a failed reading. After a day of failures, the owner becomes unbookable and is notified once. */
async function noteFailure(
  { clock, facts }: CalendarsParts,
  { id, staffId, failingSince, withdrawnAt }: CalendarSource,
  problem: CalendarProblem,
): Promise<void> {
  const now = clock();
  const since = failingSince ?? now;
  const isOver = now.getTime() - since.getTime() > LAST_READING_MS;
  await facts.transaction(async (db) => {
    const isNew = isOver && withdrawnAt === null;
    const isThere = await updateSource(db, id, {
      failingSince: since,
      problem,
      ...(isNew ? { withdrawnAt: now } : {}),
    });
    if (!isThere || !isNew) return;
    const fact = { kind: "calendar.withdrawn", at: now, actor: "system", subject: id, detail: { problem } };
    await facts.record(db, { ...fact, ...{ staffId, since, problem } });
  });
}
