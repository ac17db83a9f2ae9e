import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { AppError } from "../../lib/app-error.ts";
import type { ImageFacts } from "../media/image-address.ts";
import type { RenderedMarkdown } from "./markdown.ts";

/** The longest text takes a fifth of a second, the worst of its length two; what takes longer is refused. In milliseconds. */
const TIMEOUT = 15_000;
/** How long an idle thread is kept: who writes looks at the preview every few seconds. In milliseconds. */
const KEPT = 30_000;
/** The worst text that is rendered needs a quarter of it. */
const MEMORY_MB = 256;

/** The program of the thread; `astro.config.ts` puts it beside the entry of the build, whose chunks lie a folder below. */
const PROGRAM = new URL(
  import.meta.url.endsWith(".ts")
    ? "./markdown-worker.ts"
    : `${/\/chunks\/[^/]+$/.test(import.meta.url) ? ".." : "."}/markdown-worker.mjs`,
  import.meta.url,
);

export interface RenderingQuestion {
  source: string;
  images: ReadonlyMap<string, ImageFacts>;
}

/** One of the two. */
export interface RenderingAnswer {
  rendered?: RenderedMarkdown;
  refused?: { message: string; fields: Readonly<Record<string, string>> };
}

const oneAfterAnother = pLimit(1);
let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Renders Markdown on a thread of its own, so that a long text holds up no reader; and what a hostile one may take is
 * bounded in time and memory. The renderer is loaded there, when it is first needed.
 * @throws AppError `invalid` for a text that a few characters blow up
 */
export function renderOnThread(question: RenderingQuestion): Promise<RenderedMarkdown> {
  return oneAfterAnother(async () => {
    clearTimeout(ending);
    thread ??= startThread();
    const { rendered, refused } = await answerOf(thread, question);
    ending = setTimeout(endThread, KEPT).unref();
    if (rendered) return rendered;
    throw new AppError("invalid", refused?.message ?? "The text cannot be rendered", {
      fields: refused?.fields ?? TOO_LONG,
    });
  });
}

const TOO_LONG = { content: "tooLong" };

function startThread(): Worker {
  // Without the options of the process: those that say how its own entry is read (`--input-type`) end a thread at once.
  const started = new Worker(PROGRAM, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  // It never keeps the process from ending.
  started.unref();
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}

/** @returns nothing of both where the thread ran out of time or memory */
function answerOf(worker: Worker, question: RenderingQuestion): Promise<RenderingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => resolve({})), TIMEOUT);
    const onAnswer = (answer: RenderingAnswer) => {
      settle();
      resolve(answer);
    };
    const onError = (error: NodeJS.ErrnoException) =>
      finish(() => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({}) : reject(error)));
    const settle = () => {
      clearTimeout(timer);
      worker.off("message", onAnswer).off("error", onError).unref();
    };
    const finish = (outcome: () => void) => {
      settle();
      worker.on("error", () => undefined);
      endThread();
      outcome();
    };
    // Until it has answered it does keep the process.
    worker.on("message", onAnswer).on("error", onError).ref();
    worker.postMessage(question);
  });
}
