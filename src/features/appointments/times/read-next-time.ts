import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import type { NextTime, Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { firstApart } from "../when-told.ts";
import { readTimes } from "./offer-times.ts";
import { QUARTER_MS } from "./slots.ts";

/** How many times a page shows in passing. */
const SHOWN_ON_PAGES = 3;

type NextTimeParts = Pick<AppointmentsParts, "database" | "clock" | "offers">;

/** The next times open to anyone, some hours apart. */
async function nextSlots(parts: NextTimeParts, language: "fr" | "en", atMost: number): Promise<Slot[]> {
  return firstApart(await readTimes(parts, { language }), atMost);
}

/** The same, in Montréal time. */
export async function readNextTimes(
  parts: NextTimeParts,
  language: "fr" | "en",
  atMost: number,
): Promise<Slot["company"][]> {
  return (await nextSlots(parts, language, atMost)).map(({ company }) => company);
}

/** The next times for a page, and until when they can be shown without checking again. */
export async function readTimesAhead(
  parts: NextTimeParts,
  language: "fr" | "en",
): Promise<{ times: NextTime[]; holdsUntil: Date }> {
  const now = parts.clock();
  // The notice period and the day both roll over on a quarter of an hour.
  const holdsUntil = new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  const today = companyDay(now);
  const times = (await nextSlots(parts, language, SHOWN_ON_PAGES)).map(
    ({ start, company: { day, time } }): NextTime => {
      const nearness = day === today ? "today" : day === dayAfter(today) ? "tomorrow" : "later";
      return { start, day, time, nearness };
    },
  );
  return { times, holdsUntil };
}
