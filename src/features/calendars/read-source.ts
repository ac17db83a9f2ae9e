import { companyDay, dayPlus, startOfCompanyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { appointmentUidOf } from "../appointments/link/link-token.ts";
import { LAST_READING_MS } from "../appointments/times/host-calendars.ts";
import { HORIZON_DAYS } from "../appointments/times/slots.ts";
import type { Span } from "../appointments/times/wall-clock.ts";
import type { CalendarProblem, CalendarSecret, HeldCalendar } from "./model.ts";
import { type CalendarsParts, digestOf, unseal } from "./parts.ts";
import type { BusyTime } from "./reading/busy-times.ts";
import type { Reading } from "./reading/read-calendar.ts";
import {
  type CalendarSource,
  findOwner,
  findSource,
  listOwnUids,
  listSpans,
  replaceSpans,
  updateSource,
} from "./store.ts";

/** Most calendar names stored per account, and their length in UTF-16 units. */
const MOST_HELD = 100;
const LONGEST_NAME = 100;

/** Reads a calendar and stores its owner's busy times; if that fails, the last reading stays valid. */
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
    // It may have been disconnected while being read.
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

/** Reads a member's calendar at once, regardless of the last reading. @throws AppError `not-found` */
export async function readNow(parts: CalendarsParts, id: number, staffId: string): Promise<void> {
  const source = await findSource(parts.database.kysely, id, staffId);
  if (!source) throw new AppError("not-found", "There is no such calendar");
  await readSource(parts, source);
}

/** The bookable period, plus a day before and after. */
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
  // Once a day in full, changed or not: the bookable period moves by a day.
  const isNewDay = readAt === null || source.holds.length === 0 || companyDay(readAt) !== companyDay(now);
  const { etag, lastModified } = isNewDay ? { etag: null, lastModified: null } : source;
  const addresses = [owner?.email, calendar.username]
    .filter((each) => each !== undefined)
    .map((each) => each.toLowerCase());
  return await read({ kind, secret: calendar, etag, lastModified, ...windowAt(now), addresses, privatePlaces });
}

/** Excludes our own appointments, which are tracked as quarters: a copy of a moved or cancelled one must not block. */
async function withoutOwn({ database }: CalendarsParts, times: readonly BusyTime[]): Promise<BusyTime[]> {
  const uids = [...new Set(times.map(({ uid }) => appointmentUidOf(uid)))].filter((uid) => uid !== undefined);
  const own = await listOwnUids(database.kysely, uids);
  return times.filter(({ uid }) => !own.has(appointmentUidOf(uid) ?? ""));
}

/** Overlapping and adjacent spans merged, in order. */
function joined(times: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of [...times].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** After a day its owner is no longer offered, and is notified once. */
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
