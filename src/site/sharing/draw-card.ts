import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { AppError } from "../../lib/http/app-error.ts";
import type { PreviewCard } from "./preview-card.ts";

/** Time limit for a drawing, in ms; it normally takes about half a second. */
const DRAWING_TIMEOUT = 8_000;
/** Most callers waiting for a card; further callers must retry, because their page would time out first. */
const MAX_WAITING = 10;
/** Longest wait for a drawing, in ms; then callers must retry too, because a busy machine draws slowly. */
const LONGEST_WAIT = 5_000;
/** `Retry-After`, in seconds. */
const RETRY_AFTER = 10;
/** Niceness of the process, so that visitors' pages come first (20 would be the lowest priority). */
const LOW_PRIORITY = 10;

/** Path of the drawing program, from the sources or from a chunk of the build, where `astro.config.ts` puts it. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./card-process.ts" : "../card-process.mjs", import.meta.url),
);

type Draw = (card: PreviewCard) => Promise<Buffer>;

/**
 * Serializes drawings with a short queue.
 * @returns a function that throws AppError `unavailable` if the queue is full
 */
export function oneAtATime(draw: Draw): Draw {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (card) => {
    if (waiting >= MAX_WAITING) throw tooMany();
    waiting += 1;
    const since = performance.now();
    const drawing = last
      .then(() => {
        if (performance.now() - since > LONGEST_WAIT) throw tooMany();
        return draw(card);
      })
      .finally(() => {
        waiting -= 1;
      });
    last = drawing.catch(() => undefined);
    return drawing;
  };
}

function tooMany(): AppError {
  return new AppError("unavailable", "Too many cards wait to be drawn", { retryAfter: RETRY_AFTER });
}

/**
 * Draws a card in a separate process, because the drawing libraries need 100 MB, which are freed when the process exits
 * (decision 015). A drawing costs half a second of CPU, so callers must cache the card and ask only for existing pages.
 * @returns a PNG of `CARD_SIZE`
 * @throws AppError `unavailable` if the queue is full; Error if the process fails
 */
export const drawCard = oneAtATime(drawNow);

async function drawNow(card: PreviewCard): Promise<Buffer> {
  // The process gets none of our environment, because it needs no host, database or secret.
  const child = spawn(process.execPath, [PROGRAM], { env: {}, timeout: DRAWING_TIMEOUT, killSignal: "SIGKILL" });
  const ended = new Promise<string | number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  child.on("spawn", () => setPriority(child.pid!, LOW_PRIORITY));
  // Ignore a broken pipe if the process exits before reading; its exit status says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(JSON.stringify({ card, company: globalThis.nordetCompany }));
  const [png, said, end] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (end !== 0) throw new Error(`Drawing a card ended with ${end}: ${said}`);
  return png;
}
