import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { migrate } from "../../src/db/migrate.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { freePort } from "../../test/free-port.ts";
import { inTurns } from "./in-turns.ts";
import { type Load, load, newVisitors } from "./load.ts";
import { storeManyLeads } from "./many-leads.ts";
import { manySlug, rareWord, storeManyPosts } from "./many-posts.ts";
import { memoryOf, untilIdle } from "./process-use.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, median, type Report, whole } from "./report.ts";

/** Multiples of the base data: 1,000 people with one request each, and 100 posts. */
const TIMES = [1, 10, 100] as const;
const LEADS = 1_000;
const PAIRS_OF_POSTS = 50;
/** Number of rounds; each requests articles that no earlier round has requested. */
const ROUNDS = 5;
const ARTICLES_EACH = 2 * Math.floor(PAIRS_OF_POSTS / ROUNDS / 2);
const SECONDS = 1;
/** Delay before checking whether a server is still busy, in ms. */
const SETTLED = 5_000;
/** Time limit for a first start and its pending work, in ms. */
const START_WITHIN = 120_000;
/** Bar for how many times slower a response with a hundred times the data is; above it, a query may read every row. */
const BAR = 2;

/**
 * Finds what gets slower as the data grows, by querying three servers in turn (issue 7). The desk has its own suite.
 * @param folder an empty folder for the data
 */
export async function growthSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const lines = new Lines();
  const programs = new Programs(folder);
  try {
    const servers = [];
    for (const times of TIMES) {
      const data = join(folder, `data-${times}`);
      const database = openSqlite(join(data, "nordet.sqlite"));
      await migrate(database);
      await storeManyPosts(database, PAIRS_OF_POSTS * times);
      await storeManyLeads(database, LEADS * times);
      await database.close();
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const start = () =>
        programs.start(
          process.execPath,
          [...SERVER_FLAGS, join(import.meta.dirname, "../..", "scripts", "serve.mjs")],
          {
            ...environment,
            ...SERVER_VARIABLES,
            PORT: String(port),
            DATA_DIR: data,
            TRUST_PROXY: "1",
          },
        );
      // The first start counts a year's weeks at once, whereas a live site counts them week by week.
      const first = start();
      await untilAnswers(`${origin}/`, START_WITHIN);
      await untilCounted(join(data, "nordet.sqlite"));
      first.kill("SIGTERM");
      await once(first, "exit");
      const { pid } = start();
      const ready = await untilAnswers(`${origin}/`);
      servers.push({ times, origin, ready, pid: pid! });
    }
    for (const { pid } of servers) {
      await sleep(SETTLED);
      await untilIdle(pid);
    }
    const visitorsOf = new Map(servers.map(({ origin }) => [origin, newVisitors(origin)]));
    const questions: Record<string, (origin: string, round: number) => Promise<Load>> = {
      "cached page": (origin) => load({ url: `${origin}/`, connections: 1, seconds: SECONDS }),
      "article rendered": (origin, round) =>
        load({
          url: `${origin}/blog/${manySlug("fr", 0).slice(0, -1)}{n}`,
          addresses: ARTICLES_EACH,
          from: 1 + round * ARTICLES_EACH,
          requests: ARTICLES_EACH,
          connections: 1,
        }),
      "search of a rare word, rendered": (origin, round) =>
        load({
          url: `${origin}/blog?q=${rareWord(0).slice(0, -1)}{n}`,
          addresses: ARTICLES_EACH,
          from: 1 + round * ARTICLES_EACH,
          requests: ARTICLES_EACH,
          connections: 1,
        }),
      "API: list of articles": (origin) => load({ url: `${origin}/api/blog`, connections: 1, seconds: SECONDS }),
      "stored request": (origin) => load({ ...visitorsOf.get(origin)!(), connections: 1, seconds: SECONDS }),
    };
    const figures: Record<string, unknown> = {};
    for (const [what, ask] of Object.entries(questions)) {
      const found = await inTurns(
        ROUNDS,
        Object.fromEntries(servers.map(({ times, origin }) => [times, (round: number) => ask(origin, round)])),
      );
      const p50 = TIMES.map((times) => median(found[times]!.map((one) => one.p50)));
      const failed = TIMES.flatMap((times) => found[times]!).reduce((sum, one) => sum + one.failed, 0);
      figures[what] = { p50, failed };
      const ratio = p50[2]! / p50[0]!;
      lines.add(`${what}, with 100 × the data`, `${p50[2]!.toFixed(2)} ms`, {
        reference: `1 × ${p50[0]!.toFixed(2)} ms, 10 × ${p50[1]!.toFixed(2)} ms`,
        ratio: ratio.toFixed(2),
        bar: `≤ ${BAR}`,
        reached: ratio <= BAR && failed === 0,
      });
    }
    const memory = servers.map(({ pid }) => memoryOf(pid));
    lines.add("memory after it, with 100 × the data", `${whole(memory[2]!)} MB`, {
      reference: `1 × ${whole(memory[0]!)} MB, 10 × ${whole(memory[1]!)} MB`,
      ratio: (memory[2]! / memory[0]!).toFixed(2),
      bar: "≤ 300 MB",
      reached: memory[2]! <= 300,
    });
    lines.add("start, with 100 × the data", `${whole(servers[2]!.ready)} ms`, {
      reference: `1 × ${whole(servers[0]!.ready)} ms, 10 × ${whole(servers[1]!.ready)} ms`,
      ratio: (servers[2]!.ready / servers[0]!.ready).toFixed(2),
    });
    return { rows: lines.rows, missed: lines.missed, figures: { ...figures, memory } };
  } finally {
    await programs.stop();
  }
}

/** Waits until the server has recounted all changed weeks (decision 036). */
async function untilCounted(file: string): Promise<void> {
  const database = openSqlite(file);
  try {
    const until = Date.now() + START_WITHIN;
    const left = async () =>
      (
        await database.kysely
          .selectFrom("overview_changes")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .execute()
      )[0]!.n;
    while ((await left()) > 0) {
      if (Date.now() > until) throw new Error("The overview's weeks were not counted in time");
      await sleep(500);
    }
  } finally {
    await database.close();
  }
}
