import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../test/free-port.ts";

/** Folder of the newest PostgreSQL's programs, which Debian and others keep outside PATH. */
const PROGRAMS = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** User to run PostgreSQL as, because it refuses to run as root. */
const USER: { uid?: number; gid?: number } = (() => {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (what: string) => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return {};
  }
})();

/** Why no cluster can be created here; undefined if one can. */
export const noCluster: string | undefined = PROGRAMS
  ? process.getuid?.() === 0 && USER.uid === undefined
    ? "there is no user postgres to run a cluster as"
    : undefined
  : "the programs of PostgreSQL are not installed (/usr/lib/postgresql)";

/** A PostgreSQL server that a test may stop and kill. */
export interface Cluster {
  port: number;
  url: string;
  start(): Promise<void>;
  /** Stops the server: `fast` closes connections and shuts down cleanly; `kill` is `kill -9`. */
  stop(how: "fast" | "kill"): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a cluster in a temporary folder, and starts it.
 * @param maxConnections limit for the whole cluster
 */
export async function createCluster(maxConnections = 40): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-postgres-"));
  if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid!);
  const data = path.join(folder, "data");
  const options = { ...USER, cwd: folder, stdio: "ignore" } as const;
  const initialise = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  execFileSync(path.join(PROGRAMS!, "initdb"), initialise, options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const settings = [`max_connections=${maxConnections}`, "listen_addresses=127.0.0.1", "shared_buffers=32MB"];

  const answers = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const cluster: Cluster = {
    port,
    url,
    async start() {
      for (let tries = 0; tries < 300; tries += 1) {
        // Retries: after a `kill -9`, PostgreSQL starts only once all its old processes have ended.
        if (!server || server.exitCode !== null || server.signalCode !== null) {
          const words = [
            "-D",
            data,
            "-p",
            String(port),
            "-k",
            folder,
            ...settings.flatMap((setting) => ["-c", setting]),
          ];
          server = spawn(path.join(PROGRAMS!, "postgres"), words, options);
        }
        await sleep(100);
        if (await answers()) return;
      }
      throw new Error("PostgreSQL does not start");
    },
    async stop(how) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill(how === "fast" ? "SIGINT" : "SIGKILL");
      await ended;
    },
    async remove() {
      await cluster.stop("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
