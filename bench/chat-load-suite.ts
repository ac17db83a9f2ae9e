import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { Programs, untilAnswers } from "./programs.ts";
import { type Report, whole } from "./report.ts";

const SCRIPTS = join(import.meta.dirname, "..", "scripts");

/** Conversations at the same time. */
const LANES = 50;
/** Messages of a visitor, so that no limit of a session is met; then the lane goes on as another one. */
const MESSAGES_EACH = 10;
const MESSAGES = 10_000;
/** Before memory is looked at first: everything is compiled and every cache is full. */
const WARM_UP = 2_000;

const QUESTIONS = [
  "Combien coûte Velocity ?",
  "What do your plans cost?",
  "Êtes-vous ouverts le samedi ?",
  "How long until we go live?",
  "Travaillez-vous avec Shopify ?",
  "I would like to talk to a person",
  "Je veux réserver une consultation",
  "What is the weather on Mars?",
];

/**
 * How soon the built-in assistant has a first word for 50 who ask at once, and whether 10,000 messages leave anything
 * behind in memory (issue 5).
 * @param folder an empty one, for the data
 */
export async function chatLoadSuite(folder: string, environment: NodeJS.ProcessEnv): Promise<Report> {
  const rows: Record<"what" | "value" | "reference" | "ratio" | "bar", string>[] = [];
  const missed: string[] = [];
  const add = (what: string, value: string, bar: string, reached: boolean) => {
    rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference: "", ratio: "", bar });
    if (!reached) missed.push(`${what}: ${value}, to reach ${bar}`);
  };
  const programs = new Programs(folder);
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = programs.start(process.execPath, [join(SCRIPTS, "serve.mjs")], {
      ...environment,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      TRUST_PROXY: "1",
      NODE_ENV: "production",
    });
    await untilAnswers(`${origin}/`);
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    const firstWords: number[] = [];
    let failed = 0;
    let sent = 0;

    async function lane(until: number): Promise<void> {
      let cookie: string | undefined;
      let visitor = 0;
      for (let mine = 0; sent < until; mine += 1) {
        sent += 1;
        if (mine % MESSAGES_EACH === 0) {
          cookie = undefined;
          visitor = sent;
        }
        const asked = await ask(agent, origin, visitor, sent, cookie);
        cookie ??= asked.cookie;
        if (asked.firstWord === undefined) failed += 1;
        else firstWords.push(asked.firstWord);
      }
    }
    const run = (until: number) => Promise.all(Array.from({ length: LANES }, () => lane(until)));

    await run(WARM_UP);
    await sleep(2_000);
    const before = memoryOf(server.pid!);
    firstWords.length = 0;
    const began = performance.now();
    await run(WARM_UP + MESSAGES);
    const seconds = (performance.now() - began) / 1000;
    await sleep(2_000);
    const after = memoryOf(server.pid!);
    agent.destroy();

    const times = firstWords.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    add(`chat, ${LANES} at once, first word, p50`, `${whole(at(0.5))} ms`, "≤ 100 ms", at(0.5) <= 100);
    add(`chat, ${LANES} at once, first word, p99`, `${whole(at(0.99))} ms`, "≤ 250 ms", at(0.99) <= 250);
    add("chat, messages answered a second", whole(MESSAGES / seconds), "", true);
    add("chat, messages without an answer", String(failed), "0", failed === 0);
    const grown = after - before;
    add(`memory after ${whole(WARM_UP)} messages`, `${whole(before)} MB`, "", true);
    add(
      `memory, ${whole(MESSAGES)} messages later`,
      `${grown > 0 ? "+" : ""}${whole(grown)} MB`,
      "≤ 25 MB",
      grown <= 25,
    );
    return { rows, missed, figures: { p50: at(0.5), p99: at(0.99), before, after, failed, seconds } } as Report;
  } finally {
    await programs.stop();
  }
}

/** Sends a message. @returns milliseconds until its first word, and the cookie that was set */
function ask(agent: Agent, origin: string, visitor: number, number: number, cookie: string | undefined) {
  const body = JSON.stringify({
    sessionId: `nordet-bench-${visitor.toString(36).padStart(8, "0")}`,
    message: QUESTIONS[number % QUESTIONS.length],
    language: number % 2 === 0 ? "fr" : "en",
    page: "/pricing",
    messageId: `bench-message-${number}`,
  });
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    Origin: origin,
    ...(cookie ? { Cookie: cookie } : {}),
  };
  const began = performance.now();
  return new Promise<{ firstWord: number | undefined; cookie: string | undefined }>((resolve) => {
    const call = request(`${origin}/api/chatbot/messages`, { agent, method: "POST", headers }, (response) => {
      let firstWord: number | undefined;
      let text = "";
      response.on("data", (chunk: Buffer) => {
        firstWord ??= performance.now() - began;
        text += chunk;
      });
      response.on("end", () => {
        const isWhole =
          response.statusCode === 200 && text.startsWith('{"type":"text"') && text.includes('"type":"end"');
        const set = response.headers["set-cookie"]?.[0]?.split(";")[0];
        resolve({ firstWord: isWhole ? firstWord : undefined, cookie: set });
      });
      response.on("error", () => resolve({ firstWord: undefined, cookie: undefined }));
    });
    call.on("error", () => resolve({ firstWord: undefined, cookie: undefined }));
    call.end(body);
  });
}

/** Resident memory in MB, where the system tells (Linux). */
function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024 : Number.NaN;
}
