import { programOf, startThread, type Thread, ThreadOverrun } from "../../../lib/worker-thread.ts";
import type { ReadCalendar, Reading, ReadingQuestion } from "./read-calendar.ts";

const PROGRAM = programOf(import.meta.url, "reading-worker");

/** More than twice what a calendar of 20,000 events takes. */
const MEMORY_MB = 256;

/** Milliseconds of processor time per calendar: ten times what one of 20,000 events takes. Some rules never end. */
const MOST_WORK_MS = 5_000;

/** Milliseconds for requests and computation together. */
const PATIENCE_MS = 40_000;

/** Milliseconds before an idle thread ends: most of the time there is none. */
const IDLE_MS = 5_000;

/** Reads calendars on a thread, one at a time: a large one takes seconds, during which no visitor should wait. */
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
