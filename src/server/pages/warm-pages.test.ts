import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { html, LONG_TEXT, startFront } from "../../../test/front-server.ts";
import { createPageWarmer, type PageWarmer } from "./warm-pages.ts";

const SITE = "https://nordet.example";
let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of stop.splice(0).reverse()) await end();
  stop = [];
});

const listOf = (tag: string, paths: string[]) =>
  `<${tag}>${paths.map((path) => `<loc>${new URL(path, SITE).href}</loc>`).join("")}</${tag}>`;

/**
 * Starts a front and a page warmer. The front's sitemap lists `paths` or, if `files` is given, is an index of those
 * sitemaps, each of which lists `paths`.
 * @returns with `drawn`, the paths rendered so far, in order
 */
async function warming(
  paths: string[],
  page?: (path: string) => Response | undefined | Promise<Response | undefined>,
  files?: string[],
) {
  const drawn: string[] = [];
  const onError = vi.fn();
  const front = await startFront({
    page: async (request) => {
      const { pathname } = new URL(request.url);
      drawn.push(pathname);
      if (pathname === "/sitemap.xml") return new Response(listOf(files ? "sitemapindex" : "urlset", files ?? paths));
      if (files?.includes(pathname)) return new Response(listOf("urlset", paths));
      return (await page?.(pathname)) ?? html(`<p>${pathname} ${LONG_TEXT}`);
    },
  });
  const warmer: PageWarmer = createPageWarmer({ warm: front.front.warm, onError, firstPause: 1 });
  stop.push(front.close, warmer.stop);
  warmer.begin();
  return { ...front, warmer, drawn, onError };
}

it("caches every page of the sitemap, well compressed, before it is requested", async () => {
  const { cache, drawn, url } = await warming(["/", "/en", "/pricing"]);
  await vi.waitFor(() => expect(cache.size).toBe(4), 10_000);
  expect(drawn).toEqual(["/sitemap.xml", "/", "/en", "/pricing"]);
  await vi.waitFor(() => expect(cache.get("/pricing")?.variants.br.entityTag).toMatch(/-b"$/), 10_000);
  const answer = await fetch(`${url}/pricing`, { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("etag"), "the one of the best compression").toMatch(/-b"$/);
  expect(drawn).toHaveLength(4);
});

it("follows an index to its first file only", async () => {
  const { cache, drawn } = await warming(["/a", "/b"], undefined, ["/sitemap-1.xml", "/sitemap-2.xml"]);
  await vi.waitFor(() => expect(cache.size).toBe(4), 10_000);
  expect(drawn).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/a", "/b"]);
});

it("renders one page at a time, and purged pages again", async () => {
  let open = 0;
  const { cache, drawn, warmer } = await warming(["/a", "/b"], async () => {
    open += 1;
    expect(open).toBe(1);
    await sleep(20);
    open -= 1;
    return undefined;
  });
  await vi.waitFor(() => expect(cache.size).toBe(3), 10_000);
  cache.purgeAll();
  warmer.begin();
  warmer.begin();
  await vi.waitFor(() => expect(cache.size).toBe(3), 10_000);
  expect(drawn.filter((path) => path === "/a")).toHaveLength(2);
});

it("continues after a missing or failing page, and reports the failure", async () => {
  const { cache, onError } = await warming(["/gone", "/broken", "/whole"], (path) => {
    if (path === "/gone") return new Response(null, { status: 404 });
    if (path === "/broken") throw new Error("broken");
    return undefined;
  });
  await vi.waitFor(() => expect(cache.get("/whole")).toBeDefined(), 10_000);
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(["broken"]);
});

it("stops after the page in progress", async () => {
  const { drawn, warmer } = await warming(["/a", "/b", "/c"], async () => {
    await sleep(50);
    return undefined;
  });
  await vi.waitFor(() => expect(drawn).toContain("/a"), 10_000);
  await warmer.stop();
  const count = drawn.length;
  warmer.begin();
  await sleep(100);
  expect(drawn).toHaveLength(count);
  expect(drawn).not.toContain("/c");
});

it("does nothing without a sitemap", async () => {
  const { drawn, onError } = await warming([], (path) => {
    throw new Error(path);
  });
  await sleep(100);
  expect(drawn).toEqual(["/sitemap.xml"]);
  expect(onError).not.toHaveBeenCalled();
});
