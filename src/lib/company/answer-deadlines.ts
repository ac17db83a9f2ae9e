import { addBusinessHours, businessStateAt, openHoursAfter } from "./business-hours.ts";
import { company } from "./company.ts";
import { companyDay, companyMoment } from "./company-day.ts";

const DAY_MS = 24 * 3_600_000;

/** Further back than any deadline reaches over holidays, in milliseconds. */
const LONGEST_WAIT_MS = 20 * DAY_MS;

/**
 * By when a request is answered if the staff keep what the site promises (SPEC §9). Each 24 hours of the promise end at
 * the same time of the next day on which the company is open, at its closing hour at the latest, and they begin when
 * somebody can read the request: Saturday at 11 is due on Monday at 11, Friday evening on Monday when a day of work that
 * began on Saturday morning is over. A deadline never falls on an hour at which nobody is there, and of two requests the
 * earlier one is never due later.
 */
export function answerDueAt(receivedAt: Date): Date {
  const { isOpen, changesAt } = businessStateAt(receivedAt);
  let due = isOpen ? receivedAt : changesAt;
  for (let promised = company.answersWithinHours; promised > 0; promised -= 24) {
    const day = companyDay(due);
    const { opens, closes } = openHoursAfter(day);
    const sinceMidnight = due.getTime() - companyMoment(day).getTime();
    const sameTime = companyMoment(companyDay(opens)).getTime() + sinceMidnight;
    due = new Date(Math.min(Math.max(sameTime, opens.getTime()), closes.getTime()));
  }
  return due;
}

/** By when somebody has looked at what came in: "qualification review, 2 to 4 hours" (SPEC §4), of business. */
export function reviewDueAt(receivedAt: Date): Date {
  return addBusinessHours(receivedAt, company.reviewsWithinHours);
}

/** What came at this moment or earlier and has no answer yet is late: the latest moment whose answer was due before now. */
export function lateSince(now: Date): Date {
  let late = now.getTime() - LONGEST_WAIT_MS;
  let inTime = now.getTime();
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (answerDueAt(new Date(middle)) < now) late = middle;
    else inTime = middle;
  }
  return new Date(late);
}
