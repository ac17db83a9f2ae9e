import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../test/free-port.ts";

/** Whether HAProxy is installed (`apt-get install haproxy`). */
export const hasHaproxy = spawnSync("haproxy", ["-v"]).status === 0;

/** Returns the configuration in `docs/operations.md`, with a test's servers. */
function configuration(port: number, servers: readonly string[]): string {
  return `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend nordet
backend nordet
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((address, index) => `  server process${index} ${address}`).join("\n")}
`;
}

/**
 * Starts HAProxy.
 * @param servers `host:port` of each server
 * @returns HAProxy's URL and a function that stops it
 */
export async function startBalancer(folder: string, servers: readonly string[]) {
  const port = await freePort();
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(port, servers));
  const child: ChildProcess = spawn("haproxy", ["-f", file, "-db", "-q"], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 300) throw new Error("HAProxy does not answer");
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
