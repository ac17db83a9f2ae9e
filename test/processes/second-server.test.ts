import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refusedStart, type ServerProcess, startServerProcess } from "../server-process.ts";

const ROOT = path.join(import.meta.dirname, "../..");

let folder: string;
let servers: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-second-"));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) if (server.process.exitCode === null) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  const server = await startServerProcess({ DATA_DIR: folder });
  servers.push(server);
  return server;
};

function command(script: string, ...args: string[]) {
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, STAFF_PASSWORD: "Vent-du-nord-est-1954" };
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, "scripts", script), ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stderr };
}

it("a second server on the same SQLite file is refused with a clear message, but commands are not", async () => {
  const first = await start();
  const { code, said } = await refusedStart({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said).toContain(`Another server runs on this data folder: ${folder}.`);
  expect(said).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  const added = command("staff.mjs", "add", "--email", "a@b.ca", "--name", "Ada Roy", "--role", "admin");
  expect(added).toEqual({ status: 0, stderr: "" });
  expect(command("backup.mjs")).toEqual({ status: 0, stderr: "" });
  expect(command("try-update.mjs")).toMatchObject({ status: 0 });
}, 60_000);

it("a server starts at once after a kill, and waits for one that is still stopping", async () => {
  await (await start()).kill();
  const second = await start();
  const stopping = second.stop();
  const third = await start();
  await stopping;
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
}, 60_000);
