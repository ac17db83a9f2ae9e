/**
 * What work costs, as processor time of this thread and against other work of the same run: so it does not depend on how
 * quick the machine is, nor on what else it does.
 */

/** Below this, in milliseconds, the loose ends of a measurement are not mistaken for growth. */
const CHEAP = 80;

/** @returns milliseconds of this thread's own work */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // Refused.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** @returns milliseconds of this thread's own work until the promise is kept */
export async function costOfAsync(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Four times the text is four times the work, or a little more; where a regular expression goes back, sixteen times. What
 * seems to grow is measured again: others use the machine too.
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
