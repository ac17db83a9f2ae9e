/** Work that takes longer than this lets the requests that came in meanwhile go first. */
const SLICE_MS = 8;

let sliceBegan = 0;

/** Call it between small steps of long work: now and then it waits until whatever else is due has run. */
export async function pause(): Promise<void> {
  const now = performance.now();
  if (now - sliceBegan < SLICE_MS) return;
  await new Promise((resolve) => setImmediate(resolve));
  sliceBegan = performance.now();
}
