import { statSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { wireWeight } from "../../test/page-weight.ts";
import { type Asked, ask } from "./chat-client.ts";
import { memoryOf, processorTimeOf } from "./process-use.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { type Report, slopeOf, whole } from "./report.ts";

const SCRIPTS = join(import.meta.dirname, "../..", "scripts");

const LANES = 50;
/** Messages per visitor, within a session's rate limit; the lane then continues as another visitor. */
const MESSAGES_EACH = 10;
/** Messages sent before measuring, so that code is compiled and caches are full. */
const WARM_UP = 1_000;
/** Duration of the paced part, then the shortest and longest pause between messages, in ms. */
const PACED = 60_000;
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 4_000;
/** How many times all visitors send their first message at the same instant. */
const BURSTS = 10;
/** Messages sent without a pause; memory is sampled after each slice. */
const MESSAGES = 10_000;
const SLICE = 500;
/** Time to let the server warm and compress its pages and collect the resulting garbage, in ms. */
const SETTLED = 10_000;
/** Pages visited before measuring an idle server's memory. */
const FIRST_VISITED = ["/", "/en", "/contact", "/consultation-gratuite"];

/**
 * Measures how soon the built-in assistant sends its first word to 50 concurrent visitors (at their own pace, all at
 * once, and without pauses), and whether 10,000 messages leak memory (issue 5). Each time is compared with an echo
 * server's for the same client at the same moment, which shows what the machine and the client cost.
 * @param folder an empty folder for the data
 */
export async function chatLoadSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const rows: Record<"what" | "value" | "reference" | "ratio" | "bar", string>[] = [];
  const missed: string[] = [];
  const add = (
    what: string,
    value: string,
    {
      reference = "",
      ratio = "",
      bar = "",
      reached = true,
    }: Partial<Record<"reference" | "ratio" | "bar", string>> & {
      reached?: boolean;
    } = {},
  ) => {
    rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference, ratio, bar });
    if (!reached) missed.push(`${what}: ${value}, to reach ${bar}`);
  };
  const figures: Record<string, unknown> = {};
  const programs = new Programs(folder);
  const agents = [LANES, LANES].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
  try {
    const [port, echoPort] = [await freePort(), await freePort()];
    const [origin, echo] = [port, echoPort].map((one) => `http://127.0.0.1:${one}`) as [string, string];
    const bare = programs.start(process.execPath, [join(import.meta.dirname, "echo-server.mjs"), String(echoPort)]);
    const settings = {
      ...environment,
      ...SERVER_VARIABLES,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      TRUST_PROXY: "1",
      NODE_ENV: "production",
    };
    const server = programs.start(process.execPath, [...SERVER_FLAGS, join(SCRIPTS, "serve.mjs")], settings);
    await untilAnswers(`${origin}/`);

    let visitors = 0;
    let sent = 0;
    let failed = 0;
    const tally = (asked: Asked, into: number[]) => {
      if (asked.firstWord === undefined) failed += 1;
      else into.push(asked.firstWord);
    };
    /** Returns a function that asks visitors' questions in turn, with their session cookie. */
    const conversation = () => {
      let cookie: string | undefined;
      let mine = 0;
      let visitor = 0;
      return async (into: number[]) => {
        if (mine % MESSAGES_EACH === 0) {
          cookie = undefined;
          visitor = ++visitors;
        }
        mine += 1;
        const asked = await ask(agents[0]!, origin, visitor, ++sent, cookie);
        cookie ??= asked.cookie;
        tally(asked, into);
      };
    };
    const askEcho = async (into: number[]) => tally(await ask(agents[1]!, echo, 0, sent, undefined), into);

    // Sends the first requests while the assistant is still loading.
    const first: number[] = [];
    const early = conversation();
    for (let i = 0; i < 5; i += 1) await early(first);
    figures["afterStart"] = first;
    add("first answers after the start, the slowest of 5", ms(Math.max(...first)), {
      bar: "≤ 500 ms",
      reached: Math.max(...first) <= 500,
    });

    for (const path of FIRST_VISITED) await wireWeight(`${origin}${path}`);
    await sleep(SETTLED);
    const idle = memoryOf(server.pid!);
    add("memory, idle", `${whole(idle)} MB`, { bar: "≤ 130 MB", reached: idle <= 130 });

    const lanes = Array.from({ length: LANES }, conversation);
    const unpaused = (count: number, one: (lane: number) => Promise<void>) => {
      let left = count;
      return Promise.all(
        lanes.map(async (_, lane) => {
          while (left-- > 0) await one(lane);
        }),
      );
    };
    await unpaused(WARM_UP, (lane) => lanes[lane]!([]));
    await unpaused(WARM_UP, () => askEcho([]));

    const paced = { ours: [] as number[], echo: [] as number[], processor: 0 };
    const before = processorTimeOf(server.pid!);
    const end = performance.now() + PACED;
    await Promise.all(
      lanes.map(async (lane, number) => {
        const random = seeded(number + 1);
        await sleep(random() * LONGEST_PAUSE);
        while (performance.now() < end) {
          // Asks the two in random order, so that neither server always follows a pause.
          for (const one of random() < 0.5 ? [lane, askEcho] : [askEcho, lane]) {
            await one(one === lane ? paced.ours : paced.echo);
          }
          await sleep(SHORTEST_PAUSE + random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
        }
      }),
    );
    paced.processor = (processorTimeOf(server.pid!) - before) / paced.ours.length;
    figures["paced"] = { ours: spread(paced.ours), echo: spread(paced.echo), processor: paced.processor };
    addTimes(`${LANES} who pause 1–4 s, first word`, paced, { p95: 100, p99: 100 });
    add("  messages; processor time of each", `${whole(paced.ours.length)}; ${paced.processor.toFixed(1)} ms`);

    const burst = { ours: [] as number[], echo: [] as number[] };
    for (let round = 0; round < BURSTS; round += 1) {
      await Promise.all(Array.from({ length: LANES }, () => askEcho(burst.echo)));
      await sleep(500);
      await Promise.all(Array.from({ length: LANES }, () => conversation()(burst.ours)));
      await sleep(500);
    }
    figures["burst"] = { ours: spread(burst.ours), echo: spread(burst.echo) };
    addTimes(`${LANES} first messages in one instant, first word`, burst, { p50: 100, p95: 100, max: 100 });

    const dense = { ours: [] as number[], echo: [] as number[] };
    const memory: number[] = [];
    const stored: number[] = [];
    let [seconds, echoSeconds, processor, echoProcessor] = [0, 0, 0, 0];
    const timed = async (pid: number, work: () => Promise<unknown>) => {
      const [began, used] = [performance.now(), processorTimeOf(pid)];
      await work();
      return [(performance.now() - began) / 1000, processorTimeOf(pid) - used] as const;
    };
    for (let done = 0; done < MESSAGES; done += SLICE) {
      const theirs = await timed(bare.pid!, () => unpaused(SLICE, () => askEcho(dense.echo)));
      const ours = await timed(server.pid!, () => unpaused(SLICE, (lane) => lanes[lane]!(dense.ours)));
      [seconds, processor] = [seconds + ours[0], processor + ours[1]];
      [echoSeconds, echoProcessor] = [echoSeconds + theirs[0], echoProcessor + theirs[1]];
      memory.push(memoryOf(server.pid!));
      stored.push(statSync(join(folder, "data", "nordet.sqlite")).size / 1_048_576);
    }
    addTimes(`${LANES} without a pause, first word`, dense, {});
    add("  messages answered a second", whole(MESSAGES / seconds), {
      reference: `echo ${whole(MESSAGES / echoSeconds)}`,
      ratio: (echoSeconds / seconds).toFixed(2),
    });
    add("  processor time of each", `${(processor / MESSAGES).toFixed(2)} ms`, {
      reference: `echo ${(echoProcessor / MESSAGES).toFixed(2)} ms`,
      ratio: (processor / echoProcessor).toFixed(1),
    });
    add("messages without an answer", String(failed), { bar: "0", reached: failed === 0 });

    const peak = Math.max(...memory);
    add(`memory, highest over ${whole(MESSAGES)} messages`, `${whole(peak)} MB`, {
      bar: "≤ 300 MB",
      reached: peak <= 300,
    });
    // SQLite caches up to 32 MB of its file, so memory that grows with the file is not a leak.
    const [slope, fileSlope] = [memory, stored].map(
      (values) => slopeOf(values.slice(values.length / 2)) * (MESSAGES / SLICE),
    ) as [number, number];
    add(`memory, growth per ${whole(MESSAGES)} messages, second half`, `${slope > 0 ? "+" : ""}${whole(slope)} MB`, {
      reference: `database file +${whole(fileSlope)} MB`,
      bar: "≤ 25 MB",
      reached: slope <= 25,
    });
    figures["dense"] = {
      ours: spread(dense.ours),
      echo: spread(dense.echo),
      perSecond: MESSAGES / seconds,
      processor: processor / MESSAGES,
      echoProcessor: echoProcessor / MESSAGES,
    };
    figures["memory"] = { idle, each500: memory, growth: slope };
    figures["failed"] = failed;
    return { rows, missed, figures };
  } finally {
    for (const agent of agents) agent.destroy();
    await programs.stop();
  }

  /**
   * Adds a row for each percentile of the times.
   * @param bars upper limits in ms, by percentile
   */
  function addTimes(
    what: string,
    { ours, echo }: { ours: readonly number[]; echo: readonly number[] },
    bars: Partial<Record<keyof Spread, number>>,
  ) {
    const [mine, theirs] = [spread(ours), spread(echo)];
    for (const share of ["p50", "p95", "p99", "max"] as const) {
      const bar = bars[share];
      add(`${what}, ${share}`, ms(mine[share]), {
        reference: `echo ${ms(theirs[share])}`,
        ratio: (mine[share] / theirs[share]).toFixed(1),
        ...(bar === undefined ? {} : { bar: `≤ ${bar} ms`, reached: mine[share] <= bar }),
      });
    }
  }
}

type Spread = Record<"p50" | "p95" | "p99" | "max", number>;

/** Returns the percentiles of unsorted times. */
function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : whole(value)} ms`;
