import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { application } from "../test/applications.ts";
import { freePort } from "./free-port.ts";
import { load, reference } from "./load.ts";
import { wireWeight } from "./page-weight.ts";
import { memoryOf } from "./process-use.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { type Report, whole } from "./report.ts";

const SCRIPTS = join(import.meta.dirname, "..", "scripts");

/** Visited before the memory of an idle server is taken. */
const FIRST_VISITED = ["/", "/en", "/contact", "/consultation-gratuite"];
/** Until the pages are warm and every compression is done, in ms. */
const SETTLED = 5_000;

/**
 * How fast the server starts, answers and stores, and what it holds, each beside its reference (BARS, Speed).
 * @param folder an empty one, for data and configuration
 * @param environment what the project's scripts run in
 */
export async function loadSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const rows: Record<"what" | "value" | "reference" | "ratio" | "bar", string>[] = [];
  const missed: string[] = [];
  const add = (what: string, value: string, beside: string, ratio: string, bar: string, reached: boolean) => {
    rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference: beside, ratio, bar });
    if (!reached) missed.push(`${what}: ${value}, to reach ${bar}`);
  };
  const programs = new Programs(folder);
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = { ...environment, PORT: String(port), DATA_DIR: join(folder, "data"), TRUST_PROXY: "1" };
    // The first start compiles and makes the database; the second has nothing stale.
    const first = programs.start(process.execPath, [join(SCRIPTS, "serve.mjs")], {
      ...settings,
      NODE_ENV: "production",
    });
    await untilAnswers(`${origin}/`);
    first.kill("SIGTERM");
    await once(first, "exit");
    const starter = programs.start(process.execPath, [join(SCRIPTS, "start.mjs")], settings);
    const ready = await untilAnswers(`${origin}/`);
    add("start, nothing stale, to the first 200", `${whole(ready)} ms`, "", "", "≤ 1,000 ms", ready <= 1000);

    const pid = Number(spawnSync("pgrep", ["-P", String(starter.pid)], { encoding: "utf8" }).stdout);
    for (const path of FIRST_VISITED) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    const idle = memoryOf(pid);
    add("memory, idle", `${whole(idle)} MB`, "", "", "≤ 130 MB", idle <= 130);

    const bodyFile = join(folder, "page.br");
    const answer = spawnSync("curl", ["-s", "-H", "Accept-Encoding: br", `${origin}/`]);
    writeFileSync(bodyFile, answer.stdout);
    const other = await reference(programs, folder, bodyFile);
    await untilAnswers(other.url);
    const theirs = await load({ url: other.url });
    const ours = await load({ url: `${origin}/` });
    const cached = ours.perSecond / theirs.perSecond;
    const beside = `${other.name} ${whole(theirs.perSecond)}`;
    add(
      "cached page, requests/s",
      whole(ours.perSecond),
      beside,
      cached.toFixed(2),
      `≥ ${other.bar}`,
      cached >= other.bar,
    );

    const person = application({ name: "Visiteur {n}", email: "visiteur{n}@example.com", company: "Atelier {n}" });
    const post = {
      url: `${origin}/api/consultations`,
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify(person),
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
  } finally {
    await programs.stop();
  }
  return { rows, missed, figures: rows };
}
