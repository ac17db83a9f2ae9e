import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { fail, goOnUnderPinnedNode, ROOT, say, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run bench`: each figure beside its reference, taken in the same run on the same machine, and the bar it must
 * reach. Prints a table, and writes `bench-result.json`. Bytes and scores are gates of `npm test` (`e2e/weight.spec.ts`,
 * `e2e/lighthouse.spec.ts`); what depends on the machine is only here.
 */

await goOnUnderPinnedNode();
const { freePort } = await import("../bench/free-port.ts");
const { WEIGHT_BARS, wireWeight } = await import("../bench/page-weight.ts");
const { SITE_ADDRESSES } = await import("../src/site/layout/site-pages.ts");

/** Visited before the memory of an idle server is taken. */
const FIRST_VISITED = ["/", "/en", "/contact", "/consultation-gratuite"];
const APPLICATION = {
  name: "Visiteur {n}",
  email: "visiteur{n}@example.com",
  company: "Atelier {n}",
  jobTitle: "Directrice",
  companySize: "6-20",
  industry: "manufacturing",
  revenue: "1m-5m",
  growth: "25-50",
  currentTools: "basic-spreadsheets",
  teamSize: "4-10",
  biggestChallenge: "reporting-analytics",
  timeSpentManualTasks: "15-30",
  automationGoals: "reduce-manual-work",
  budget: "5k-10k",
  timeline: "asap",
  decisionMaker: "final-decision",
  previousAutomation: "basic-tools",
  urgency: "high",
};

const built = await build(process.execPath);
if (built.code !== 0) fail(built.output);
const folder = mkdtempSync(join(tmpdir(), "nordet-bench-"));
const started = [];
const rows = [];
const add = (what, value, reference, ratio, bar, reached) => rows.push({ what, value, reference, ratio, bar, reached });

function program(command, args, env = {}) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: "ignore" });
  started.push(child);
  return child;
}

async function untilAnswers(url) {
  const began = performance.now();
  for (;;) {
    try {
      if ((await fetch(url)).ok) return performance.now() - began;
    } catch {
      // Not listening yet.
    }
    if (performance.now() - began > 30_000) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function load(options) {
  const child = spawn(process.execPath, [join(ROOT, "bench", "load.mjs"), JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await once(child, "close");
  return JSON.parse(output);
}

/** Resident memory in MB, where the system tells (Linux). */
function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024 : Number.NaN;
}

/** The same bytes from nginx when it is installed, else from the least that Node can do. */
async function reference(bodyFile) {
  const port = await freePort();
  if (spawnSync("nginx", ["-v"]).status === 0) {
    // Its worker runs as somebody else.
    chmodSync(folder, 0o755);
    chmodSync(bodyFile, 0o644);
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events {} http { access_log off; server { listen 127.0.0.1:${port}; keepalive_requests 1000000;
location / { default_type text/html; add_header Content-Encoding br; try_files /page.br =404; root ${folder}; } } }`,
    );
    program("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder]);
    return { name: "nginx", bar: 0.7, url: `http://127.0.0.1:${port}/` };
  }
  program(process.execPath, [join(ROOT, "bench", "bare-server.mjs"), bodyFile, String(port)]);
  // A bare Node server reaches 0.75 of nginx on the same bytes: 0.7 of nginx is 0.93 of it.
  return { name: "bare node:http", bar: 0.93, url: `http://127.0.0.1:${port}/` };
}

const whole = (value) => Math.round(value).toLocaleString("en-CA");

async function measure() {
  say(`Measuring on ${availableParallelism()} cores; close what else runs …`);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...toolEnvironment(process.execPath),
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    TRUST_PROXY: "1",
  };
  const server = program(process.execPath, [join(ROOT, "scripts", "serve.mjs")], {
    ...settings,
    NODE_ENV: "production",
  });
  await untilAnswers(`${origin}/`);
  server.kill("SIGTERM");
  await once(server, "exit");
  const again = program(process.execPath, [join(ROOT, "scripts", "start.mjs")], settings);
  const ready = await untilAnswers(`${origin}/`);
  add("start, nothing stale, to the first 200", `${whole(ready)} ms`, "", "", "≤ 1,000 ms", ready <= 1000);

  const pid = Number(spawnSync("pgrep", ["-P", String(again.pid)], { encoding: "utf8" }).stdout);
  // Rendered once, a page is compressed as well as can be while nobody waits.
  for (const path of FIRST_VISITED) await wireWeight(`${origin}${path}`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = memoryOf(pid);
  add("memory, idle", `${whole(idle)} MB`, "", "", "≤ 130 MB", idle <= 130);

  for (const { path } of SITE_ADDRESSES) await wireWeight(`${origin}${path}`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const { path } of SITE_ADDRESSES) {
    const { body, headers } = await wireWeight(`${origin}${path}`);
    const bar = WEIGHT_BARS.pageWithHeaders;
    add(
      `HTML + CSS with headers, ${path}`,
      `${whole(body + headers)} B`,
      "one round trip",
      ((body + headers) / bar).toFixed(2),
      `≤ ${whole(bar)} B`,
      body <= WEIGHT_BARS.page && body + headers <= bar,
    );
  }

  const bodyFile = join(folder, "page.br");
  const answer = spawnSync("curl", ["-s", "-H", "Accept-Encoding: br", `${origin}/`]);
  writeFileSync(bodyFile, answer.stdout);
  const other = await reference(bodyFile);
  await untilAnswers(other.url);
  const theirs = await load({ url: other.url });
  const ours = await load({ url: `${origin}/` });
  const cached = ours.perSecond / theirs.perSecond;
  add(
    "cached page, requests/s",
    whole(ours.perSecond),
    `${other.name} ${whole(theirs.perSecond)}`,
    cached.toFixed(2),
    `≥ ${other.bar}`,
    cached >= other.bar,
  );

  const post = {
    url: `${origin}/api/consultations`,
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(APPLICATION),
  };
  const stored = await load(post);
  const share = stored.perSecond / ours.perSecond;
  add(
    "stored requests/s, durable",
    whole(stored.perSecond),
    `cached GETs ${whole(ours.perSecond)}`,
    share.toFixed(3),
    "≥ 0.05",
    share >= 0.05 && stored.failed === 0,
  );
  const half = await load({ ...post, rate: stored.perSecond / 2 });
  add("p99 of a stored request at half that load", `${half.p99.toFixed(1)} ms`, "", "", "< 50 ms", half.p99 < 50);
  const loaded = memoryOf(pid);
  add("memory after the load", `${whole(loaded)} MB`, "", "", "≤ 300 MB", loaded <= 300);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.on("exit", () => {
  for (const child of started) child.kill();
});
try {
  await measure();
} finally {
  for (const child of started) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(
    started.filter((child) => child.exitCode === null && child.signalCode === null).map((child) => once(child, "exit")),
  );
  rmSync(folder, { recursive: true, force: true });
}
const columns = ["what", "value", "reference", "ratio", "bar"];
const width = (column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
const line = (row) => columns.map((column) => String(row[column]).padEnd(width(column))).join("  ");
console.log(`\n   ${line(Object.fromEntries(columns.map((column) => [column, column])))}`);
for (const row of rows) console.log(`${row.reached ? "✓" : "✗"}  ${line(row)}`);
writeFileSync(join(ROOT, "bench-result.json"), `${JSON.stringify(rows, null, 2)}\n`);
