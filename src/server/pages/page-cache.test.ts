import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { PageCache, type RenderedPage, type StoredPage } from "./page-cache.ts";

const TEXT = "le vent redresse les lignes ".repeat(300);

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  const headers = ["Content-Type", "text/html; charset=utf-8", "Cache-Control", "no-cache"];
  return { status: 200, headers, body: Buffer.from(text), tags: [], cacheable: true, ...more };
}

/** Returns a page that compresses noticeably. */
const varied = (n: number) => Array.from({ length: 2000 }, (_, index) => `${(index * n) % 1009}`).join(" ");

const textOf = (stored: StoredPage) => stored.variants.identity.body.toString();

/** Returns a rendering that the test completes. */
function rendering() {
  let finish: (page: RenderedPage) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<RenderedPage>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { render: vi.fn(() => promise), finish, fail };
}

const cacheOf = (maxBytes = 1024 * 1024) => new PageCache({ maxBytes });

describe("PageCache", () => {
  it("keeps a page in three encodings, each with its own entity tag", async () => {
    const { variants } = await cacheOf().load("/", async () => page(TEXT));
    expect(brotliDecompressSync(variants.br.body).toString()).toBe(TEXT);
    expect(gunzipSync(variants.gzip.body).toString()).toBe(TEXT);
    expect(variants.identity.body.toString()).toBe(TEXT);
    expect(new Set(Object.values(variants).map(({ entityTag }) => entityTag)).size).toBe(3);
    expect(variants.br.headers).toContain("br");
    expect(variants.identity.headers).not.toContain("Content-Encoding");
    expect(variants.br.notModifiedHeaders).toContain("no-cache");
    expect(variants.br.notModifiedHeaders).not.toContain("Content-Type");
    expect(variants.br.notModifiedHeaders).not.toContain("Content-Length");
  });

  it("replaces the quick compression with the smallest one, under another entity tag", async () => {
    const cache = cacheOf();
    const text = varied(7919);
    const quick = await cache.load("/", async () => page(text));
    await vi.waitFor(() => expect(cache.get("/")).not.toBe(quick), 10_000);
    const best = cache.get("/")!;
    expect(best.variants.br.body.byteLength).toBeLessThan(quick.variants.br.body.byteLength);
    expect(best.variants.br.entityTag).not.toBe(quick.variants.br.entityTag);
    expect(best.variants.identity.entityTag).toBe(quick.variants.identity.entityTag);
    expect(brotliDecompressSync(best.variants.br.body).toString()).toBe(text);
  });

  it("keeps an image once, uncompressed, because compression would not shrink it", async () => {
    const cache = cacheOf();
    const headers = ["content-type", "image/png"];
    const { variants, bytes } = await cache.load("/card.png", async () => page(TEXT, { headers }));
    expect(variants.br).toBe(variants.identity);
    expect(variants.gzip).toBe(variants.identity);
    expect(variants.br.headers).not.toContain("Content-Encoding");
    expect(bytes).toBeLessThan(TEXT.length + 1000);
    expect(cache.get("/card.png")?.variants.br.body.toString()).toBe(TEXT);
    const drawn = await cache.load("/drawing.svg", async () =>
      page(TEXT, { headers: ["Content-Type", "image/svg+xml"] }),
    );
    expect(brotliDecompressSync(drawn.variants.br.body).toString()).toBe(TEXT);
  });

  it("changes the entity tag when only a header has changed", async () => {
    const cache = cacheOf();
    const first = await cache.load("/a", async () => page(TEXT));
    const second = await cache.load("/b", async () => page(TEXT, { headers: ["Content-Security-Policy", "other"] }));
    expect(first.variants.br.entityTag).not.toBe(second.variants.br.entityTag);
  });

  it("renders once for any number of concurrent requests", async () => {
    const cache = cacheOf();
    const { render, finish } = rendering();
    const answers = Array.from({ length: 100 }, () => cache.load("/", render));
    finish(page(TEXT));
    const pages = await Promise.all(answers);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
    await cache.load("/", render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is not poisoned by a failed rendering", async () => {
    const cache = cacheOf();
    const { render, fail } = rendering();
    const answers = [cache.load("/", render), cache.load("/", render)];
    fail(new Error("broken"));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(textOf(await cache.load("/", async () => page("whole")))).toBe("whole");
  });

  it("serves an uncacheable page without keeping it", async () => {
    const cache = cacheOf();
    const render = vi.fn(async () => page("mine", { cacheable: false }));
    await cache.load("/", render);
    await cache.load("/", render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it("purges by tag and leaves the rest", async () => {
    const cache = cacheOf();
    await cache.load("/blog", async () => page("list", { tags: ["blog"] }));
    await cache.load("/blog/a", async () => page("a", { tags: ["blog", "post:1"] }));
    await cache.load("/", async () => page("home"));
    cache.purge(["post:1"]);
    expect(cache.get("/blog/a")).toBeUndefined();
    expect(cache.get("/blog")).toBeDefined();
    cache.purge(["blog", "settings"]);
    expect(cache.get("/blog")).toBeUndefined();
    expect(cache.get("/")).toBeDefined();
    cache.purge([]);
    expect(cache.get("/")).toBeDefined();
    cache.purgeAll();
    expect(cache.size).toBe(0);
  });

  it.each([
    ["by tag", (cache: PageCache) => cache.purge(["blog"])],
    ["of everything", (cache: PageCache) => cache.purgeAll()],
  ])("never keeps a page being rendered during a purge %s", async (_, purge) => {
    const cache = cacheOf();
    const old = rendering();
    const before = cache.load("/blog", old.render);
    purge(cache);
    const after = cache.load("/blog", async () => page("new", { tags: ["blog"] }));
    expect(textOf(await after)).toBe("new");
    old.finish(page("old", { tags: ["blog"] }));
    expect(textOf(await before)).toBe("old");
    expect(textOf(cache.get("/blog")!)).toBe("new");
    expect(textOf(await cache.load("/blog", async () => page("newer")))).toBe("new");
  });

  it("does not bring back a page purged while it was being compressed", async () => {
    const cache = cacheOf();
    await cache.load("/", async () => page(TEXT, { tags: ["home"] }));
    const quick = await cache.load("/later", async () => page(TEXT.repeat(20)));
    cache.purge(["home"]);
    await vi.waitFor(() => expect(cache.get("/later")).not.toBe(quick), 10_000);
    expect(cache.get("/")).toBeUndefined();
  });

  it("recompresses nothing while visitors wait, then the newest pages still cached", async () => {
    const quiet = Promise.withResolvers<void>();
    const cache = new PageCache({ maxBytes: 60_000, untilQuiet: () => quiet.promise });
    const first = await cache.load("/1", async () => page(varied(7919)));
    cache.get("/1");
    for (let n = 2; n < 12; n += 1) {
      await cache.load(`/${n}`, async () => page(varied(7919 + n)));
      cache.get(`/${n}`);
    }
    expect(cache.get("/1"), "dropped meanwhile").toBeUndefined();
    expect(cache.get("/11")?.variants.br.entityTag).toMatch(/-bq"$/);
    quiet.resolve();
    await cache.improved("/11");
    expect(cache.get("/11")?.variants.br.entityTag).toMatch(/-b"$/);
    await vi.waitFor(() => expect(cache.get("/10")?.variants.br.entityTag).toMatch(/-b"$/), 10_000);
    expect(first.variants.br.entityTag).toMatch(/-bq"$/);
    expect(cache.get("/1")).toBeUndefined();
    const later = await cache.load("/12", async () => page(varied(6007)));
    await vi.waitFor(() => expect(cache.get("/12")).not.toBe(later), 10_000);
  });

  it("spends no time on a page that is not requested again", async () => {
    const untilQuiet = vi.fn(() => Promise.resolve());
    const cache = new PageCache({ maxBytes: 1e6, untilQuiet });
    const once = await cache.load("/once", async () => page(varied(7919)));
    const again = await cache.load("/again", async () => page(varied(6007)));
    await Promise.all(["/again", "/again"].map((path) => cache.load(path, async () => page("another"))));
    await cache.improved("/again");
    expect(untilQuiet).toHaveBeenCalledTimes(1);
    expect(cache.get("/again")).not.toBe(again);
    expect(cache.get("/once"), "asked for again now").toBe(once);
    await vi.waitFor(() => expect(cache.get("/once")).not.toBe(once), 10_000);
    expect(untilQuiet).toHaveBeenCalledTimes(2);
  });

  it("stays within its limit, dropping the least recently used", async () => {
    const maxBytes = 60_000;
    const cache = cacheOf(maxBytes);
    for (let index = 0; index < 50; index += 1) {
      await cache.load(`/${index}`, async () => page(`${index} ${TEXT}`));
      cache.get("/0");
      expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(cache.get("/0")).toBeDefined();
    expect(cache.get("/1")).toBeUndefined();
    expect(cache.get("/49")).toBeDefined();
  });

  it("serves a page larger than the whole cache", async () => {
    const cache = cacheOf(1_000);
    expect(textOf(await cache.load("/", async () => page(TEXT)))).toBe(TEXT);
    expect(cache.size).toBe(0);
  });

  it("drops a page when it changes by itself", async () => {
    let now = new Date("2026-03-08T04:59:59Z");
    const cache = new PageCache({ maxBytes: 1e6, clock: () => now });
    await cache.load("/", async () => page("yesterday", { expires: new Date("2026-03-08T05:00:00Z") }));
    expect(textOf(cache.get("/")!)).toBe("yesterday");
    now = new Date("2026-03-08T05:00:00Z");
    expect(textOf(await cache.load("/", async () => page("today")))).toBe("today");
  });

  it("keeps pages only briefly while it cannot be notified of changes", async () => {
    let now = 0;
    let lifetime = Number.POSITIVE_INFINITY;
    const cache = new PageCache({ maxBytes: 1e6, clock: () => new Date(now), lifetime: () => lifetime });
    await cache.load("/told", async () => page("a"));
    lifetime = 10_000;
    await cache.load("/untold", async () => page("b"));
    await cache.load("/sooner", async () => page("c", { expires: new Date(2_000) }));
    now = 9_999;
    expect(cache.get("/untold")).toBeDefined();
    expect(cache.get("/sooner")).toBeUndefined();
    now = 10_000;
    expect(cache.get("/untold")).toBeUndefined();
    expect(cache.get("/told")).toBeDefined();
  });
});
