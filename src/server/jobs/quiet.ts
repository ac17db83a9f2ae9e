import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** How long the thread is observed for other activity, in ms. */
const PAUSE = 25;
/** Above this share of the main thread's time, visitors are being served and deferrable work waits … */
const BUSY = 0.5;
/** … but not forever: at most this many pauses. */
const MOST_PAUSES = 80;

/**
 * Waits for a quiet moment on the main thread, for work nobody is waiting for.
 * @param signal ends the wait with an error
 */
export async function untilQuiet(signal?: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const before = performance.eventLoopUtilization();
    await sleep(PAUSE, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

/** The same, but skips the wait if it was quiet since the last call: for work done piece by piece. */
export function quietSinceLast(): () => Promise<void> {
  let last = performance.eventLoopUtilization();
  return async () => {
    const { utilization } = performance.eventLoopUtilization(last);
    if (utilization >= BUSY) await untilQuiet();
    last = performance.eventLoopUtilization();
  };
}
