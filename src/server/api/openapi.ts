import * as z from "zod/mini";
import { blogPostSchema } from "../../features/blog/blog-post.ts";
import { postPairPageSchema, postSchema, revisionSchema } from "../../features/blog/model.ts";
import { entrySchema } from "../../features/chat/faq/model.ts";
import { chatMessageSchema, conversationPageSchema, staffConversationSchema } from "../../features/chat/model.ts";
import { consultationSchema, summarySchema } from "../../features/consultations/model.ts";
import { receivedSchema } from "../../features/consultations/send-request.ts";
import { submissionSchema } from "../../features/consultations/submission-schema.ts";
import { letterSchema, templateSchemas } from "../../features/letters/model.ts";
import { imageSchema } from "../../features/media/model.ts";
import { sendingSchema } from "../../features/newsletter/model.ts";
import { outboxEntrySchema } from "../../features/outbox/model.ts";
import { overviewSchema } from "../../features/overview/model.ts";
import { peoplePageSchema, personSchema, RECORD_KINDS, timelinePageSchema } from "../../features/people/model.ts";
import { versionSchema } from "../../features/scoring/model.ts";
import { eventSchema, exampleOf, toldRequestSchema } from "../../features/webhooks/events.ts";
import { deliverySchema, endpointSchema, WEBHOOK_EVENTS, type WebhookEvent } from "../../features/webhooks/model.ts";
import { errorsOf, type Route } from "../../lib/http/route.ts";
import { DESCRIPTION, ERRORS, PARAMETERS, TITLE, WEBHOOK_HEADERS, WEBHOOK_WORDS } from "./openapi-words.ts";
import { problemSchema, STATUS_OF } from "./problem.ts";

const nameOf = (event: WebhookEvent): string =>
  event.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One named schema per event, so that generated clients get a type for each. */
const EVENT_SCHEMAS = WEBHOOK_EVENTS.map((event): [string, z.core.$ZodType] => [
  `${nameOf(event)}Event`,
  eventSchema(event),
]);

/**
 * Returns the `webhooks` section of OpenAPI 3.1.
 * @param siteUrl base URL of the links in examples
 */
function webhooksOf(siteUrl: string) {
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => {
      const example = {
        type: event,
        timestamp: "2027-03-15T14:00:00.000Z",
        data: exampleOf(event, "full", siteUrl),
      };
      const operation = {
        operationId: `on${nameOf(event)}`,
        tags: ["webhooks"],
        summary: WEBHOOK_WORDS.events[event],
        description: WEBHOOK_WORDS.description,
        security: [],
        parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
          name,
          in: "header",
          required: true,
          description,
          schema: { type: "string" },
        })),
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: `#/components/schemas/${nameOf(event)}Event` }, example },
          },
        },
        responses: {
          "2XX": { description: WEBHOOK_WORDS.settled },
          "410": { description: WEBHOOK_WORDS.gone },
          default: { description: WEBHOOK_WORDS.failed },
        },
      };
      return [event, { post: operation }];
    }),
  );
}

type Schema = z.core.$ZodType;
/** Schemas described by their input rather than their output, so that fields with a default may be left out. */
const REQUESTS = new Set<Schema>([submissionSchema]);

/** Schemas that get a name under `components`. */
const NAMED: readonly [name: string, schema: Schema][] = [
  ["Consultation", consultationSchema],
  ["ConsultationRequest", submissionSchema],
  ["ConsultationSummary", summarySchema],
  ["Received", receivedSchema],
  ["OutboxEntry", outboxEntrySchema],
  ["Person", personSchema],
  ["PeoplePage", peoplePageSchema],
  ["TimelinePage", timelinePageSchema],
  ["Overview", overviewSchema],
  ["Rubric", versionSchema],
  ["BlogPost", blogPostSchema],
  ["Image", imageSchema],
  ["Post", postSchema],
  ["PostPage", postPairPageSchema],
  ["Revision", revisionSchema],
  ["Sending", sendingSchema],
  ["Chat", staffConversationSchema],
  ["ChatPage", conversationPageSchema],
  ["ChatMessage", chatMessageSchema],
  ["ChatAnswer", entrySchema],
  ["Letter", letterSchema],
  ["LetterTemplate", templateSchemas.record],
  ["Webhook", endpointSchema],
  ["WebhookDelivery", deliverySchema],
  ["RequestInEvent", toldRequestSchema],
  ...EVENT_SCHEMAS,
  ["Problem", problemSchema],
];

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/**
 * Returns the OpenAPI 3.1 document of the routes, generated from the schemas that validate requests. It leaves out page
 * forms and better-auth's own endpoints.
 * @param siteUrl base URL of the site, without a trailing slash
 */
