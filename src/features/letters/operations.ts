import * as z from "zod/mini";
import { type ApiOperation, JSON_ONLY, OF_STAFF, OF_WRITES } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import {
  archivedBodySchema,
  createTemplateSchema,
  letterQuerySchema,
  letterSchema,
  letterStartSchema,
  saveTemplateSchema,
  sendLetterSchema,
  templateSchema,
} from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "listLetters",
    method: "get",
    path: "/letters",
    query: letterQuerySchema,
    answer: { status: 200, schema: z.array(letterSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "sendLetter",
    method: "post",
    path: "/letters",
    body: { schema: sendLetterSchema, types: JSON_ONLY },
    answer: { status: 201, schema: letterSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid", "too-many-requests"],
  },
  {
    id: "startLetter",
    method: "get",
    path: "/letters/start",
    query: letterQuerySchema,
    answer: { status: 200, schema: letterStartSchema },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "listLetterTemplates",
    method: "get",
    path: "/letters/templates",
    answer: { status: 200, schema: z.array(templateSchema) },
    errors: OF_STAFF,
  },
  {
    id: "addLetterTemplate",
    method: "post",
    path: "/letters/templates",
    body: { schema: createTemplateSchema, types: JSON_ONLY },
    answer: { status: 201, schema: templateSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "changeLetterTemplate",
    method: "put",
    path: "/letters/templates/{id}",
    body: { schema: saveTemplateSchema, types: JSON_ONLY },
    answer: { status: 200, schema: templateSchema },
    errors: OF_WRITES,
  },
  {
    id: "archiveLetterTemplate",
    method: "put",
    path: "/letters/templates/{id}/archived",
    body: { schema: archivedBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: templateSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
];
