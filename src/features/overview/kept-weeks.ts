import { setImmediate as othersFirst } from "node:timers/promises";
import type { Clock } from "../../lib/clock.ts";
import { createDueTimer } from "../../lib/due-timer.ts";
import {
  countWeeks,
  type Database,
  deleteChanges,
  findKeptWeeks,
  forgetWeeksBefore,
  holdKeeping,
  keepWeek,
  listChanges,
  listKeptDays,
  type WeekCounts,
} from "./store.ts";
import { lastWeeks, PERIODS, type Week, weekAmong } from "./weeks.ts";

/** Number of past weeks stored: as many as the longest period covers. */
const WEEKS_KEPT = Math.max(...PERIODS);
/** Weeks counted per step. With 2,000 requests a week, a step blocks other SQLite queries for about 10 ms. */
const WEEKS_AT_ONCE = 4;
/** Change notes read or deleted per step, which takes a few milliseconds. */
const CHANGES_AT_ONCE = 4_000;
/**
 * Maximum number of notes gathered before counting. Notes are gathered so that each week is counted once for all of
 * them.
 */
const CHANGES_GATHERED = 200_000;
/** Maximum number of notes examined for a response; beyond that, recounting every week is faster. */
const CHANGES_LOOKED_AT = 40_000;

export interface KeptWeeksParts {
  database: Database;
  clock: Clock;
  onError: (error: unknown) => void;
}

export type KeptWeeks = ReturnType<typeof createKeptWeeks>;

/** State of a background round: the notes read, and the weeks left to count. */
interface Round {
  /** The past weeks, oldest first. */
  over: readonly Week[];
  /** Note ids, by the Monday of the week they concern. */
  notes: Map<string, number[]>;
  read: number;
  lastId: number;
  /** Weeks left to count; undefined until all notes are read. */
  due?: Week[];
  /** Ids of notes that can be deleted. */
  settled: number[];
}

/**
 * Counts past weeks only once (decision 036). For every change to a counted row, a database trigger adds a note
 * (`overview_changes`) with the time the request or message was received. A response recounts weeks that have notes; a
 * background job recounts and stores them, then deletes the notes.
 *
 * The counts are exact, because a note is committed with its change, so both become visible together. Notes are always
 * read before counting, so a change in between leaves its note in place.
 *
 * All work is done in steps of a few milliseconds, however many notes there are, and yields in between.
 */
export function createKeptWeeks({ database, clock, onError }: KeptWeeksParts) {
  const { kysely, dialect } = database;
  const timer = createDueTimer({
    run: async () => ((await inTurn()) ? clock() : undefined),
    now: clock,
    onError,
  });
  let round: Round | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Runs the next step, once the previous one has ended.
   * @returns whether there may be more to do
   */
  function inTurn(): Promise<boolean> {
    const turn = last.catch(() => undefined).then(step);
    last = turn;
    return turn;
  }

  async function step(): Promise<boolean> {
    const current = round ?? (await beginRound());
    round = undefined;
    if (!current) return false;
    if (!current.due) await readNotes(current);
    else if (current.settled.length > 0) {
      await deleteChanges(kysely, current.settled.splice(-CHANGES_AT_ONCE));
    } else if (current.due.length > 0) await keepSome(current, current.due.splice(0, WEEKS_AT_ONCE));
    // A failed round starts over, because its notes still exist.
    if (!current.due || current.due.length > 0 || current.settled.length > 0) round = current;
    return true;
  }

  async function beginRound(): Promise<Round | undefined> {
    const over = lastWeeks(WEEKS_KEPT + 1, clock()).slice(0, -1);
    const isDone =
      (await listChanges(kysely, 1)).length === 0 && (await listKeptDays(kysely, over[0]!.day)).length === over.length;
    return isDone ? undefined : { over, notes: new Map(), read: 0, lastId: 0, settled: [] };
  }

  async function readNotes(current: Round): Promise<void> {
    const { over, notes, settled } = current;
    const changes = await listChanges(kysely, CHANGES_AT_ONCE, current.lastId);
    for (const { id, at } of changes) {
      const day = weekAmong(over, at)?.day;
      const ofWeek = day === undefined ? settled : notes.get(day);
      // Nothing is stored for the current week or for weeks that are too old, so their notes can be deleted.
      if (ofWeek) ofWeek.push(id);
      else notes.set(day!, [id]);
    }
    current.read += changes.length;
    current.lastId = changes.at(-1)?.id ?? current.lastId;
    if (changes.length === CHANGES_AT_ONCE && current.read < CHANGES_GATHERED) return;
    const kept = new Set(await listKeptDays(kysely, over[0]!.day));
    current.due = over.filter(({ day }) => !kept.has(day) || notes.has(day));
  }

  /** Counts and stores weeks. Their change notes, already read, can then be deleted. */
  async function keepSome({ over, notes, settled }: Round, weeks: readonly Week[]): Promise<void> {
    await kysely.transaction().execute(async (db) => {
      await holdKeeping(db, over.at(-1)!.day, clock());
      for (const [index, counts] of (await countWeeks({ kysely: db, dialect }, weeks)).entries()) {
        await keepWeek(db, weeks[index]!.day, counts);
      }
      await forgetWeeksBefore(db, over[0]!.day);
    });
    for (const { day } of weeks) for (const id of notes.get(day) ?? []) settled.push(id);
  }

  /** Returns the Mondays of the weeks with change notes, or of all weeks if there are too many notes to examine. */
  async function changedDays(weeks: readonly Week[]): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    for (let lastId = 0, read = 0; changed.size < weeks.length; ) {
      const changes = await listChanges(kysely, CHANGES_AT_ONCE, lastId);
      for (const { at } of changes) {
        const day = weekAmong(weeks, at)?.day;
        if (day !== undefined) changed.add(day);
      }
      if (changes.length < CHANGES_AT_ONCE) return changed;
      read += changes.length;
      if (read >= CHANGES_LOOKED_AT) break;
      lastId = changes.at(-1)!.id;
      await othersFirst();
    }
    return new Set(weeks.map(({ day }) => day));
  }

  return {
    /** Returns the counts of the given weeks, in the same order. */
    async count(weeks: readonly Week[]): Promise<WeekCounts[]> {
      const current = weeks.at(-1)!;
      const changed = await changedDays(weeks);
      const kept = await findKeptWeeks(kysely, weeks[0]!.day);
      for (const day of changed) kept.delete(day);
      // The current week is never stored, unless the clock was set back.
      kept.delete(current.day);
      const open = weeks.filter(({ day }) => !kept.has(day));
      for (let first = 0; first < open.length; first += WEEKS_AT_ONCE) {
        if (first > 0) await othersFirst();
        const some = open.slice(first, first + WEEKS_AT_ONCE);
        for (const [index, counts] of (await countWeeks(database, some)).entries()) kept.set(some[index]!.day, counts);
      }
      if (open.length > 1) timer.wake();
      return weeks.map(({ day }) => kept.get(day)!);
    },

    /** Counts and stores everything that is due, without waiting for the timer. */
    async keepAll(): Promise<void> {
      while (await inTurn()) await othersFirst();
    },

    start: () => timer.start(),
    stop: () => timer.stop(),
  };
}
