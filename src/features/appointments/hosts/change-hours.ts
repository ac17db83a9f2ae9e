import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { companyDay, dayPlus, isDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { HoursException, WeeklyHours } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { instantsOf } from "../times/wall-clock.ts";
import { COMPANY_OWNER, EXCEPTION_DAYS } from "./model.ts";
import { deleteException, insertException, isMember, replaceHours } from "./store.ts";

type Parts = Pick<AppointmentsParts, "clock" | "facts">;

/** Whose hours are changed, and by whom. */
export interface HoursChange {
  /** Id of a member of staff, or {@link COMPANY_OWNER}. */
  owner: string;
  /** Id of the member of staff who changes them. */
  actor: string;
}

/**
 * Replaces the weekly hours of a member or of the company.
 * @param hours `null` to go back to the company's or, for the company, to its opening hours
 * @throws AppError `not-found` for someone not on the staff
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
 * Gives a day its own hours, or none: they override weekly hours and holidays.
 * @throws AppError `not-found` for someone not on the staff, `invalid` for a day that does not exist, is over or too
 *   far ahead, and for a local time the day skips
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

/** Restores a day's usual hours. @throws AppError `not-found` when it has no exception */
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
