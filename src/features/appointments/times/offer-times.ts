import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { listAttendance } from "../hosts/store.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "../kinds.ts";
import type { Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { bookableSpan, type HostState, readHosts, travelMinutesOf } from "./host-calendars.ts";
import { commonTimes, freeTimes, OFFERED_EVERY_MS, QUARTER_MS } from "./slots.ts";
import { withinShare } from "./unproven-share.ts";
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
  /** Whether they gave a number, where that is known: what they are shown until they have said how. */
  hasPhone?: boolean | undefined;
  /** Whose own quarters do not count. */
  appointmentId?: number | undefined;
  /** Whose address is not proven is told which times are booked by the link in a mail alone. */
  isUnproven?: boolean | undefined;
  /** Staff may name any quarter of an hour, at short notice. */
  isOfStaff?: boolean;
}

/** Times by one means, and by which means somebody can be met at all. */
export interface Offer {
  kind: AppointmentKind;
  kinds: AppointmentKind[];
  slots: Slot[];
}

/** How somebody is met until they have said how they want to talk: the first of these that can be. */
export function usualKinds(hasPhone: boolean | undefined): readonly AppointmentKind[] {
  if (hasPhone) return ["phone", "video", "office"];
  return hasPhone === undefined ? ["video", "phone", "office"] : ["video", "office", "phone"];
}

type OfferParts = Pick<AppointmentsParts, "clock"> & { database: Pick<AppointmentsParts["database"], "kysely"> };

/** Times at which some host is free, in order, each once. */
export async function offerTimes(parts: OfferParts, query: OfferQuery): Promise<Slot[]> {
  return slotsAmong(await readCalendars(parts, query), query);
}

/** Times by the means that was asked for: only those that can be booked so. */
export async function offerByKind(parts: OfferParts, query: OfferQuery): Promise<Offer> {
  const calendars = await readCalendars(parts, query);
  const kinds = APPOINTMENT_KINDS.filter((each) => calendars.free.some((host) => host.kinds.includes(each)));
  const usual = usualKinds(query.hasPhone);
  const kind = query.kind ?? usual.find((each) => kinds.includes(each)) ?? usual[0]!;
  return { kind, kinds, slots: slotsAmong(calendars, { ...query, kind }) };
}

type KeptParts = OfferParts & Pick<AppointmentsParts, "offers">;

/** The same for who only looks: as they were worked out last. */
export const readTimes = (parts: KeptParts, query: OfferQuery): Promise<Slot[]> =>
  parts.offers.of({ times: query }, () => offerTimes(parts, query));

/**
 * Fresh times for whoever came too late: worked out once for all who wanted the same, and anew while what is kept still names
 * the time that is gone.
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

/** The zone that somebody named, if it is one. */
export const zoneOf = (zone: string | undefined): string =>
  zone !== undefined && isZone(zone) ? zone : COMPANY_TIME_ZONE;

function slotOf(time: number, zone: string): Slot {
  const company = wallTimeAt(time, COMPANY_TIME_ZONE);
  const visitor = zone === COMPANY_TIME_ZONE ? company : wallTimeAt(time, zone);
  return { start: new Date(time).toISOString(), company, visitor };
}
