import { once } from "node:events";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type FrontServer,
  type FrontServerOptions,
  html,
  LONG_TEXT,
  rawConnection,
  rawRequest,
  startFront,
} from "../../../test/front-server.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { NOT_FOUND_SECTION_HEADER, PAGE_CACHE_HEADER, pageCacheRule } from "../pages/page-rules.ts";

let server: FrontServer;
const start = async (options: FrontServerOptions = {}) => {
  server = await startFront(options);
  return server;
};
afterEach(() => server.close());

/** Fetches without following redirects or decompressing. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers: { "accept-encoding": "identity", ...headers }, redirect: "manual" });

const close = "Connection: close\r\n\r\n";

describe("pages", () => {
  it("are rendered once and then come from the cache, each response with its own id", async () => {
    const page = vi.fn(() => html(LONG_TEXT, { headers: { "content-security-policy": "default-src 'self'" } }));
    await start({ page });
    const answers = [await get("/en"), await get("/en"), await get("/en?utm_source=x&gclid=y")];
    expect(page).toHaveBeenCalledTimes(1);
    for (const answer of answers) {
      expect(await answer.text()).toBe(LONG_TEXT);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("permissions-policy")).toMatch(/^camera=\(\)/);
      expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
    }
    expect(new Set(answers.map(({ headers }) => headers.get("x-request-id"))).size).toBe(3);
  });

  it("are cached once, whatever values are made up for their query", async () => {
    const page = vi.fn(({ url }: Request) => html(new URL(url).search));
    await start({ page });
    const read = async (query: string) => (await get(`/consultation-result${query}`)).text();
    expect([await read(""), await read("?time=a"), await read("?time=b"), await read("?time=")]).toEqual([
      "",
      "",
      "",
      "",
    ]);
    expect(await read("?time=requested&utm_source=x")).toBe("?time=requested");
    expect(page).toHaveBeenCalledTimes(2);
  });

  it("isolate their window from other sites where they show personal data", async () => {
    await start({ page: () => html("x"), api: () => Response.json({}) });
    for (const path of ["/admin", "/privacy/request?token=x", "/api/x"]) {
      expect((await get(path)).headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    }
    expect((await get("/en")).headers.has("cross-origin-opener-policy"), "for everybody").toBe(false);
  });

  it("see nothing about the visitor: no headers, no cookies, no host, no query", async () => {
    const seen: Request[] = [];
    await start({
      page: (request) => {
        seen.push(request);
        return html("x");
      },
    });
    await get("/en?token=secret", { cookie: "session=1", authorization: "Bearer x", "accept-language": "en" });
    expect([...seen[0]!.headers]).toEqual([]);
    expect(seen[0]!.url).toBe("https://nordet.example/en");
  });

  it("are rendered one at a time when many are requested at once, with other responses in between", async () => {
    let turn = 0;
    let ticking = setImmediate(function tick() {
      turn += 1;
      ticking = setImmediate(tick);
    });
    const perTurn = new Map<number, number>();
    const page = () => {
      perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
      return html("x", { headers: { [PAGE_CACHE_HEADER]: pageCacheRule("private") } });
    };
    await start({ page });
    // Requests sent in one packet are handled in the same turn of the event loop.
    const requests = Array.from({ length: 40 }, (_, index) => `GET /en/${index} HTTP/1.1\r\nHost: x\r\n`);
    const answers = await rawRequest(server.port, `${requests.join("\r\n")}${close}`);
    clearImmediate(ticking);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(40);
    expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(2);
  });

  it("delay no other page while they wait", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const page = vi.fn(async (request: Request) => {
      if (!request.url.endsWith("/en")) await waiting;
      return html("x");
    });
    await start({ page });
    const slow = Array.from({ length: 8 }, (_, index) => get(`/en/${index}`));
    await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(8), 10_000);
    expect((await get("/en")).status).toBe(200);
    finish();
    for (const { status } of await Promise.all(slow)) expect(status).toBe(200);
  });

  it("come in the requested encoding", async () => {
    await start({ page: () => html(LONG_TEXT) });
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const request = `GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n${close}`;
      const answer = await rawRequest(server.port, request);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(decode(Buffer.from(body, "latin1")).toString()).toBe(LONG_TEXT);
      expect(/content-encoding: (\w+)/i.exec(head)?.[1] ?? "identity").toBe(encoding);
    }
  });

  it("respond 304 to a matching entity tag, with the required headers and no body", async () => {
    await start();
    const quick = await get("/en", { "accept-encoding": "gzip" });
    let current = quick;
    await vi.waitFor(async () => {
      current = await get("/en", { "accept-encoding": "gzip" });
      expect(current.headers.get("etag")).not.toBe(quick.headers.get("etag"));
    }, 10_000);
    expect(current.headers.get("etag")).toMatch(/^"[\w-]+"$/);
    const third = await get("/en", {
      "accept-encoding": "gzip",
      "if-none-match": `"zzz", W/${current.headers.get("etag")}`,
    });
    expect(third.status).toBe(304);
    expect(await third.text()).toBe("");
    expect(third.headers.get("etag")).toBe(current.headers.get("etag"));
    expect(third.headers.get("vary")).toBe("Accept-Encoding");
    expect(third.headers.get("content-length")).toBeNull();
    const otherEncoding = await get("/en", { "if-none-match": current.headers.get("etag")! });
    expect(otherEncoding.status).toBe(200);
  });

  it("respond to HEAD with the headers of GET", async () => {
    await start();
    for (const path of ["/en", "/en", "/healthz", "/nowhere/"]) {
      const head = await get(path, {}, "HEAD");
      const whole = await get(path);
      expect(head.status).toBe(whole.status);
      expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
      expect(await head.text()).toBe("");
      await whole.arrayBuffer();
    }
  });

  it("ignore ranges", async () => {
    await start({ page: () => html(LONG_TEXT) });
    const answer = await get("/", { range: "bytes=0-3" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(LONG_TEXT);
  });

  it("are purged by their tags", async () => {
    let version = 1;
    await start({
      page: () => html(`v${version}`, { headers: { [PAGE_CACHE_HEADER]: pageCacheRule({ tags: ["blog"] }) } }),
    });
    expect(await (await get("/blog")).text()).toBe("v1");
    version = 2;
    expect(await (await get("/blog")).text()).toBe("v1");
    server.cache.purge(["blog"]);
    expect(await (await get("/blog")).text()).toBe("v2");
  });

  it("are never cached if they say so", async () => {
    const page = vi.fn(() => html("x", { headers: { [PAGE_CACHE_HEADER]: pageCacheRule("private") } }));
    await start({ page });
    await get("/once");
    const answer = await get("/once");
    expect(page).toHaveBeenCalledTimes(2);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
  });

  it("fail if they set a cookie on a cached page, and no cookie is sent", async () => {
    await start({ page: () => html("x", { headers: { "set-cookie": "a=1" } }) });
    const answer = await get("/once");
    expect(answer.status).toBe(500);
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  it("under private paths get the whole request and are never cached", async () => {
    const page = vi.fn((request: Request) => html(`${request.headers.get("cookie")} ${new URL(request.url).search}`));
    await start({ page });
    const first = await get("/admin?q=a", { cookie: "s=1", "x-forwarded-for": "6.6.6.6" });
    expect(await first.text()).toBe("s=1 ?q=a");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(page.mock.calls[0]![0].headers.has("x-forwarded-for")).toBe(false);
    expect(await (await get("/admin/x", { cookie: "s=2" })).text()).toBe("s=2 ");
    expect(server.cache.size).toBe(0);
    expect((await get("/administration")).headers.get("cache-control")).toBe("no-cache");
  });

  it("under private paths know the site's URL, whichever host was requested", async () => {
    await start({ page: (request) => html(request.url) });
    const target = "http://evil.example/admin/outbox?lang=en";
    const answer = await rawRequest(server.port, `GET ${target} HTTP/1.1\r\nHost: other.example\r\n${close}`);
    expect(answer).toContain("https://nordet.example/admin/outbox?lang=en");
    expect(answer).not.toMatch(/evil|other/);
  });

  it("are read-only", async () => {
    await start();
    const answer = await get("/en", {}, "POST");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    const options = await get("/en", {}, "OPTIONS");
    expect(options.status).toBe(204);
    const trace = await rawRequest(server.port, `TRACE / HTTP/1.1\r\nHost: x\r\n${close}`);
    expect(trace).toMatch(/^HTTP\/1\.1 405/);
  });

  it("end as a 500 if they take too long, and the next visitor gets a fresh attempt", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      let hangs = true;
      await start({ page: () => (hangs ? new Promise<Response>(() => undefined) : html("well")) });
      const slow = get("/slow");
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { interval: 1, timeout: 10_000 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await slow).status).toBe(500);
      hangs = false;
      expect(await (await get("/slow")).text()).toBe("well");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("URLs", () => {
  it("redirect to their canonical form, query kept", async () => {
    await start();
    const answer = await rawRequest(server.port, `GET //en/?a=1 HTTP/1.1\r\nHost: evil.example\r\n${close}`);
    expect(answer).toMatch(/^HTTP\/1\.1 301 .*\r\nLocation: \/en\?a=1\r\n/s);
    const post = await get("/api/x/", {}, "POST");
    expect(post.status).toBe(308);
    expect(post.headers.get("location")).toBe("/api/x");
  });

  it.each([
    ["/%", 400],
    ["/%c3%28", 400],
    ["/a%00", 400],
    [`/${"a".repeat(3000)}`, 414],
  ])("that are malformed get a page that says so: %#", async (path, status) => {
    await start();
    const answer = await rawRequest(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${close}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('lang="fr-CA"');
    expect(answer).toContain('lang="en-CA"');
  });

  it.each([
    ["/api/%", 400],
    ["/api/consultations/%00", 400],
    [`/api/${"a".repeat(3000)}`, 414],
  ])("of the API that are malformed get a problem response, in the requested language: %#", async (path, status) => {
    await start();
    const answer = await get(path, { "accept-language": "en" }, "POST");
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("content-language")).toBe("en");
    expect(await answer.json()).toMatchObject({
      status,
      code: "bad-request",
      title: expect.stringContaining("ddress"),
    });
  });

  it("share one page per language if they lead nowhere, and leave nothing else in the cache", async () => {
    const errorPage = vi.fn(async (status: number, language: string) => html(`${status} ${language}`, { status }));
    await start({ page: () => new Response(null, { status: 404 }), errorPage });
    for (let index = 0; index < 50; index += 1) {
      expect(await (await get(`/nowhere-${index}`)).text()).toBe("404 fr");
      expect(await (await get(`/en/nowhere-${index}`)).text()).toBe("404 en");
    }
    expect(errorPage).toHaveBeenCalledTimes(2);
    expect(server.cache.size).toBe(2);
    expect((await get("/404%20fr")).status).toBe(404);
  });

  it("are not passed to Astro if it would handle them itself", async () => {
    const page = vi.fn(() => html("", { status: 500 }));
    await start({ page });
    for (const path of ["/_image?href=http://169.254.169.254/", "/_server-islands/x", "/_actions/x", "/_assets/x.js"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(page).not.toHaveBeenCalled();
  });

  it("share one rendering per section if its page is missing, whatever the path", async () => {
    const errorPage = vi.fn(async (status: number, language: string, section: string) =>
      html(`${status} ${language} ${section}`, { status }),
    );
    const headers = { [NOT_FOUND_SECTION_HEADER]: "/blog" };
    await start({ page: () => new Response(null, { status: 404, headers }), errorPage });
    for (let index = 0; index < 3; index += 1) {
      const answer = await get(`/en/blog/nowhere-${index}`);
      expect([answer.status, await answer.text()]).toEqual([404, "404 en /blog"]);
      expect(answer.headers.has(NOT_FOUND_SECTION_HEADER)).toBe(false);
    }
    expect(errorPage).toHaveBeenCalledTimes(1);
  });

  it("from an article's previous site redirect to its new place, unless a page has that path", async () => {
    const page = (request: Request) =>
      new URL(request.url).pathname === "/about" ? html("about") : new Response(null, { status: 404 });
    const moved = async (path: string) => {
      if (path === "/broken") throw new Error("The database is away");
      return ["/about", "/2024/un.html"].includes(path) ? "/blog/un" : undefined;
    };
    await start({ page, moved, errorPage: async () => html("missing", { status: 404 }) });
    const answer = await get("/2024/un.html");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/blog/un"]);
    expect(await Promise.all(["/about", "/nowhere", "/broken"].map(async (path) => (await get(path)).status))).toEqual([
      200, 404, 404,
    ]);
  });

  it("are not cached if their page renders its own 404", async () => {
    await start({ page: () => html("no such article", { status: 404 }) });
    const answer = await get("/blog/x");
    expect([answer.status, await answer.text()]).toEqual([404, "no such article"]);
    expect(server.cache.size).toBe(0);
  });
});

describe("failures", () => {
  it("of a page are logged with the request id and shown in the page's language", async () => {
    await start({
      page: () => {
        throw new Error("broken page");
      },
    });
    const answer = await get("/en/x");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("<p>500 en");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const line = server.log.find(({ msg }) => msg === "a page threw");
    expect(line).toMatchObject({ requestId: answer.headers.get("x-request-id"), err: { message: "broken page" } });
  });

  it("of a page while the database is away are marked as temporary, with a time to retry", async () => {
    await start({
      page: () => {
        throw new AppError("unavailable", "The database is unavailable", { retryAfter: 10 });
      },
    });
    const answer = await get("/en/x");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await answer.text()).toBe("<p>500 en");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("of the error page itself end in a page without dependencies", async () => {
    await start({
      page: () => {
        throw new Error("broken page");
      },
      errorPage: async () => {
        throw new Error("broken error page");
      },
    });
    const answer = await get("/x");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/fr-CA.*en-CA/s);
  });

  it("of the API are problem responses that reveal no cause", async () => {
    await start({
      api: () => {
        throw new Error("secret cause");
      },
    });
    const answer = await get("/api/x");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.text()).not.toContain("secret");
  });
});

describe("images", () => {
  it("are public, cacheable, and embeddable elsewhere", async () => {
    const data = Buffer.from("picture");
    await start({
      media: async (name) => {
        if (name === "a") return { kind: "moved", path: "/media/a-9.webp" };
        return name === "a-9.webp" ? { kind: "file", type: "image/webp", data } : undefined;
      },
    });
    const answer = await get("/media/a-9.webp");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "7",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(await answer.text()).toBe("picture");
    expect((await get("/media/a-9.webp", {}, "HEAD")).headers.get("content-length")).toBe("7");
    expect((await get("/media/a")).headers.get("location")).toBe("/media/a-9.webp");
    expect((await get("/media/b")).status).toBe(404);
    expect((await get("/media/a-9.webp", {}, "POST")).status).toBe(405);
  });
});

describe("private pages", () => {
  it("are refused to a network over its share, with a page that is cheap to send", async () => {
    const asked: string[] = [];
    let drawn = 0;
    await start({
      trustedProxies: 1,
      admitRead: async (address) => {
        asked.push(address);
        if (asked.length > 2) throw new AppError("too-many-requests", "Too many requests", { retryAfter: 7 });
      },
      page: () => {
        drawn += 1;
        return html("<p>yours");
      },
    });
    const from = { "x-forwarded-for": "198.51.100.7" };
    for (const path of ["/rendez-vous?token=x", "/en/appointment?token=x"]) {
      expect((await get(path, from)).status).toBe(200);
    }
    const refused = await get("/en/appointment?token=x", from);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await refused.text()).toMatch(/Trop de pages demandées.*Too many pages requested/s);
    expect([drawn, asked]).toEqual([2, Array.from({ length: 3 }, () => "198.51.100.7")]);
    // Cached pages are cheap to send, so they are never rate-limited.
    expect((await get("/en", from)).status).toBe(200);
    expect(asked).toHaveLength(3);
  });
});

describe("the API", () => {
  const echo: FrontServerOptions["api"] = async (request, context) =>
    Response.json({
      body: await request.text(),
      address: context.clientAddress,
      header: request.headers.get("x-nordet-client-address"),
      id: context.requestId,
    });

  it("gets the body and the client's IP address, whatever address the client claims", async () => {
    await start({ api: echo });
    const raw = await rawRequest(
      server.port,
      `POST /api/x HTTP/1.1\r\nHost: x\r\nX-Nordet-Client-Address: 6.6.6.6\r\nx-nordet-client-address: 7.7.7.7\r\nX-Forwarded-For: 8.8.8.8\r\nX-Request-Id: mine\r\nContent-Length: 2\r\n${close}hi`,
    );
    const answer = JSON.parse(raw.slice(raw.indexOf("{"), raw.lastIndexOf("}") + 1));
    expect(answer).toMatchObject({ body: "hi", address: "127.0.0.1", header: "127.0.0.1" });
    expect(answer.id).not.toBe("mine");
    expect(raw).toMatch(/Content-Security-Policy: default-src 'none'/i);
    expect(raw).toMatch(/Cache-Control: no-store/i);
  });

  it("trusts the configured number of proxies", async () => {
    await start({ api: echo, trustedProxies: 1 });
    const answer = await get(
      "/api/x",
      { "x-forwarded-for": "6.6.6.6, 198.51.100.7", "x-request-id": "edge-1" },
      "POST",
    );
    expect(await answer.json()).toMatchObject({ address: "198.51.100.7", header: "198.51.100.7", id: "edge-1" });
    expect(answer.headers.get("x-request-id")).toBe("edge-1");
    const hostile = await get("/api/x", { "x-request-id": "a b".repeat(30) }, "POST");
    expect(hostile.headers.get("x-request-id")).toMatch(/^[\w-]+$/);
  });

  it("warns once about forwarded headers without a trusted proxy, leaving out their value", async () => {
    await start();
    await get("/a", { "x-forwarded-for": "198.51.100.7" });
    await get("/b", { "x-forwarded-for": "198.51.100.7" });
    expect(server.log.filter(({ level }) => level === 40)).toHaveLength(1);
    expect(JSON.stringify(server.log)).not.toContain("198.51.100.7");
  });

  it.each([[{ origin: "https://evil.example" }], [{ "sec-fetch-site": "cross-site" }], [{ cookie: "session=1" }]])(
    "refuses cross-site writes: %j",
    async (headers) => {
      const api = vi.fn(echo);
      await start({ api });
      const answer = await rawRequest(
        server.port,
        `POST /api/x HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join("")}Content-Length: 2\r\n${close}hi`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).toContain("application/problem+json");
      expect(api).not.toHaveBeenCalled();
    },
  );

  it("responds to a 10 MB body with a clean 413, without reading it", async () => {
    const api = vi.fn(echo);
    await start({ api });
    const announced = await fetch(`${server.url}/api/x`, { method: "POST", body: Buffer.alloc(10 * 1024 * 1024) });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({ status: 413 });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < 160; index += 1) controller.enqueue(new Uint8Array(64 * 1024));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = { method: "POST", body: stream, duplex: "half" };
    const streamed = await fetch(`${server.url}/api/x`, init);
    expect(streamed.status).toBe(413);
    expect(api).not.toHaveBeenCalled();
    expect((await get("/api/x", {}, "POST")).status).toBe(200);
  });

  it("explains a refusal in the requested language, as a page if a form was sent", async () => {
    await start({ api: echo });
    const refusal = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/x`, {
        method: "POST",
        body: "hi",
        headers: { origin: "https://evil.example", ...headers },
      });
    const french = await refusal({});
    expect(french.headers.get("content-language")).toBe("fr");
    expect(await french.json()).toEqual({
      type: "about:blank",
      title: "Demande venue d’un autre site",
      detail: expect.stringContaining("Revenez sur notre site"),
      status: 403,
      code: "forbidden",
      requestId: french.headers.get("x-request-id"),
    });
    const english = await refusal({ "accept-language": "en-CA,fr;q=0.5" });
    expect(await english.json()).toMatchObject({ title: "Request from another site", code: "forbidden" });
    const page = await refusal({ accept: "text/html,*/*;q=0.8" });
    expect(page.status).toBe(403);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toMatch(/Demande venue d’un autre site[\s\S]*Request from another site/);

    const tooLarge = { method: "POST", body: Buffer.alloc(64 * 1024 + 1), headers: { "accept-language": "en" } };
    expect(await (await fetch(`${server.url}/api/x`, tooLarge)).json()).toMatchObject({
      title: "Too large to send",
      code: "too-large",
      status: 413,
    });
    const head = `PROPFIND /api/x HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\n${close}`;
    expect(await rawRequest(server.port, head)).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*"The API doesn.+t support this HTTP method\."/,
    );
  });

  it("accepts a body of exactly the limit", async () => {
    await start({ api: async (request) => Response.json((await request.arrayBuffer()).byteLength) });
    const answer = await fetch(`${server.url}/api/x`, { method: "POST", body: Buffer.alloc(64 * 1024) });
    expect(await answer.json()).toBe(64 * 1024);
    const over = await fetch(`${server.url}/api/x`, { method: "POST", body: Buffer.alloc(64 * 1024 + 1) });
    expect(over.status).toBe(413);
  });

  it("allows staff longer bodies where they write, and asks others who send that much to sign in", async () => {
    const isStaff = async (headers: Headers) => headers.get("cookie") === "session=ada";
    await start({ api: async (request) => Response.json((await request.arrayBuffer()).byteLength), isStaff });
    const send = async (path: string, bytes: number, cookie?: string) => {
      const headers: Record<string, string> = cookie === undefined ? {} : { cookie, origin: "https://nordet.example" };
      const answer = await fetch(server.url + path, { method: "POST", body: Buffer.alloc(bytes), headers });
      await answer.text();
      return answer.status;
    };
    expect(await send("/api/posts/1", 1024 * 1024, "session=ada")).toBe(200);
    expect(await send("/api/posts/1", 1024 * 1024 + 1, "session=ada")).toBe(413);
    expect(await send("/api/media", 15 * 1024 * 1024, "session=ada")).toBe(200);
    expect(await send("/api/posts/1", 64 * 1024 + 1, "session=over")).toBe(401);
    expect(await send("/api/posts/1", 64 * 1024 + 1)).toBe(401);
    expect(await send("/api/posts/1", 64 * 1024)).toBe(200);
    expect(await send("/api/postscript", 64 * 1024 + 1, "session=ada")).toBe(413);
  });

  it("responds with 503, and when to retry, while staff cannot be authenticated", async () => {
    const isStaff = () => Promise.reject(new Error("The database is gone"));
    await start({ api: echo, isStaff });
    const headers = { cookie: "session=ada", origin: "https://nordet.example" };
    const answer = await fetch(`${server.url}/api/posts/1`, { method: "POST", body: Buffer.alloc(100_000), headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(await answer.json()).toMatchObject({ code: "unavailable", title: "Service momentanément indisponible" });
  });

  it("refuses a client that waits for a go-ahead before it sends too much", async () => {
    await start({ api: echo });
    const head = (length: number) =>
      `POST /api/x HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n${close}`;
    const refused = await rawRequest(server.port, head(10_000_000));
    expect(refused).toMatch(/^HTTP\/1\.1 413 /);
    const connection = rawConnection(server.port);
    connection.send(head(2));
    await connection.waitFor(/^HTTP\/1\.1 100 /);
    connection.send("hi");
    expect(await connection.received()).toContain('"body":"hi"');
  });

  it("releases a client that disconnects in the middle of its body", async () => {
    const api = vi.fn(echo);
    await start({ api });
    const connection = rawConnection(server.port);
    const arrived = once(server.server, "request");
    connection.send("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
    await arrived;
    connection.socket.destroy();
    await vi.waitFor(() => expect(server.log.some(({ aborted }) => aborted)).toBe(true), 10_000);
    expect(api).not.toHaveBeenCalled();
  });

  it("can respond with a page rendered for this request alone", async () => {
    await start({
      page: (_, locals) => html(`form ${JSON.stringify(locals)}`, { headers: { [PAGE_CACHE_HEADER]: "private" } }),
      api: (_, context) => context.renderPage("/contact", 422, { requestId: "from the API" }),
    });
    const answer = await get("/api/x", {}, "POST");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("from the API");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
    expect(answer.headers.get("x-request-id")).toBeTruthy();
    expect(server.cache.size).toBe(0);
  });
});

describe("hostile connections", () => {
  it.each([
    ["no HTTP at all", "\u0016\u0003\u0001\u0000garbage\r\n\r\n"],
    ["two lengths", `POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    ["length and chunks", `POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na`],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["a bad method", "G@T / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a line feed in a header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\nC\r\n\r\n"],
  ])("%s get 400 and are closed", async (_, text) => {
    await start();
    expect(await rawRequest(server.port, text)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get("/en")).status).toBe(200);
  });

  it("get 431 for oversized headers", async () => {
    await start();
    const answer = await rawRequest(server.port, `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(17_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("get pipelined responses in order", async () => {
    await start({
      page: async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === "/slow") await new Promise((resolve) => setTimeout(resolve, 50));
        return html(`<${pathname}>`);
      },
    });
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
    await get("/fast");
    const answer = await rawRequest(
      server.port,
      `${head("/slow")}\r\n${head("/fast")}\r\n${head("/healthz")}\r\n${head("/fast")}${close}`,
    );
    expect(answer.match(/<\/\w+>|ok/g)).toEqual(["</slow>", "</fast>", "ok", "</fast>"]);
  });

  it("get 400 if they name two hosts, even for a cached page, because a proxy may have trusted the other host", async () => {
    await start();
    await get("/kept");
    await get("/kept");
    for (const hosts of [
      "Host: x\r\nHost: x\r\n",
      "Host: x\r\nhOST: evil.example\r\n",
      "Host: x\r\nAccept: */*\r\nHost:\r\n",
    ]) {
      for (const target of ["/kept", "/healthz", "//twice", "/admin", "/api/x"]) {
        const answer = await rawRequest(server.port, `GET ${target} HTTP/1.1\r\n${hosts}${close}`);
        expect(answer, target).toMatch(/^HTTP\/1\.1 400 /);
      }
    }
    const behind = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const posted = `POST /api/x HTTP/1.1\r\nHost: x\r\nHost: y\r\nAccept-Language: en\r\nContent-Length: ${behind.length}\r\n\r\n${behind}`;
    const refused = await rawRequest(server.port, posted);
    expect(refused).toMatch(/^HTTP\/1\.1 400 /);
    expect(refused).toMatch(/application\/problem\+json.*names more than one host/s);
    expect(refused.match(/HTTP\/1\.1/g), "nothing behind it is obeyed").toHaveLength(1);
  });

  it("cannot be kept open by sending headers or body slowly", async () => {
    await start();
    server.server.headersTimeout = 200;
    server.server.requestTimeout = 400;
    const slow = rawConnection(server.port);
    slow.send("GET / HTTP/1.1\r\nHost: x\r\n");
    const drip = setInterval(() => slow.send("X: y\r\n"), 50);
    const body = rawConnection(server.port);
    body.send("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
    const drop = setInterval(() => body.send("a"), 50);
    const answers = await Promise.all([slow.received(), body.received()]);
    clearInterval(drip);
    clearInterval(drop);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 /);
    expect((await get("/en")).status).toBe(200);
  });

  it("are limited in number per IP address, and counted down again", async () => {
    await start();
    const connections = Array.from({ length: 500 }, () => rawConnection(server.port));
    for (const connection of connections) {
      connection.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
      await connection.waitFor(/ok$/);
    }
    expect(await rawRequest(server.port, `GET /healthz HTTP/1.1\r\nHost: x\r\n${close}`)).toBe("");
    for (const { socket } of connections) socket.destroy();
    await vi.waitFor(
      async () =>
        expect(await rawRequest(server.port, `GET /healthz HTTP/1.1\r\nHost: x\r\n${close}`)).toMatch(/200 OK/),
      10_000,
    );
  });
});

describe("health", () => {
  it("reports whether the process is alive, ready, and stopping", async () => {
    let ready = async () => true;
    await start({ isReady: () => ready() });
    expect(await (await get("/healthz")).text()).toBe("ok");
    expect((await get("/readyz")).status).toBe(200);
    ready = async () => {
      throw new Error("no database");
    };
    expect((await get("/readyz")).status).toBe(503);
    ready = async () => true;
    server.front.stop();
    expect((await get("/readyz")).status).toBe(503);
    expect((await get("/healthz")).headers.get("connection")).toBe("close");
  });
});

describe("the log", () => {
  it("has one line per request, whatever the request's path and headers contain", async () => {
    await start();
    const forged = '{"level":50,"msg":"forged"}';
    const paths = ["%0A", "%0D%0A", "%22%7D%0A", "%E2%80%A8", "%C2%85", "%1B[2J", "%5C", "%ED%A0%80", "%00"];
    for (const [index, sign] of paths.entries()) {
      const header = `p-${index}",\t"msg":"forged`;
      const address = `/p${index}${sign}${encodeURIComponent(forged)}?${sign}${encodeURIComponent(forged)}`;
      const answer = await get(address, { "x-request-id": header, "user-agent": forged, referer: forged });
      await answer.arrayBuffer();
    }
    await vi.waitFor(() => expect(server.log).toHaveLength(paths.length), 10_000);
    expect(server.log.filter(({ msg }) => msg === "forged")).toEqual([]);
    expect(server.log.every(({ level }) => level === 30)).toBe(true);
  });

  it("names method, path, status and id, and nothing about the visitor", async () => {
    await start();
    const answer = await get("/en?email=someone@example.org", { "user-agent": "spy", referer: "https://x.example/y" });
    await answer.arrayBuffer();
    await vi.waitFor(() => expect(server.log.some(({ path }) => path === "/en")).toBe(true), 10_000);
    const line = server.log.find(({ path }) => path === "/en")!;
    expect(line).toMatchObject({ method: "GET", status: 200, requestId: answer.headers.get("x-request-id") });
    expect(JSON.stringify(server.log)).not.toMatch(/someone|127\.0\.0\.1|spy|x\.example/);
  });
});
