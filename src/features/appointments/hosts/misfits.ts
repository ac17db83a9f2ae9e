import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { type HostCalendar, workingSpans } from "../times/slots.ts";
import type { Misfit } from "./model.ts";

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
