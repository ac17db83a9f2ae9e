import { build } from "./build.mjs";
import { ensureInstalled, fail, pinnedNode } from "./toolchain.mjs";

/**
 * Installs and builds like `npm start` without starting the server, for the Dockerfile. `--packages-only` skips the
 * build.
 */

await ensureInstalled({ development: false });
if (!process.argv.includes("--packages-only")) {
  const { code, output } = await build(await pinnedNode());
  if (code !== 0) fail(`The build failed:\n${output.trim()}`);
}
