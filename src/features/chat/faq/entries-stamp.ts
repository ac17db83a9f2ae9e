/**
 * How long a process goes without checking for other processes' changes, in milliseconds; otherwise every message would
 * check.
 */
const HOLDS = 1_000;

export type EntriesStamp = ReturnType<typeof createEntriesStamp>;

/** A stamp that changes whenever an entry does: at once in this process, within a second in others. */
export function createEntriesStamp(ask: () => Promise<string>) {
  let last: { at: number; stamp: Promise<string> } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    read(): Promise<string> {
      const at = performance.now();
      if (last && at - last.at < HOLDS) return last.stamp;
      const stamp = ask();
      last = { at, stamp };
      stamp.catch(forget);
      return stamp;
    },
    /** Call it after each local change. */
    forget,
  };
}
