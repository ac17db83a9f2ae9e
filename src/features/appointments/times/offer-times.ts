import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { listAttendance } from "../hosts/store.ts";
import type { AppointmentKind, Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { bookableSpan, type HostState, readHosts, travelMinutesOf } from "./host-calendars.ts";
import { commonTimes, freeTimes } from "./slots.ts";
import { isZone, wallTimeAt } from "./wall-clock.ts";

/** Whose times are offered: hosts who speak the language, or all where none does. */
export function hostsFor<Host extends Pick<HostState, "languages">>(
  hosts: readonly Host[],
  language: string,
): readonly Host[] {
  const speaking = hosts.filter(({ languages }) => (languages as readonly string[]).includes(language));
  return speaking.length > 0 ? speaking : hosts;
}

/** What somebody who wants an appointment tells. */
export interface OfferQuery {
  language: "fr" | "en";
  /** The visitor's; Montréal's where it is none. */
  zone?: string | undefined;
  /** How they want to talk; where they have not said, all hosts count, without the way to the office. */
  kind?: AppointmentKind | undefined;
  /** Whose own holds do not count. */
  consultationId?: number | undefined;
  appointmentId?: number | undefined;
}

/** Times at which some host is free, in order, each once. */
export async function offerTimes(
  { database, clock }: Pick<AppointmentsParts, "clock"> & { database: Pick<AppointmentsParts["database"], "kysely"> },
  query: OfferQuery,
): Promise<Slot[]> {
  const now = clock();
  const span = bookableSpan(now);
  const hosts = await readHosts(database.kysely, { ...span, ...query, now });
  const others = query.appointmentId === undefined ? [] : await listAttendance(database.kysely, query.appointmentId);
  const { kind, language } = query;
  const [colleagues, free] = partition(hosts, ({ id }) => others.includes(id));
  const able = kind === undefined ? free : free.filter(({ kinds }) => kinds.includes(kind));
  const timesOf = (host: HostState) => freeTimes(host, { ...span, travelMinutes: travelMinutesOf(kind) });
  const times = commonTimes([[...new Set(hostsFor(able, language).flatMap(timesOf))], ...colleagues.map(timesOf)]);
  const zone = zoneOf(query.zone);
  return [...times].sort((a, b) => a - b).map((time) => slotOf(time, zone));
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

/** The zone that somebody named, if it is one. */
export const zoneOf = (zone: string | undefined): string =>
  zone !== undefined && isZone(zone) ? zone : COMPANY_TIME_ZONE;

function slotOf(time: number, zone: string): Slot {
  const company = wallTimeAt(time, COMPANY_TIME_ZONE);
  const visitor = zone === COMPANY_TIME_ZONE ? company : wallTimeAt(time, zone);
  return { start: new Date(time).toISOString(), company, visitor };
}
