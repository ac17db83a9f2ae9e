import type { JSONParsed } from "hono/utils/types";
import type * as z from "zod/mini";
import type { Language } from "../language.ts";
import type { Caller } from "./roles.ts";

/** The context of every API route, set by `server/api/api.ts` before any feature's routes run. */
export interface ApiEnv {
  Variables: {
    /** `null` for an anonymous visitor. */
    staff: Caller | null;
    /** The client's IP address, behind the configured number of proxies. For rate limits; never logged. */
    clientAddress: string;
    /** Language of the response: the requesting page's, else `Accept-Language`, else French. */
    language: Language;
    requestId: string;
    /** Set by a route that has itself waited for its writes to reach the disk; for all other routes the API waits. */
    isOnDisk?: true;
  };
}

/**
 * What the compiler knows about API routes, for the typed client (`ui/api-client.ts`): names, inputs and responses come
 * from the declarations (`lib/http/route.ts`). Types only; nothing here exists at run time.
 */

type Schema = z.core.$ZodType | undefined;

/** The types a route declares; a schema it leaves out is `undefined`. */
export interface Declaration<
  Name extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Type extends string = string,
  Result = unknown,
> {
  name: Name;
  query: Query;
  body: Body;
  answer: Answer;
  type: Type;
  result: Result;
}

/**
 * `server/api/routes.ts`, which knows every route, adds the declarations here, so that the desk and the islands are
 * checked against them without importing anything from the server.
 */
// biome-ignore lint/suspicious/noEmptyInterface: declared whole by the server
export interface ApiRegister {}

type Registered = ApiRegister extends { routes: { readonly known?: infer All } } ? NonNullable<All> : never;
type Declarations = { [Known in Registered as Known extends Declaration ? Known["name"] : never]: Known };

/** Method and path, as declared: `PUT /posts/:id`. */
export type CallName = keyof Declarations & string;

type DeclarationOf<Name extends CallName> = Extract<Declarations[Name], Declaration>;
type Written = string | number | boolean | null | undefined;

/** A path's parameters, each of which is one segment. */
export type PathParameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & PathParameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

/** Lets callers give a boolean for the texts `true` and `false`. */
type Switch<Input> = string extends Input ? never : "false" extends Input ? boolean : never;

/** Each parameter as text in the URL, or as the type that the route parses it to. */
type QueryOf<Query extends Schema> = Query extends z.core.$ZodType
  ? {
      [Field in keyof z.input<Query>]:
        | z.input<Query>[Field]
        | Switch<z.input<Query>[Field]>
        | Extract<z.output<Query>[Field & keyof z.output<Query>], Written>
        | null;
    }
  : unknown;

/** Inputs in a call's URL: path parameters and query. */
export type AddressInput<Name extends CallName> = ([PathParameters<Name>] extends [object]
  ? { params: PathParameters<Name> }
  : unknown) &
  (DeclarationOf<Name>["query"] extends z.core.$ZodType
    ? object extends QueryOf<DeclarationOf<Name>["query"]>
      ? { query?: QueryOf<DeclarationOf<Name>["query"]> | undefined }
      : { query: QueryOf<DeclarationOf<Name>["query"]> }
    : unknown);

/** A call's inputs besides headers: URL and JSON body. */
export type CallInput<Name extends CallName> = AddressInput<Name> &
  (DeclarationOf<Name>["body"] extends z.core.$ZodType ? { body: z.input<DeclarationOf<Name>["body"]> } : unknown);

export type CallBody<Name extends CallName> = CallInput<Name> extends { body: infer Body } ? Body : undefined;

type Output<Given extends Schema> = Given extends z.core.$ZodType ? z.output<Given> : undefined;

/** Response type on the wire: `undefined` without a body, `never` for anything but JSON. */
export type CallAnswer<Name extends CallName> = DeclarationOf<Name>["type"] extends "application/json"
  ? DeclarationOf<Name>["answer"] extends z.core.$ZodType
    ? Output<DeclarationOf<Name>["answer"]>
    : JSONParsed<Exclude<Awaited<DeclarationOf<Name>["result"]>, Response>>
  : never;
