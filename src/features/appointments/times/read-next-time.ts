import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import type { NextTime, Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { readTimes } from "./offer-times.ts";
import { QUARTER_MS } from "./slots.ts";

/** Offered one after the other, times a quarter of an hour apart are one choice, in milliseconds. */
const APART_MS = 3 * 3_600_000;

/** The next times that anybody can book, some hours apart, in the company's zone. */
export async function readNextTimes(
  parts: Pick<AppointmentsParts, "database" | "clock" | "offers">,
  language: "fr" | "en",
  atMost: number,
): Promise<Slot["company"][]> {
  const chosen: Slot[] = [];
  for (const slot of await readTimes(parts, { language })) {
    const last = chosen.at(-1);
    if (last && Date.parse(slot.start) - Date.parse(last.start) < APART_MS) continue;
    chosen.push(slot);
    if (chosen.length === atMost) break;
  }
  return chosen.map(({ company }) => company);
}

/** The next time that anybody can book, and until when that can be said without asking again. */
export async function readNextTime(
  parts: Pick<AppointmentsParts, "database" | "clock" | "offers">,
  language: "fr" | "en",
): Promise<{ next: NextTime | undefined; holdsUntil: Date }> {
  const now = parts.clock();
  // The notice moves on, and days do: both at a quarter of an hour.
  const holdsUntil = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  const [first] = await readTimes(parts, { language });
  if (!first) return { next: undefined, holdsUntil };
  const today = companyDay(now);
  const { day, time } = first.company;
  const nearness = day === today ? "today" : day === dayAfter(today) ? "tomorrow" : "later";
  return { next: { day, time, nearness }, holdsUntil };
}
