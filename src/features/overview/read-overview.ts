import type { Clock } from "../../lib/clock.ts";
import { companyDay, dayAfter, dayPlus } from "../../lib/company/company-day.ts";
import { languageOfPath, pathIn } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-constants.ts";
import { STAGES } from "../visits/model.ts";
import type { KeptWeeks } from "./kept-weeks.ts";
import type { Overview, OwnFigures } from "./model.ts";
import {
  countAppointments,
  type Database,
  findPostsBySlug,
  type Queryable,
  sumFormCounts,
  sumPostCounts,
  type WaitingTimes,
  waitingTime,
} from "./store.ts";
import type { createUptime } from "./uptime.ts";
import { lastWeeks, type Period } from "./weeks.ts";

const POSTS_SHOWN = 10;
/** Paths read for the list of posts; more than shown, because a renamed post has several. */
const PATHS_READ = 50;

export interface OverviewParts {
  database: Database;
  clock: Clock;
  keptWeeks: KeptWeeks;
}

/** Reads the figures of the desk's overview, none of which are about a person. */
export async function readOverview({ database, clock, keptWeeks }: OverviewParts, period: Period): Promise<Overview> {
  const { kysely } = database;
  const now = clock();
  const weeks = lastWeeks(period, now);
  const from = weeks[0]!.day;
  const before = dayAfter(companyDay(now));
  const [counts, forms, calls, days, paths] = await Promise.all([
    keptWeeks.count(weeks),
    sumFormCounts(kysely, from, before),
    // The current week to its end: its calls are booked already.
    countAppointments(kysely, from, dayPlus(weeks.at(-1)!.day, 7)),
    sumPostCounts(kysely, "day", from, before),
    sumPostCounts(kysely, "path", from, before, PATHS_READ),
  ]);
  const indexOf = (day: string) => weeks.findLastIndex((week) => week.day <= day);
  const postsRead = weeks.map(() => 0);
  for (const { day, n } of days) postsRead[indexOf(day)]! += n;
  const appointments = weeks.map(() => ({ booked: 0, held: 0, missed: 0 }));
  for (const { day, outcome, n } of calls) {
    const week = appointments[indexOf(day)]!;
    week.booked += n;
    if (outcome === "held" || outcome === "missed") week[outcome] += n;
  }
  return {
    weeks: counts.map(({ waits, ...counted }, index) => ({
      day: weeks[index]!.day,
      ...counted,
      firstContact: firstContactOf(waits),
      appointments: appointments[index]!,
      postsRead: postsRead[index]!,
    })),
    firstContact: firstContactOf(counts.flatMap(({ waits }) => waits)),
    funnel: funnelOf(forms),
    posts: await namePosts(kysely, paths),
  };
}

/** Names the most viewed posts, adding up the views under a post's current and former paths. */
async function namePosts(db: Queryable, paths: readonly { path: string; n: number }[]): Promise<Overview["posts"]> {
  const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const found = await findPostsBySlug(db, [...new Set(paths.map(({ path }) => slugOf(path)))]);
  const bySlug = new Map(found.map((post) => [post.slug, post]));
  const posts = new Map<string, Overview["posts"][number]>();
  for (const { path, n } of paths) {
    const post = bySlug.get(slugOf(path));
    const today = post ? pathIn(post.language, `/blog/${post.current}`) : path;
    const entry = posts.get(today);
    if (entry) entry.count += n;
    else {
      const language = post?.language ?? languageOfPath(path);
      posts.set(today, { title: post?.title ?? path, path: today, language, count: n });
    }
  }
  return [...posts.values()].sort((a, b) => b.count - a.count).slice(0, POSTS_SHOWN);
}

function firstContactOf(times: WaitingTimes): Overview["firstContact"] {
  const count = times.reduce((sum, [, n]) => sum + n, 0);
  return { count, median: waitingTime(times, 0.5), p90: waitingTime(times, 0.9) };
}

/** Returns the counts by form, in the site's order. */
function funnelOf(rows: Awaited<ReturnType<typeof sumFormCounts>>): Overview["funnel"] {
  return FORM_PLACEMENTS.flatMap((placement) =>
    (["fr", "en"] as const).flatMap((language) => {
      const own = rows.filter((row) => row.placement === placement && row.language === language);
      if (own.length === 0) return [];
      const countOf = (stage: (typeof STAGES)[number]) => own.find((row) => row.stage === stage)?.n ?? 0;
      const stages = Object.fromEntries(STAGES.map((stage) => [stage, countOf(stage)]));
      return [{ placement, language, stages: stages as Overview["funnel"][number]["stages"] }];
    }),
  );
}

/** Minimum sample sizes, below which figures would mostly reflect chance. */
const LEAST_REPLIES = 20;
const LEAST_QUESTIONS = 100;
const LEAST_DAYS = 30;
const WEEKS = 13;
const DAYS = 90;
const MINUTES_A_DAY = 24 * 60;
/** Minutes that a day may lack, because of restarts, and still count as whole. */
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
  // The first day is partial and today is not over. A day on which the site never ran has no row.
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
