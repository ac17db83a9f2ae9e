import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { consultationSchema, summarySchema } from "../../features/consultations/model.ts";
import { receivedSchema } from "../../features/consultations/send-request.ts";
import { confirmationMailedSchema, listSummarySchema, sendingSchema } from "../../features/newsletter/model.ts";
import { beginSending } from "../../features/newsletter/sendings.ts";
import { listedMailSchema } from "../../features/outbox/model.ts";
import { EVENT_DATA, eventSchema, exampleOf } from "../../features/webhooks/events.ts";
import { WEBHOOK_EVENTS } from "../../features/webhooks/model.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import type { Route } from "../../lib/http/route.ts";
import type { RequestContext } from "../http/responses.ts";
import { mountRoutes } from "./api.ts";
import { openApiDocument } from "./openapi.ts";
import { problemSchema } from "./problem.ts";
import { declaredRoutes, documentedRoutes } from "./routes.ts";

/** Endpoints that only our pages and better-auth's client call, which the document leaves out. */
const UNDESCRIBED = /^\/api\/(auth|staff)\//;

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
});
afterAll(() => database.close());

interface Described {
  name: string;
  in: string;
  description?: string;
  schema: { type?: string };
}

interface Sent {
  required?: string[];
  properties?: Record<string, object>;
}

it("describes every existing route, and no others", () => {
  const routes = api.api.routes
    .filter(({ method, path }) => method !== "ALL" && !UNDESCRIBED.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
    .filter((route) => !["GET /api/openapi.json", "GET /api/docs"].includes(route));
  const described = documentedRoutes(api.services)
    .filter(({ documented }) => documented !== false)
    .map(({ method, path }) => `${method.toUpperCase()} /api${path.replace(/:(\w+)/g, "{$1}")}`);
  expect([...new Set(routes)].sort()).toEqual([...described].sort());
});

it("is sent compressed, and not again to a program that has it", async () => {
  const read = (headers: HeadersInit) => api.request("/api/openapi.json", { headers });
  const plain = await read({});
  expect(plain.headers.get("content-encoding")).toBeNull();
  const compressed = await read({ "Accept-Encoding": "br" });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
  expect(compressed.headers.get("cache-control")).toBe("no-cache");
  const again = await read({ "Accept-Encoding": "br", "If-None-Match": compressed.headers.get("etag")! });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("is public, valid OpenAPI 3.1, and every reference resolves", async () => {
  const response = await api.request("/api/openapi.json", { headers: { "Accept-Language": "en" } });
  expect(response.status).toBe(200);
  const document = (await response.json()) as ReturnType<typeof openApiDocument>;
  expect(document).toMatchObject({
    openapi: "3.1.1",
    info: { title: "Nordet API" },
    servers: [{ url: "https://nordet.test" }],
  });
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(10);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name ?? "");
  const ids = documentedRoutes(api.services).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("describes the payload of SPEC §7 with its options and bounds", () => {
  const { schemas } = openApiDocument(documentedRoutes(api.services), "").components;
  expect(schemas["ConsultationRequest"]).toMatchObject({
    type: "object",
    additionalProperties: false,
    properties: {
      name: { type: "string", minLength: 1, maxLength: 100 },
      companySize: { enum: ["solo", "2-5", "6-20", "21-50", "51-200", "200+"] },
      additionalInfo: { type: "string", maxLength: 2000 },
      utmSource: { type: "string" },
    },
  });
  expect([...((schemas["ConsultationRequest"]?.["required"] ?? []) as string[])].sort()).toEqual(
    Object.keys(application())
      .filter((field) => !["phone", "additionalInfo", "leadScore"].includes(field))
      .sort(),
  );
});

it("describes every webhook event, each with an example that matches", () => {
  const { webhooks, components } = openApiDocument(documentedRoutes(api.services), "https://nordet.test");
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS]);
  for (const event of WEBHOOK_EVENTS) {
    const { schema, example } = webhooks[event]!.post.requestBody.content["application/json"];
    expect(components.schemas).toHaveProperty(schema.$ref.split("/").at(-1)!, expect.anything());
    eventSchema(event).parse(example);
    EVENT_DATA[event].thin.parse(exampleOf(event, "thin", "https://nordet.test"));
  }
  expect(components.schemas["AppointmentMovedEvent"]).toMatchObject({
    properties: {
      type: { enum: ["appointment.moved"] },
      data: { properties: { uid: { format: "uuid" }, request: { $ref: "#/components/schemas/RequestInEvent" } } },
    },
    required: ["type", "timestamp", "data"],
  });
});

it("allows no integer too large for PostgreSQL, nor a version without a successor", () => {
  const tooLarge: string[] = [];
  const walk = (schema: unknown, way: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { type, maximum } = schema as { type?: unknown; maximum?: number };
    const most = /\b(version|revision)$/.test(way) ? 2 ** 31 - 2 : 2 ** 31 - 1;
    if (type === "integer" && !(maximum !== undefined && maximum <= most)) tooLarge.push(way);
    for (const [name, part] of Object.entries(schema)) walk(part, `${way}.${name}`);
  };
  const { paths } = openApiDocument(documentedRoutes(api.services), "");
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { requestBody } = operation as { requestBody?: { content: Record<string, { schema: unknown }> } };
      walk(requestBody?.content["application/json"]?.schema, `${method} ${path}`);
    }
  }
  expect(tooLarge).toEqual([]);
});

