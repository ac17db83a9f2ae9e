import { addBusinessHours, businessStateAt, openHoursAfter } from "./business-hours.ts";
import { company } from "./company.ts";
import { companyDay, companyMoment } from "./company-day.ts";

const DAY_MS = 24 * 3_600_000;

/** Longer than any deadline, holidays included, in milliseconds. */
const LONGEST_WAIT_MS = 20 * DAY_MS;

/**
 * Returns the deadline for answering a request, if staff keep the promise made on the site (SPEC §9). The clock starts
 * when the company is open to read the request, and each 24 hours of the promise run to the same time on the next open
 * day, or to closing time if that comes first. A request from Saturday at 11 is due Monday at 11; one from Friday
 * evening counts from Saturday's opening, so it is due at that time on Monday. A deadline never falls outside opening
 * hours, and an earlier request is never due after a later one.
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

/**
 * Returns the deadline for a first reading of a request: "qualification review, 2 to 4 hours" (SPEC §4), in business
 * hours.
 */
export function reviewDueAt(receivedAt: Date): Date {
  return addBusinessHours(receivedAt, company.reviewsWithinHours);
}

/** Returns the latest time of receipt at which a request that is still unanswered is late. */
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
