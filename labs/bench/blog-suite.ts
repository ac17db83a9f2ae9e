import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { filledDatabase } from "./bench-database.ts";
import { inTurns, perSecond, ratioOf } from "./in-turns.ts";
import { load, loadOf, reference } from "./load.ts";
import { COMMON_WORD, manySlug, rareWord, storeManyPosts } from "./many-posts.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, type Report, whole } from "./report.ts";

/** Number of pairs of posts, each of a French and an English one. */
const PAIRS = 5_000;
/** Time to let the server warm and compress its pages, in ms. */
const SETTLED = 10_000;
/** Throughput rounds, and seconds per round. */
const ROUNDS = 5;
const SECONDS = 2;
/** Bar for the 95th percentile, in ms (BARS, Speed). */
const BAR = 100;

/** Pages that are not cached; each URL is requested once. */
const QUESTIONS = [
  ["list, pages 2 to 100", "/blog?page={n}", 99, 2],
  ["list, pages 401 to 415", "/blog?page={n}", 15, 401],
  ["list of a topic", "/blog?category=privacy&page={n}", 60, 2],
  ["search of a word that all have", `/blog?q=${COMMON_WORD}&page={n}`, 40, 1],
  ["search of a rare word", `/blog?q=${rareWord(0).slice(0, -1)}{n}`, 100, 1001],
  ["search of a word that none has", "/blog?q=introuvable{n}", 100, 1],
  ["article", `/blog/${manySlug("fr", 0).slice(0, -1)}{n}`, 200, 1001],
  ["unknown article", "/blog/nulle-part-{n}", 200, 1],
  ["API: list", "/api/blog?page={n}", 200, 1],
  ["API: list of a topic", "/api/blog?category=Privacy&page={n}", 40, 1],
  ["API: search of a word that all have", `/api/blog?q=${COMMON_WORD}&page={n}`, 40, 1],
  ["API: search of a rare word", `/api/blog?q=${rareWord(0).slice(0, -1)}{n}`, 100, 1],
  ["API: article", `/api/blog/${manySlug("en", 0).slice(0, -1)}{n}`, 200, 1],
] as const;

/**
 * Measures a blog with 10,000 posts: response times of its pages and API with an empty cache, and throughput of a
 * cached and an uncached article. The reference for throughput is nginx serving the same bytes (BARS, Speed). Runs on
 * SQLite, or on the empty PostgreSQL database at `BENCH_DATABASE_URL`.
 * @param folder an empty folder for data and configuration
 */
export async function blogSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const lines = new Lines();
  const programs = new Programs(folder);
  try {
    const given = await filledDatabase(join(folder, "data"), (database) => storeManyPosts(database, PAIRS));

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const serve = join(import.meta.dirname, "../..", "scripts", "serve.mjs");
    const server = programs.start(process.execPath, [...SERVER_FLAGS, serve], {
      ...environment,
      ...SERVER_VARIABLES,
      ...given,
      PORT: String(port),
      TRUST_PROXY: "1",
    });
    await untilAnswers(`${origin}/`);
    await sleep(SETTLED);
    for (const [what, path, addresses, from] of QUESTIONS) {
      const asked = { url: origin + path, addresses, from, requests: addresses, connections: 1 };
      const { p95, p50, failed } = await load(asked);
      const isWhole = failed === (what === "unknown article" ? addresses : 0);
      lines.add(`${what}, p95`, `${p95.toFixed(1)} ms`, {
        reference: `p50 ${p50.toFixed(1)} ms`,
        bar: `≤ ${BAR} ms`,
        reached: p95 <= BAR && isWhole,
      });
    }

    const article = `${origin}/blog/${manySlug("fr", 1)}`;
    await untilAnswers(article);
    await sleep(1_000);
    const bodyFile = join(folder, "page.br");
    writeFileSync(bodyFile, spawnSync("curl", ["-s", "-H", "Accept-Encoding: br", article]).stdout);
    const other = await reference(programs, folder, bodyFile);
    const found = await inTurns(ROUNDS, {
      theirs: () => loadOf(other.pid, { url: other.url, seconds: SECONDS }),
      cached: () => loadOf(server.pid!, { url: article, seconds: SECONDS }),
      // Requests more articles than the cache holds, so that every round misses it.
      rendered: () =>
        loadOf(server.pid!, {
          url: `${origin}/blog/${manySlug("fr", 0).slice(0, -1)}{n}`,
          addresses: PAIRS,
          seconds: SECONDS,
        }),
    });
    const beside = `${other.name} ${whole(perSecond(found.theirs))}`;
    lines.add("article from the cache, requests/s", whole(perSecond(found.cached)), {
      reference: beside,
      ratio: ratioOf(found.cached, found.theirs).toFixed(2),
    });
    const rendered = ratioOf(found.rendered, found.theirs);
    lines.add("article rendered without the cache, requests/s", whole(perSecond(found.rendered)), {
      reference: beside,
      ratio: rendered.toFixed(4),
      bar: "≥ 0.005",
      reached: rendered >= 0.005,
    });
  } finally {
    await programs.stop();
  }
  return { rows: lines.rows, missed: lines.missed, figures: lines.rows };
}
