import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { listAttendance } from "../hosts/store.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "../kinds.ts";
import type { NextTime, Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment } from "../store.ts";
import { firstApart, SUGGESTED } from "../when-told.ts";
import { bookableSpan, type HostState, readHosts, travelMinutesOf, withinShare } from "./host-calendars.ts";
import { commonTimes, freeTimes, OFFERED_EVERY_MS, QUARTER_MS } from "./slots.ts";
import { isZone, wallTimeAt } from "./wall-clock.ts";

/** Returns the hosts who speak the language, or all hosts if none does. */
export function hostsFor<Host extends Pick<HostState, "languages">>(
  hosts: readonly Host[],
  language: string,
): readonly Host[] {
  const speaking = hosts.filter(({ languages }) => (languages as readonly string[]).includes(language));
  return speaking.length > 0 ? speaking : hosts;
}

/** What a visitor asks for, and what we know about them. */
export interface OfferQuery {
  language: "fr" | "en";
  /** The visitor's zone; Montréal's if it is invalid. */
  zone?: string | undefined;
  /** How to meet. If omitted, all hosts count and no travel is added. */
  kind?: AppointmentKind | undefined;
  /** True if the visitor gave a phone number, undefined if unknown. It decides the default way to meet. */
  hasPhone?: boolean | undefined;
  /** Appointment being moved; its quarters do not count. */
  appointmentId?: number | undefined;
  /** True if the email address is unproven; times that only the emailed link can book are then marked. */
  isUnproven?: boolean | undefined;
  /** True for staff, who may choose any quarter of an hour and ignore the notice period. */
  isOfStaff?: boolean;
}

/** Times for one way to meet, and all ways on offer. */
export interface Offer {
  kind: AppointmentKind;
  kinds: AppointmentKind[];
  slots: Slot[];
}

/** Returns the default ways to meet, in order of preference. */
export function usualKinds(hasPhone: boolean | undefined): readonly AppointmentKind[] {
  if (hasPhone) return ["phone", "video", "office"];
  return hasPhone === undefined ? ["video", "phone", "office"] : ["video", "office", "phone"];
}

type OfferParts = Pick<AppointmentsParts, "clock"> & { database: Pick<AppointmentsParts["database"], "kysely"> };

/** Returns the times at which at least one host is free, sorted and unique. */
export async function offerTimes(parts: OfferParts, query: OfferQuery): Promise<Slot[]> {
  return slotsAmong(await readCalendars(parts, query), query);
}

/** Returns times for the requested way to meet, or else for the first default way on offer. */
export async function offerByKind(parts: OfferParts, query: OfferQuery): Promise<Offer> {
  const calendars = await readCalendars(parts, query);
  const kinds = APPOINTMENT_KINDS.filter((each) => calendars.free.some((host) => host.kinds.includes(each)));
  const usual = usualKinds(query.hasPhone);
  const kind = query.kind ?? usual.find((each) => kinds.includes(each)) ?? usual[0]!;
  return { kind, kinds, slots: slotsAmong(calendars, { ...query, kind }) };
}

type KeptParts = OfferParts & Pick<AppointmentsParts, "offers">;

/** Returns {@link offerTimes} from the cache, for display only; never book from it. */
export const readTimes = (parts: KeptParts, query: OfferQuery): Promise<Slot[]> =>
  parts.offers.of({ times: query }, () => offerTimes(parts, query));

/**
 * Returns the times that remain after `gone` (milliseconds since 1970) was taken. Everyone who wanted that time shares
 * the cached result; it is bypassed only while it still contains that time.
 */
export async function readTimesWithout(parts: KeptParts, gone: number, query: OfferQuery): Promise<Slot[]> {
  const kept = await readTimes(parts, query);
  return kept.some(({ start }) => Date.parse(start) === gone) ? await offerTimes(parts, query) : kept;
}

export const readOffer = (parts: KeptParts, query: OfferQuery): Promise<Offer> =>
  parts.offers.of(query, () => offerByKind(parts, query));

