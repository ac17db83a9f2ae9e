import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { systemChromium } from "./scripts/chromium.mjs";

/** Asks the system for a free port, in a child process, because this file cannot wait asynchronously. */
function freePort(): string {
  const script =
    'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})';
  return execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }).trim();
}

// Workers reread this file and must use the same server, so the first process passes the port in the environment.
process.env["E2E_PORT"] ??= freePort();
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "nordet-e2e-"));
process.env["TZ"] = "Pacific/Kiritimati";

const port = process.env["E2E_PORT"];
const dataDir = process.env["E2E_DATA_DIR"];
const url = `http://127.0.0.1:${port}`;
const executablePath = systemChromium();

/** Tag for tests about phones, which run only at a phone's width. */
const PHONE = /@phone/;
/** Tag for tests whose outcome depends on the width, which run on a phone and a desktop; others run on a desktop. */
const BOTH_WIDTHS = /@both-widths/;
const MEASURES = /(weight|lighthouse)\.spec\.ts/;

/** Prefix that replaces the shell that Playwright starts, so that signals reach the server; cmd.exe has no `exec`. */
const exec = process.platform === "win32" ? "" : "exec ";

export default defineConfig({
  testDir: "e2e",
  globalTeardown: "./e2e/remove-data.ts",
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Generous for a busy machine: stops only a test that hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"]],
  use: {
    baseURL: url,
    screenshot: "only-on-failure",
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: MEASURES,
      grep: [PHONE, BOTH_WIDTHS],
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } },
    },
    {
      name: "desktop",
      testIgnore: MEASURES,
      grepInvert: PHONE,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    { name: "measures", testMatch: MEASURES, use: { ...devices["Desktop Chrome"] } },
  ],
  webServer: {
    // Runs the server in its data folder, so that it reads no developer's .env. The log stays there if the run fails.
    command: `${exec}"${process.execPath}" "${join(import.meta.dirname, "scripts", "serve.mjs")}" > server.log 2>&1`,
    cwd: dataDir,
    url: `${url}/healthz`,
    timeout: 30_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      SITE_URL: url,
      DEMONSTRATION: "on",
      TRUST_PROXY: "1",
      STAFF_MAIL: "equipe@nordet.example",
      NODE_ENV: "production",
    },
  },
});
