import { programOf, startThread, type Thread, ThreadOverrun } from "../../../lib/worker-thread.ts";
import { LAST_READING_MS } from "../../appointments/times/host-calendars.ts";
import { type CalendarsParts, readSource } from "../calendars.ts";
import { READ_EVERY_MINUTES } from "../model.ts";
import { type CalendarSource, listAllSources } from "../store.ts";
import type { ReadCalendar, Reading, ReadingQuestion } from "./read-calendar.ts";

const PROGRAM = programOf(import.meta.url, "reading-worker");

/** Memory limit, in MB: more than twice what a calendar of 20,000 events needs. */
const MEMORY_MB = 256;

/** CPU limit per calendar, in ms: ten times what 20,000 events need. Some recurrence rules never end. */
const MOST_WORK_MS = 5_000;

/** Time limit for HTTP requests and parsing together, in milliseconds. */
const PATIENCE_MS = 40_000;

/** Idle time after which the thread ends, in milliseconds, so that usually no thread exists. */
const IDLE_MS = 5_000;

/**
 * Creates a thread that reads calendars, one at a time, because a large calendar takes seconds and would block other
 * work.
 * @param mostWork CPU limit per calendar, in ms
 */
export function createReadingThread(mostWork = MOST_WORK_MS): { read: ReadCalendar; stop(): void } {
  let thread: Thread<ReadingQuestion> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    thread?.end();
    thread = undefined;
  }

  async function ask(question: ReadingQuestion): Promise<Reading> {
    clearTimeout(idle);
    thread ??= startThread(PROGRAM, MEMORY_MB, mostWork);
    try {
      return await thread.ask<Reading>(question, PATIENCE_MS);
    } catch (error) {
      end();
      if (error instanceof ThreadOverrun) return { status: "failed", problem: "calendarTooLarge" };
      throw error;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    read(question) {
      const reading = last.then(() => ask(question));
      last = reading.catch(() => undefined);
      return reading;
    },
    stop() {
      clearTimeout(idle);
      end();
    },
  };
}

const EVERY_MS = READ_EVERY_MINUTES * 60_000;

/** Longest interval between readings of a failing calendar, in ms; a fix is noticed within that time. */
const LONGEST_REST_MS = 3_600_000;

/** Interval between checks for calendars that are due, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

export interface ReadingTimerParts {
  calendars: CalendarsParts;
  stopReading: () => void;
  /** Called with our own errors; a calendar's failures are reported to its owner. */
  onError: (error: unknown) => void;
}

/**
 * Creates a timer that reads all calendars in the background, one at a time, so that booking never waits for a reading.
 */
export function createReadingTimer({ calendars, stopReading, onError }: ReadingTimerParts) {
  /** Time of the latest attempt to read each calendar, in ms since 1970, by id. */
  const askedAt = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  /**
   * Whether a calendar is due. A failing calendar is read with exponential backoff, unless its next failure would make
   * its owner unbookable.
   */
  function isDue({ id, readAt, failingSince, withdrawnAt }: CalendarSource, now: number): boolean {
    const last = askedAt.get(id) ?? readAt?.getTime() ?? 0;
    const failedFor = failingSince === null ? 0 : Math.max(0, last - failingSince.getTime());
    const endsOffers = failingSince !== null && withdrawnAt === null && now - failingSince.getTime() > LAST_READING_MS;
    return now - last >= (endsOffers ? EVERY_MS : Math.min(EVERY_MS + failedFor, LONGEST_REST_MS));
  }

  /** Reads the calendars that are due, healthy calendars first, so that they do not wait for failing ones. */
  async function readDue(): Promise<void> {
    const now = calendars.clock().getTime();
    const due = (await listAllSources(calendars.database.kysely)).filter((source) => isDue(source, now));
    for (const source of due.sort((a, b) => Number(a.failingSince !== null) - Number(b.failingSince !== null))) {
      if (isStopped) return;
      askedAt.set(source.id, now);
      await readSource(calendars, source).catch(onError);
    }
  }

  function look(): void {
    running = readDue().catch(onError);
    void running.then(() => {
      if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS).unref();
    });
  }

  return {
    readDue,
    start: look,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      stopReading();
      await running;
    },
  };
}
