import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { makeKey } from "../../features/api-keys/keys.ts";
import { addMember } from "../../features/staff/accounts.ts";
import { type Role, SCOPES, type Scope } from "../../lib/http/roles.ts";
import type { Route } from "../../lib/http/route.ts";
import { openApiDocument } from "./openapi.ts";
import { declaredRoutes, documentedRoutes } from "./routes.ts";

const ROLES = ["admin", "editor"] as const;
const PASSWORD = "correct horse battery";
const SITE = "https://nordet.test";

let database: Database;
let api: TestApi;
let routes: string[];
let declarations: Map<string, Route>;
/** Session cookie of each role. */
const cookies = new Map<Role | undefined, string>();

beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
  const registered = api.api.routes.filter(({ method }) => method !== "ALL");
  routes = [...new Set(registered.map(({ method, path }) => `${method} ${path}`))];
  const declared = declaredRoutes(api.services);
  declarations = new Map(declared.map((route) => [nameOf(route), route]));
  expect(declarations.size).toBe(declared.length);
  for (const role of ROLES) {
    const email = `${role}@nordet.example`;
    await addMember(api.services.staff, { email, name: role, password: PASSWORD, role });
    const response = await api.post("/api/auth/sign-in/email", { email, password: PASSWORD }, {}, { Origin: SITE });
    expect(response.status).toBe(200);
    const session = response.headers.getSetCookie().find((cookie) => cookie.includes("session_token="))!;
    cookies.set(role, session.split(";")[0]!);
  }
});
afterAll(() => database.close());

async function addKey(scopes: readonly Scope[]): Promise<string> {
  const { id } = await database.kysely
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "admin")
    .executeTakeFirstOrThrow();
  return (await makeKey(api.services.apiKeys, { name: "key", scopes: [...scopes], days: 1 }, id)).secret;
}

const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} /api${path}`;

function declarationOf(name: string): Route {
  const declaration = declarations.get(name);
  if (!declaration) throw new Error(`${name} is not declared`);
  return declaration;
}

/** Returns the roles that may call a route, by the route's name. */
function rolesOf(name: string): readonly Role[] | "everybody" {
  return ({ everybody: "everybody", staff: ROLES, admin: ["admin"] } as const)[declarationOf(name).access];
}

/** Calls a route with a key, and returns the status. */
async function askWith(route: string, key: string): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const headers = { Authorization: `Bearer ${key}` };
  const response = await api.request(path.replaceAll(/:\w+/g, "999999"), { method, headers });
  await response.body?.cancel();
  return response.status;
}

/** Calls a route with a nonexistent id and no body, so that only authorization decides how far it gets. */
async function ask(route: string, role: Role | undefined): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const headers = new Headers({ Origin: SITE });
  const cookie = cookies.get(role);
  if (cookie) headers.set("Cookie", cookie);
  const response = await api.request(path.replaceAll(/:\w+/g, "999999"), { method, headers });
  await response.body?.cancel();
  return response.status;
}

it("lets each role call every route the table grants it, and no other", async () => {
  expect(routes.length).toBeGreaterThan(70);
  const found: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const route of routes) {
    const roles = rolesOf(route);
    for (const role of [undefined, ...ROLES]) {
      const may = roles === "everybody" || (role !== undefined && roles.includes(role));
      const status = await ask(route, role);
      // A 401 for a page's own form comes from the form's handler.
      const refused = status === 401 || status === 403 ? status : "let through";
      const who = `${route} by ${role ?? "nobody"}`;
      found[who] = refused;
      wanted[who] = may ? "let through" : role === undefined ? 401 : 403;
    }
  }
  expect(found).toEqual(wanted);
});

it("lets a key call the routes of its scope, and no others except public ones", async () => {
  const verdict = (status: number) => (status === 401 || status === 403 ? "refused" : "let through");
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  const all = await addKey(SCOPES);
  /** Per scope, a key with that scope alone and a key with all the others. */
  const alone = new Map<Scope, { own: string; others: string }>();
  for (const scope of SCOPES) {
    const others = SCOPES.filter((each) => each !== scope);
    alone.set(scope, { own: await addKey([scope]), others: await addKey(others) });
  }
  for (const route of routes) {
    const { access, scope } = declarationOf(route);
    if (access === "everybody") continue;
    found[`${route} by all`] = verdict(await askWith(route, all));
    wanted[`${route} by all`] = scope ? "let through" : "refused";
    if (!scope) continue;
    const { own, others } = alone.get(scope)!;
    found[`${route} by its own`] = verdict(await askWith(route, own));
    wanted[`${route} by its own`] = "let through";
    found[`${route} by the others`] = verdict(await askWith(route, others));
    wanted[`${route} by the others`] = "refused";
  }
  expect(found).toEqual(wanted);
  expect(new Set(routes.map((route) => declarationOf(route).scope))).toEqual(new Set([undefined, ...SCOPES]));
});

it("is documented in docs/roles.md; run this test with UPDATE_ROLES=1 to regenerate it", () => {
  const rows = [...routes].sort().map((route) => {
    const roles = rolesOf(route);
    const mark = (role: Role | undefined) =>
      roles === "everybody" || (role !== undefined && roles.includes(role)) ? "yes" : role ? "403" : "401";
    return [
      `\`${route}\``,
      mark(undefined),
      mark("editor"),
      mark("admin"),
      declarationOf(route).scope ?? (roles === "everybody" ? "yes" : "403"),
    ];
  });
  // Pads columns to their widest cell, as the documentation check requires of tables.
  const head = ["Route", "No session", "Editor", "Admin", "Key"];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]!.length), name.length),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`;
  const text = [
    "# Who may call what",
    "",
    "Every route of the API, and what a request without a session, of an editor and of an admin gets: through, or a refusal.",
    "Made from the declarations of the routes by `src/server/api/who-may-what.api.test.ts`, which asks every one of them with real sessions.",
    "A key of a program is let through where it has the scope that the last column names.",
    "`/api/auth/*` is better-auth behind a list of its own: signing in and out, changing and resetting a password.",
    "",
    line(head),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map(line),
    "",
  ].join("\n");
  const file = new URL("../../../docs/roles.md", import.meta.url);
  if (process.env["UPDATE_ROLES"]) writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("is declared once for each mounted route", () => {
  expect([...declarations.keys()].sort()).toEqual([...routes].sort());
});

it("appears in the API document", () => {
  const { paths } = openApiDocument(documentedRoutes(api.services), "");
  const rolesWritten = (path: string) => (paths[path] as { get: { "x-roles"?: unknown } }).get["x-roles"];
  expect(rolesWritten("/api/consultations/{id}")).toEqual(["admin"]);
  expect(rolesWritten("/api/posts/{id}")).toEqual(["admin", "editor"]);
  expect(rolesWritten("/api/blog/{slug}")).toBeUndefined();
});

it("treats a path without a route the same for everyone", async () => {
  for (const role of [undefined, ...ROLES]) expect(await ask("GET /api/nothing", role)).toBe(404);
});
