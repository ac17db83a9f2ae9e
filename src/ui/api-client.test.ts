import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, apiHref, HttpError, unlessSignedOut } from "./api-client.ts";
import { type Cause, isMissing, refusalOf } from "./refusal.ts";

interface Seen {
  language: string | undefined;
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
}
let server: Server;
let seen: Seen;
let answer: { status: number; body?: string };

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const { "content-type": type, "accept-language": language } = headers;
    seen = { method, url, type, language, body: await textOf(request) };
    response.writeHead(answer.status, { "Retry-After": "30" });
    response.end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal("document", { documentElement: { lang: "en-CA" } });
  // Resolve paths against the test server, as a browser would.
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => fetch(new URL(address, base), init));
  answer = { status: 200, body: "{}" };
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("it was not refused"),
    (error: HttpError) => error,
  );

it("reads JSON from a route's URL, with its parameters filled in, in the page's language", async () => {
  answer.body = '{"id":7}';
  expect(await api("GET /posts/:id/revisions/:number", { params: { id: 7, number: "a/b" } })).toEqual({ id: 7 });
  expect(seen).toEqual({
    method: "GET",
    url: "/api/posts/7/revisions/a%2Fb",
    type: undefined,
    language: "en-CA",
    body: "",
  });
});

it("writes a query, leaving out unset values", () => {
  expect(apiHref("GET /consultations/export.csv", { query: { q: "Zoé & fils", stage: undefined, owner: null } })).toBe(
    "/api/consultations/export.csv?q=Zo%C3%A9+%26+fils",
  );
  expect(apiHref("GET /consultations/export.csv", { query: { due: undefined } })).toBe("/api/consultations/export.csv");
  expect(apiHref("GET /events")).toBe("/api/events");
});

it("throws status, colon, space and the response text", async () => {
  answer = { status: 500, body: "out of ink" };
  await expect(api("GET /overview", { query: { weeks: 4 } })).rejects.toThrow(/^500: out of ink$/);
});

it("uses the status text for an empty response", async () => {
  answer = { status: 404 };
  await expect(api("POST /letters/:id/undo", { params: { id: 1 }, body: { pending: true } })).rejects.toThrow(
    /^404: Not Found$/,
  );
});

it("turns a 401 into null only on request", async () => {
  answer = { status: 401, body: "who?" };
  expect(await unlessSignedOut(api("GET /staff/me"))).toBeNull();
  await expect(api("GET /staff/me")).rejects.toThrow("401: who?");
  answer = { status: 403, body: "no" };
  await expect(unlessSignedOut(api("GET /staff/me"))).rejects.toThrow("403: no");
});

it("sends a JSON content type only with a body, and reads nothing from an empty response", async () => {
  await api("PUT /consultations/:id/contacted", { params: { id: 1 }, body: { contacted: true } });
  expect(seen).toMatchObject({ method: "PUT", type: "application/json", body: '{"contacted":true}' });
  answer = { status: 204 };
  expect(await api("DELETE /chat/conversations/:id", { params: { id: 1 } })).toBeUndefined();
  expect(seen).toMatchObject({ method: "DELETE", type: undefined, body: "" });
});

it("reads a problem's messages per field, and none from other responses", async () => {
  const failing = (body: string) => {
    answer = { status: 422, body };
    return failureOf(api("POST /staff/invitations", { body: { email: "", role: "admin", language: "fr" } }));
  };
  const problem = await failing('{"errors":{"email":"Il manque le @.","x":3}}');
  expect(problem).toBeInstanceOf(HttpError);
  expect(problem.fieldErrors).toEqual({ email: "Il manque le @." });
  expect(problem.retryAfter).toBe(30);
  for (const body of ["<html>", "null", "[]", '{"errors":null}']) expect((await failing(body)).fieldErrors).toEqual({});
});

const refusal = (status: number, problem: unknown, retryAfter: string | null = null) =>
  new HttpError(status, "", typeof problem === "string" ? problem : JSON.stringify(problem), retryAfter);

describe("refusalOf", () => {
  it.each<[number, Cause]>([
    [401, "signed-out"],
    [404, "missing"],
    [409, "conflict"],
    [422, "invalid"],
    [429, "limited"],
    [403, "failed"],
    [503, "failed"],
  ])("reads the cause of %i, whatever the response's text", (status, cause) => {
    expect(refusalOf(refusal(status, {})).cause).toBe(cause);
    expect(refusalOf(refusal(status, "<html>")).cause).toBe(cause);
    expect(refusalOf(refusal(status, "null")).cause).toBe(cause);
  });

  it("distinguishes an outdated version from a state that forbids the change", () => {
    const current = { id: 7, version: 3 };
    expect(refusalOf(refusal(409, { code: "outdated", current }))).toMatchObject({ cause: "outdated", current });
    expect(refusalOf(refusal(409, { code: "outdated" }))).toMatchObject({ cause: "outdated", current: null });
    expect(refusalOf(refusal(409, { code: "conflict" }))).toMatchObject({ cause: "conflict", current: null });
  });

  it("passes on field messages, the overall message and the retry delay", () => {
    const problem = {
      code: "invalid",
      detail: "Two fields are wrong",
      errors: { name: "Too long", url: "No address" },
    };
    const { errors, detail } = refusalOf(refusal(422, problem));
    expect({ errors, detail }).toEqual({ errors: problem.errors, detail: problem.detail });
    expect(refusalOf(refusal(429, {}, "30")).retryAfter).toBe(30);
  });

  it("treats anything but a response as a lost connection", () => {
    expect(refusalOf(new TypeError("Failed to fetch"))).toMatchObject({ cause: "unreachable", errors: {}, body: "" });
    expect(refusalOf(new DOMException("stopped", "AbortError")).cause).toBe("unreachable");
  });

  it("recognizes a missing resource", () => {
    expect(isMissing(refusal(404, {}))).toBe(true);
    expect(isMissing(refusal(409, {}))).toBe(false);
    expect(isMissing(null)).toBe(false);
  });
});
