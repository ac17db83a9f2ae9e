import type { Queryable } from "../../../db/database.ts";
import type { Fact } from "../../../db/facts.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { companyDay, dayPlus, isDay } from "../../../lib/company/company-day.ts";
import { holidaysOf } from "../../../lib/company/quebec-holidays.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { actorOf, type Changer, changeAppointment } from "../change-appointment.ts";
import { type Appointment, DURATION_MINUTES, type HoursException, type WeeklyHours } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { claimQuarters, deleteQuartersOf, listUnreadable, updateAppointment } from "../store.ts";
import {
  COMPANY_HOURS,
  currentHosts,
  type HostState,
  LAST_READING_MS,
  readHosts,
  travelMinutesOf,
} from "../times/host-calendars.ts";
import { type HostCalendar, isFree, quartersOf, workingSpans } from "../times/slots.ts";
import { instantsOf, wallTimeAt } from "../times/wall-clock.ts";
import {
  COMPANY_OWNER,
  EXCEPTION_DAYS,
  type HostMember,
  type HostSettings,
  type HostsOverview,
  type Misfit,
  seesTo,
} from "./model.ts";
import {
  deleteException,
  findHost,
  insertException,
  isMember,
  listAhead,
  listAllHosts,
  listAttendance,
  listExceptions,
  listHours,
  listMembers,
  lockHosts,
  replaceAttendance,
  replaceHours,
  upsertHost,
} from "./store.ts";

/** Recorded when a change, other than to an appointment, may affect when hosts can be booked. */
export interface HostFact extends Fact {
  kind: `host.${"changed" | "hours-changed" | "exception-set" | "exception-removed"}`;
}

/**
 * Makes a staff member a host, changes their booking settings, or stops bookings with them. They keep their
 * appointments until a colleague reassigns the appointments.
 * @throws AppError `not-found` if they are not active staff, `outdated` on an edit conflict
 */
export async function changeHost(
  { database, clock, facts }: Pick<AppointmentsParts, "database" | "clock" | "facts">,
  { staffId, version, actor }: { staffId: string; version: number; actor: string },
  settings: HostSettings,
): Promise<{ version: number }> {
  const next = version + 1;
  await facts.transaction(async (db) => {
    const now = clock();
    if (!(await isMember(db, staffId))) throw new AppError("not-found", "There is no such member of staff");
    // Settle the first host before adding another, so that the team's appointments go to the oldest admin account.
    await currentHosts(db, now);
    await lockHosts(database, db, [staffId]);
    const before = await findHost(db, staffId);
    if ((before?.version ?? 0) !== version) {
      throw new AppError("outdated", "The settings have changed", { current: before?.version ?? 0 });
    }
    await upsertHost(db, staffId, settings, next, now);
    await facts.record(db, { kind: "host.changed", at: now, actor, subject: staffId, detail: { ...settings } });
  });
  return { version: next };
}

type Parts = Pick<AppointmentsParts, "clock" | "facts">;

/** Whose hours to change, and who changes them. */
export interface HoursChange {
  /** Staff id, or {@link COMPANY_OWNER}. */
  owner: string;
  /** Id of the staff member making the change. */
  actor: string;
}

/**
 * Replaces the weekly hours of a staff member or of the company.
 * @param hours `null` resets a member to the company's hours, and the company to the site's opening hours
 * @throws AppError `not-found` for an owner who is not active staff
 */
export async function changeHours(
  parts: Parts,
  change: HoursChange,
  hours: readonly WeeklyHours[] | null,
): Promise<void> {
  await changeOwn(parts, change, "host.hours-changed", { hours: hours?.length ?? null }, (db, staffId) =>
    replaceHours(db, staffId, hours ?? []),
  );
}

/**
 * Gives a day its own hours, or none for a day off; they override weekly hours and holidays.
 * @throws AppError `not-found` for an owner who is not active staff, `invalid` for a day that does not exist, is past
 * or is too far ahead, or for a time that DST skips on that day
 */
