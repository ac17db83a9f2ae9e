import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** Title suffix that says why suites with a real CalDAV server are skipped; empty if Radicale is installed. */
export const WITHOUT_RADICALE =
  spawnSync("radicale", ["--version"]).status === 0 ? "" : " (skipped: Radicale is not installed)";

const ACCOUNT = { username: "ada", password: "secret" };

const calendarNamed = (name: string | undefined) =>
  `<mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/><C:calendar/></resourcetype>${name ? `<displayname>${name}</displayname>` : ""}</prop></set></mkcol>`;

/** Starts a real CalDAV server on loopback, with one account; its `close` cleans up. */
export async function startRadicale() {
  const folder = await mkdtemp(join(tmpdir(), "nordet-radicale-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ["--server-hosts", `127.0.0.1:${port}`, "--storage-filesystem-folder", folder, "--auth-type", "none"];
  const server = spawn("radicale", ["--config", "", ...options], { stdio: "ignore" });
  const close = async () => {
    server.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  };
  const { username, password } = ACCOUNT;
  const headers = { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };

  async function send(method: string, path: string, body?: string): Promise<string> {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.text();
  }

  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries += 1) {
    if (tries < 100) await sleep(100);
    else {
      await close();
      throw new Error("Radicale does not start");
    }
  }
  return {
    /** Returns the URL and credentials for a calendar or, with `/`, for the whole account. */
    secretOf: (path: string) => ({ url: `${url}${path}`, ...ACCOUNT }),
    makeCalendar: (path: string, name?: string) => send("MKCOL", path, calendarNamed(name)),
    put: (path: string, event: string) => send("PUT", path, event),
    get: (path: string) => send("GET", path),
    close,
  };
}
