import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkChecker } from "./broken-links.ts";

let server: Server;
let origin: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("Content-Type", "text/html");
    response.statusCode = request.url === "/here?a=1&b=2" || request.url === "/" ? 200 : 404;
    response.end('<h1 id="top">Ici</h1><p id="été">');
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it("finds our missing pages and anchors, and requests no other sites", async () => {
  const html = `<a href="/here?a=1&amp;b=2">a</a><a class="x" href="/gone">b</a><a href="#top">c</a><a href="/#nowhere">d</a>
    <a href="/#%C3%A9t%C3%A9">e</a><a href="https://nordet.example/gone">f</a><a href="mailto:a@b.ca">g</a>
    <img src="/lost.png"><form action="/api/consultations"></form><a href="https://elsewhere.example/">h</a>`;
  const check = linkChecker(origin);
  expect(await check("/", html, "https://nordet.example")).toEqual([
    "/gone",
    "/#nowhere",
    "https://nordet.example/gone",
    "/lost.png",
  ]);
  expect(
    asked.filter((path) => path === "/gone"),
    "each address once",
  ).toHaveLength(1);
});