export async function setException(parts: Parts, change: HoursChange, { day, hours }: HoursException): Promise<void> {
  const today = companyDay(parts.clock());
  if (!isDay(day)) throw new AppError("invalid", "There is no such day", { fields: { day: "dayInvalid" } });
  if (day < today || day > dayPlus(today, EXCEPTION_DAYS)) {
    throw new AppError("invalid", "The day is over, or too far ahead", { fields: { day: "dayOutside" } });
  }
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]);
  if (times.some((time) => instantsOf({ day, time }, COMPANY_TIME_ZONE).length === 0)) {
    throw new AppError("invalid", "Clocks do not show that time", { fields: { hours: "hoursSkipped" } });
  }
  await changeOwn(parts, change, "host.exception-set", { day, hours }, async (db, staffId) => {
    await deleteException(db, staffId, day);
    await insertException(db, staffId, day, hours, parts.clock());
  });
}

/**
 * Restores a day's usual hours.
 * @throws AppError `not-found` if it has no exception
 */
export async function removeException(parts: Parts, change: HoursChange, day: string): Promise<void> {
  await changeOwn(parts, change, "host.exception-removed", { day }, async (db, staffId) => {
    if (!(await deleteException(db, staffId, day))) throw new AppError("not-found", "The day has its usual hours");
  });
}

async function changeOwn(
  { clock, facts }: Parts,
  { owner, actor }: HoursChange,
  kind: string,
  detail: Readonly<Record<string, unknown>>,
  write: (db: Parameters<typeof isMember>[0], staffId: string | null) => Promise<void>,
): Promise<void> {
  await facts.transaction(async (db) => {
    const staffId = owner === COMPANY_OWNER ? null : owner;
    if (staffId !== null && !(await isMember(db, staffId))) {
      throw new AppError("not-found", "There is no such member of staff");
    }
    await write(db, staffId);
    await facts.record(db, { kind, at: clock(), actor, subject: owner, detail });
  });
}

/**
 * Sets who attends an appointment besides its host. Their time is reserved like the host's and moves with the
 * appointment; the visitor's invitation does not change.
 * @throws AppError `wrong-state` if it is cancelled or over, `conflict` if a colleague is not free, `invalid` if a
 * colleague cannot be booked; see {@link changeAppointment}
 */
export async function changeColleagues(
  parts: AppointmentsParts,
  changer: Exclude<Changer, { token: string }>,
  staffIds: readonly string[],
): Promise<Appointment> {
  const { clock, facts } = parts;
  return await changeAppointment(parts, changer, async (db, before) => {
    const now = clock();
    if (before.state !== "booked" || before.endsAt <= now)
      throw new AppError("wrong-state", "It cannot be changed any more");
    const had = await listAttendance(db, before.id);
    const wanted = [...new Set(staffIds)].filter((id) => id !== before.staffId);
    const added = wanted.filter((id) => !had.includes(id));
    const removed = had.filter((id) => !wanted.includes(id));
    if (added.length === 0 && removed.length === 0) return before;
    // Claim quarters before releasing any, because claiming locks the hosts, which must precede locking quarters.
    await takeTime(parts, db, before, added);
    for (const staffId of removed) await deleteQuartersOf(db, before.id, staffId);
    await replaceAttendance(db, before.id, wanted);
    await updateAppointment(db, before.id, { changedAt: now });
    const after = { ...before, changedAt: now, version: before.version + 1 };
    const fact = {
      kind: "appointment.colleagues",
      at: now,
      actor: actorOf(changer),
      subject: before.id,
      detail: { added, removed },
    };
    await facts.record(db, { ...fact, ...{ appointment: after, added, removed } });
    return after;
  });
}

async function takeTime(
  { database, clock }: AppointmentsParts,
  db: Queryable,
  { id, startsAt, kind }: Appointment,
  staffIds: readonly string[],
): Promise<void> {
  if (staffIds.length === 0) return;
  const now = clock();
  const start = startsAt.getTime();
  const current = (await currentHosts(db, now)).map(({ staffId }) => staffId);
  await lockHosts(database, db, current);
  const { day } = wallTimeAt(start, COMPANY_TIME_ZONE);
  const asking = { from: dayPlus(day, -1), to: dayPlus(day, 1), now, appointmentId: id };
  const hosts = new Map((await readHosts(db, asking)).map((host) => [host.id, host]));
  const travelMinutes = travelMinutesOf(kind);
  const query = { earliest: Math.min(now.getTime(), start), durationMinutes: DURATION_MINUTES, travelMinutes };
  for (const staffId of staffIds) {
    const host: HostState | undefined = hosts.get(staffId);
    if (!host) throw new AppError("invalid", "They cannot be booked", { fields: { staffIds: "colleagueUnknown" } });
    const quarters = quartersOf(start, DURATION_MINUTES + travelMinutes + host.pauseMinutes);
    const isTaken = !isFree(host, start, query) || !(await claimQuarters(db, staffId, quarters, id));
    if (isTaken) throw new AppError("conflict", "They have something else on");
  }
}

