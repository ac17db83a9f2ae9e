import { spawnSync } from "node:child_process";
import { arch, availableParallelism, cpus, platform, release, totalmem } from "node:os";

/** Describes the machine and the program versions that the figures depend on. */
export function machineFacts(): Record<string, string> {
  const versionOf = (program: string, argument: string) => {
    const { status, stdout, stderr } = spawnSync(program, [argument], { encoding: "utf8" });
    return status === 0 ? `${stdout}${stderr}`.trim().split("\n")[0]! : `no ${program}`;
  };
  return {
    system: `${platform()} ${release()} ${arch()}`,
    cores: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? "unknown"}`,
    memory: `${(totalmem() / 2 ** 30).toFixed(1)} GB`,
    node: `Node ${process.versions.node}`,
    nginx: versionOf("nginx", "-v"),
    postgres: versionOf("psql", "--version"),
  };
}
