import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, html, startFront } from "../../../test/front-server.ts";
import { startJsonServer } from "../../../test/json-server.ts";
import { createCdnPurge } from "./cdn.ts";
import { PAGE_CACHE_HEADER, pageCacheRule } from "./page-rules.ts";

let server: FrontServer;
afterEach(() => server.close());
const OF_CDN = ["cdn-cache-control", "cache-tag", "surrogate-key"];
const headersOf = async (path: string, options = {}) => {
  const { headers, status } = await fetch(server.url + path, { redirect: "manual", ...options });
  return { status, cache: headers.get("cache-control"), cdn: OF_CDN.map((name) => headers.get(name)) };
};
const NOTHING = [null, null, null];

const page = (request: Request) => {
  const { pathname } = new URL(request.url);
  const rule = (value: Parameters<typeof pageCacheRule>[0]) =>
    html("x", { headers: { [PAGE_CACHE_HEADER]: pageCacheRule(value) } });
  if (pathname === "/article") return rule({ tags: ["post:12", "blog-category:Vente & service"] });
  if (pathname === "/open") return rule({ tags: [], expires: new Date(Date.now() + 3_600_000) });
  if (pathname === "/mine") return rule("private");
  if (pathname === "/stored") return html("x", { headers: { "cache-control": "no-store" } });
  if (pathname === "/gone") return new Response(null, { status: 404 });
  return html("x");
};

describe("with a CDN in front", () => {
  it("public pages say how long the CDN may cache them and under which tags; browsers still revalidate", async () => {
    server = await startFront({ page, cdnMaxAge: 86_400 });
    const article = {
      status: 200,
      cache: "no-cache",
      cdn: [
        "max-age=86400",
        "site,post:12,blog-category:Vente---service",
        "site post:12 blog-category:Vente---service",
      ],
    };
    expect(await headersOf("/article")).toEqual(article);
    // A cache hit and a 304 have the same headers.
    expect(await headersOf("/article")).toEqual(article);
    expect((await headersOf("/pricing")).cdn).toEqual(["max-age=86400", "site", "site"]);
  });

  it("a page that changes by itself is cached for at most a minute", async () => {
    server = await startFront({ page, cdnMaxAge: 86_400 });
    expect((await headersOf("/open")).cdn[0]).toBe("max-age=60");
  });

  it("neither private pages nor other responses may be cached", async () => {
    server = await startFront({ page, cdnMaxAge: 86_400 });
    for (const path of [
      "/mine",
      "/stored",
      "/admin",
      "/newsletter/confirm?token=x",
      "/api/blog",
      "/gone",
      "/healthz",
      "//x",
    ]) {
      const { cache, cdn } = await headersOf(path, { headers: { cookie: "nordet.session_token=x" } });
      expect({ path, cdn }).toEqual({ path, cdn: NOTHING });
      expect(cache ?? "", path).not.toMatch(/public|max-age|s-maxage/);
    }
  });
});

it("without a CDN, no page has headers for one", async () => {
  server = await startFront({ page });
  expect((await headersOf("/article")).cdn).toEqual(NOTHING);
});

const log = pino({ level: "silent" });
const times = { first: 20, again: 150, pauses: [20, 40] };

describe("purging a CDN", () => {
  it("reports a burst of changes in one call, and repeats it", async () => {
    const cdn = await startJsonServer((response) => void response.end("{}"));
    const { purge, close } = createCdnPurge({
      url: `${cdn.url}/zone`,
      header: "Authorization: Bearer a:b",
      log,
      times,
    });
    purge(["blog", "post:12"]);
    purge(["blog", "blog-category:Vente & service"]);
    await vi.waitFor(() => expect(cdn.requests).toHaveLength(2), 10_000);
    await sleep(200);
    expect(cdn.requests).toHaveLength(2);
    for (const { path, headers, body } of cdn.requests) {
      expect(path).toBe("/zone");
      expect(headers.authorization).toBe("Bearer a:b");
      expect(body).toEqual({ tags: ["blog", "post:12", "blog-category:Vente---service"] });
    }
    await close();
    expect(cdn.requests).toHaveLength(2);
  });

  it("retries until the CDN accepts the call", async () => {
    let refused = 0;
    const cdn = await startJsonServer((response) => {
      if (refused < 3) {
        refused += 1;
        response.statusCode = 503;
      }
      response.end("{}");
    });
    const { purge, close } = createCdnPurge({ url: cdn.url, header: undefined, log, times });
    purge(["settings"]);
    await vi.waitFor(() => expect(cdn.requests).toHaveLength(5), 10_000);
    expect(cdn.requests.map(({ body }) => body)).toEqual(Array(5).fill({ tags: ["settings"] }));
    await close();
  });

  it("sends its header to no redirect target, least of all a cloud's metadata service", async () => {
    const other = await startJsonServer((response) => void response.end("{}"));
    for (const location of [`${other.url}/x`, "http://169.254.169.254/latest/meta-data/"]) {
      const cdn = await startJsonServer((response) => void response.writeHead(307, { location }).end());
      const { purge, close } = createCdnPurge({ url: cdn.url, header: "Authorization: Bearer a", log, times });
      purge(["blog"]);
      await vi.waitFor(() => expect(cdn.requests.length).toBeGreaterThan(1), 10_000);
      await close();
    }
    expect(other.requests).toEqual([]);
    const warned: unknown[] = [];
    const heard = pino({ base: undefined }, { write: (line: string) => void warned.push(JSON.parse(line)) });
    const inside = createCdnPurge({ url: "http://169.254.169.254/purge", header: undefined, log: heard, times });
    inside.purge(["blog"]);
    await vi.waitFor(() => expect(JSON.stringify(warned)).toContain("metadata service"), 10_000);
    await inside.close();
  });

  it("sends what is pending when the process stops, and stops even if the CDN does not answer", async () => {
    const cdn = await startJsonServer((response) => void response.end("{}"));
    const slow = { first: 60_000, again: 60_000, pauses: [60_000] };
    const first = createCdnPurge({ url: cdn.url, header: undefined, log, times: slow });
    first.purge(["blog"]);
    first.purge(["settings"]);
    await first.close();
    expect(cdn.requests.map(({ body }) => body)).toEqual([{ tags: ["blog", "settings"] }]);
    await cdn.stop();
    const second = createCdnPurge({ url: cdn.url, header: undefined, log, times: slow });
    second.purge(["blog"]);
    await second.close();
  });
});
