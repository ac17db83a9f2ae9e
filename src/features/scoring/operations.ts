import * as z from "zod/mini";
import { type ApiOperation, JSON_ONLY, OF_DRAFTS, OF_STAFF, OF_WRITES } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { comparisonSchema, scoringSchema, versionSchema } from "./answer-schema.ts";
import { draftBodySchema, revisionBodySchema } from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "readScoring",
    method: "get",
    path: "/scoring",
    answer: { status: 200, schema: scoringSchema },
    errors: OF_STAFF,
  },
  {
    id: "listRubrics",
    method: "get",
    path: "/scoring/versions",
    answer: { status: 200, schema: z.array(versionSchema) },
    errors: OF_STAFF,
  },
  {
    id: "saveRubricDraft",
    method: "put",
    path: "/scoring/draft",
    body: { schema: draftBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: versionSchema },
    errors: OF_DRAFTS,
  },
  {
    id: "discardRubricDraft",
    method: "delete",
    path: "/scoring/draft",
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: OF_DRAFTS,
  },
  {
    id: "compareRubricDraft",
    method: "post",
    path: "/scoring/draft/preview",
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: comparisonSchema },
    errors: OF_WRITES,
  },
  {
    id: "publishRubricDraft",
    method: "post",
    path: "/scoring/draft/publication",
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: OF_DRAFTS,
  },
];
