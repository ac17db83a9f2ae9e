import { existsSync, readFileSync } from "node:fs";
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
// What an owner has published of the company: the texts are made of it as the server's modules are read.
const companyFile = join(process.env.DATA_DIR?.trim() || "./data", "company.json");
if (existsSync(companyFile)) globalThis.nordetCompany = JSON.parse(readFileSync(companyFile, "utf8"));
const beginAnew = process.send
  ? () => process.send("again")
  : () => say("  Another company was published. Start the server again: its pages show it then.");

const { start } = await import(pathToFileURL(SERVER_ENTRY).href);
const { url, dataDir, firstAccountLink } = await start({ company: { file: companyFile, beginAnew } }).catch((error) => {
  // What whoever starts it can put right says so in sentences; anything else is for whoever mends the program.
  if (error.name === "StartFailure") fail(error.message);
  throw error;
});

say(`\n  Nordet      ${url}`);
if (dataDir) say(`  data        ${dataDir}`);
if (firstAccountLink) say(`  first staff account, link valid once:\n              ${firstAccountLink}`);
say("");
