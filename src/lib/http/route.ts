import type { Context } from "hono";
import * as z from "zod/mini";
import type { Declaration } from "./api-calls.ts";
import type { ApiEnv } from "./api-env.ts";
import { AppError, type AppErrorCode } from "./app-error.ts";
import { readJsonObject } from "./body-fields.ts";
import { parseFields } from "./parse-fields.ts";
import { recordId } from "./record-id.ts";
import { type Caller, isProgram, type StaffMember } from "./roles.ts";
import { readScopeOf, type Scope } from "./scopes.ts";

/**
 * A route of the API in one declaration: its address, who may call it, what goes in and out, what a program reads about it
 * in the OpenAPI document, and what it does. `server/api/api.ts` mounts it, `server/api/openapi.ts` documents it.
 */

type Schema = z.core.$ZodType;

/** Who may call a route: anybody, every member of staff, or admins alone. It has no default, so that no route is open by oversight. */
export type Access = "everybody" | "staff" | "admin";

/** A request that may make the call, with what the declaration says of it parsed. */
export interface RouteRequest<Query, Body, From extends Caller = Caller> {
  c: Context<ApiEnv>;
  query: Query;
  body: Body;
  /** Number in the path. @throws AppError `not-found` for anything that is none */
  id(name?: string): number;
  /**
   * The signed-in member of staff; where a scope lets keys in, also a program, which has no role.
   * @throws AppError `unauthenticated` on a route that is open to everybody
   */
  staff: From;
}

/** Media types of what a page sends without JavaScript and a program as JSON. */
export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/** A body that the handler reads from `c.req` by itself: a form, a file. */
export interface RawBody<Content extends Schema | undefined = Schema> {
  schema: Content;
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
  /**
   * Of a route that writes: the response says nothing but what the caller has just said or needs to go on. Without it, a key
   * that may write and not read gets an empty one.
   */
  tellsWriters?: true;
  /** What all routes are about whose paths begin like this one's; one of them says it. */
  about?: string;
  /** Of parameters that mean something else here than elsewhere (`server/api/openapi-words.ts`). */
  words?: Readonly<Record<string, string>>;
  /** What it does, in the imperative: "Merge two people". */
  summary: string;
  description?: string;
  /** Schemas of path parameters that are no numbers of rows; where one does not fit, nothing is there. */
  parameters?: Readonly<Record<string, Schema>>;
  headers?: Readonly<Record<string, Schema>>;
  rawBody?: RawBody;
  /** Of a successful response. Without it the document promises no body, and the client takes the type of what `handle` returns. */
  response?: Schema;
  /** Of a response of 202, where one may come instead: what was asked for is still to be done. */
  accepted?: Schema;
  /** Media type of the response; JSON unless said otherwise. */
  type?: string;
  /** What is stored now, in an `outdated` problem; what `response` describes unless said otherwise. */
  current?: Schema;
  /** Status of a successful response: 200, or 204 without a body, unless said otherwise. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** What can go wrong besides what the declaration implies ({@link errorsOf}). */
  errors?: readonly AppErrorCode[];
  /** It was taken out, and answers nothing but 410. */
  removed?: true;
  /** `false` for the endpoints of our own pages, on which no program relies. */
  documented?: false;
}

/** A declared route. @typeParam Declared what the typed client (`ui/api-client.ts`) knows of it; never there at run time */
export interface Route<Known extends Declaration = Declaration> extends Declared {
  query?: Schema;
  body?: Schema;
  readonly known?: Known;
  /** Checks who calls, parses, and answers. */
  respond(c: Context<ApiEnv>): Promise<Response>;
}

type Parsed<Given extends Schema | undefined> = Given extends Schema ? z.output<Given> : undefined;

/**
 * Declares a route.
 * `handle` returns the value to send as JSON, nothing for a response without a body, or a whole `Response`.
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
    /** Of the address; an unknown parameter is refused when the schema is strict. */
    query?: Query;
    /** Of a JSON object. */
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
      // Where everybody may come in, a key opens nothing more.
      if (declared.access === "everybody" && caller && isProgram(caller)) c.set("staff", null);
      authorize(declared, c.get("staff"));
      for (const [name, schema] of Object.entries(declared.parameters ?? {})) {
        if (!z.safeParse(schema, c.req.param(name)).success) throw new AppError("not-found", `No such ${name}`);
      }
      const answer = async () =>
        handle({
          c,
          query: (query && parseFields(query, c.req.query())) as Parsed<Query>,
          body: (body && parseFields(body, await readJsonObject(c.req))) as Parsed<Body>,
          id: (name) => recordId(c, name),
          get staff() {
            // A program comes in by a scope alone: where there is none, `authorize` has refused it.
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

/** Whether a program may change by a route what it may not read. */
const mayNotRead = ({ scope }: Pick<Declared, "scope">, caller: Caller | null): boolean =>
  scope !== undefined && caller !== null && isProgram(caller) && !caller.scopes.includes(readScopeOf(scope));

/** What is stored now is no answer for a key that may not read it. */
async function withoutCurrent<Result>(answer: () => Promise<Result>): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError) || error.current === undefined) throw error;
    throw new AppError(error.code, error.message, { cause: error });
  }
}

/** Every expected error of a route: those it names, and those its declaration implies. */
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
