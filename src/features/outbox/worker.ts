/** Longest rest before looking again, in milliseconds: another process may have written a message and died. */
const LONGEST_REST = 30_000;

/**
 * Shortest time between two looks, in milliseconds: a burst of requests is answered before its mails are sent (each
 * look and each delivery costs a commit), and forty mails a second are more than a mail server likes to get.
 */
const SHORTEST_REST = 100;

/** Rest after the database failed, in milliseconds. */
const REST_AFTER_ERROR = 5_000;

/** How long a stop waits for deliveries under way, in milliseconds; what is cut off is delivered by the next start. */
const STOP_WITHIN = 8_000;

interface WorkerParts<Message, Outcome> {
  /** Deliveries at the same time. */
  concurrency: number;
  /** Claims at most so many messages that are due. */
  claim: (limit: number) => Promise<Message[]>;
  /** When the next message falls due. */
  nextDueAt: () => Promise<Date | undefined>;
  /**
   * Sends; expected not to throw. What it throws anyway counts as failed.
   * @returns undefined for a message that there is no longer
   */
  deliver: (message: Message) => Promise<Outcome | undefined>;
  /** Writes down how a delivery ended. */
  settle: (message: Message, outcome: Outcome) => Promise<void>;
  /** What a delivery that threw came to. */
  failed: (error: string) => Outcome;
  /** Called when something goes wrong around deliveries; the message's id at most, no personal data. */
  onError: (error: unknown, messageId?: number) => void;
  now: () => Date;
}

export interface Worker {
  /** Looks for messages now; without effect before `start` and after `stop`. */
  wake(): void;
  start(): void;
  /** Takes no more messages and waits, for a bounded time, for those under way. */
  stop(): Promise<void>;
}

/** Delivers what is due, a few at a time, then rests until the next message falls due or `wake` is called. */
export function createWorker<Message extends { id: number }, Outcome>(parts: WorkerParts<Message, Outcome>): Worker {
  /** By the message's id. */
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
      // The claim runs out and the message is delivered again: twice is better than never.
      parts.onError(error, message.id);
    }
  };

  const look = async () => {
    const free = parts.concurrency - underWay.size;
    if (free === 0) return;
    const messages = await parts.claim(free);
    for (const message of messages) {
      // A clock that was set forward ends our own claims before their time.
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
