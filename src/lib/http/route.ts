import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv, Declaration } from "./api-calls.ts";
import { AppError, type AppErrorCode } from "./app-error.ts";
import { recordId } from "./input-fields.ts";
import { parseFields, readJsonObject } from "./parse-fields.ts";
import { type Caller, isProgram, readScopeOf, type Scope, type StaffMember } from "./roles.ts";

/**
 * An API route in one declaration: its path, who may call it, its input and output, its OpenAPI documentation, and what
 * it does. `server/api/api.ts` mounts it, `server/api/openapi.ts` documents it.
 */

type Schema = z.core.$ZodType;

/**
 * Who may call a route: anyone, all staff, or admins only. There is no default, so that no route is open by oversight.
 */
export type Access = "everybody" | "staff" | "admin";

/** An authorized request, with the declared parts parsed. */
export interface RouteRequest<Query, Body, From extends Caller = Caller> {
  c: Context<ApiEnv>;
  query: Query;
  body: Body;
  /**
   * Reads the id in the path.
   * @throws AppError `not-found` for anything that cannot be an id
   */
  id(name?: string): number;
  /**
   * The signed-in member of staff or, if the scope admits API keys, a program, which has no role.
   * @throws AppError `unauthenticated` on a route that is open to everyone
   */
  staff: From;
}

export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/** A body that the handler itself reads from `c.req`, such as a form or a file. */
export interface RawBody<Content extends Schema | undefined = Schema> {
  schema: Content;
  types: readonly string[];
}

interface Declared {
  /** Unique operation id in the OpenAPI document: `listPeople`. */
  id: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Path under `/api`, in Hono's syntax: `/people/:id`. Parameters are ids unless `parameters` says otherwise. */
  path: string;
  access: Access;
  /** Scope that a key needs to call the route; without one, no key may. */
  scope?: Scope;
  /**
   * For a route that writes: the response has only what the caller just sent or needs to continue. Otherwise a key that
   * may write but not read gets an empty response.
   */
  tellsWriters?: true;
  /** Describes the group of routes that share this path's first segment; one route of the group declares it. */
  about?: string;
  /** Descriptions of parameters that have a special meaning on this route (`server/api/openapi-words.ts`). */
  words?: Readonly<Record<string, string>>;
  /** What the route does, in the imperative: "Merge two people". */
  summary: string;
  description?: string;
  /** Schemas of path parameters that are not ids; a value that does not match is a 404. */
  parameters?: Readonly<Record<string, Schema>>;
  headers?: Readonly<Record<string, Schema>>;
  rawBody?: RawBody;
  /**
   * Body of a successful response. Without it the document promises no body, and the client uses the return type of
   * `handle`.
   */
  response?: Schema;
  /** Body of a possible 202 response, when the work is still to be done. */
  accepted?: Schema;
  /** Media type of the response; defaults to JSON. */
  type?: string;
  /** The current state in an `outdated` problem; defaults to `response`. */
  current?: Schema;
  /** Status of a successful response; defaults to 200, or 204 without a body. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Errors besides those the declaration implies ({@link errorsOf}). */
  errors?: readonly AppErrorCode[];
  /** Errors in lists of the body name the item and its field: `questions.0.answer.en`. */
  errorsByItem?: true;
  /** The route has been removed and always responds with 410. */
  removed?: true;
  /** `false` for endpoints of our own pages that no external program uses. */
  documented?: false;
}

/**
 * A declared route.
 * @typeParam Known what the typed client (`ui/api-client.ts`) knows about it; types only
 */
export interface Route<Known extends Declaration = Declaration> extends Declared {
  query?: Schema;
  body?: Schema;
  readonly known?: Known;
  /** Authorizes, parses and responds. */
  respond(c: Context<ApiEnv>): Promise<Response>;
}

type Parsed<Given extends Schema | undefined> = Given extends Schema ? z.output<Given> : undefined;

/**
 * Declares a route. `handle` returns the value to send as JSON, nothing for an empty response, or a whole `Response`.
 */
export function route<
  const Method extends Declared["method"],
  const Path extends string,
  Result,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Raw extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  Accepted extends Schema | undefined = undefined,
  const Type extends string = "application/json",
  Needed extends Scope | undefined = undefined,
