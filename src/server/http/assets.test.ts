import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FrontServer, rawRequest, startFront } from "../../../test/front-server.ts";
import { loadAssets } from "./assets.ts";
import { compressAssets } from "./compress-assets.ts";

const SCRIPT = "export const lines = 1;\n".repeat(200);
let folder: string;
let server: FrontServer;

beforeEach(async () => {
  const root = mkdtempSync(path.join(tmpdir(), "nordet-assets-"));
  folder = path.join(root, "client");
  mkdirSync(path.join(folder, "_assets"), { recursive: true });
  writeFileSync(path.join(root, "secret.txt"), "secret");
  writeFileSync(path.join(folder, "_assets", "app.abc123.js"), SCRIPT);
  writeFileSync(path.join(folder, "_assets", "font.woff2"), Buffer.alloc(2_000, "a"));
  writeFileSync(path.join(folder, "robots.txt"), "User-agent: *\n");
  compressAssets(folder);
  server = await startFront({ assets: loadAssets(folder, ["X-Content-Type-Options", "nosniff"]) });
});

afterEach(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const get = (target: string, headers = "") =>
  rawRequest(server.port, `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

const bodyOf = (answer: string) => Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1");

describe("assets", () => {
  it("are served precompressed, with their type, cacheable forever", async () => {
    const br = await get("/_assets/app.abc123.js", "Accept-Encoding: gzip, br\r\n");
    expect(br).toMatch(/^HTTP\/1\.1 200 /);
    expect(br).toContain("Content-Type: text/javascript; charset=utf-8");
    expect(br).toContain("Cache-Control: public, max-age=31536000, immutable");
    expect(br).toContain("Content-Encoding: br");
    expect(br).toContain("Vary: Accept-Encoding");
    expect(br).toContain("X-Content-Type-Options: nosniff");
    expect(brotliDecompressSync(bodyOf(br)).toString()).toBe(SCRIPT);
    expect(gunzipSync(bodyOf(await get("/_assets/app.abc123.js", "Accept-Encoding: gzip\r\n"))).toString()).toBe(
      SCRIPT,
    );
    expect(bodyOf(await get("/_assets/app.abc123.js")).toString()).toBe(SCRIPT);
  });

  it("are found whatever the query, since Astro adds one when it retries", async () => {
    expect(await get("/_assets/app.abc123.js?astro-retry=1")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("answer 304 and HEAD", async () => {
    const entityTag = /ETag: (\S+)/.exec(await get("/robots.txt"))![1];
    const unchanged = await get("/robots.txt", `If-None-Match: ${entityTag}\r\n`);
    expect(unchanged).toMatch(/^HTTP\/1\.1 304 /);
    const head = await rawRequest(server.port, "HEAD /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain("Content-Length: 14");
    expect(bodyOf(head)).toHaveLength(0);
  });

  it("are revalidated if their name is fixed, and stay uncompressed if incompressible", async () => {
    expect(await get("/robots.txt")).toContain("Cache-Control: public, max-age=3600");
    const font = await get("/_assets/font.woff2", "Accept-Encoding: br, gzip\r\n");
    expect(font).toContain("Content-Type: font/woff2");
    expect(font).not.toContain("Content-Encoding");
    expect(font).not.toContain("Vary");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/_assets/..%2f..%2fsecret.txt",
    "/_assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "//secret.txt",
    "/_assets/app.abc123.js.br",
    "/_assets/app.abc123.js%00",
    "/_assets",
    "/_assets/",
    "/_assets/gone.js",
  ])("cannot be escaped with a path: %s", async (target) => {
    const answer = await get(target);
    expect(bodyOf(answer).toString()).not.toMatch(/^secret|export const/);
  });

  it("get a short uncached 404 if they no longer exist", async () => {
    const answer = await get("/_assets/gone.js");
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain("Cache-Control: no-store");
    expect(answer.length).toBeLessThan(1_000);
  });
});

describe("compressAssets", () => {
  it("produces the same files on every run", () => {
    const before = [...loadAssets(folder, []).keys()];
    expect(compressAssets(folder)).toBe(1);
    expect([...loadAssets(folder, []).keys()]).toEqual(before);
  });
});
