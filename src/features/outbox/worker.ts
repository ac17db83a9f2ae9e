/** Longest sleep between checks, in milliseconds, in case another process wrote a message and died. */
const LONGEST_REST = 30_000;

/**
 * Minimum time between checks, in milliseconds. A burst of HTTP requests is answered before its emails are sent,
 * because each check and delivery costs a commit; besides, few mail servers accept more than forty emails per second.
 */
const SHORTEST_REST = 100;

/** Sleep after a database failure, in milliseconds. */
const REST_AFTER_ERROR = 5_000;

/**
 * How long `stop` waits for deliveries in progress, in milliseconds. Interrupted messages are delivered after the next
 * start.
 */
const STOP_WITHIN = 8_000;

interface WorkerParts<Message, Outcome> {
  concurrency: number;
  claim: (limit: number) => Promise<Message[]>;
  nextDueAt: () => Promise<Date | undefined>;
  /**
   * Sends a message. Should not throw; an exception counts as a failure.
   * @returns undefined if the message was dropped or postponed
   */
  deliver: (message: Message) => Promise<Outcome | undefined>;
  settle: (message: Message, outcome: Outcome) => Promise<void>;
  /** Returns the outcome for a delivery that threw. */
  failed: (error: string) => Outcome;
  /** Called for errors around deliveries, without personal data. */
  onError: (error: unknown, messageId?: number) => void;
  now: () => Date;
}

export interface Worker {
  /** Checks for messages now; does nothing before `start` or after `stop`. */
  wake(): void;
  start(): void;
  /** Stops claiming messages, and waits up to a limit for deliveries in progress. */
  stop(): Promise<void>;
}

/** Delivers due messages, a few at a time, then sleeps until the next message is due or `wake` is called. */
export function createWorker<Message extends { id: number }, Outcome>(parts: WorkerParts<Message, Outcome>): Worker {
  /** Deliveries in progress by message id. */
  const underWay = new Map<number, Promise<void>>();
  let running = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let lastLook = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const rest = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  };

  const handle = async (message: Message) => {
    let outcome: Outcome | undefined;
    try {
      outcome = await parts.deliver(message);
    } catch (error) {
      parts.onError(error, message.id);
      outcome = parts.failed(String(error));
    }
    if (!outcome) return;
    try {
      await parts.settle(message, outcome);
    } catch (error) {
      // The claim will expire, and the message will be delivered again; twice is better than never.
      parts.onError(error, message.id);
    }
  };

  const look = async () => {
    const free = parts.concurrency - underWay.size;
    if (free === 0) return;
    const messages = await parts.claim(free);
    for (const message of messages) {
      // If the clock was set forward, our own claims expire early.
      if (underWay.has(message.id)) continue;
      const delivery = handle(message).finally(() => {
        underWay.delete(message.id);
        wake();
      });
      underWay.set(message.id, delivery);
    }
    if (messages.length === free) return;
    const due = await parts.nextDueAt();
    const wait = due ? due.getTime() - parts.now().getTime() : LONGEST_REST;
    if (running) rest(Math.min(Math.max(wait, SHORTEST_REST), LONGEST_REST));
  };

  function wake() {
    if (!running) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    const wait = lastLook + SHORTEST_REST - performance.now();
    if (wait > 0) return rest(wait);
    clearTimeout(timer);
    lastLook = performance.now();
    lookAgain = false;
    looking = look()
      .catch((error: unknown) => {
        parts.onError(error);
        if (running) rest(REST_AFTER_ERROR);
      })
      .finally(() => {
        looking = undefined;
        if (lookAgain) wake();
      });
  }

  return {
    wake,
    start() {
      running = true;
      wake();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await looking;
      let deadline: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        deadline = setTimeout(resolve, STOP_WITHIN);
      });
      await Promise.race([Promise.all(underWay.values()), late]);
      clearTimeout(deadline);
    },
  };
}