it("suits client generators: defaults are optional, numbers are numbers, patterns are portable", () => {
  const document = openApiDocument(documentedRoutes(api.services), "");
  const json = JSON.stringify(document);
  const patterns = [...json.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = ""]) => JSON.parse(text) as string,
  );
  expect(patterns.length).toBeGreaterThan(20);
  // Python lacks Unicode classes; Go lacks lookaround and backreferences.
  expect(patterns.filter((pattern) => /\\p\{|\(\?<?[=!]|\\[1-9]/i.test(pattern))).toEqual([]);
  const { parameters } = document.paths["/api/consultations"]!["get"] as {
    parameters: { name: string; schema: object }[];
  };
  expect(parameters.find(({ name }) => name === "limit")?.schema).toMatchObject({ type: "integer", minimum: 1 });
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { required, properties } = part as Sent;
    for (const name of Array.isArray(required) ? required : []) {
      expect(properties?.[name] ?? {}).not.toHaveProperty("default");
    }
    Object.values(part).forEach(walk);
  };
  for (const methods of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(methods) as { requestBody?: object }[]) walk(requestBody);
  }
  walk(document.components.schemas["ConsultationRequest"]);
});

it("converts to OpenAPI 3.0 for older generators: no null without a type, no const, no empty list, no body without a name", () => {
  const document = openApiDocument(documentedRoutes(api.services), "");
  const wrong: string[] = [];
  const walk = (part: unknown, way: string): void => {
    if (typeof part !== "object" || part === null) return;
    const { type, required, format, pattern } = part as Record<string, unknown>;
    const isName = way.endsWith(".properties");
    if (!isName && (type === "null" || "const" in part || (Array.isArray(required) && required.length === 0))) {
      wrong.push(way);
    }
    if (!isName && format !== undefined && pattern !== undefined) wrong.push(way);
    for (const [name, inner] of Object.entries(part)) walk(inner, `${way}.${name}`);
  };
  walk(document.components.schemas, "schemas");
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { requestBody, responses, parameters } = operation as {
        requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
        responses: object;
        parameters: object;
      };
      walk({ requestBody, responses, parameters }, `${method} ${path}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        if (schema["type"] === "object" && !schema["title"]) wrong.push(`${method} ${path}: no name`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const { properties } = document.components.schemas["Consultation"] as { properties: Record<string, object> };
  expect(properties["stage"]).toHaveProperty("enum");
  expect(properties["wishedStart"]).toEqual({ type: ["string", "null"], format: "date-time" });
});

it("describes each parameter, and declares no number as text", () => {
  const { paths } = openApiDocument(documentedRoutes(api.services), "");
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      (operation as { parameters: Described[] }).parameters.map((one) => ({
        at: `${method} ${path} ${one.name}`,
        ...one,
      })),
    ),
  );
  expect(described.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
  const isText = ({ schema, in: place }: Described) => schema.type === "string" && place === "path";
  expect(described.filter((one) => isText(one) && /number/i.test(one.description ?? "")).map(({ at }) => at)).toEqual(
    [],
  );
  expect(described.filter(({ schema }) => schema.type === "number").map(({ at }) => at)).toEqual([]);
  const said = (at: string) => described.find((one) => one.at === at)?.description;
  expect(said("get /api/appointments/slots kind")).toContain("phone");
  expect(said("put /api/appointments/hours/{owner} owner")).toContain("company");
});

it("matches real responses", async () => {
  const source = { placement: "modal", page: "/", utmSource: "x", language: "en", newsletter: true };
  const answer = await api.post("/api/consultations", application(source));
  const received = receivedSchema.parse(await answer.json());
  expect(answer.headers.get("Link")).toContain(`token=${received.token}`);
  await api.post("/api/consultations", application({ leaveEmpty: "x", phone: "", additionalInfo: "" }));
  const read = async (path: string) => (await api.get(`/api/consultations${path}`, { staff: ADMIN })).json();
  consultationSchema.parse(await read(`/${received.id}`));
  const all = [...((await read("")) as unknown[]), ...((await read("?review=to-check")) as unknown[])];
  expect(all).toHaveLength(2);
  for (const row of all) consultationSchema.parse(row);
  summarySchema.parse(await read("/summary"));
  const mails = (await (await api.get("/api/outbox", { staff: ADMIN })).json()) as unknown[];
  expect(mails).toHaveLength(3);
  for (const mail of mails) listedMailSchema.parse(mail);
  const asked = await api.post("/api/newsletter/subscriptions", { email: "zoe@exemple.ca" });
  confirmationMailedSchema.parse(await asked.json());
  const sending = await beginSending(
    api.services.newsletter,
    { postId: 1, language: "fr", title: "x", excerpt: "x", url: "https://nordet.test/blog/x" },
    EDITOR.id,
  );
  sendingSchema.parse(await (await api.get(`/api/newsletter/sendings/${sending.id}`, { staff: EDITOR })).json());
  listSummarySchema.parse(await (await api.get("/api/newsletter/summary", { staff: EDITOR })).json());
  problemSchema.parse(await (await api.post("/api/newsletter/confirm", { token: "x" })).json());
  problemSchema.parse(await (await api.post("/api/consultations", {})).json());
  problemSchema.parse(await (await api.get("/api/nothing")).json());
});

it("is a page for signed-in staff that loads and runs nothing", async () => {
  expect((await api.get("/api/docs")).status).toBe(401);
  for (const staff of [ADMIN, EDITOR]) {
    const response = await api.get("/api/docs", { staff });
    expect(response.status).toBe(200);
    const page = await response.text();
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; style-src 'sha256-");
    expect(page).not.toMatch(/<script|style=|src=|@import|url\(/);
    expect(page).toContain('<html lang="en-CA">');
    for (const { path } of documentedRoutes(api.services)) {
      expect(page).toContain(`/api${path.replace(/:(\w+)/g, "{$1}")}`);
    }
  }
});

describe("the order of the routes", () => {
  /** Returns the routes whose requests would go to another route if the routes were declared in this order. */
  async function misled(order: readonly Route[]): Promise<string[]> {
    const echo = new Hono<ApiEnv & { Bindings: RequestContext }>();
    mountRoutes(
      echo,
      order.map((route) => ({ ...route, respond: async (c) => c.text(route.id) })),
    );
    const answers = order.map(async ({ id, method, path }) => {
      const response = await echo.request(path.replaceAll(/:\w+/g, "7"), { method: method.toUpperCase() });
      const answered = await response.text();
      return answered === id ? [] : [`${method} ${path}: ${answered}`];
    });
    return (await Promise.all(answers)).flat();
  }

  it("lets every route answer at its own path, whatever the declaration order", async () => {
    const routes = declaredRoutes(api.services);
    expect(await misled(routes)).toEqual([]);
    expect(await misled(routes.toReversed())).toEqual([]);
  });
});
