import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files of Linux's memory limits for a group of processes: cgroups, version 2 or 1. */
const KINDS = [
  { root: "/sys/fs/cgroup", sign: "cgroup.controllers", limit: "memory.max", kills: "memory.events" },
  {
    root: "/sys/fs/cgroup/memory",
    sign: "memory.limit_in_bytes",
    limit: "memory.limit_in_bytes",
    kills: "memory.oom_control",
  },
];

/** A memory limit for a group of programs, which the system kills if they exceed it. */
export interface MemoryLimit {
  /** Command prefix that runs a program under the limit. */
  under: readonly string[];
  set(megabytes: number): void;
  /** Returns how many processes the system has killed for exceeding the limit. */
  kills(): number;
  /** Removes the limit; call it once no program runs under it. */
  remove(): void;
}

/**
 * Creates a memory limit; call its `remove` at the end.
 * @throws Error if cgroups are unavailable
 */
export function createMemoryLimit(megabytes: number): MemoryLimit {
  const kind = KINDS.find(({ root, sign }) => existsSync(path.join(root, sign)));
  if (!kind) throw new Error("there are no memory control groups");
  const folder = path.join(kind.root, `nordet-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(folder);
  const limit: MemoryLimit = {
    under: ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder],
    set: (to) => writeFileSync(path.join(folder, kind.limit), String(to * 1024 * 1024)),
    kills: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(path.join(folder, kind.kills), "utf8"))?.[1]),
    remove: () => rmdirSync(folder),
  };
  try {
    limit.set(megabytes);
    return limit;
  } catch (error) {
    limit.remove();
    throw error;
  }
}

/** Why memory cannot be limited here; undefined if it can. */
export const noMemoryLimit: string | undefined = (() => {
  try {
    const limit = createMemoryLimit(32);
    const [shell, ...words] = [...limit.under, "sh", "-c", "head -c 64M /dev/zero | tail -c 64M | wc -c"];
    spawnSync(shell!, words);
    const kills = limit.kills();
    limit.remove();
    return kills > 0 ? undefined : "the system does not enforce memory limits";
  } catch (error) {
    return `memory cannot be limited here (${String(error).trim()}): it needs root on Linux`;
  }
})();
