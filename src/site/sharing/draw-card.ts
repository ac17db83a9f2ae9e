import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { AppError } from "../../lib/http/app-error.ts";
import type { PreviewCard } from "./preview-card.ts";

/** A drawing takes about half a second; one that takes this long is stuck. In milliseconds. */
const DRAWING_TIMEOUT = 8_000;
/**
 * One is drawn at a time; beyond this many waiting, callers are asked to retry, since their page would time out first.
 */
const MAX_WAITING = 10;
/**
 * Callers that have waited this long are asked to retry too: drawing takes longer on a busy machine. In milliseconds.
 */
const LONGEST_WAIT = 5_000;
/** Seconds after which retrying makes sense. */
const RETRY_AFTER = 10;
/** Visitors' pages take priority (`os.setPriority`: 20 would be the lowest). */
const LOW_PRIORITY = 10;

/** The drawing program, relative to the sources or a chunk of the build; `astro.config.ts` puts it there. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./card-process.ts" : "../card-process.mjs", import.meta.url),
);

type Draw = (card: PreviewCard) => Promise<Buffer>;

/**
 * Serializes drawings with a short queue.
 * @returns a function that throws AppError `unavailable` when too many wait
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
 * Draws a card in a separate process, because its libraries need 100 MB, which are freed with it (decision 015). The
 * caller keeps the picture, and only asks for existing pages: drawing costs half a second of a processor.
 * @returns a PNG of `CARD_SIZE`
 * @throws AppError `unavailable` when too many wait; Error when the process fails
 */
export const drawCard = oneAtATime(drawNow);

async function drawNow(card: PreviewCard): Promise<Buffer> {
  // It gets none of our environment: it needs no address, no database and no secret.
  const child = spawn(process.execPath, [PROGRAM], { env: {}, timeout: DRAWING_TIMEOUT, killSignal: "SIGKILL" });
  const ended = new Promise<string | number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  child.on("spawn", () => setPriority(child.pid!, LOW_PRIORITY));
  // A process that exits before reading would break the pipe; its exit status says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(JSON.stringify({ card, company: globalThis.nordetCompany }));
  const [png, said, end] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (end !== 0) throw new Error(`Drawing a card ended with ${end}: ${said}`);
  return png;
}
