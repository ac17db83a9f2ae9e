/** Longest sleep, in milliseconds. It is limited because another process may have scheduled work and died. */
const LONGEST_REST = 30_000;
/** Sleep after a failure, in milliseconds. */
const REST_AFTER_ERROR = 5_000;

export interface DueTimerParts {
  /**
   * Does the work that is due.
   * @returns when more work is due, if any
   */
  run: () => Promise<Date | undefined>;
  now: () => Date;
  onError: (error: unknown) => void;
}

export interface DueTimer {
  /** Checks now, for example after scheduling work; does nothing before `start` or after `stop`. */
  wake(): void;
  start(): void;
  /** Stops checking, and waits for work in progress. */
  stop(): Promise<void>;
}

/**
 * Runs work when it falls due instead of polling every minute. Work that fell due while no process was running is done
 * at startup.
 */
export function createDueTimer({ run, now, onError }: DueTimerParts): DueTimer {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const rest = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isRunning) return;
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  };

  async function look(): Promise<void> {
    try {
      const due = await run();
      const wait = due ? due.getTime() - now().getTime() : LONGEST_REST;
      rest(Math.min(Math.max(wait, 0), LONGEST_REST));
    } catch (error) {
      onError(error);
      rest(REST_AFTER_ERROR);
    }
  }

  function wake(): void {
    if (!isRunning) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    clearTimeout(timer);
    lookAgain = false;
    looking = look().finally(() => {
      looking = undefined;
      if (lookAgain) wake();
    });
  }

  return {
    wake,
    start() {
      isRunning = true;
      wake();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await looking;
    },
  };
}
