import type { CalendarsParts } from "../parts.ts";
import { readSource } from "../read-source.ts";
import { listAllSources } from "../store.ts";

/** How often each calendar is read, in milliseconds. */
const EVERY_MS = 10 * 60_000;

/** How often it is looked for those that are due, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

export interface ReadingTimerParts {
  calendars: CalendarsParts;
  /** Ends the thread. */
  stopReading: () => void;
  /** Told of failures of ours; those of a calendar are its owner's to know. */
  onError: (error: unknown) => void;
}

/** Reads all calendars again and again, one after the other: nobody who looks for a time waits for one. */
export function createReadingTimer({ calendars, stopReading, onError }: ReadingTimerParts) {
  /** When each was last asked for, also in vain. */
  const askedAt = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  /** Reads those that are due. */
  async function readDue(): Promise<void> {
    const now = calendars.clock().getTime();
    for (const source of await listAllSources(calendars.database.kysely)) {
      if (isStopped) return;
      if (now - (askedAt.get(source.id) ?? source.readAt?.getTime() ?? 0) < EVERY_MS) continue;
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
