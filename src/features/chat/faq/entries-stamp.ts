/** How long a process goes without asking whether another one changed the entries, in milliseconds: every message would. */
const HOLDS = 1_000;

export type EntriesStamp = ReturnType<typeof createEntriesStamp>;

/** Another stamp after each change to the entries: at once where it was made here, within a second where elsewhere. */
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
    /** To be called after each change here. */
    forget,
  };
}
