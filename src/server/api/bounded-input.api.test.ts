import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { queryNumber } from "../../lib/http/input-fields.ts";
import type { Route } from "../../lib/http/route.ts";
import { declaredRoutes } from "./routes.ts";

/*
 * Input from outside must be bounded in size, not only in number: every text and list needs a maximum, including fields
 * that are added later. This walks the schemas of all public routes down to the last leaf.
 */

let database: Database;
let api: TestApi;
let open: Route[];

beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
  open = declaredRoutes(api.services).filter(({ access }) => access === "everybody");
});
afterAll(() => database.close());

/** Types whose values are small by nature. */
const SMALL: ReadonlySet<string> = new Set(["boolean", "enum", "int", "literal", "null", "number", "undefined"]);

/** Zod checks that bound a text or a list. */
const MAXIMA: ReadonlySet<string> = new Set(["max_length", "length_equals"]);

/**
 * Returns the paths within a schema that accept a text or list of any length.
 * @param at name of the field
 */
function unboundedIn(schema: z.core.$ZodType, at: string): string[] {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  const own = def.checks?.some((check) => MAXIMA.has(check._zod.def.check)) ? [] : [at];
  if (SMALL.has(def.type)) return [];
  switch (def.type) {
    case "string":
      return own;
    case "array":
      return [...own, ...unboundedIn(def.element, `${at}[]`)];
    case "object":
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) => unboundedIn(field, `${at}.${name}`)),
        // Zod rejects or drops unknown fields, unless the object has a catchall.
        ...(def.catchall && def.catchall._zod.def.type !== "never" ? [`${at}.*`] : []),
      ];
    case "union":
      return def.options.flatMap((option) => unboundedIn(option, at));
    case "optional":
    case "nullable":
    case "default":
      return unboundedIn(def.innerType, at);
    case "pipe":
      return unboundedInPipe(def, at);
    default:
      return [`${at} (${def.type})`];
  }
}

/**
 * Checks only the input of a transform, because none of ours enlarges it. Otherwise, a maximum on either side is
 * enough.
 */
function unboundedInPipe({ in: from, out }: { in: z.core.$ZodType; out: z.core.$ZodType }, at: string): string[] {
  const given = unboundedIn(from, at);
  return out._zod.def.type === "transform" || given.length === 0 ? given : unboundedIn(out, at);
}

function schemasOf({ path, query, body, rawBody, parameters = {}, headers = {} }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, parameters[name] ?? z.unknown()] as const);
  return Object.entries({
    query,
    body,
    form: rawBody?.schema,
    ...Object.fromEntries(inPath),
    ...headers,
  }).flatMap(([at, schema]) => (schema ? [{ at, schema }] : []));
}

describe("input from outside", () => {
  it("has a maximum in every field of every open route", () => {
    expect(open.length).toBeGreaterThan(30);
    const found = open.flatMap((route) =>
      schemasOf(route).flatMap(({ at, schema }) => unboundedIn(schema, `${route.method} ${route.path} ${at}`)),
    );
    expect(found).toEqual([]);
  });

  it("is declared by every open route that writes", () => {
    // A removed route reads no input.
    const writes = open.filter(({ method, removed }) => /^p/.test(method) && !removed);
    const undeclared = writes.filter(({ body, rawBody }) => !body && !rawBody);
    expect(undeclared.map(({ path }) => path)).toEqual([]);
  });

  it("is sent by page forms to such routes only", () => {
    const forms = globSync("src/{pages,site,desk,features}/**/*.{astro,tsx}").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/<form\b(?:[^>]|=>)*?method="post"(?:[^>]|=>)*?>/g)].map(
        ([form]) => form,
      ),
    );
    const actions = forms.map(
      (form) =>
        /action=(?:"([^"]+)"|\{(?:`\$\{)?apiHref\(["`]POST ([^"`]+)["`]\))/.exec(form)?.slice(1).find(Boolean) ?? form,
    );
    expect(actions.length).toBeGreaterThan(8);
    const paths = open.flatMap(({ path, rawBody }) =>
      rawBody?.types.includes("application/x-www-form-urlencoded") ? [path] : [],
    );
    const isOpen = (action: string) => {
      const pattern = new RegExp(`^${action.replaceAll(/\$\{\w+\}/g, "[\\w/-]*")}$`);
      return paths.some((path) => pattern.test(path));
    };
    expect(actions.filter((action) => !isOpen(action))).toEqual([]);
  });

  it("is found without a maximum wherever a schema hides it", () => {
    const most = z.string().check(z.maxLength(3));
    const cut = z.pipe(
      z.string(),
      z.transform((text: string) => text.slice(0, 3)),
    );
    const bad = {
      text: z.string(),
      pattern: z.string().check(z.regex(/^a+$/)),
      moment: z.iso.datetime(),
      list: z.array(most),
      item: z.array(z.string()).check(z.maxLength(3)),
      either: z.optional(z.nullable(z.union([most, z.string()]))),
      fallback: z._default(z.string(), ""),
      deep: z.object({ deeper: z.strictObject({ deepest: z.string() }) }),
      loose: z.looseObject({}),
      map: z.record(z.string(), most),
      anything: z.unknown(),
      cut,
      piped: z.pipe(cut, z.string()),
    };
    const names = unboundedIn(z.object(bad), "").map((at) => /^\.(\w+)/.exec(at)![1]);
    expect(names).toEqual(Object.keys(bad));
    const good = { most, few: z.array(most).check(z.maxLength(3)), cut: z.pipe(cut, most), one: z.literal("a") };
    expect(unboundedIn(z.strictObject({ ...good, either: z.union([most, z.number()]) }), "")).toEqual([]);
  });
});

describe("the counted size of a request", () => {
  const LONG = 60_000;

  it("ignores a score sent by the browser", async () => {
    const admit = vi.spyOn(api.services.submissionTraffic, "admit");
    const sent = await api.post("/api/consultations", application({ leadScore: "9".repeat(LONG) }));
    expect(sent.status).toBe(201);
    expect(admit.mock.lastCall?.[1]).toBeLessThan(1024);
  });

  it("is not affected by a timestamp with many digits", async () => {
    const admit = vi.spyOn(api.services.chatTraffic, "admitMessage");
    const message = {
      sessionId: "nordet-m4abc-0000000000",
      message: "Bonjour",
      language: "fr",
      page: "/",
      messageId: "message-1",
    };
    const timestamp = `2026-11-20T15:00:00.${"0".repeat(LONG)}Z`;
    expect((await api.post("/api/chatbot/messages", { ...message, timestamp })).status).toBe(422);
    expect(admit).not.toHaveBeenCalled();
    const start = timestamp;
    for (const path of ["/api/appointments", "/api/appointments/move"]) {
      const { status } = await api.post(path, { token: "b1.x", start, kind: "video" });
      expect(status).toBe(422);
    }
  });
});

describe("a number in a query", () => {
  it.each(["1", "16", "100"])("reads %j", (text) => {
    expect(queryNumber(1, 100).safeParse(text).data).toBe(Number(text));
  });

  it.each(["0x10", "1e1", " 7", "7.0", "+7", "-7", "07", "0", "101", "", "٧", "Infinity", "9".repeat(400)])(
    "rejects %j",
    (text) => {
      expect(queryNumber(1, 100).safeParse(text).error?.issues[0]?.message).toBe("filterInvalid");
    },
  );
});
