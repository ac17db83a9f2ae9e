import { afterEach, describe, expect, it } from "vitest";
import { type FrontServer, html, startFront } from "../../../test/front-server.ts";
import { PAGE_CACHE_HEADER, pageCacheRule } from "./page-cache-rule.ts";

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
  it("pages for everybody say how long it may hold them and under which tags; browsers still ask", async () => {
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
    // And again from the cache, and as a 304.
    expect(await headersOf("/article")).toEqual(article);
    expect((await headersOf("/pricing")).cdn).toEqual(["max-age=86400", "site", "site"]);
  });

  it("a page that changes by itself is held for a minute at most", async () => {
    server = await startFront({ page, cdnMaxAge: 86_400 });
    expect((await headersOf("/open")).cdn[0]).toBe("max-age=60");
  });

  it("nothing made for one visitor, and nothing that is no page, may be held", async () => {
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

it("without one, no page spends bytes on it", async () => {
  server = await startFront({ page });
  expect((await headersOf("/article")).cdn).toEqual(NOTHING);
});