/**
 * Returns why an appointment no longer fits its host. The appointment stays booked until staff decide.
 * @param host `undefined` if the host can no longer be booked
 * @returns `undefined` if the appointment fits
 */
function misfitOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  host: Pick<HostCalendar, "hours" | "exceptions"> | undefined,
): Misfit | undefined {
  if (!host) return "host";
  const day = companyDay(startsAt);
  // The shift may have begun the evening before.
  const spans = workingSpans(host, dayPlus(day, -1), day);
  const isAtWork = spans.some(({ start, end }) => start <= startsAt.getTime() && endsAt.getTime() <= end);
  return isAtWork ? undefined : "hours";
}

/** Maximum number of appointments checked; no team has that many ahead. */
const MOST_AHEAD = 2_000;

/**
 * Returns all current and potential hosts that the viewer may see, with their hours and the appointments that no longer
 * fit (misfits). Misfits name the visitor, so only admins get them.
 */
export async function listHosts(
  { database: { kysely: db }, clock }: Pick<AppointmentsParts, "database" | "clock">,
  viewer: StaffMember,
): Promise<HostsOverview> {
  const now = clock();
  const today = companyDay(now);
  const active = new Set((await currentHosts(db, now)).map(({ staffId }) => staffId));
  const [members, hosts, hours, exceptions, ahead, unreadable] = await Promise.all([
    listMembers(db),
    listAllHosts(db),
    listHours(db),
    listExceptions(db, today, dayPlus(today, EXCEPTION_DAYS)),
    viewer.role === "admin" ? listAhead(db, now, MOST_AHEAD) : [],
    listUnreadable(db, new Date(now.getTime() - LAST_READING_MS)),
  ]);
  const settings = new Map(hosts.map((host) => [host.staffId, settingsOf(host)]));
  const companyHours = hours.get(null);
  const exceptionsOf = (owner: string | null) => inOrder(exceptions.get(owner) ?? []);
  const calendarOf = (staffId: string) => ({
    hours: hours.get(staffId) ?? companyHours ?? COMPANY_HOURS,
    exceptions: [...(exceptions.get(staffId) ?? []), ...(exceptions.get(null) ?? [])],
  });
  return {
    company: {
      hours: withoutIds(companyHours ?? COMPANY_HOURS),
      isDefault: companyHours === undefined,
      exceptions: exceptionsOf(null),
    },
    holidays: holidaysAfter(today),
    members: members
      .filter(({ id }) => seesTo(viewer, id))
      .map(({ id, name }) => {
        const own = hours.get(id);
        return {
          id,
          name,
          settings: settings.get(id) ?? null,
          isWithdrawn: unreadable.has(id),
          hours: own ? withoutIds(own) : null,
          exceptions: exceptionsOf(id),
        };
      }),
    misfits: ahead.flatMap(({ startsAt, endsAt, staffId, hostName, ...appointment }) => {
      const host = active.has(staffId) ? calendarOf(staffId) : undefined;
      const reason = misfitOf({ startsAt, endsAt }, host);
      if (!reason) return [];
      return [{ ...appointment, start: startsAt.toISOString(), host: { id: staffId, name: hostName }, reason }];
    }),
  };
}

type StoredHost = Awaited<ReturnType<typeof listAllHosts>>[number];

const settingsOf = ({ staffId: _, pauseQuarters, ...settings }: StoredHost): HostMember["settings"] => ({
  ...settings,
  pause: pauseQuarters * 15,
});

const withoutIds = (hours: HostsOverview["company"]["hours"] | typeof COMPANY_HOURS) =>
  hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));

const inOrder = (exceptions: readonly HoursException[]) =>
  [...exceptions].map(({ day, hours }) => ({ day, hours: [...hours] })).sort((a, b) => a.day.localeCompare(b.day));

function holidaysAfter(today: string): HostsOverview["holidays"] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ day }) => day >= today && day < end)
    .sort((a, b) => a.day.localeCompare(b.day));
}
