import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SERVER_ENTRY } from "./build.mjs";
import { fail, ROOT, readDotEnv, say } from "./toolchain.mjs";

/**
 * Runs the built server in this process: what `npm start` spawns under the pinned Node. The log goes to stdout, one JSON
 * object a line; what a person wants to know goes to stderr.
 */

// Keeps compiled code between starts: a third of the time to the first answer.
enableCompileCache(join(ROOT, "node_modules", ".cache", "nordet-compile"));

readDotEnv();
const { start } = await import(pathToFileURL(SERVER_ENTRY).href);
const { url, dataDir, firstAccountLink } = await start().catch((error) => {
  // What whoever starts it can put right says so in sentences; anything else is for whoever mends the program.
  if (error.name === "StartFailure") fail(error.message);
  throw error;
});

say(`\n  Nordet      ${url}`);
if (dataDir) say(`  data        ${dataDir}`);
if (firstAccountLink) say(`  first staff account, link valid once:\n              ${firstAccountLink}`);
say("");
