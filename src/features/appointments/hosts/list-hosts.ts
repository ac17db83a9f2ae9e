import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { holidaysOf } from "../../../lib/company/quebec-holidays.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import type { HoursException } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { listUnreadable } from "../store.ts";
import { COMPANY_HOURS, currentHosts, LAST_READING_MS } from "../times/host-calendars.ts";
import { type HostCalendar, workingSpans } from "../times/slots.ts";
import { EXCEPTION_DAYS, type HostMember, type HostsOverview, type Misfit, seesTo } from "./model.ts";
import { listAhead, listAllHosts, listExceptions, listHours, listMembers } from "./store.ts";

/**
 * Why an appointment no longer fits its host; it stays booked until someone decides.
 * @param host `undefined` when they can no longer be booked
 */
export function misfitOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  host: Pick<HostCalendar, "hours" | "exceptions"> | undefined,
): Misfit | undefined {
  if (!host) return "host";
  const day = companyDay(startsAt);
  // A night shift may have begun the day before.
  const spans = workingSpans(host, dayPlus(day, -1), day);
  const isAtWork = spans.some(({ start, end }) => start <= startsAt.getTime() && endsAt.getTime() <= end);
  return isAtWork ? undefined : "hours";
}

/** More than any team has ahead. */
const MOST_AHEAD = 2_000;

/**
 * Everyone who is or could be a host, with their hours and misfits, as far as the viewer may see. Appointments name the
 * requester, which only admins see.
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
