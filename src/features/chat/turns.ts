import { AppError } from "../../lib/http/app-error.ts";
import type { ChatEvents } from "./model.ts";

/** Messages accepted per turn of the event loop: some 10 ms of work. */
const TAKEN_IN = 6;
/** Replies stored per turn while messages wait. */
const STORED = 1;

/**
 * Schedules the work of many turns. Messages arriving at once would otherwise be processed without a break, and no
 * visitor would get a word before all are done: output only leaves the process between two turns of the event loop.
 * Storing replies, which delays no one, yields to messages but never stops.
 * @param nextRound calls back in the next turn of the event loop
 */
export function createTurnOrder(nextRound: (callback: () => void) => void = setImmediate) {
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
    /** Waits until a message may be accepted. */
    takeIn: () => turnOf(messages),
    /** Waits until a reply may be stored. */
    store: () => turnOf(replies),
  };
}

/** Why a turn ends before its reply does. */
export const ERASED = new Error("The conversation was erased");
export const TAKEN_OVER = new Error("A person has taken over");

/** Messages of one conversation in this process: the one being answered, a double click and a second tab. */
const MOST_AT_ONCE = 3;

export type Turns = ReturnType<typeof createTurns>;

/**
 * State of this process alone: the turns in progress, and the messages waiting for one. A turn ends when its
 * conversation is erased or a person takes over, in another process too.
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
    order: createTurnOrder(),
    /**
     * @param key of the conversation
     * @returns call it when the message stops waiting
     * @throws AppError `conflict` when too many wait
     */
    queue(key: string): () => void {
      const leave = places.take({ [key]: MOST_AT_ONCE });
      if (leave) return leave;
      throw new AppError("conflict", "Other messages of this conversation wait already", { retryAfter: 1 });
    },
    /** @param turn its signal aborts with one of the reasons above */
    run(conversationId: number, turn: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const abort = new AbortController();
      const finished = turn(abort.signal).finally(() => underWay.delete(conversationId));
      underWay.set(conversationId, { abort, finished: finished.catch(() => undefined) });
      return finished;
    },
    end,
    /** Resolves when a conversation's turn ends; undefined when none is in progress here. */
    ending: (conversationId: number) => underWay.get(conversationId)?.finished,
    /** Waits for turns in progress: questions already asked are answered and stored. */
    async stop(): Promise<void> {
      unsubscribe();
      await Promise.all([...underWay.values()].map(({ finished }) => finished));
    },
  };
}

/** Limits concurrent resources in this process, so that no visitor takes all of them. */
export function createPlaces() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    /**
     * Takes a slot under each key.
     * @param bounds number of slots per key
     * @returns releases them; undefined if any key is full
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
