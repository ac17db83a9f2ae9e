/** Longest rest, in milliseconds: another process may have planned something and died. */
const LONGEST_REST = 30_000;
/** Rest after a failure, in milliseconds. */
const REST_AFTER_ERROR = 5_000;

export interface DueTimerParts {
  /** Does what is due. @returns when the next thing is, if anything is planned */
  run: () => Promise<Date | undefined>;
  now: () => Date;
  onError: (error: unknown) => void;
}

export interface DueTimer {
  /** Looks at once, such as when something was planned; without effect before `start` and after `stop`. */
  wake(): void;
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Runs something to the moment it is due, instead of asking every minute. What fell due while nobody ran is done at the start. */
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
