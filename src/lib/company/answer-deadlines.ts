import { addBusinessHours, lastBusinessHourUntil, openHoursAfter, opensOn } from "./business-hours.ts";
import { company } from "./company.ts";
import { companyDay, companyMoment } from "./company-day.ts";

const DAY_MS = 24 * 3_600_000;

/** Longer than any deadline, holidays included, in milliseconds. */
const LONGEST_WAIT_MS = 20 * DAY_MS;

/**
 * Returns the deadline for answering a request, so that the promise made on the site holds to the letter (SPEC §9):
 * within 24 hours, days on which the company is closed not counted. It is the latest business hour by then: a request
 * from Wednesday evening is due on Thursday at closing time, one from Saturday at 11 on Monday at 11, one from Sunday on
 * Monday at closing time. An earlier request is never due after a later one.
 */
export function answerDueAt(receivedAt: Date): Date {
  const received = companyDay(receivedAt);
  const sinceMidnight = opensOn(received) ? receivedAt.getTime() - companyMoment(received).getTime() : 0;
  let day = opensOn(received) ? received : companyDay(openHoursAfter(received).opens);
  for (let promised = company.answersWithinHours; promised > 0; promised -= 24) {
    day = companyDay(openHoursAfter(day).opens);
  }
  return lastBusinessHourUntil(new Date(companyMoment(day).getTime() + sinceMidnight));
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
