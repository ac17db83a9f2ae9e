import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../../test/free-port.ts";
import { type FrontServer, html, LONG_TEXT, startFront } from "../../../test/front-server.ts";
import { nginxConfiguration } from "../../../test/nginx.ts";

/** Longer than the two seconds for which nginx caches a page, in ms; nginx counts whole seconds. */
const HELD = 3_200;

/** A real nginx with the documented configuration, in front of a real front. */
describe.skipIf(spawnSync("nginx", ["-v"]).status !== 0)("behind nginx with docs/nginx.conf", () => {
  let folder: string;
  let nginx: ChildProcess;
  let front: FrontServer;
  let url: string;
  let words = "";
  const page = vi.fn((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/cookie") return html("x", { headers: { "Set-Cookie": "a=1" } });
    return html(`${words} ${request.headers.get("cookie") ?? "nobody"} ${LONG_TEXT}`);
  });
  const api = vi.fn(async (request: Request) => Response.json({ method: request.method, body: await request.text() }));

  beforeAll(async () => {
    front = await startFront({ page, api, trustedProxies: 1 });
    folder = mkdtempSync(join(tmpdir(), "nordet-nginx-"));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, port, front.port));
    nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 10_000);
  });
  afterAll(async () => {
    nginx?.kill();
    if (nginx?.exitCode === null) await once(nginx, "exit");
    await front?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    words = `words of ${performance.now()}`;
    front.cache.purgeAll();
  });

  const requests = () => front.log.filter(({ path }) => path !== "/healthz").length;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { "Accept-Encoding": "identity", ...headers }, redirect: "manual" });
  const textOf = async (path: string, headers?: Record<string, string>) => await (await get(path, headers)).text();

  it("answers a public page from its cache, each response with its own id", async () => {
    await textOf("/en");
    const before = requests();
    const answers = [await get("/en"), await get("/en"), await get("/en", { Cookie: "theme=dark" })];
    for (const answer of answers) expect(await answer.text()).toContain(words);
    expect(requests()).toBe(before);
    expect(new Set(answers.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(3);
    expect(answers[0]!.headers.get("Cache-Control")).toBe("no-cache");
    const first = await get("/en/first");
    expect(front.log.at(-1), "asked of the server").toMatchObject({ requestId: first.headers.get("X-Request-Id") });
  });

  it("shows a change within five seconds, and revalidates unchanged pages", async () => {
    expect(await textOf("/changing")).toContain(words);
    words = "others";
    front.cache.purgeAll();
    await vi.waitFor(async () => expect(await textOf("/changing")).toContain("others"), {
      timeout: 5_000,
      interval: 50,
    });
    await sleep(HELD);
    expect(await textOf("/changing")).toContain("others");
    expect(front.log.at(-1)).toMatchObject({ path: "/changing", status: 304 });
    const before = requests();
    expect(await textOf("/changing")).toContain("others");
    expect(requests()).toBe(before);
  });

  it("holds one variant per encoding, however browsers spell the header", async () => {
    const asked = [
      "gzip, deflate, br, zstd",
      "br;q=1.0, gzip;q=0.8",
      "gzip, deflate",
      "gzip;q=0.5, br;q=0",
      "identity",
      "br;q=0",
    ];
    const sent = [];
    for (const encoding of asked) {
      const answer = await get("/encoded", { "Accept-Encoding": encoding });
      expect(await answer.text()).toContain(words);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
      sent.push(answer.headers.get("Content-Encoding"));
    }
    expect(sent).toEqual(["br", "br", "gzip", "gzip", null, null]);
    const entityTag = (await get("/encoded", { "Accept-Encoding": "br" })).headers.get("ETag")!;
    expect((await get("/encoded", { "Accept-Encoding": "br", "If-None-Match": entityTag })).status).toBe(304);
  });

  it.each(["/admin", "/privacy/request?token=x"])("does not cache anything private: %s", async (path) => {
    for (const cookie of ["a=1", "a=2"]) expect(await textOf(path, { Cookie: cookie })).toContain(cookie);
    expect(await textOf(path)).toContain("nobody");
  });

  it("passes every request of signed-in users to the server", async () => {
    for (const cookie of ["nordet.session_token=x", "a=1; __Secure-nordet.session_token=x"]) {
      const before = requests();
      await textOf("/en", { Cookie: cookie });
      await textOf("/en", { Cookie: cookie });
      expect(requests()).toBe(before + 2);
    }
  });

  it("caches no cookie, no failure and no missing page", async () => {
    for (const path of ["/cookie", "/readyz", "/_nothing", "/metrics"]) {
      const before = front.log.length + page.mock.calls.length;
      const statuses = [(await get(path)).status, (await get(path)).status];
      expect(statuses[0]).toBe(statuses[1]);
      if (path !== "/readyz" && path !== "/metrics")
        expect(front.log.length + page.mock.calls.length).toBeGreaterThanOrEqual(before + 2);
    }
    expect((await get("/cookie")).headers.has("Set-Cookie")).toBe(false);
  });

  it("passes forms and all other API requests to the server, whole and every time", async () => {
    for (const body of ["first", "x".repeat(60_000), "first"]) {
      const answer = await fetch(`${url}/api/consultations`, { method: "POST", body });
      expect(await answer.json()).toEqual({ method: "POST", body });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect((await fetch(`${url}/api/consultations`, { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
    expect(api).toHaveBeenCalledTimes(3);
    await get("/api/x");
    await get("/api/x");
    expect(api).toHaveBeenCalledTimes(5);
  });

  it("is trusted to report the visitor's IP address, unlike anything in front of it", async () => {
    await get("/api/address", { "X-Forwarded-For": "192.0.2.1" });
    const request = api.mock.lastCall![0] as Request;
    expect(request.headers.get("X-Forwarded-For")).toBe("192.0.2.1, 127.0.0.1");
  });

  it("serves cached pages while the server is away", async () => {
    expect(await textOf("/en/kept")).toContain(words);
    await front.close();
    await sleep(HELD);
    expect(await textOf("/en/kept")).toContain(words);
  });
});
