import { AppError } from "../../lib/http/app-error.ts";
import { type ConvertedImage, convertImage } from "./image-conversion.ts";

/** Uploads queued behind the one being converted: each holds its file in memory. */
const MAX_WAITING = 6;
/** When to retry if the queue is full, in seconds. */
const RETRY_AFTER = 15;

/** Converts one image at a time: a conversion takes a processor for a second, and up to 300 MB for a moment. */
export function convertInTurn(): (upload: Buffer) => Promise<ConvertedImage> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (upload) => {
    if (waiting > MAX_WAITING) {
      throw new AppError("unavailable", "Too many images wait", { retryAfter: RETRY_AFTER });
    }
    waiting += 1;
    const turn = last
      .then(() => convertImage(upload))
      .finally(() => {
        waiting -= 1;
      });
    last = turn.catch(() => undefined);
    return await turn;
  };
}
