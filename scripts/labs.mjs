import { join } from "node:path";
import { ensureInstalled, goOnUnderPinnedNode, ROOT } from "./toolchain.mjs";

/**
 * `npm run bench`, `npm run torture` and `npm run nightly`: delegate to `labs/`, a separate package installed on first
 * use. Each documents its purpose and arguments in its `main.mjs`.
 */
await goOnUnderPinnedNode();
await ensureInstalled({ development: true });
await ensureInstalled({ development: true, folder: join(ROOT, "labs") });
const [name] = process.argv.splice(2, 1);
await import(`../labs/${name}/main.mjs`);
