import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import type { NextTime } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { offerTimes } from "./offer-times.ts";
import { QUARTER_MS } from "./slots.ts";

/** The next time that anybody can book, and until when that can be said without asking again. */
export async function readNextTime(
  parts: Pick<AppointmentsParts, "database" | "clock">,
  language: "fr" | "en",
): Promise<{ next: NextTime | undefined; holdsUntil: Date }> {
  const now = parts.clock();
  // The notice moves on, and days do: both at a quarter of an hour.
  const holdsUntil = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  const [first] = await offerTimes(parts, { language });
  if (!first) return { next: undefined, holdsUntil };
  const today = companyDay(now);
  const { day, time } = first.company;
  const nearness = day === today ? "today" : day === dayAfter(today) ? "tomorrow" : "later";
  return { next: { day, time, nearness }, holdsUntil };
}
