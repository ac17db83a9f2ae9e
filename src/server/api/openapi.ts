import * as z from "zod/mini";
import { operations as auditOperations } from "../../features/audit/operations.ts";
import { blogPostSchema, postPairPageSchema, postSchema, revisionSchema } from "../../features/blog/answer-schema.ts";
import { operations as blogOperations } from "../../features/blog/operations.ts";
import { operations as blogTransferOperations } from "../../features/blog-transfer/operations.ts";
import { operations as chatOperations } from "../../features/chat/operations.ts";
import { chatMessageSchema } from "../../features/chat/schema.ts";
import { conversationPageSchema, entrySchema, staffConversationSchema } from "../../features/chat/staff-schema.ts";
import { operations as consentLedgerOperations } from "../../features/consent-ledger/operations.ts";
import { consultationSchema, receivedSchema, summarySchema } from "../../features/consultations/answer-schema.ts";
import { operations as consultationsOperations } from "../../features/consultations/operations.ts";
import { submissionSchema } from "../../features/consultations/submission-schema.ts";
import { operations as lettersOperations } from "../../features/letters/operations.ts";
import { letterSchema, templateSchema } from "../../features/letters/schema.ts";
import { imageSchema } from "../../features/media/answer-schema.ts";
import { operations as mediaOperations } from "../../features/media/operations.ts";
import { sendingSchema } from "../../features/newsletter/answer-schema.ts";
import { operations as newsletterOperations } from "../../features/newsletter/operations.ts";
import { outboxEntrySchema } from "../../features/outbox/answer-schema.ts";
import { operations as outboxOperations } from "../../features/outbox/operations.ts";
import { overviewSchema } from "../../features/overview/answer-schema.ts";
import { operations as overviewOperations } from "../../features/overview/operations.ts";
import { operations as peopleOperations } from "../../features/people/operations.ts";
import { peoplePageSchema, personSchema, RECORD_KINDS, timelinePageSchema } from "../../features/people/schema.ts";
import { operations as privacyOperations } from "../../features/privacy/operations.ts";
import { versionSchema } from "../../features/scoring/answer-schema.ts";
import { operations as scoringOperations } from "../../features/scoring/operations.ts";
import { operations as visitsOperations } from "../../features/visits/operations.ts";
import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { Language } from "../../lib/language.ts";
import { apiDocs as textInEnglish } from "../../text/en/api-docs.ts";
import { type OperationId, apiDocs as textInFrench } from "../../text/fr/api-docs.ts";
import { problemSchema, STATUS_OF } from "./problem.ts";
import { rolesOf } from "./route-roles.ts";

const TEXTS = { fr: textInFrench, en: textInEnglish };

type Schema = z.core.$ZodType;
type Operation = ApiOperation<OperationId>;

/** What happens at the desk, of several features at once (`desk-events.ts`). */
const followDesk: Operation = {
  id: "followDesk",
  method: "get",
  path: "/events",
  answer: { status: 200, type: "text/event-stream", schema: z.string() },
  errors: OF_STAFF,
};

/** Every operation that a program may rely on. Forms of pages and better-auth's own endpoints are not among them. */
export const OPERATIONS: readonly Operation[] = [
  ...auditOperations,
  ...blogOperations,
  ...blogTransferOperations,
  ...chatOperations,
  ...consentLedgerOperations,
  ...consultationsOperations,
  ...lettersOperations,
  ...mediaOperations,
  ...newsletterOperations,
  ...outboxOperations,
  ...overviewOperations,
  ...peopleOperations,
  ...privacyOperations,
  ...scoringOperations,
  ...visitsOperations,
  followDesk,
];

/** Schemas that have a name of their own in the document. */
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
  ["LetterTemplate", templateSchema],
  ["Problem", problemSchema],
];

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/**
 * The OpenAPI 3.1 document, made from the schemas that validate.
 * @param siteUrl where the site is reached, without a slash at the end
 */
export function openApiDocument(language: Language, siteUrl: string) {
  const text = TEXTS[language];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation, text) };
  }
  return {
    openapi: "3.1.1",
    info: { title: text.title, version: "1.0.0", description: text.description },
    servers: [{ url: siteUrl }],
    tags: Object.entries(text.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(NAMED.map(([name, schema]) => [name, jsonSchema(schema)])),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "nordet.session_token" } },
    },
  };
}

function describeOperation(operation: Operation, text: typeof textInFrench | typeof textInEnglish) {
  const { id, method, path, body, answer, errors } = operation;
  const roles = rolesOf(`${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ":$1")}`);
  const { summary, description } = text.operations[id];
  const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const failures = [...errors].sort((a, b) => STATUS_OF[a] - STATUS_OF[b]);
  return {
    operationId: id,
    tags: [path.split("/")[1]],
    summary,
    description,
    security: roles === "everybody" ? [] : [{ session: [] }],
    ...(roles === "everybody" ? {} : { "x-roles": roles }),
    parameters: parametersOf(operation, text),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(body.types.map((type) => [type, { schema: reference(body.schema) }])),
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: text.success,
        ...(answer.schema
          ? { content: { [answer.type ?? "application/json"]: { schema: reference(answer.schema) } } }
          : {}),
      },
      ...Object.fromEntries(
        failures.map((code) => [STATUS_OF[code], { description: text.errors[code], content: problem }]),
      ),
    },
  };
}

/** Parts of an address that are no numbers. */
const IN_PATH: Record<string, object> = { slug: { type: "string" }, kind: { type: "string", enum: RECORD_KINDS } };

function parametersOf({ id, path, query, headers }: Operation, text: typeof textInFrench | typeof textInEnglish) {
  const words: Record<string, string> = text.parameters;
  const wordsOf = (name: string) => words[`${id}.${name}`] ?? words[name];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: wordsOf(name),
    schema: IN_PATH[name] ?? { type: "integer", minimum: 1 },
  }));
  const inQuery = query ? Object.entries(jsonSchema(query, "input").properties ?? {}) : [];
  const inHeader = Object.entries(headers ?? {}).map(([name, schema]) => [name, jsonSchema(schema)] as const);
  return [
    ...inPath,
    ...inQuery.map(([name, schema]) => ({ name, in: "query", required: false, description: wordsOf(name), schema })),
    ...inHeader.map(([name, schema]) => ({ name, in: "header", required: false, description: wordsOf(name), schema })),
  ];
}

/** A named schema by its name, a list of one likewise, everything else in place. */
function reference(schema: Schema): object {
  const name = NAMED.find(([, named]) => named === schema)?.[0];
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodMiniArray) return { type: "array", items: reference(schema._zod.def.element) };
  return jsonSchema(schema);
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

function jsonSchema(schema: Schema, io: "input" | "output" = "output"): JsonSchema {
  const { $schema, ...document } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // A transformation of ours takes a text and gives a text.
    override: ({ zodSchema, jsonSchema: result }) => {
      if (zodSchema._zod.def.type === "transform") result.type = "string";
    },
  }) as JsonSchema;
  return document;
}
