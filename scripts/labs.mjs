import { join } from "node:path";
import { ensureInstalled, goOnUnderPinnedNode, ROOT } from "./toolchain.mjs";

/**
 * `npm run bench`, `npm run torture` and `npm run nightly`: hand over to `labs/`, a package of its own that is installed when it
 * is first asked for. Each says in its `main.mjs` what it does and which words it takes.
 */
await goOnUnderPinnedNode();
await ensureInstalled({ development: true });
await ensureInstalled({ development: true, folder: join(ROOT, "labs") });
const [name] = process.argv.splice(2, 1);
await import(`../labs/${name}/main.mjs`);
