import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../src/server/env.ts";
import { freePort } from "../test/free-port.ts";
import { SERVER_FLAGS } from "./server-flags.mjs";
import { ROOT } from "./toolchain.mjs";

/** Reads the settings of the Dockerfile's final stage, which no other test covers. */
function image() {
  const lines = readFileSync(join(ROOT, "Dockerfile"), "utf8").replaceAll("\\\n", " ").split("\n");
  const last = (name) => lines.findLast((line) => line.startsWith(`${name} `)).slice(name.length + 1);
  return {
    env: Object.fromEntries(
      last("ENV")
        .split(" ")
        .map((pair) => pair.split("=")),
    ),
    command: JSON.parse(last("CMD")),
    healthCheck: JSON.parse(last("HEALTHCHECK").replace(/^.*?CMD /, "")),
  };
}

it("the image’s command starts a server with npm start’s flags, and its health check works", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nordet-image-"));
  const { env, command, healthCheck } = image();
  expect(command.slice(1)).toEqual([...SERVER_FLAGS, "scripts/serve.mjs"]);
  const own = { PATH: process.env.PATH, ...env, HOST: "127.0.0.1", PORT: String(await freePort()), DATA_DIR: folder };
  const [program, ...args] = healthCheck;
  const isWell = () => spawnSync(program, args, { env: own }).status === 0;
  expect(isWell()).toBe(false);
  const server = spawn(command[0], command.slice(1), { cwd: ROOT, env: own, stdio: "ignore" });
  const ended = once(server, "exit");
  try {
    await expect.poll(isWell, { timeout: 60_000, interval: 100 }).toBe(true);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}, 90_000);

it("compose.yaml is a valid configuration for the server, and requires its secrets", () => {
  const { services } = parse(readFileSync(join(ROOT, "compose.yaml"), "utf8"));
  for (const name of ["AUTH_SECRET", "POSTGRES_PASSWORD"]) {
    expect(JSON.stringify(services)).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  }
  const given = { AUTH_SECRET: "a".repeat(64), POSTGRES_PASSWORD: "b".repeat(32), DOMAIN: "www.example.com" };
  const filled = Object.entries(services.app.environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, variable) => given[variable] ?? ""),
  ]);
  expect(readEnv(Object.fromEntries(filled))).toMatchObject({
    SITE_URL: "https://www.example.com",
    DATABASE_URL: `postgres://nordet:${given.POSTGRES_PASSWORD}@db/nordet`,
    TRUST_PROXY: 1,
  });
});
