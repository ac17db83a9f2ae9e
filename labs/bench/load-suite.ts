import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { wireWeight } from "../../test/page-weight.ts";
import { failedOf, inTurns, perSecond, ratioOf } from "./in-turns.ts";
import { bareServer, load, loadOf, newVisitors, nginxInFront, reference } from "./load.ts";
import { childrenOf, memoryOf } from "./process-use.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { Lines, median, type Report, whole } from "./report.ts";

const SCRIPTS = join(import.meta.dirname, "../..", "scripts");

/** Pages visited before measuring an idle server's memory. */
const FIRST_VISITED = ["/", "/en", "/contact", "/consultation-gratuite"];
/** Time to let the server warm and compress its pages, in ms. */
const SETTLED = 10_000;
/** Number of starts of each kind; their median counts. */
const STARTS = 5;
const ROUNDS = 7;
const SECONDS = 2;
/** Cached pages requested per second while a calendar is read. */
const PAGES_WHILE_READING = 200;
/** Time to let the first requests' emails be rendered and delivered, in ms. */
const MAILS_OUT_AFTER = 20_000;

/**
 * Measures the server's startup, throughput, latency and memory, each compared with a reference (BARS, Speed).
 * @param folder an empty folder for data and configuration
 */
export async function loadSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const lines = new Lines();
  const programs = new Programs(folder);
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = { ...environment, PORT: String(port), DATA_DIR: join(folder, "data"), TRUST_PROXY: "1" };
    const server = () =>
      programs.start(process.execPath, [...SERVER_FLAGS, join(SCRIPTS, "serve.mjs")], {
        ...settings,
        ...SERVER_VARIABLES,
      });
    const starter = () => programs.start(process.execPath, [join(SCRIPTS, "start.mjs")], settings);
    const timed = async (begin: typeof server) => {
      const program = begin();
      const time = await untilAnswers(`${origin}/`);
      program.kill("SIGTERM");
      await once(program, "exit");
      return time;
    };
    // The first start compiles code and creates the database; later starts do neither.
    await timed(starter);
    const times = { own: [] as number[], npmStart: [] as number[] };
    for (let i = 0; i < STARTS; i += 1) {
      times.own.push(await timed(server));
      times.npmStart.push(await timed(starter));
    }
    const own = median(times.own);
    const npmStart = median(times.npmStart);
    lines.add("`npm start`, nothing stale, to the first 200", `${whole(npmStart)} ms`, {
      reference: `the server alone ${whole(own)} ms`,
      ratio: (npmStart / own).toFixed(2),
      bar: "≤ 1,000 ms",
      reached: npmStart <= 1000,
    });
    lines.add("the server's own start to the first 200", `${whole(own)} ms`, {
      bar: "≤ 600 ms",
      reached: own <= 600,
    });

    const running = starter();
    await untilAnswers(`${origin}/`);
    const pid = childrenOf(running.pid!)[0]!;
    for (const path of FIRST_VISITED) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    const idle = memoryOf(pid);
    lines.add("memory, idle", `${whole(idle)} MB`, { bar: "≤ 130 MB", reached: idle <= 130 });

    const bodyFile = join(folder, "page.br");
    const answer = spawnSync("curl", ["-s", "-H", "Accept-Encoding: br", `${origin}/`]);
    writeFileSync(bodyFile, answer.stdout);
    const other = await reference(programs, folder, bodyFile);
    const bare = await bareServer(programs, bodyFile);
    const nginx = await nginxInFront(programs, folder, port);
    const front = nginx ?? other;
    const nextVisitors = newVisitors(origin);
    const storing = () => ({ ...nextVisitors(), seconds: SECONDS });
    const again = storing();
    const page = { url: `${origin}/`, seconds: SECONDS };

    await load(page);
    // Sends more requests than are allowed in ten minutes: the first get emails, later ones are held for review and get
    // none. Measuring starts after those emails, so that it covers only the cost of storing.
    await load(again);
    await sleep(MAILS_OUT_AFTER);
    const found = await inTurns(ROUNDS, {
      theirs: () => loadOf(other.pid, { url: other.url, seconds: SECONDS }),
      bare: () => loadOf(bare.pid, { url: bare.url, seconds: SECONDS }),
      cached: () => loadOf(pid, page),
      fronted: () => loadOf(front.pid, { url: front.url, seconds: SECONDS }),
      stored: () => loadOf(pid, storing()),
      again: () => loadOf(pid, again),
    });
    if (nginx) {
      const fronted = ratioOf(found.fronted, found.theirs);
      lines.add("cached page behind nginx (docs/nginx.conf), requests/s", whole(perSecond(found.fronted)), {
        reference: `${other.name} with the file ${whole(perSecond(found.theirs))}`,
        ratio: fronted.toFixed(2),
        bar: "≥ 0.9",
        reached: fronted >= 0.9,
      });
    }
    const cached = ratioOf(found.cached, found.bare);
    lines.add("cached page, one bare process, requests/s", whole(perSecond(found.cached)), {
      reference: `bare node:http ${whole(perSecond(found.bare))}`,
      ratio: cached.toFixed(2),
      bar: "≥ 0.5",
      reached: cached >= 0.5,
    });
    const processor = (loads: readonly { processor: number }[]) => median(loads.map((one) => one.processor));
    lines.add("  processor time per page, lower is better", `${processor(found.cached).toFixed(0)} µs`, {
      reference: `${other.name} ${processor(found.theirs).toFixed(0)} µs, bare node:http ${processor(found.bare).toFixed(0)} µs`,
      ratio: (processor(found.cached) / processor(found.theirs)).toFixed(2),
    });
    const share = ratioOf(found.stored, found.cached);
    lines.add("stored requests/s, durable", whole(perSecond(found.stored)), {
      reference: `cached GETs ${whole(perSecond(found.cached))}`,
      ratio: share.toFixed(3),
      bar: "≥ 0.02",
      reached: share >= 0.02 && failedOf(found.stored) === 0,
    });
    lines.add("  stored requests/s from returning visitors", whole(perSecond(found.again)), {
      reference: `from new visitors ${whole(perSecond(found.stored))}`,
      ratio: ratioOf(found.again, found.stored).toFixed(2),
    });
    lines.add("  processor time of each", `${whole(processor(found.stored))} µs`, {
      reference: `from returning visitors ${whole(processor(found.again))} µs`,
    });
    const rate = perSecond(found.stored) / 2;
    const half = await inTurns(3, {
      stored: () => load({ ...storing(), rate }),
      nothing: () => load({ ...storing(), url: bare.url, rate }),
    });
    const slowest = median(half.stored.map(({ p99 }) => p99));
    const nothing = median(half.nothing.map(({ p99 }) => p99));
    lines.add("p99 of a stored request at half that load", `${slowest.toFixed(1)} ms`, {
      reference: `a server that does nothing ${nothing.toFixed(1)} ms`,
      ratio: (slowest / nothing).toFixed(1),
      bar: "< 50 ms",
      reached: slowest < 50,
    });
    const readerPort = await freePort();
    programs.start(
      process.execPath,
      [...SERVER_FLAGS, "--import", join(import.meta.dirname, "calendar-reader.ts"), join(SCRIPTS, "serve.mjs")],
      { ...settings, ...SERVER_VARIABLES, PORT: String(readerPort), DATA_DIR: join(folder, "reader") },
    );
    await untilAnswers(`http://127.0.0.1:${readerPort}/`);
    const paced = { rate: PAGES_WHILE_READING, seconds: SECONDS * 2 };
    const reading = await inTurns(ROUNDS, {
      alone: () => load({ ...page, ...paced }),
      reading: () => load({ ...page, ...paced, url: `http://127.0.0.1:${readerPort}/` }),
    });
    const [aloneP99, readingP99] = [reading.alone, reading.reading].map((loads) => median(loads.map(({ p99 }) => p99)));
    const later = readingP99! - aloneP99!;
    lines.add("p99 of a cached page while a calendar of 5,000 events is read", `${readingP99!.toFixed(1)} ms`, {
      reference: `without it ${aloneP99!.toFixed(1)} ms`,
      ratio: `${later > 0 ? "+" : ""}${later.toFixed(1)} ms`,
      bar: "≤ +5 ms",
      reached: later <= 5 && failedOf(reading.reading) === 0,
    });
    const loaded = memoryOf(pid);
    lines.add("memory after the load", `${whole(loaded)} MB`, { bar: "≤ 300 MB", reached: loaded <= 300 });
    return { rows: lines.rows, missed: lines.missed, figures: { starts: times, idle, rounds: found, half, reading } };
  } finally {
    await programs.stop();
  }
}
