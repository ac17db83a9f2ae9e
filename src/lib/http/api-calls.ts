import type { JSONParsed } from "hono/utils/types";
import type * as z from "zod/mini";

/**
 * What the compiler knows of the routes of the API, for the typed client (`ui/api-client.ts`): names, inputs and answers are
 * those of the declarations (`lib/http/route.ts`). Nothing of this is there at run time.
 */

type Schema = z.core.$ZodType | undefined;

/** What a declared route says of itself; a schema that it does not name is `undefined`. */
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
 * Where `server/api/routes.ts`, which knows every route, writes down their declarations. So the desk and the islands are
 * checked against them and import nothing of the server.
 */
// biome-ignore lint/suspicious/noEmptyInterface: declared whole by the server
export interface ApiRegister {}

type Registered = ApiRegister extends { routes: { readonly known?: infer All } } ? NonNullable<All> : never;
type Declarations = { [Known in Registered as Known extends Declaration ? Known["name"] : never]: Known };

/** Method and path of a route as its declaration has them: `PUT /posts/:id`. */
export type CallName = keyof Declarations & string;

type DeclarationOf<Name extends CallName> = Extract<Declarations[Name], Declaration>;
type Written = string | number | boolean | null | undefined;

/** By name; each is one part of the path. */
export type PathParameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & PathParameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

/** `true` and `false` are written as words. */
type Switch<Input> = string extends Input ? never : "false" extends Input ? boolean : never;

/** Each parameter as it is written in an address, or as the route understands it. */
type QueryOf<Query extends Schema> = Query extends z.core.$ZodType
  ? {
      [Field in keyof z.input<Query>]:
        | z.input<Query>[Field]
        | Switch<z.input<Query>[Field]>
        | Extract<z.output<Query>[Field & keyof z.output<Query>], Written>
        | null;
    }
  : unknown;

/** What the address of a call takes: parameters of the path, the query. */
export type AddressInput<Name extends CallName> = ([PathParameters<Name>] extends [object]
  ? { params: PathParameters<Name> }
  : unknown) &
  (DeclarationOf<Name>["query"] extends z.core.$ZodType
    ? object extends QueryOf<DeclarationOf<Name>["query"]>
      ? { query?: QueryOf<DeclarationOf<Name>["query"]> | undefined }
      : { query: QueryOf<DeclarationOf<Name>["query"]> }
    : unknown);

/** What a call takes besides headers: what its address takes, and the body as JSON. */
export type CallInput<Name extends CallName> = AddressInput<Name> &
  (DeclarationOf<Name>["body"] extends z.core.$ZodType ? { body: z.input<DeclarationOf<Name>["body"]> } : unknown);

export type CallBody<Name extends CallName> = CallInput<Name> extends { body: infer Body } ? Body : undefined;

type Output<Given extends Schema> = Given extends z.core.$ZodType ? z.output<Given> : undefined;

/** What a call is answered with, as it comes over the wire; `undefined` without a body, `never` for other than JSON. */
export type CallAnswer<Name extends CallName> = DeclarationOf<Name>["type"] extends "application/json"
  ? DeclarationOf<Name>["answer"] extends z.core.$ZodType
    ? Output<DeclarationOf<Name>["answer"]>
    : JSONParsed<Exclude<Awaited<DeclarationOf<Name>["result"]>, Response>>
  : never;
