import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rawRequest } from "../front-server.ts";
import { LEAKS } from "../fuzz/send.ts";
import { type ServerProcess, startServerProcess, untilReady } from "../server-process.ts";

/**
 * Sends requests that no HTTP client would send to the built server: front, cache, routes and database together. Node
 * itself rejects bytes that are not HTTP (`front.test.ts`, hostile connections).
 */

const folder = mkdtempSync(path.join(tmpdir(), "nordet-hostile-"));
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: folder, SITE_URL: "https://nordet.example" });
  await untilReady(server);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(server.said()).not.toMatch(/"level":[56]0/);
});

interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/**
 * Sends a raw HTTP request.
 * @param header an additional header line; a `Host` line replaces the usual one
 */
async function ask(method: string, target: string, header = ""): Promise<RawAnswer> {
  const host = /^Host:/.test(header) ? "" : "Host: nordet.example\r\n";
  const line = header === "" ? "" : `${header}\r\n`;
  const request = `${method} ${target} HTTP/1.1\r\n${host}${line}Content-Length: 0\r\nConnection: close\r\n\r\n`;
  const answer = await rawRequest(Number(new URL(server.url).port), Buffer.from(request, "latin1"));
  const [headers = "", body = ""] = answer.split("\r\n\r\n", 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(headers)?.[1]), headers, body };
}

/** Returns some pages as the public sees them, to reveal a poisoned cache. */
async function pages(): Promise<string[]> {
  const addresses = ["/", "/en", "/blog", "/nothing", "/sitemap.xml", "/robots.txt"];
  return await Promise.all(addresses.map(async (address) => (await fetch(`${server.url}${address}`)).text()));
}

const METHODS = ["TRACE", "PROPFIND", "PATCH", "DELETE", "PUT", "QUERY", "LOCK", "PURGE", "BAN", "M-SEARCH"];

it("unsupported methods change nothing and echo nothing", async () => {
  for (const target of ["/", "/admin", "/api", "/api/consultations", "*"]) {
    const answers = await Promise.all(METHODS.map((method) => ask(method, target, "X-Secret: echo-me")));
    for (const [index, { status, headers, body }] of answers.entries()) {
      expect(status, `${METHODS[index]} ${target}`).toBeGreaterThanOrEqual(400);
      expect(status, `${METHODS[index]} ${target}`).toBeLessThan(500);
      expect(`${headers}${body}`).not.toMatch(/echo-me|^access-control-allow/im);
    }
  }
});

it.each([
  ["desk", ["/admin;/x", "/admin/..;/", "/admin%2Fusers", "/ADMIN", "/%EF%BC%8Fadmin"]],
  ["API", ["/api;x/consultations", "/API/consultations", "/api%2fconsultations", "/api/consultations%2f1"]],
  ["files", ["/media/..%2f..%2fnordet.sqlite", "/@fs/etc/passwd", "/_astro/..%2f..%2fserver/entry.mjs", "/.env"]],
])("no other spelling of an address opens the %s", async (_, targets) => {
  for (const target of targets) {
    const first = await ask("GET", target);
    const location = /^location: (.*)$/im.exec(first.headers)?.[1];
    const { status, body } = location === undefined ? first : await ask("GET", location);
    expect([400, 404], target).toContain(status);
    expect(body, target).not.toMatch(LEAKS);
  }
});

it.each([
  ["//evil.example/%2e%2e", "/\\evil.example", "/%09//evil.example", "/.//evil.example", "/en//evil.example/"],
  ["http://evil.example/en/", "http://@evil.example/", "ftp://evil.example/", "http://[::/"],
  ["/admin?next=//evil.example", "/admin/sign-in?next=https://evil.example", "/%0d%0aSet-Cookie:a=b"],
])("nothing redirects to another host: %s", async (...targets) => {
  for (const target of targets) {
    const { status, headers } = await ask("GET", target);
    expect(status, target).toBeLessThan(500);
    const location = /^location: (.*)$/im.exec(headers)?.[1];
    // Expects a path on this site: one slash, because two would name another host.
    if (location !== undefined) expect(location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(headers, target).not.toMatch(/^set-cookie: a=b/im);
  }
});

it("malformed parameters get a response, not an error", async () => {
  const parameters = ["/blog?page=-1", "/blog?page=1e9", "/blog?page=%00", "/blog?q=%ed%a0%80", "/blog?category[]=x"];
  const tokens = ["/newsletter/confirm?token=%00", "/privacy/request?token=%ff", "/admin/preview/99999999999999999999"];
  for (const target of [...parameters, ...tokens]) expect((await ask("GET", target)).status, target).toBeLessThan(500);
});

it("headers that name another site change no page for other visitors", async () => {
  const headers = [
    ...["Host: evil.example", "Host: nordet.example:evil.example", "Host: \u00e9vil.example", "Host:"],
    ...["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: evil.example", "X-Forwarded-Prefix: //evil.example"],
    ...["Forwarded: host=evil.example;proto=http", "X-Original-URL: /admin", "X-Rewrite-URL: /admin"],
    ...["Origin: https://evil.example", "Cookie: nordet.session_token=evil.example", "X-HTTP-Method-Override: DELETE"],
    ...["Accept-Language: evil.example;q=NaN", "Accept-Encoding: evil.example, br;q=9", "If-None-Match: evil.example"],
  ];
  const before = await pages();
  for (const [index, header] of headers.entries()) {
    // Requests new URLs, so that a poisoned response would enter the cache.
    for (const target of [`/en/?n=${index}`, `/blog?q=vent-${index}`, `/nothing-${index}`, "/sitemap.xml", "//en"]) {
      const answer = await ask("GET", target, header);
      expect(answer.status, `${header}: ${target}`).toBeLessThan(500);
      expect(`${answer.headers}${answer.body}`).not.toMatch(/evil\.example|^access-control-allow/im);
    }
  }
  expect(await pages()).toEqual(before);
});
