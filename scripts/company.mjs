import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { goOnUnderPinnedNode, ROOT, readDotEnv } from "./toolchain.mjs";

/** Runs `npm run export-company -- FILE` and `npm run import-company -- FILE [--replace]`. */

await goOnUnderPinnedNode();
readDotEnv();
const { runCompanyCommand } = await import("../src/server/company-commands.ts");

process.exitCode = await runCompanyCommand(process.argv.slice(2), {
  variables: process.env,
  async backUp() {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, "scripts", "backup.mjs")], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (status !== 0) throw new Error("No backup could be made. Nothing was changed.");
    return stdout.trim();
  },
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
