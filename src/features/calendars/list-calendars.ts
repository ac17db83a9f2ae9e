import { findHost } from "../appointments/hosts/store.ts";
import type { Calendar, CalendarSecret, Calendars } from "./model.ts";
import { type CalendarsParts, unseal } from "./parts.ts";
import { type CalendarSource, listSources } from "./store.ts";

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
