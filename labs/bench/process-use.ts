import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Clock ticks per second in `/proc/PID/stat` (Linux: `getconf CLK_TCK`). */
const TICKS = 100;

/** Returns a process's resident memory in MB; NaN except on Linux. */
export function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024 : Number.NaN;
}

/** Returns the ids of a process's child processes; none except on Linux. */
export function childrenOf(pid: number): number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  return existsSync(children) ? readFileSync(children, "utf8").split(" ").filter(Boolean).map(Number) : [];
}

/** Returns the processor time that all threads of a process have used so far, in ms; NaN except on Linux. */
export function processorTimeOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  // The process name, in parentheses, may contain anything.
  const fields = readFileSync(stat, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/**
 * Waits until a process has been nearly idle for two seconds, which means that its pages are warm and compressed, but
 * at most two minutes.
 */
export async function untilIdle(pid: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = processorTimeOf(pid);
    await sleep(2_000);
    if (!(processorTimeOf(pid) - before > 60)) return;
  }
}
