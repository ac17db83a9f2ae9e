import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { countedPage, type VisitCounts } from "../../features/visits/visit-counts.ts";

/** Called for each page served; `path` is canonical and has no query. */
export type VisitCounter = (incoming: IncomingMessage, path: string, status: number) => void;

/** Bound of the cache of user agents. Visitors bring some hundreds a day. */
const MOST_REMEMBERED = 1_000;
/** Longest user agent cached, in UTF-16 code units; no browser's is half as long. */
const LONGEST_REMEMBERED = 400;

/**
 * Returns a counter of pages that a person may be reading, cached or not. It skips self-declared bots
 * (`crawler-user-agents`), requests without a user agent, prefetches, anything but top-level documents, and responses
 * that are not pages. It is on the hot path, so it reads raw headers.
 */
export function createVisitCounter(visits: Pick<VisitCounts, "countPage">): VisitCounter {
  const known = new Map<string, boolean>();
  const program = programPattern();

  const isProgram = (description: string): boolean => {
    const remembered = known.get(description);
    if (remembered !== undefined) return remembered;
    const judged = program.test(description);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (description.length <= LONGEST_REMEMBERED) known.set(description, judged);
    return judged;
  };

  return (incoming, path, status) => {
    if ((status !== 200 && status !== 304) || incoming.method !== "GET") return;
    const page = countedPage(path);
    if (!page) return;
    let description = "";
    const { rawHeaders } = incoming;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!;
      const value = rawHeaders[index + 1]!;
      if (name.length === 10 && name.toLowerCase() === "user-agent") description = value;
      else if (name.length === 14 && name.toLowerCase() === "sec-fetch-dest" && value !== "document") return;
      else if (value.startsWith("prefetch") && /^(?:sec-|x-)?purpose$/i.test(name)) return;
    }
    if (description !== "" && !isProgram(description)) visits.countPage(page);
  };
}

/** Builds one regular expression from the whole list, then drops the list with its thousands of examples. */
function programPattern(): RegExp {
  const list = createRequire(import.meta.url).resolve("crawler-user-agents");
  const entries = JSON.parse(readFileSync(list, "utf8")) as { pattern: string }[];
  return new RegExp(entries.map(({ pattern }) => pattern).join("|"));
}