export function openApiDocument(routes: readonly Route[], siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    if (route.documented === false) continue;
    const path = `/api${route.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: "3.1.1",
    info: { title: TITLE, version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: siteUrl }],
    tags: routes.flatMap((route) => (route.about ? [{ name: tagOf(route), description: route.about }] : [])),
    paths,
    webhooks: webhooksOf(siteUrl),
    components: {
      schemas: Object.fromEntries(
        NAMED.map(([name, schema]) => [name, REQUESTS.has(schema) ? requestSchema(schema) : jsonSchema(schema)]),
      ),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "nordet.session_token" },
        key: { type: "http", scheme: "bearer", description: "A key of the desk’s Integrations: nordet_…" },
      },
    },
  };
}

const tagOf = ({ path }: Pick<Route, "path">) => path.split("/")[1]!;

const ROLES_OF = { everybody: undefined, staff: ["admin", "editor"], admin: ["admin"] } as const;

function operationOf(route: Route) {
  const { id, access, scope, summary, description = "", body, rawBody, response, accepted, removed } = route;
  const roles = ROLES_OF[access];
  const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const failures = errorsOf(route).sort((a, b) => STATUS_OF[a] - STATUS_OF[b]);
  const content = rawBody ?? (body ? { schema: body, types: ["application/json"] } : undefined);
  return {
    operationId: id,
    tags: [tagOf(route)],
    summary,
    description,
    ...(removed ? { deprecated: true } : {}),
    security: [...(scope ? [{ key: [scope] }] : []), ...(roles ? [{ session: [] }] : [])],
    ...(roles ? { "x-roles": roles } : {}),
    parameters: parametersOf(route),
    ...(content
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              content.types.map((type) => [
                type,
                { schema: reference(content.schema, (schema) => titled(id, requestSchema(schema))) },
              ]),
            ),
          },
        }
      : {}),
    responses: {
      ...(removed
        ? {}
        : {
            [route.status ?? (response ? 200 : 204)]: {
              description: "Success",
              ...(response ? { content: { [route.type ?? "application/json"]: { schema: reference(response) } } } : {}),
            },
          }),
      ...(accepted
        ? { 202: { description: "Still to be done", content: { "application/json": { schema: reference(accepted) } } } }
        : {}),
      ...Object.fromEntries(failures.map((code) => [STATUS_OF[code], { description: ERRORS[code], content: problem }])),
    },
  };
}

/** Titles a body after its operation, because generators number untitled bodies differently after each change. */
const titled = (id: string, schema: JsonSchema): JsonSchema => ({
  title: `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`,
  ...schema,
});

/** Schemas of path parameters that are not numeric ids. */
const IN_PATH: Record<string, object> = { slug: { type: "string" }, kind: { type: "string", enum: RECORD_KINDS } };

function parametersOf({ path, query, headers, parameters, words }: Route) {
  const wordsOf = (name: string) => words?.[name] ?? PARAMETERS[name];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: wordsOf(name),
    schema: parameters?.[name] ? jsonSchema(parameters[name]) : (IN_PATH[name] ?? { type: "integer", minimum: 1 }),
  }));
  const inQuery = query ? Object.entries(jsonSchema(query, "input").properties ?? {}) : [];
  const inHeader = Object.entries(headers ?? {}).map(([name, schema]) => [name, jsonSchema(schema)] as const);
  return [
    ...inPath,
    ...inQuery.map(([name, schema]) => ({ name, in: "query", required: false, description: wordsOf(name), schema })),
    ...inHeader.map(([name, schema]) => ({ name, in: "header", required: false, description: wordsOf(name), schema })),
  ];
}

/** References a named schema, or a list of it, by `$ref`; inlines everything else. */
function reference(schema: Schema, describe: (schema: Schema) => JsonSchema = jsonSchema): object {
  const name = NAMED.find(([, named]) => named === schema)?.[0];
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodMiniArray) return { type: "array", items: reference(schema._zod.def.element, describe) };
  return describe(schema);
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/**
 * Returns the schema of a request body. Bounds are those of the parsed output, but fields with a default are optional.
 */
function requestSchema(schema: Schema): JsonSchema {
  const document = jsonSchema(schema);
  relax(document, jsonSchema(schema, "input"));
  return document;
}

/** Recursively replaces each level's `required` with the input schema's. */
function relax(understood: unknown, sent: unknown): void {
  if (typeof understood !== "object" || understood === null || typeof sent !== "object" || sent === null) return;
  for (const [keyword, part] of Object.entries(understood)) {
    relax(part, (sent as JsonSchema)[keyword]);
  }
  if ("required" in understood && Array.isArray(understood.required)) {
    const required = (sent as JsonSchema)["required"];
    if (Array.isArray(required) && required.length > 0) understood.required = required;
    // OpenAPI 3.0 forbids an empty `required`.
    else delete understood.required;
  }
}

/** Rewrites nullable types as `type: [x, "null"]` and constants as one-value enums, which generators support best. */
function narrow(schema: Record<string, unknown>): void {
  const [value, none, ...others] = Array.isArray(schema["anyOf"]) ? (schema["anyOf"] as JsonSchema[]) : [];
  if (typeof value?.["type"] === "string" && none?.["type"] === "null" && others.length === 0) {
    delete schema["anyOf"];
    Object.assign(schema, value, { type: [value["type"], "null"] });
    if (Array.isArray(schema["enum"])) schema["enum"] = [...schema["enum"], null];
  }
  if ("const" in schema) {
    schema["enum"] = [schema["const"]];
    delete schema["const"];
  }
}

/** Matches patterns that some clients cannot compile: Unicode classes (Python), lookaround and backreferences (Go). */
const NOT_EVERYWHERE = /\\p\{|\(\?<?[=!]|\\[1-9]/i;

function jsonSchema(schema: Schema, io: "input" | "output" = "output"): JsonSchema {
  const { $schema, ...document } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // Each of our transforms turns text into text.
    override: ({ zodSchema, jsonSchema: result }) => {
      if (zodSchema._zod.def.type === "transform") result.type = "string";
      narrow(result);
      // The server enforces the pattern anyway, and a `format` implies it.
      if (result.type === "integer" || result.format || NOT_EVERYWHERE.test(result.pattern ?? ""))
        delete result.pattern;
      // Eight events include this object, so it is referenced.
      if (zodSchema === toldRequestSchema && schema !== toldRequestSchema) {
        for (const keyword of Object.keys(result)) delete result[keyword];
        result.$ref = "#/components/schemas/RequestInEvent";
      }
    },
  }) as JsonSchema;
  return document;
}
