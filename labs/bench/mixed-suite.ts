import { spawnSync } from "node:child_process";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { wireWeight } from "../../test/page-weight.ts";
import { ask } from "./chat-client.ts";
import { load, newVisitors } from "./load.ts";
import { memoryOf } from "./process-use.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, type Report, slopeOf, whole } from "./report.ts";

const SCRIPTS = join(import.meta.dirname, "../..", "scripts");

/** Interval between memory samples, in ms. */
const SAMPLED = 2_000;
/** Time to let the server warm and compress its pages, in ms. */
const SETTLED = 10_000;
/** HTTP requests per second by kind, sent together: the load of a site with some five million page views a day. */
const RATES = { cached: 150, uncached: 15, stored: 10, desk: 10 };
/** Messages to the assistant per second, and per visitor. */
const MESSAGES = 4;
const MESSAGES_EACH = 10;
/** Bars in MB: peak memory, and growth in ten minutes, which includes SQLite's cache of its growing file. */
const HIGHEST = 300;
const GROWTH = 25;

const STAFF = { email: "bench@nordet.example", password: "Vent-du-nord-est-du-banc-d-essai" };

/**
 * Measures the server's memory under mixed load: cached pages, uncacheable searches, stored requests, the assistant and
 * the desk (issue 7). The reference is the same server when idle.
 * @param folder an empty folder for the data
 */
export async function mixedSuite(folder: string, environment: NodeJS.ProcessEnv, minutes: number): Promise<Report> {
  const lines = new Lines();
  const programs = new Programs(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const data = join(folder, "data");
    const settings = { ...environment, ...SERVER_VARIABLES, DATA_DIR: data, TRUST_PROXY: "1", PORT: String(port) };
    const { pid } = programs.start(process.execPath, [...SERVER_FLAGS, join(SCRIPTS, "serve.mjs")], settings);
    await untilAnswers(`${origin}/`);
    const cookie = await signIn(origin, settings);
    for (const path of ["/", "/en", "/blog", "/pricing"]) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    const idle = memoryOf(pid!);

    const seconds = minutes * 60;
    const paced = (rate: number, more: Record<string, unknown>) => load({ rate, seconds, connections: 8, ...more });
    const samples: number[] = [];
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        samples.push(memoryOf(pid!));
        await sleep(SAMPLED);
      }
    };
    const all = Promise.all([
      paced(RATES.cached, { url: `${origin}/` }),
      paced(RATES.uncached, { url: `${origin}/blog?q=mot{n}`, addresses: 1_000_000 }),
      paced(RATES.stored, newVisitors(origin)()),
      paced(RATES.desk, { url: `${origin}/api/consultations?q=atelier`, headers: { Cookie: cookie } }),
      talk(agent, origin, seconds),
    ]);
    const watching = watch();
    const [cached, uncached, stored, desk, chat] = await all;
    isOver = true;
    await watching;

    const rows = { cached, uncached, stored, desk };
    const names = {
      cached: "cached pages",
      uncached: "searches that are not cached",
      stored: "stored requests",
      desk: "searches at the desk",
    };
    for (const [kind, { answered, failed, p50, p99 }] of Object.entries(rows)) {
      lines.add(`${names[kind as keyof typeof rows]}, ${RATES[kind as keyof typeof rows]} a second`, whole(answered), {
        reference: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms; failed ${failed}`,
        bar: "0 failed",
        reached: failed === 0,
      });
    }
    lines.add(`messages to the assistant, ${MESSAGES} a second`, whole(chat.sent), {
      reference: `without an answer ${chat.failed}`,
      bar: "0 failed",
      reached: chat.failed === 0,
    });
    const highest = Math.max(...samples);
    lines.add(`memory, highest in ${minutes} minutes of all of it`, `${whole(highest)} MB`, {
      reference: `idle ${whole(idle)} MB`,
      ratio: (highest / idle).toFixed(2),
      bar: `≤ ${HIGHEST} MB`,
      reached: highest <= HIGHEST,
    });
    const slope = slopeOf(samples.slice(samples.length / 2)) * ((10 * 60_000) / SAMPLED);
    // In a shorter run the caches are still filling, so the slope would be meaningless.
    const isLong = minutes >= 10;
    lines.add("  its growth in ten minutes, second half", `${slope > 0 ? "+" : ""}${whole(slope)} MB`, {
      ...(isLong ? { bar: `≤ ${GROWTH} MB`, reached: slope <= GROWTH } : {}),
    });
    return { rows: lines.rows, missed: lines.missed, figures: { minutes, idle, samples, slope, ...rows, chat } };
  } finally {
    agent.destroy();
    await programs.stop();
  }
}

async function signIn(origin: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const { email, password } = STAFF;
  const args = [join(SCRIPTS, "staff.mjs"), "add", "--email", email, "--name", "Camille Roy", "--role", "admin"];
  const made = spawnSync(process.execPath, args, { env: { ...settings, STAFF_PASSWORD: password }, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`No account could be made: ${made.stderr}`);
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(STAFF),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** Sends chat messages at fixed intervals, a few from each of many visitors. */
async function talk(agent: Agent, origin: string, seconds: number) {
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  let failed = 0;
  const lane = async (number: number) => {
    let cookie: string | undefined;
    for (let mine = 0; performance.now() < end; mine += 1) {
      if (mine % MESSAGES_EACH === 0) cookie = undefined;
      const visitor = number * 1_000_000 + Math.floor(mine / MESSAGES_EACH);
      const began = performance.now();
      const asked = await ask(agent, origin, visitor, ++sent, cookie);
      cookie ??= asked.cookie;
      if (asked.firstWord === undefined) failed += 1;
      await sleep(Math.max(0, 1000 - (performance.now() - began)));
    }
  };
  await Promise.all(Array.from({ length: MESSAGES }, (_, number) => lane(number + 1)));
  return { sent, failed };
}
