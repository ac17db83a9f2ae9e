import type { Context } from "hono";
import type * as z from "zod/mini";
import type { ApiEnv } from "./api-env.ts";
import { AppError, type AppErrorCode } from "./app-error.ts";
import { readJsonObject } from "./body-fields.ts";
import { parseFields } from "./parse-fields.ts";
import { recordId } from "./record-id.ts";
import type { StaffMember } from "./roles.ts";
import type { Scope } from "./scopes.ts";

/**
 * A route of the API in one declaration: its address, who may call it, what goes in and out, what a program reads about it
 * in the OpenAPI document, and what it does. `server/api/api.ts` mounts it, `server/api/openapi.ts` documents it.
 */

type Schema = z.core.$ZodType;

/** Who may call a route: anybody, every member of staff, or admins alone. It has no default, so that no route is open by oversight. */
export type Access = "everybody" | "staff" | "admin";

/** A request that may make the call, with what the declaration says of it parsed. */
export interface RouteRequest<Query, Body> {
  c: Context<ApiEnv>;
  query: Query;
  body: Body;
  /** Number in the path. @throws AppError `not-found` for anything that is none */
  id(name?: string): number;
  /** The signed-in member of staff. @throws AppError `unauthenticated` on a route that is open to everybody */
  staff: StaffMember;
}

/** Media types of what a page sends without JavaScript and a program as JSON. */
export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/** A body that the handler reads from `c.req` by itself: a form, a file. */
export interface RawBody {
  schema: Schema;
  types: readonly string[];
}

interface Declared {
  /** Name of the operation in the document, unique: `listPeople`. */
  id: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Under `/api`, as Hono writes it: `/people/:id`. Parameters are numbers unless `parameters` says otherwise. */
  path: string;
  access: Access;
  /** What a key must be allowed to do to call it; without one no key may. */
  scope?: Scope;
  /** What it does, in the imperative: "Merge two people". */
  summary: string;
  description?: string;
  /** Schemas of path parameters that are no numbers of rows. */
  parameters?: Readonly<Record<string, Schema>>;
  headers?: Readonly<Record<string, Schema>>;
  rawBody?: RawBody;
  /** Of a successful response; without it there is no body. */
  response?: Schema;
  /** Media type of the response; JSON unless said otherwise. */
  type?: string;
  /** Status of a successful response: 200, or 204 without a body, unless said otherwise. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** What can go wrong besides what the declaration implies ({@link errorsOf}). */
  errors?: readonly AppErrorCode[];
  /** `false` for the endpoints of our own pages, on which no program relies. */
  documented?: false;
}

/** A declared route, whatever it takes and gives. */
export interface Route extends Declared {
  query?: Schema;
  body?: Schema;
  /** Checks who calls, parses, and answers. */
  respond(c: Context<ApiEnv>): Promise<Response>;
}

/**
 * Declares a route.
 * `handle` returns the value to send as JSON, nothing for a response without a body, or a whole `Response`.
 */
export function route<Query extends Schema, Body extends Schema>(
  declaration: Declared & {
    /** Of the address; an unknown parameter is refused when the schema is strict. */
    query?: Query;
    /** Of a JSON object. */
    body?: Body;
    handle(request: RouteRequest<z.output<Query>, z.output<Body>>): unknown;
  },
): Route {
  const { handle, ...declared } = declaration;
  const { query, body, status = declared.response ? 200 : 204 } = declared;
  return {
    ...declared,
    async respond(c) {
      // Where everybody may come in, a key opens nothing more.
      if (declared.access === "everybody" && c.get("staff")?.scopes) c.set("staff", null);
      authorize(declared, c.get("staff"));
      const result = await handle({
        c,
        query: (query && parseFields(query, c.req.query())) as z.output<Query>,
        body: (body && parseFields(body, await readJsonObject(c.req))) as z.output<Body>,
        id: (name) => recordId(c, name),
        get staff() {
          return authorize({ ...declared, access: "staff" }, c.get("staff"));
        },
      });
      if (result instanceof Response) return result;
      return result === undefined ? c.body(null, 204) : c.json(result, status as 200);
    },
  };
}

/**
 * @throws AppError `unauthenticated` without a session, `forbidden` without the role or the scope
 */
function authorize({ access, scope }: Pick<Declared, "access" | "scope">, staff: StaffMember | null): StaffMember {
  if (access === "everybody") return staff as StaffMember;
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  if (staff.scopes && !(scope && staff.scopes.includes(scope))) {
    throw new AppError("forbidden", "The key may not do this", {
      fields: { [scope ?? "authorization"]: scope ? "keyScope" : "keyNever" },
    });
  }
  if (access === "admin" && staff.role !== "admin") throw new AppError("forbidden", "Needs the role admin");
  return staff;
}

/** Every expected error of a route: those it names, and those its declaration implies. */
export function errorsOf({ access, path, query, body, rawBody, errors = [] }: Route): AppErrorCode[] {
  return [
    ...new Set<AppErrorCode>([
      "unavailable",
      ...(access === "everybody" ? [] : (["unauthenticated"] as const)),
      ...(access === "admin" ? (["forbidden"] as const) : []),
      ...(path.includes("/:") ? (["not-found"] as const) : []),
      ...(query ? (["invalid"] as const) : []),
      ...(body || rawBody ? (["bad-request", "too-large", "unsupported-media-type", "invalid"] as const) : []),
      ...errors,
    ]),
  ];
}
