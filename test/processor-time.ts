/**
 * Measures work by this thread's processor time and compares it with other work of the same run, so that neither the
 * machine's speed nor its load matters.
 */

/** Milliseconds below which growth could be measurement noise. */
const CHEAP = 80;

/** @returns milliseconds of processor time of this thread */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A reader may reject its input.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** @returns milliseconds of processor time of this thread until the promise settles */
export async function costOfAsync(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether work grows faster than its input: four times the text should take about four times as long, but a
 * backtracking regular expression takes sixteen times. Growth is measured again before it counts, since others use the
 * machine too.
 */
export function growsTooFast(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): boolean {
  const [long, short] = [textOf(length), textOf(length / 4)];
  return [1, 2, 3].every(() => {
    const cost = costOf(() => read(long));
    return cost > CHEAP && cost > 9 * costOf(() => read(short));
  });
}
