import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawConnection, rawRequest } from "../front-server.ts";
import { LEAKS } from "../fuzz/send.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** What no HTTP client sends, against the built server over a socket. */

const folder = mkdtempSync(path.join(tmpdir(), "nordet-raw-"));
let server: ServerProcess;
let port: number;
/** Lines that the server logged as an error. */
const errors: string[] = [];

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: folder, SITE_URL: "https://nordet.example" });
  server.process.stdout!.on("data", (chunk) => errors.push(...(String(chunk).match(/^.*"level":[56]0.*$/gm) ?? [])));
  port = Number(new URL(server.url).port);
  while (!(await fetch(`${server.url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const CLOSE = "Connection: close\r\n";
const head = (target: string, more = "", method = "GET") =>
  `${method} ${target} HTTP/1.1\r\nHost: nordet.example\r\n${more}${CLOSE}\r\n`;

/** Pages that everybody gets, without what differs each time. */
async function pages(): Promise<string[]> {
  const answers = await Promise.all(
    ["/", "/en", "/blog", "/en/blog", "/tarifs", "/nothing", "/sitemap.xml", "/robots.txt"].map(async (address) => {
      const answer = await fetch(`${server.url}${address}`);
      return `${address} ${answer.status} ${answer.headers.get("content-type")} ${await answer.text()}`;
    }),
  );
  return answers;
}

const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** @throws for whatever no answer may be or say, also one that was cut short */
function expectHarmless(answer: string): void {
  for (const status of statuses(answer)) expect(status, answer.slice(0, 300)).toBeLessThan(500);
  expect(answer).not.toMatch(/evil\.example/i);
  // Pages have words of their own; what refuses them has not.
  if (!/^HTTP\/1\.1 200 /.test(answer)) expect(answer).not.toMatch(LEAKS);
}

/** A request whose body hides another one. */
const hidden = "GET /healthz HTTP/1.1\r\nHost: nordet.example\r\n\r\n";
const post = (headers: string, body: string) =>
  `POST /api/form-progress HTTP/1.1\r\nHost: nordet.example\r\n${headers}\r\n${body}`;

describe("what is hardly HTTP", () => {
  it.each<[name: string, bytes: string]>([
    ["a length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${hidden}`)],
    ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", `0\r\n\r\n${hidden}`)],
    ["two lengths", post("Content-Length: 0\r\nContent-Length: 52\r\n", hidden)],
    ["a list of lengths", post("Content-Length: 0, 52\r\n", hidden)],
    ["a length with a sign", post("Content-Length: +0\r\n", hidden)],
    ["a length in hexadecimal", post("Content-Length: 0x0\r\n", hidden)],
    ["a length below nothing", post("Content-Length: -1\r\n", hidden)],
    ["a length without end", post(`Content-Length: ${"9".repeat(40)}\r\n`, hidden)],
    ["a space before the colon", post("Content-Length : 52\r\n", hidden)],
    ["an encoding that is not known", post("Transfer-Encoding: xchunked\r\n", `0\r\n\r\n${hidden}`)],
    ["chunks that are not last", post("Transfer-Encoding: chunked, identity\r\n", `0\r\n\r\n${hidden}`)],
    [
      "two encodings",
      post("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n", `0\r\n\r\n${hidden}`),
    ],
    [
      "an encoding on a folded line",
      post("Transfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n", `0\r\n\r\n${hidden}`),
    ],
    ["a chunk longer than it says", post("Transfer-Encoding: chunked\r\n", `1\r\nab\r\n0\r\n\r\n${hidden}`)],
    ["a chunk with a sign", post("Transfer-Encoding: chunked\r\n", `-1\r\n${hidden}`)],
    ["a chunk of too many digits", post("Transfer-Encoding: chunked\r\n", `${"f".repeat(20)}\r\n${hidden}`)],
    ["a chunk ended by a bare line feed", post("Transfer-Encoding: chunked\r\n", `0\n\n${hidden}`)],
    ["a header folded over two lines", `GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n Content-Length: 5\r\n${CLOSE}\r\n`],
    ["a NUL in a header", `GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n${CLOSE}\r\n`],
    ["a NUL in the address", `GET /\u0000 HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`],
    ["a bare carriage return", `GET / HTTP/1.1\r\nHost: x\rX-Y: z\r\n${CLOSE}\r\n`],
    ["lines that end with a line feed", "GET / HTTP/1.1\nHost: x\nConnection: close\n\n"],
    ["a header without a name", `GET / HTTP/1.1\r\nHost: x\r\n: a\r\n${CLOSE}\r\n`],
    ["a header without a colon", `GET / HTTP/1.1\r\nHost: x\r\nnothing\r\n${CLOSE}\r\n`],
    ["two hosts", `GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n${CLOSE}\r\n`],
    ["no host", `GET / HTTP/1.1\r\n${CLOSE}\r\n`],
    ["HTTP/0.9", "GET /\r\n\r\n"],
    ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
    ["HTTP/2 without an agreement", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a version that is none", `GET / HTTP/9.9\r\nHost: x\r\n${CLOSE}\r\n`],
    ["no version", `GET / \r\nHost: x\r\n${CLOSE}\r\n`],
    ["a method in small letters", `get / HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`],
    ["two spaces", `GET  /  HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`],
    [
      "an upgrade",
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`,
    ],
    ["a wish for nothing known", head("/", "Expect: 999-nonsense\r\n")],
    ["a thousand headers", head("/", Array.from({ length: 1000 }, (_, i) => `X-${i}: y\r\n`).join(""))],
    ["a header of 100 KB", head("/", `X: ${"y".repeat(100_000)}\r\n`)],
    ["an address of 100 KB", head(`/${"y".repeat(100_000)}`)],
    ["a TLS greeting", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n"],
    ["bytes of no meaning", `${String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i))}\r\n\r\n`],
  ])("%s is refused or answered once, and nothing behind it is obeyed", { timeout: 30_000 }, async (_, bytes) => {
    const connection = rawConnection(port);
    connection.send(Buffer.from(bytes, "latin1"));
    // Whoever waits for more is not helped to it.
    setTimeout(() => connection.socket.end(), 300);
    const answer = await connection.received();
    expectHarmless(answer);
    expect(statuses(answer).length).toBeLessThanOrEqual(1);
    // What was hidden is the only thing that would answer so.
    expect(answer).not.toMatch(/\r\n\r\nok$/);
  });

  it("ends in the middle of it, and nobody else notices", async () => {
    const before = await pages();
    const torn = [
      ...[
        "G",
        "GET / HT",
        "GET / HTTP/1.1\r\nHo",
        post("Content-Length: 100\r\n", "{"),
        post("Transfer-Encoding: chunked\r\n", "5\r\nab"),
      ],
      ...[head("/en"), head("/api/openapi.json"), post("Expect: 100-continue\r\nContent-Length: 9\r\n", "")],
    ];
    for (const bytes of torn) {
      const { socket, send } = rawConnection(port);
      send(bytes);
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.resetAndDestroy();
    }
    expect(await pages()).toEqual(before);
  });

  it("answers what is sent in one piece in its order, and nothing behind what it cannot read", async () => {
    const keep = (target: string) => `GET ${target} HTTP/1.1\r\nHost: nordet.example\r\n\r\n`;
    const answer = await rawRequest(
      port,
      `${keep("/healthz")}${keep("/nothing")}${keep("/readyz")}GET\r\n\r\n${keep("/healthz")}`,
    );
    // Of those before it, too, some may be cut off with the connection.
    expect([200, 404, 200, 400].join()).toContain(statuses(answer).join());
    expect(statuses(answer)[0]).toBe(200);
  });
});

describe("methods", () => {
  it.each(["OPTIONS", "TRACE", "PROPFIND", "PATCH", "DELETE", "PUT", "QUERY", "LOCK", "PURGE", "BAN", "M-SEARCH"])(
    "%s of a page, of the API and of everything changes nothing and gives nothing back",
    async (method) => {
      for (const target of ["/", "/admin", "/api", "/api/consultations", "*"]) {
        const answer = await rawRequest(port, head(target, "X-Secret: echo-me\r\nContent-Length: 0\r\n", method));
        expectHarmless(answer);
        expect(
          statuses(answer).every((status) => status === 204 || status >= 400),
          `${method} ${target}`,
        ).toBe(true);
        expect(answer).not.toContain("echo-me");
        expect(answer).not.toMatch(/^access-control-allow/im);
      }
    },
  );

  it("CONNECT opens no tunnel", async () => {
    const answer = await rawRequest(port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n");
    expect(statuses(answer).every((status) => status >= 400)).toBe(true);
  });
});

describe("addresses", () => {
  const evil = [
    ...[
      "/%00",
      "/en%00.html",
      "/%c0%ae%c0%ae/etc/passwd",
      "/%c0%af",
      "/%e0%80%af",
      "/%ed%a0%80",
      "/%ff",
      "/%",
      "/%2",
      "/%zz",
    ],
    ...["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%252e%252e%252fetc%252fpasswd"],
    ...[
      "/media/../../nordet.sqlite",
      "/media/..%2f..%2fnordet.sqlite",
      "/media/%2e%2e%2fnordet.sqlite",
      "/_astro/..%2f..%2fserver/entry.mjs",
    ],
    ...[
      "/..\\..\\etc\\passwd",
      "/%5c..%5c..%5cetc",
      "/\\evil.example",
      "//evil.example",
      "//evil.example/%2e%2e",
      "///evil.example//",
    ],
    ...[
      "/.//evil.example",
      "/%2f%2fevil.example",
      "/%0d%0aSet-Cookie:a=b",
      "/%0aLocation:%20//evil.example",
      "/%09//evil.example",
    ],
    ...["/500", "/%35%300", "/500/?x", "/404", "/en/500"],
    ...[
      "/.git/config",
      "/.env",
      "/.ENV",
      "/package.json",
      "/dist/server/entry.mjs",
      "/data/nordet.sqlite",
      "/_image?href=http://evil.example",
    ],
    ...[
      "/_server-islands/x?e=default&p=&s=",
      "/@fs/etc/passwd",
      "/__vite_ping",
      "/%EF%BC%8Fadmin",
      "/e%CC%81",
      "/%C3%A9",
      "/ADMIN",
      "/Admin",
    ],
    ...[
      "/admin;/x",
      "/admin/..;/",
      "/admin%2Fusers",
      "/api;x/consultations",
      "/API/consultations",
      "/api//consultations",
      "/api/./consultations",
    ],
    ...[
      "/api/%63onsultations",
      "/api/consultations/",
      "/api/consultations%20",
      "/api/consultations%2f1",
      "/api/consultations/1%00",
    ],
    ...[
      "/api/auth/..%2fstaff/members",
      "/api/staff/../openapi.json",
      "/api%2fopenapi.json",
      "/en/../admin",
      "/en/%2e%2e/admin",
    ],
    ...[
      "/blog?page=-1",
      "/blog?page=1e9",
      "/blog?page=%00",
      "/blog?q=%00",
      "/blog?q=%ed%a0%80",
      "/blog?q=%27%22%3Cscript%3E",
      "/blog?q=%",
      "/blog?category[]=x",
    ],
    ...[
      "/blog/%00",
      "/blog/a%2fb",
      `/blog/${"a".repeat(1_900)}`,
      "/blog/%D9%A1",
      "/rss.xml?x",
      "/blog/rss.xml/..",
      "/documents/..%2f..%2fx.pdf",
    ],
    ...[
      "/share/%2e%2e",
      "/?a=%0d%0aX:y",
      "/#/x",
      "/a#b",
      "http://evil.example/",
      "https://evil.example/admin",
      "http://evil.example",
      "http://@evil.example/",
    ],
    ...[
      "http://evil.example:99999/",
      "http://[::/",
      "ftp://evil.example/",
      "//",
      "?",
      "x",
      "*",
      "http:///x",
      "/newsletter/confirm?token=%00",
      "/privacy/request?token=%ff",
    ],
    ...[
      "/admin/reset-password?token=%00&lang=%ff",
      "/admin?next=//evil.example",
      "/admin/sign-in?next=https://evil.example",
      "/admin/preview/%00",
      "/admin/preview/99999999999999999999",
    ],
  ];

  it("that are tricks lead nowhere but to pages of ours, with nothing kept of them", { timeout: 60_000 }, async () => {
    const before = await pages();
    const found = new Map<string, number[]>();
    for (const target of evil) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const answer = await rawRequest(port, head(target, "Content-Length: 0\r\n", method));
        const [status = 0] = statuses(answer);
        found.set(target, [...(found.get(target) ?? []), status]);
        const [headers = "", body = ""] = answer.split("\r\n\r\n", 2);
        expect(status, target).toBeLessThan(500);
        const location = /^location: (.*)$/im.exec(headers)?.[1];
        // One slash, not two, and no other host.
        if (location !== undefined) expect(location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(headers, target).not.toMatch(/^(set-cookie: a=b|x: y)/im);
        expect(body, target).not.toMatch(/root:[x*]:|SQLite format|\[core\]|"dependencies"/);
        if (status >= 400) expect(body, target).not.toMatch(LEAKS);
        if (status >= 400 && target.startsWith("/api/")) expect(headers, target).toMatch(/application\/problem\+json/);
      }
    }
    // A door of the desk is not opened by another spelling of it.
    for (const target of ["/admin;/x", "/admin%2Fusers", "/ADMIN"])
      expect(found.get(target), target).toEqual([404, 404, 405]);
    expect(await pages()).toEqual(before);
  });
});

describe("headers that name another site", () => {
  const names = [
    ...[
      "Host: evil.example",
      "Host: nordet.example:evil.example",
      "Host: evil.example#@nordet.example",
      "Host: \u00e9vil.example",
      "Host:",
    ],
    ...[
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: evil.example",
      "X-Forwarded-Server: evil.example",
      "X-Host: evil.example",
    ],
    ...[
      'Forwarded: host=evil.example;proto=http;for="[::1]"',
      "X-Original-URL: /admin",
      "X-Rewrite-URL: /admin",
      "X-Forwarded-Prefix: //evil.example",
    ],
    ...[
      "X-Forwarded-For: evil.example, <script>",
      "X-Forwarded-Port: 99999",
      "Origin: https://evil.example",
      "Referer: https://evil.example/",
    ],
    ...[
      "X-HTTP-Method-Override: DELETE",
      "X-Nordet-Client-Address: evil.example",
      "Cookie: evil.example=1; nordet.session_token=evil.example",
    ],
    ...[
      "Accept-Language: evil.example;q=NaN",
      "Accept-Encoding: evil.example, br;q=9",
      "Range: bytes=0-1",
      "If-None-Match: evil.example",
      "Cache-Control: no-store",
    ],
  ];

  it.each(names)("change no page for anybody: %s", async (header) => {
    const before = await pages();
    const isHost = header.startsWith("Host:");
    for (const target of [
      "/",
      "/en/",
      "/blog?q=vent",
      "/nothing-at-all",
      "/admin",
      "/api/openapi.json",
      "/sitemap.xml",
      "//en",
    ]) {
      // A page nobody has asked for yet, so that this one would fill it.
      const fresh = `${target}${target.includes("?") ? "&" : "?"}n=${Math.random()}`;
      const text = `GET ${fresh} HTTP/1.1\r\n${isHost ? "" : "Host: nordet.example\r\n"}${header}\r\n${CLOSE}\r\n`;
      const answer = await rawRequest(port, Buffer.from(text, "latin1"));
      expectHarmless(answer);
      expect(answer).not.toMatch(/^access-control-allow/im);
    }
    expect(await pages()).toEqual(before);
  });
});

it("has logged no error, and still takes a request", async () => {
  const answer = await fetch(`${server.url}/healthz`);
  expect(await answer.text()).toBe("ok");
  expect(server.process.exitCode).toBeNull();
  // Lines are gathered for a quarter of a second.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(errors).toEqual([]);
});
