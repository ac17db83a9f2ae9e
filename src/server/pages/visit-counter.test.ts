import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import type { CountedPage } from "../../features/visits/visit-counts.ts";
import { createVisitCounter } from "./visit-counter.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

function counted(headers: Record<string, string>, options: { path?: string; status?: number; method?: string } = {}) {
  const { path = "/", status = 200, method = "GET" } = options;
  const pages: CountedPage[] = [];
  const count = createVisitCounter({ countPage: (page) => pages.push(page) });
  count({ method, rawHeaders: Object.entries(headers).flat() } as IncomingMessage, path, status);
  return pages.length;
}

it("counts a page that a browser requests, even if the browser had it already", () => {
  expect(counted({ Host: "nordet.test", "User-Agent": CHROME })).toBe(1);
  expect(counted({ "user-agent": CHROME, "Sec-Fetch-Dest": "document" }, { path: "/blog/un-article" })).toBe(1);
  expect(counted({ "User-Agent": CHROME }, { status: 304 })).toBe(1);
});

it("leaves out programs, prefetches, and responses that are not pages", () => {
  const programs = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "curl/8.5.0",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "",
  ];
  for (const program of programs) expect(counted({ "User-Agent": program })).toBe(0);
  expect(counted({})).toBe(0);
  expect(counted({ "User-Agent": CHROME, "Sec-Purpose": "prefetch;prerender" })).toBe(0);
  expect(counted({ "User-Agent": CHROME, "Sec-Fetch-Dest": "empty" })).toBe(0);
  expect(counted({ "User-Agent": CHROME }, { status: 404, path: "/blog/gone" })).toBe(0);
  expect(counted({ "User-Agent": CHROME }, { method: "HEAD" })).toBe(0);
  expect(counted({ "User-Agent": CHROME }, { path: "/services" })).toBe(0);
});
