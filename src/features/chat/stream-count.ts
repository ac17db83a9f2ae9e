import { AppError } from "../../lib/http/app-error.ts";

/** Streams one browser session may have open in a process: a tab each. */
const STREAMS_PER_SESSION = 6;
/** And one address: an office. */
const STREAMS_PER_ADDRESS = 60;
/** And all of them: about 20 KB each. */
const STREAMS = 2_000;

/** Counts open streams, so that no browser and no address takes all of them. */
export function createStreamCount() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    /** @returns gives the place back @throws AppError `too-many-requests` */
    take(conversationId: number, address: string): () => void {
      const bounds = [
        [`session ${conversationId}`, STREAMS_PER_SESSION],
        [`address ${address}`, STREAMS_PER_ADDRESS],
        ["all", STREAMS],
      ] as const;
      if (bounds.some(([key, most]) => (counts.get(key) ?? 0) >= most)) {
        throw new AppError("too-many-requests", "Too many open streams", { retryAfter: 30 });
      }
      for (const [key] of bounds) change(key, 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const [key] of bounds) change(key, -1);
      };
    },
  };
}
