import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { ensureInstalled, fail, pinnedNode, ROOT, readDotEnv, requireNode, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run staff -- add|list|role|reset|second-factor|remove`: runs the command under the pinned Node, on this
 * terminal.
 */

requireNode();
await ensureInstalled({ development: false });
const node = await pinnedNode();
readDotEnv();

const program = join(ROOT, "src", "server", "auth", "staff-command-line.ts");
// Node runs the TypeScript directly; users need not see its experimental warnings about `node:sqlite` and type
// stripping.
const command = spawn(node, ["--disable-warning=ExperimentalWarning", program, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: toolEnvironment(node),
});
command.on("error", (error) => fail(`The command could not be started: ${error.message}`));
command.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
