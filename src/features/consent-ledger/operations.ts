import * as z from "zod/mini";
import { type ApiOperation, JSON_ONLY, OF_BODIES, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import {
  ledgerExportSchema,
  ledgerLookedSchema,
  ledgerLookSchema,
  ledgerPageSchema,
  ledgerSearchSchema,
  proofQuerySchema,
  wordingSchema,
} from "./schema.ts";

/** What a program may rely on, in the order of the pages that tell of it. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "searchConsents",
    method: "post",
    path: "/privacy/consents/searches",
    body: { schema: ledgerSearchSchema, types: JSON_ONLY },
    answer: { status: 200, schema: ledgerPageSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "lookAtConsents",
    method: "post",
    path: "/privacy/consents/looks",
    body: { schema: ledgerLookSchema, types: JSON_ONLY },
    answer: { status: 200, schema: ledgerLookedSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "listConsentWordings",
    method: "get",
    path: "/privacy/consents/wordings",
    answer: { status: 200, schema: z.array(wordingSchema) },
    errors: OF_STAFF,
  },
  {
    id: "exportConsents",
    method: "post",
    path: "/privacy/consents/exports",
    body: { schema: ledgerExportSchema, types: JSON_ONLY },
    answer: { status: 200, type: "text/csv", schema: z.string() },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "printConsentProof",
    method: "get",
    path: "/privacy/consents/{id}/proof.html",
    query: proofQuerySchema,
    answer: { status: 200, type: "text/html", schema: z.string() },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
];