async function readCalendars({ database, clock }: OfferParts, query: OfferQuery) {
  const now = clock();
  const bookable = bookableSpan(now);
  const span = query.isOfStaff ? { ...bookable, earliest: now.getTime() } : bookable;
  const hosts = await readHosts(database.kysely, { ...span, ...query, now });
  const others = query.appointmentId === undefined ? [] : await listAttendance(database.kysely, query.appointmentId);
  const [colleagues, free] = partition(hosts, ({ id }) => others.includes(id));
  return { span, colleagues, free };
}

function slotsAmong({ span, colleagues, free }: Awaited<ReturnType<typeof readCalendars>>, query: OfferQuery): Slot[] {
  const { kind, language, isOfStaff } = query;
  const able = kind === undefined ? free : free.filter(({ kinds }) => kinds.includes(kind));
  const asked = { ...span, travelMinutes: travelMinutesOf(kind) };
  const timesOf = (host: HostState) => freeTimes(host, asked, isOfStaff ? QUARTER_MS : OFFERED_EVERY_MS);
  const hosts = hostsFor(able, language).map((host) => ({ host, times: timesOf(host) }));
  const times = commonTimes([[...new Set(hosts.flatMap((each) => each.times))], ...colleagues.map(timesOf)]);
  const atOnce = query.isUnproven
    ? new Set(hosts.flatMap(({ host, times: own }) => withinShare(host, own, asked)))
    : undefined;
  const zone = zoneOf(query.zone);
  return [...times]
    .sort((a, b) => a - b)
    .map((time) => ({ ...slotOf(time, zone), ...(atOnce?.has(time) === false ? { isOnCondition: true } : {}) }));
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

/** Returns the given zone if it is valid, otherwise Montréal's. */
export const zoneOf = (zone: string | undefined): string =>
  zone !== undefined && isZone(zone) ? zone : COMPANY_TIME_ZONE;

function slotOf(time: number, zone: string): Slot {
  const company = wallTimeAt(time, COMPANY_TIME_ZONE);
  const visitor = zone === COMPANY_TIME_ZONE ? company : wallTimeAt(time, zone);
  return { start: new Date(time).toISOString(), company, visitor };
}

/**
 * Returns the times to which staff can move an appointment.
 * @throws AppError `not-found`
 */
export async function offerTimesOf(parts: AppointmentsParts, id: number): Promise<Slot[]> {
  const appointment = await findAppointment(parts.database.kysely, id);
  if (!appointment) throw new AppError("not-found", "There is no such appointment");
  const { language, visitorZone: zone, kind } = appointment;
  return await offerTimes(parts, { language, zone, kind, appointmentId: id, isOfStaff: true });
}

type NextTimeParts = Pick<AppointmentsParts, "database" | "clock" | "offers">;

/** Returns the next free times, some hours apart. */
async function nextSlots(parts: NextTimeParts, language: "fr" | "en", atMost: number): Promise<Slot[]> {
  return firstApart(await readTimes(parts, { language }), atMost);
}

/** Returns {@link nextSlots} in Montréal time. */
export async function readNextTimes(
  parts: NextTimeParts,
  language: "fr" | "en",
  atMost: number,
): Promise<Slot["company"][]> {
  return (await nextSlots(parts, language, atMost)).map(({ company }) => company);
}

/** Returns the free times of a day in Montréal, such as `2026-12-03`. */
export async function readTimesOn(
  parts: NextTimeParts,
  language: "fr" | "en",
  day: string,
): Promise<Slot["company"][]> {
  return (await readTimes(parts, { language })).flatMap(({ company }) => (company.day === day ? company : []));
}

/** Returns the next times for a page, and until when the page may be cached with them. */
export async function readTimesAhead(
  parts: NextTimeParts,
  language: "fr" | "en",
): Promise<{ times: NextTime[]; holdsUntil: Date }> {
  const now = parts.clock();
  // The notice period and the day both change on a quarter of an hour.
  const holdsUntil = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  const today = companyDay(now);
  const times = (await nextSlots(parts, language, SUGGESTED)).map(({ start, company: { day, time } }): NextTime => {
    const nearness = day === today ? "today" : day === dayAfter(today) ? "tomorrow" : "later";
    return { start, day, time, nearness };
  });
  return { times, holdsUntil };
}
