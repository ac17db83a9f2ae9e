/**
 * Measures work by this thread's processor time and compares it with other work in the same run, so that the machine's
 * speed and load do not matter.
 */

/** Time below which growth could be measurement noise, in ms. */
const CHEAP = 80;

/** Returns the processor time that this thread spends on `work`, in ms. */
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

/** Returns the processor time that this thread spends until the promise settles, in ms. */
export async function costOfAsync(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether work grows much faster than its input: four times the text should take about four times as long, but takes
 * sixteen times as long with a backtracking regular expression. Requires three such measurements, because other
 * programs use the machine too.
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
