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
