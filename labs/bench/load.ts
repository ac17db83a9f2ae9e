import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { application } from "../../test/applications.ts";
import { freePort } from "../../test/free-port.ts";
import { nginxConfiguration } from "../../test/nginx.ts";
import { childrenOf, processorTimeOf } from "./process-use.ts";
import { type Programs, untilAnswers } from "./programs.ts";

export interface Load {
  perSecond: number;
  answered: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

/** Sends a load from a separate process; `load.mjs` documents the options. */
export async function load(options: Record<string, unknown>): Promise<Load> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "load.mjs"), JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await once(child, "close");
  return JSON.parse(output);
}

/** More than the number of visitors who write in any round. */
const MOST_IN_A_ROUND = 20_000;

/**
 * Returns options for {@link load} with new people on each call: repeat senders are rare and take another code path.
 * @param origin the server's origin
 */
export function newVisitors(origin: string): () => Record<string, unknown> & { from: number } {
  let from = 1 - MOST_IN_A_ROUND;
  const body = JSON.stringify(
    application({ name: "Visiteur {n}", email: "visiteur{n}@example.com", company: "Atelier {n}", phone: "{phone}" }),
  );
  const headers = { "Content-Type": "application/json", Origin: origin };
  return () => {
    from += MOST_IN_A_ROUND;
    return { url: `${origin}/api/consultations`, method: "POST", headers, body, from };
  };
}

/** Sends a load and adds the server's processor time per response, in µs, where the system reports it (Linux). */
export async function loadOf(pid: number, options: Record<string, unknown>): Promise<Load & { processor: number }> {
  const before = processorTimeOf(pid);
  const met = await load(options);
  return { ...met, processor: ((processorTimeOf(pid) - before) * 1000) / met.answered };
}

/** Serves the same bytes from nginx if installed, otherwise from the bare Node server. */
export async function reference(programs: Programs, folder: string, bodyFile: string) {
  const port = await freePort();
  if (spawnSync("nginx", ["-v"]).status === 0) {
    // nginx's worker runs as another user, who must be able to read the file.
    chmodSync(folder, 0o755);
    chmodSync(bodyFile, 0o644);
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events {} http { access_log off; server { listen 127.0.0.1:${port}; keepalive_requests 1000000;
location / { default_type text/html; add_header Content-Encoding br; try_files /page.br =404; root ${folder}; } } }`,
    );
    const { pid } = programs.start("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder]);
    const url = `http://127.0.0.1:${port}/`;
    await untilAnswers(url);
    return { name: "nginx", url, pid: childrenOf(pid!)[0] ?? pid! };
  }
  return { name: "bare node:http", ...(await bareServer(programs, bodyFile)) };
}

/**
 * Starts nginx in front of our server, with the documented configuration.
 * @param serverPort port of our server
 * @returns nginx's URL and process id; undefined if nginx is not installed
 */
export async function nginxInFront(programs: Programs, folder: string, serverPort: number) {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const own = join(folder, "in-front");
  mkdirSync(own);
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(own, "nginx.conf"), nginxConfiguration(own, port, serverPort));
  const { pid } = programs.start("nginx", ["-c", join(own, "nginx.conf"), "-p", own]);
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return { url, pid: childrenOf(pid!)[0] ?? pid! };
}

/** Serves the same bytes from the bare Node server. */
export async function bareServer(programs: Programs, bodyFile: string) {
  const port = await freePort();
  const { pid } = programs.start(process.execPath, [
    join(import.meta.dirname, "bare-server.mjs"),
    bodyFile,
    String(port),
  ]);
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return { url, pid: pid! };
}
