import fc from "fast-check";
import { zipSync } from "fflate";
import type { OpenApiDocument } from "../../src/server/api/openapi.ts";
import { HOSTILE_TEXTS, type Schema, valuesOf } from "./values.ts";

/** An arbitrary HTTP request; header values are bytes in Latin-1, as `node:http` writes them. */
export interface FuzzedRequest {
  method: string;
  /** Path and query, percent-encoded. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  language: "fr" | "en";
  who: "nobody" | "editor" | "admin";
  /** Method and path of the operation, as in the OpenAPI document. */
  operation: string;
}

interface Described {
  parameters: { name: string; in: "path" | "query" | "header"; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Fields of the forms and endpoints that the document omits, which are our own pages' and better-auth's. */
const UNDESCRIBED_FIELDS = [
  ...["email", "password", "newPassword", "currentPassword", "token", "name", "repeat", "next", "lang", "code", "act"],
  ...["role", "language", "deactivated", "requireSecondFactor", "rememberMe", "callbackURL", "revokeOtherSessions"],
];

/** better-auth's enabled endpoints, and some disabled ones. */
const AUTH_ROUTES = [
  ...["POST /api/auth/sign-in/email", "POST /api/auth/sign-out", "POST /api/auth/change-password"],
  ...["POST /api/auth/request-password-reset", "POST /api/auth/reset-password"],
  ...["GET /api/auth/get-session", "POST /api/auth/sign-up/email", "POST /api/auth/two-factor/enable"],
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

/** Plausible ids, ids at the limits of either database, and texts that are not numbers. */
const idTexts = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom("0", "2147483647", "2147483648", "9223372036854775807", "1e3", "0x1", "١") },
  { weight: 1, arbitrary: anyText },
);

const slugs = fc.oneof(fc.constantFrom("a", "un-titre", "admin-1", "consultation", "chat"), anyText);

/**
 * Returns a text's first 400 UTF-16 code units as one path segment: percent-encoded UTF-8, in which only ASCII letters,
 * digits, `_`, `~` and `-` stay as they are. An empty text becomes a space, so that the path still matches its route.
 */
function segment(text: string): string {
  const encoded = Buffer.from(text.slice(0, 400)).reduce(
    (path, byte) => path + (/[\w~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : percent(byte)),
    "",
  );
  return encoded === "" ? "%20" : encoded;
}

const percent = (byte: number) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`;

/** Generates a value once in `times` on average, otherwise undefined. */
function rarely<Value>(arbitrary: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

const rawQueries = fc.constantFrom("%", "%zz", "a%00", "&&==&", "%ED%A0%80", "a[]=1&a[b]=2", "?".repeat(50));

function queries(described: readonly { name: string; schema: Schema }[], named: Record<string, Schema>) {
  const known = fc
    .subarray([...described], { maxLength: Math.min(2, described.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map(({ name, schema }) => [name, valuesOf(schema, named)]))));
  const more = rarely(fc.tuple(anyText, anyText), 8);
  const raw = rarely(rawQueries, 12);
  return fc.tuple(known, more, raw, rarely(fc.constant(true), 12)).map(([values, extra, bytes, twice]) => {
    const text = [...Object.entries(values), ...(extra ? [extra] : [])]
      .map(
        ([name, value]) =>
          `${segment(name as string)}=${segment(typeof value === "string" ? value : String(JSON.stringify(value)))}`,
      )
      .flatMap((pair) => (twice ? [pair, pair] : [pair]));
    const all = [...text, ...(bytes === undefined ? [] : [bytes])].join("&").slice(0, 6_000);
    return all === "" ? "" : `?${all}`;
  });
}

/** Request bodies that are malformed JSON, or valid JSON that no endpoint expects. */
const brokenJson = fc.constantFrom(
  ...["", "{", "[]", "null", '"text"', "1", '{"a":1}{', "\ufeff{}", "{'a':1}", '{"a":1e999}', '{"a":"\\ud800"}'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"id":1,"id":2}', "[".repeat(30_000)],
  `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"field${index}":${index}`).join()}}`,
);

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads that are intact, truncated, mislabelled or hostile. */
const files: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    PIXEL,
    PIXEL.subarray(0, 40),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from("GIF89a<script>alert(1)</script>"),
    Buffer.from("---\ntitle: Un titre\nslug: un-titre\n---\n\nTexte."),
    Buffer.from("---\n? [a\n&x *x: !!js/function 'f'\n---\n"),
    Buffer.from(`---\ntitle: ${"x".repeat(100_000)}\n---\n`),
    Buffer.from(zipSync({ "a.md": Buffer.from("---\ntitle: A\n---\n\nText."), "../../x.md": Buffer.from("# X") })),
    Buffer.from(zipSync({ "a.md": Buffer.from("# A") })).subarray(0, 60),
    Buffer.from('{"db":[{"data":{"posts":[{"title":1,"html":null}]}}]}'),
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

function bodies(content: Record<string, { schema: Schema }>, named: Record<string, Schema>) {
  const byType = Object.entries(content).map(([type, { schema }]) => {
    if (type === "application/json")
      return valuesOf(schema, named).map((value) => [type, JSON.stringify(value)] as const);
    if (type === "application/x-www-form-urlencoded") {
      return valuesOf(schema, named).map((value) => [type, formOf(value)] as const);
    }
    return files.map((file) => [type, file] as const);
  });
  const types = fc.constantFrom(
    ...["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data; boundary=x", ""],
    ...["application/x-www-form-urlencoded", "image/svg+xml", "application/json\u00e9", "a/b; ".repeat(200)],
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...byType) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("application/json"), brokenJson) },
    { weight: 1, arbitrary: fc.tuple(types, fc.oneof(files, brokenJson)) },
  );
}

function formOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(
      ([name, field]) =>
        `${segment(name)}=${segment(typeof field === "string" ? field : String(JSON.stringify(field)))}`,
    )
    .join("&");
}

/** Headers that our server, or a proxy in front of it, might interpret. */
const hostileHeaders = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { "Content-Encoding": "gzip" },
      { "Idempotency-Key": "é".repeat(10) },
      { "Idempotency-Key": "k".repeat(201) },
      { "If-None-Match": '"'.repeat(200), "If-Modified-Since": "x" },
      { Range: "bytes=0-,5-1,-9", "Last-Event-ID": "-1" },
      { "User-Agent": "\u0001\u0002\u00ff".slice(2), Referer: "http://[::" },
      { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" },
      { "X-Request-Id": "<script>", Forwarded: "for=unknown;host=evil.example", Via: "x" },
      { "X-HTTP-Method-Override": "DELETE", "X-Original-URL": "/admin", "X-Rewrite-URL": "/admin" },
      { Accept: "text/html", "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
      { Authorization: "Bearer x", "Proxy-Authorization": "Basic !" },
    ),
  },
);

/** Foreign cookies, sent along with the caller's. */
const hostileCookies = fc.constantFrom(
  ...[
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "nordet-chat=x",
    "nordet.session_token=",
    "nordet.session_token=a.b; nordet.session_token=c.d",
  ],
  ...["=", ";;;", "a=%00", "__Secure-nordet.session_token=x.y", `nordet-chat=${"x".repeat(3_000)}`, "nordet-chat=%zz"],
);

/** `Accept-Language` header, as a browser sends it, by language. */
const LANGUAGES = { fr: "fr-CA,fr;q=0.9", en: "en-CA,en;q=0.9,fr;q=0.1" };

function requestsTo(operation: string, { parameters, requestBody }: Described, named: Record<string, Schema>) {
  const [method = "", path = ""] = operation.split(" ");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const schema = parameters.find((one) => one.in === "path" && one.name === name)?.schema;
    return schema?.type === "string" ? slugs : idTexts;
  });
  return fc
    .record({
      parts: fc.tuple(...inPath),
      query: queries(
        parameters.filter((one) => one.in === "query"),
        named,
      ),
      body: requestBody ? bodies(requestBody.content, named) : fc.constant(undefined),
      more: hostileHeaders,
      cookies: hostileCookies,
      language: fc.constantFrom("fr" as const, "en" as const),
      who: fc.constantFrom("nobody", "editor", "admin", "admin", "admin"),
      // So many IP addresses that rate limits hide no faults.
      address: fc.integer({ min: 0, max: 2 ** 24 - 1 }).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
    })
    .map(({ parts, query, body, more, cookies, language, who, address }): FuzzedRequest => {
      let index = 0;
      const target = path.replace(/\{\w+\}/g, () => segment(parts[index++] ?? "")) + query;
      const [type, content] = body ?? [];
      const headers = {
        "Accept-Language": LANGUAGES[language],
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": address,
        ...(type ? { "Content-Type": type } : {}),
        ...more,
        ...(cookies === "" ? {} : { Cookie: cookies }),
      };
      const sent = content === undefined ? undefined : Buffer.from(content);
      return { method, target, headers, body: sent, language, who, operation };
    });
}

/**
 * Generates HTTP requests to every route, from schemas if documented, otherwise from field names.
 * @param document the OpenAPI document
 * @param routes registered routes, such as `POST /api/staff/sign-in`
 */
export function fuzzedRequests(
  document: OpenApiDocument,
  routes: readonly string[],
): Map<string, fc.Arbitrary<FuzzedRequest>> {
  const named = document.components.schemas as Record<string, Schema>;
  const found = new Map<string, fc.Arbitrary<FuzzedRequest>>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const operation = `${method.toUpperCase()} ${path}`;
      found.set(operation, requestsTo(operation, described as Described, named));
    }
  }
  for (const route of [...routes, ...AUTH_ROUTES]) {
    const operation = route.replace(/:(\w+)/g, "{$1}");
    if (found.has(operation)) continue;
    const described: Described = { parameters: [] };
    if (!operation.startsWith("GET")) {
      described.requestBody = {
        content: {
          "application/json": { schema: UNDESCRIBED },
          "application/x-www-form-urlencoded": { schema: UNDESCRIBED },
        },
      };
    }
    found.set(operation, requestsTo(operation, described, named));
  }
  return found;
}

/** Schema of an object with any of the undocumented fields. */
const UNDESCRIBED: Schema = {
  type: "object",
  properties: Object.fromEntries(UNDESCRIBED_FIELDS.map((name) => [name, { type: "string" }])),
};
