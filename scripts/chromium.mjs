import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { progress, ROOT, run, say, TOOLS } from "./toolchain.mjs";

/**
 * Names of Chromium's executable on various systems, in order of preference. The headless shell comes first: it draws
 * no window, which saves the journeys 40% of their processor time.
 */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function runs(program) {
  return existsSync(program) && spawnSync(program, ["--version"], { timeout: 20_000 }).status === 0;
}

/**
 * Finds an installed Chromium: `CHROMIUM_PATH`, or else the first in PATH.
 * @returns {string | undefined} its path
 */
export function systemChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

/**
 * Installs Chromium unless the system has it: with apt-get if run by root on Debian, otherwise with Playwright. On
 * Ubuntu, apt-get would only install a snap.
 * @returns {Promise<string | undefined>} the error message if Chromium could not be installed
 */
export async function ensureChromium(node, env) {
  const found = systemChromium();
  if (found && runs(found)) return undefined;
  say("No Chromium in PATH: installing one for the journeys …");
  const { stop } = progress("still installing Chromium");
  try {
    if (process.getuid?.() === 0 && isDebian()) {
      const apt = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
      await run("apt-get", ["update"], apt);
      await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], apt);
      const installed = systemChromium();
      if (installed && runs(installed)) return undefined;
    }
    const dependencies = process.getuid?.() === 0 ? ["--with-deps"] : [];
    const { code, output } = await run(
      node,
      [TOOLS.playwright, "install", ...dependencies, "--only-shell", "chromium"],
      {
        quiet: true,
        env,
        cwd: ROOT,
      },
    );
    return code === 0 ? undefined : output.trim();
  } finally {
    stop();
  }
}
