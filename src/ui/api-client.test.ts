import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiRead, apiReadUnlessSignedOut, apiWrite, HttpError } from "./api-client.ts";

interface Seen {
  language: string | undefined;
  method: string | undefined;
  type: string | undefined;
  body: string;
}
let server: Server;
let base: string;
let seen: Seen;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { "content-type": type, "accept-language": language } = request.headers;
    seen = { method: request.method, type, language, body: await textOf(request) };
    const [, status, body] = (request.url ?? "").split("/");
    response.writeHead(Number(status), { "Retry-After": "30" });
    response.end(decodeURIComponent(body ?? ""));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en-CA" } }));
afterAll(() => new Promise((done) => server.close(done)));

const path = (status: number, body = "") => `${base}/${status}/${encodeURIComponent(body)}`;

it("reads JSON", async () => {
  expect(await apiRead(path(200, '{"id":7}'))).toEqual({ id: 7 });
  expect(seen).toEqual({ method: "GET", type: undefined, language: "en-CA", body: "" });
});

it("throws status, colon, space and the text of the answer", async () => {
  await expect(apiRead(path(500, "out of ink"))).rejects.toThrow(/^500: out of ink$/);
});

it("takes the status text when the answer is empty", async () => {
  await expect(apiWrite("POST", path(404))).rejects.toThrow(/^404: Not Found$/);
});

it("turns a 401 into null only where asked", async () => {
  expect(await apiReadUnlessSignedOut(path(401, "who?"))).toBeNull();
  await expect(apiReadUnlessSignedOut(path(403, "no"))).rejects.toThrow("403: no");
  await expect(apiRead(path(401, "who?"))).rejects.toThrow("401: who?");
});

it("sends a JSON content type only with a body", async () => {
  await apiWrite("PUT", path(200), { contacted: true });
  expect(seen).toMatchObject({ method: "PUT", type: "application/json", body: '{"contacted":true}' });
  await apiWrite("DELETE", path(204));
  expect(seen).toMatchObject({ method: "DELETE", type: undefined, body: "" });
});

it("reads the messages per field of a problem, and nothing from other answers", async () => {
  const failing = async (status: number, body: string) => {
    try {
      return await apiWrite("POST", path(status, body), {});
    } catch (error) {
      return error as HttpError;
    }
  };
  const problem = (await failing(422, '{"errors":{"email":"Il manque le @.","x":3}}')) as HttpError;
  expect(problem).toBeInstanceOf(HttpError);
  expect(problem.fieldErrors).toEqual({ email: "Il manque le @." });
  expect(problem.retryAfter).toBe(30);
  for (const body of ["<html>", "null", "[]", '{"errors":null}']) {
    expect(((await failing(422, body)) as HttpError).fieldErrors).toEqual({});
  }
});
