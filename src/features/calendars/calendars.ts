import { AppError } from "../../lib/http/app-error.ts";
import { findHost } from "../appointments/hosts/store.ts";
import { type Calendar, type CalendarSecret, type Calendars, MOST_CALENDARS, type NewCalendar } from "./model.ts";
import { type CalendarsParts, seal, unseal } from "./parts.ts";
import { readSource } from "./read-source.ts";
import { type CalendarSource, deleteSource, findSource, insertSource, listSources } from "./store.ts";

/** A member's own calendars, with their reading status. */
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
 * Connects a member's calendar, reading it right away.
 * @throws AppError `conflict` when they have the maximum number, `invalid` with the reason when it cannot be read, or
 *   is already connected
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

/** Whether a member already has a calendar, individually or as part of an account. */
async function isConnected({ database }: CalendarsParts, id: number, staffId: string): Promise<boolean> {
  const sources = await listSources(database.kysely, staffId);
  // If two are connected at once, the first stays.
  const isHeld = (digest: string) => sources.some((other) => other.id < id && holds(other, digest));
  return sources.some((source) => source.id === id && source.holds.some(({ digest }) => isHeld(digest)));
}

const holds = (source: CalendarSource, digest: string) => source.holds.some((held) => held.digest === digest);

/** @throws AppError `invalid` for an invalid address, and for CalDAV without a username and password */
function secretOf({ kind, url, username, password }: NewCalendar): CalendarSecret {
  // The scheme of calendar subscriptions.
  const address = url.trim().replace(/^webcals?:/i, "https:");
  if (!URL.canParse(address)) throw new AppError("invalid", "No address", { fields: { url: "calendarRefused" } });
  if (kind === "ics") return { url: address };
  if (!username || !password) {
    throw new AppError("invalid", "CalDAV needs both", { fields: { password: "calendarUnauthorized" } });
  }
  return { url: address, username, password };
}

/** Deletes a member's calendar, with everything read from it. @throws AppError `not-found` */
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
