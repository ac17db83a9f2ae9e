import type { Clock } from "../../lib/clock.ts";
import { createDueTimer } from "../blog/due-timer.ts";
import {
  countWeeks,
  type Database,
  deleteChanges,
  findKeptWeeks,
  forgetWeeksBefore,
  holdKeeping,
  keepWeek,
  listChangedMoments,
  listChanges,
  listKeptDays,
  type WeekCounts,
} from "./repository.ts";
import { lastWeeks, mondayOf, PERIODS, type Week } from "./weeks.ts";

/** Weeks that are over and kept: as many as the longest period looks back. */
const WEEKS_KEPT = Math.max(...PERIODS);
/** Weeks counted in one step: some 10 ms with 2,000 requests each, during which SQLite answers nobody else. */
const WEEKS_AT_ONCE = 4;
/** Changes taken off in one step. */
const CHANGES_AT_ONCE = 2_000;

export interface KeptWeeksParts {
  database: Database;
  clock: Clock;
  onError: (error: unknown) => void;
}

export type KeptWeeks = ReturnType<typeof createKeptWeeks>;

/**
 * Counts weeks, those that are over only once (decision 036). The database notes every change of what is counted
 * (`overview_changes`), with when the request or message was received. A week with such a note is counted anew by whoever
 * asks, and kept anew by the next step of the work behind the requests, which takes the notes off.
 *
 * The counts are exact: a note is committed with its change, so whoever sees one sees the other. Both readers and
 * the work look for notes first and count afterwards; a change that comes in between leaves a note that is still there.
 */
export function createKeptWeeks({ database, clock, onError }: KeptWeeksParts) {
  const { kysely, dialect } = database;
  const timer = createDueTimer({
    run: async () => ((await step()) ? clock() : undefined),
    now: clock,
    onError,
  });

  /** @returns whether there may be more to do */
  async function step(): Promise<boolean> {
    const now = clock();
    const over = lastWeeks(WEEKS_KEPT + 1, now).slice(0, -1);
    const first = over[0]!.day;
    const isDone = async () =>
      (await listChanges(kysely, 1)).length === 0 && (await listKeptDays(kysely, first)).length === over.length;
    if (await isDone()) return false;
    return await kysely.transaction().execute(async (db) => {
      await holdKeeping(db, over.at(-1)!.day, now);
      const changes = await listChanges(db, CHANGES_AT_ONCE);
      const kept = new Set(await listKeptDays(db, first));
      const changed = new Set(changes.map(({ at }) => mondayOf(at)));
      const due = over.filter(({ day }) => !kept.has(day) || changed.has(day));
      const counted = due.slice(0, WEEKS_AT_ONCE);
      for (const [index, counts] of (await countWeeks({ kysely: db, dialect }, counted)).entries()) {
        await keepWeek(db, counted[index]!.day, counts);
      }
      await forgetWeeksBefore(db, first);
      // The notes of a week go once it has been counted; of the week under way, or one that is forgotten, at once.
      const waiting = new Set(due.slice(WEEKS_AT_ONCE).map(({ day }) => day));
      const settled = changes.filter(({ at }) => !waiting.has(mondayOf(at)));
      await deleteChanges(
        db,
        settled.map(({ id }) => id),
      );
      return due.length > counted.length || changes.length === CHANGES_AT_ONCE;
    });
  }

  return {
    /** In the order of the weeks. */
    async count(weeks: readonly Week[]): Promise<WeekCounts[]> {
      const current = weeks.at(-1)!;
      const changed = new Set((await listChangedMoments(kysely, current.from)).map(mondayOf));
      const kept = await findKeptWeeks(kysely, weeks[0]!.day);
      for (const day of changed) kept.delete(day);
      // A week that is not over has nothing kept, unless the clock was put back.
      kept.delete(current.day);
      const open = weeks.filter(({ day }) => !kept.has(day));
      const counted = await countWeeks(database, open);
      for (const [index, counts] of counted.entries()) kept.set(open[index]!.day, counts);
      if (open.length > 1) timer.wake();
      return weeks.map(({ day }) => kept.get(day)!);
    },

    /** Counts and keeps all that is due, at once. */
    async keepAll(): Promise<void> {
      while (await step());
    },

    start: () => timer.start(),
    stop: () => timer.stop(),
  };
}
