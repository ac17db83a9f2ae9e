import { AppError } from "../../lib/http/app-error.ts";
import type { ChatEvents } from "./model.ts";

/** Maximum messages accepted per turn of the event loop: about 10 ms of work. */
const TAKEN_IN = 6;
/** Maximum replies stored per turn of the event loop while messages are waiting. */
const STORED = 1;

/**
 * Schedules work across turns of the event loop, because output leaves the process only between turns. Otherwise a
 * burst of messages would be processed in one go, and no visitor would see a word before all messages were done.
 * Storing a reply keeps no visitor waiting, so it yields to messages but never stops.
 * @param nextRound calls back in the next turn of the event loop
 */
export function createEventLoopScheduler(nextRound: (callback: () => void) => void = setImmediate) {
  const messages: (() => void)[] = [];
  const replies: (() => void)[] = [];
  let isDue = false;

  const due = () => {
    if (isDue || messages.length + replies.length === 0) return;
    isDue = true;
    nextRound(round);
  };
  function round(): void {
    isDue = false;
    const most = messages.length > 0 ? STORED : TAKEN_IN;
    for (const goOn of [...messages.splice(0, TAKEN_IN), ...replies.splice(0, most)]) goOn();
    due();
  }
  const turnOf = (queue: (() => void)[]) =>
    new Promise<void>((resolve) => {
      queue.push(resolve);
      due();
    });
  return {
    /** Resolves when a message may be accepted. */
    takeIn: () => turnOf(messages),
    /** Resolves when a reply may be stored. */
    store: () => turnOf(replies),
  };
}

/** Reasons to abort a turn before its reply is complete. */
export const ERASED = new Error("The conversation was erased");
export const TAKEN_OVER = new Error("A person has taken over");

/**
 * Maximum messages per conversation in flight or queued in this process: one being answered, a double click,
 * a second tab.
 */
const MOST_AT_ONCE = 3;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Manages turns in progress in this process, and messages waiting for a turn. Erasing a conversation or taking it over
 * aborts its turn, even from another process.
 */
export function createTurns(events: Pick<ChatEvents, "subscribe">) {
  const underWay = new Map<number, { abort: AbortController; finished: Promise<void> }>();
  const places = createPlaces();
  const end = (conversationId: number, reason: Error) => underWay.get(conversationId)?.abort.abort(reason);
  const unsubscribe = events.subscribe("all", (event, id) => {
    if (event.type === "erased") end(id, ERASED);
    if (event.type === "mode" && event.mode === "staff") end(id, TAKEN_OVER);
  });
  return {
    order: createEventLoopScheduler(),
    /**
     * Takes a place in a conversation's queue.
     * @param key identifies the conversation
     * @returns a function that releases the place
     * @throws AppError `conflict` if too many messages are waiting
     */
    queue(key: string): () => void {
      const leave = places.take({ [key]: MOST_AT_ONCE });
      if (leave) return leave;
      throw new AppError("conflict", "Other messages of this conversation wait already", { retryAfter: 1 });
    },
    /**
     * Runs a conversation's turn.
     * @param turn receives a signal that may be aborted with `ERASED` or `TAKEN_OVER`
     */
    run(conversationId: number, turn: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const abort = new AbortController();
      const finished = turn(abort.signal).finally(() => underWay.delete(conversationId));
      underWay.set(conversationId, { abort, finished: finished.catch(() => undefined) });
      return finished;
    },
    end,
    /** Resolves when the conversation's turn ends; undefined if this process has no turn in progress. */
    ending: (conversationId: number) => underWay.get(conversationId)?.finished,
    /** Waits for turns in progress, so that every question received is answered and stored. */
    async stop(): Promise<void> {
      unsubscribe();
      await Promise.all([...underWay.values()].map(({ finished }) => finished));
    },
  };
}

/** Counts concurrent uses per key in this process, so that no visitor can exhaust a resource. */
export function createPlaces() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    /**
     * Acquires a place under each key.
     * @param bounds maximum per key
     * @returns a function that releases the places; undefined if any key is full
     */
    take(bounds: Readonly<Record<string, number>>): (() => void) | undefined {
      const keys = Object.keys(bounds);
      if (keys.some((key) => (counts.get(key) ?? 0) >= bounds[key]!)) return undefined;
      for (const key of keys) change(key, 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const key of keys) change(key, -1);
      };
    },
  };
}