>(
  declaration: Omit<Declared, "rawBody"> & {
    method: Method;
    path: Path;
    rawBody?: RawBody<Raw>;
    response?: Answer;
    accepted?: Accepted;
    type?: Type;
    scope?: Needed;
    /** Query parameters; unknown ones are refused if the schema is strict. */
    query?: Query;
    /** Fields of a JSON object. */
    body?: Body;
    handle(request: RouteRequest<Parsed<Query>, Parsed<Body>, Needed extends Scope ? Caller : StaffMember>): Result;
  },
): Route<
  Declaration<
    `${Uppercase<Method>} ${Path}`,
    Query,
    Body extends Schema ? Body : Raw,
    Accepted extends Schema ? Answer | Accepted : Answer,
    Type,
    Result
  >
> {
  const { handle, ...declared } = declaration;
  const { query, body, status = 200 } = declared;
  return {
    ...(declared as Declared & { query?: Schema; body?: Schema }),
    async respond(c) {
      const caller = c.get("staff");
      // On a public route, a key grants nothing extra.
      if (declared.access === "everybody" && caller && isProgram(caller)) c.set("staff", null);
      authorize(declared, c.get("staff"));
      for (const [name, schema] of Object.entries(declared.parameters ?? {})) {
        if (!z.safeParse(schema, c.req.param(name)).success) throw new AppError("not-found", `No such ${name}`);
      }
      const answer = async () =>
        handle({
          c,
          query: (query && parseFields(query, c.req.query())) as Parsed<Query>,
          body: (body &&
            parseFields(body, await readJsonObject(c.req), { byItem: declared.errorsByItem })) as Parsed<Body>,
          id: (name) => recordId(c, name),
          get staff() {
            // A program is admitted by its scope alone; without a scope, `authorize` has already refused it.
            return authorize({ ...declared, access: "staff" }, c.get("staff")) as Needed extends Scope
              ? Caller
              : StaffMember;
          },
        });
      const isBlind = mayNotRead(declared, caller);
      const result = await (isBlind ? withoutCurrent(answer) : answer());
      if (isBlind && !declared.tellsWriters) return c.body(null, status === 200 ? 204 : status);
      if (result instanceof Response) return result;
      return result === undefined ? c.body(null, 204) : c.json(result, status as 200);
    },
  };
}

/**
 * Checks that the caller may use the route.
 * @throws AppError `unauthenticated` without a session, `forbidden` without the role or the scope
 */
function authorize({ access, scope }: Pick<Declared, "access" | "scope">, staff: Caller | null): Caller {
  if (access === "everybody") return staff as Caller;
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  if (isProgram(staff)) {
    if (scope && staff.scopes.includes(scope)) return staff;
    throw new AppError("forbidden", "The key may not do this", {
      fields: { [scope ?? "authorization"]: scope ? "keyScope" : "keyNever" },
    });
  }
  if (access === "admin" && staff.role !== "admin") throw new AppError("forbidden", "Needs the role admin");
  return staff;
}

/** Whether the caller is a program that may write, but not read, the records of a route. */
const mayNotRead = ({ scope }: Pick<Declared, "scope">, caller: Caller | null): boolean =>
  scope !== undefined && caller !== null && isProgram(caller) && !caller.scopes.includes(readScopeOf(scope));

/** Runs a handler, and removes the current state from its errors, for a key that may not read. */
async function withoutCurrent<Result>(answer: () => Promise<Result>): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError) || error.current === undefined) throw error;
    throw new AppError(error.code, error.message, { cause: error });
  }
}

/** Returns every expected error of a route: those it declares, and those the declaration implies. */
export function errorsOf({ access, path, query, body, rawBody, removed, errors = [] }: Route): AppErrorCode[] {
  return [
    ...new Set<AppErrorCode>([
      "unavailable",
      ...(access === "everybody" ? [] : (["unauthenticated"] as const)),
      ...(access === "admin" ? (["forbidden"] as const) : []),
      ...(path.includes("/:") ? (["not-found"] as const) : []),
      ...(removed ? (["gone"] as const) : []),
      ...(query ? (["invalid"] as const) : []),
      ...(body || rawBody ? (["bad-request", "too-large", "unsupported-media-type", "invalid"] as const) : []),
      ...errors,
    ]),
  ];
}
