import { join } from "node:path";
import { ensureInstalled, goOnUnderPinnedNode, ROOT } from "./toolchain.mjs";

/**
 * `npm run bench`, `torture`, `house`, `n8n` and `nightly`: run programs in `labs/`, a separate package that is
 * installed on first use. Each `main.mjs` documents its purpose and arguments.
 */
await goOnUnderPinnedNode();
await ensureInstalled({ development: true });
await ensureInstalled({ development: true, folder: join(ROOT, "labs") });
const [name] = process.argv.splice(2, 1);
await import(`../labs/${name}/main.mjs`);
