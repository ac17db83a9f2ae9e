/**
 * Cost of work as this thread's processor time, compared with other work in the same run: independent of the machine's
 * speed and load.
 */

/** Below this, in milliseconds, measurement noise is not mistaken for growth. */
const CHEAP = 80;

/** @returns milliseconds of this thread's own work */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // Rejected.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** @returns milliseconds of this thread's own work until the promise settles */
export async function costOfAsync(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Four times the text should be about four times the work; a backtracking regular expression takes sixteen times.
 * Apparent growth is measured again, since others use the machine too.
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
