import type { Clock } from "../../lib/clock.ts";
import { companyDay, dayPlus } from "../../lib/company/company-day.ts";
import type { KeptWeeks } from "./kept-weeks.ts";
import type { OwnFigures } from "./model.ts";
import type { createUptime } from "./uptime.ts";
import { waitingTime } from "./waiting-time.ts";
import { lastWeeks } from "./weeks.ts";

/** Minimum sample: fewer would say more about chance than about us. */
const LEAST_REPLIES = 20;
const LEAST_QUESTIONS = 100;
const LEAST_DAYS = 30;
const WEEKS = 13;
const DAYS = 90;
const MINUTES_A_DAY = 24 * 60;
/** Minutes missing from a day that restarts explain. */
const STARTS = 5;

export interface OwnFiguresParts {
  clock: Clock;
  keptWeeks: Pick<KeptWeeks, "count">;
  uptime: Pick<ReturnType<typeof createUptime>, "list">;
}

export async function readOwnFigures({ clock, keptWeeks, uptime }: OwnFiguresParts): Promise<OwnFigures> {
  const now = clock();
  const today = companyDay(now);
  const [weeks, ran] = await Promise.all([keptWeeks.count(lastWeeks(WEEKS, now)), uptime.list(dayPlus(today, -DAYS))]);
  const waits = weeks.flatMap((week) => week.waits);
  const replies = waits.reduce((sum, [, count]) => sum + count, 0);
  const sum = (of: "answered" | "unknown") => weeks.reduce((all, { chat }) => all + chat[of], 0);
  const questions = sum("answered") + sum("unknown");
  // The first day is partial, and today is not over; a day without a minute has no row.
  const first = ran[0]?.day;
  const minutesOf = new Map(ran.map(({ day, minutes }) => [day, minutes]));
  const days: { day: string; minutes: number }[] = [];
  for (let day = first && dayPlus(first, 1); day !== undefined && day < today; day = dayPlus(day, 1)) {
    days.push({ day, minutes: Math.min(minutesOf.get(day) ?? 0, MINUTES_A_DAY) });
  }
  const ranFor = days.reduce((all, { minutes }) => all + minutes, 0);
  const replyHours = replies >= LEAST_REPLIES ? waitingTime(waits, 0.5) : null;
  return {
    ...(replyHours !== null && { replyHours }),
    ...(questions >= LEAST_QUESTIONS && { settled: Math.round((100 * sum("answered")) / questions) }),
    ...(days.length >= LEAST_DAYS && {
      uptime: {
        percent: Math.floor((1000 * ranFor) / (days.length * MINUTES_A_DAY)) / 10,
        days: days.map(({ day, minutes }) => ({ day, isWhole: minutes >= MINUTES_A_DAY - STARTS })),
      },
    }),
  };
}
