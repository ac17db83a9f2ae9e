import * as z from "zod/mini";
import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { auditLineSchema, auditQuerySchema } from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "listAudit",
    method: "get",
    path: "/audit",
    query: auditQuerySchema,
    answer: { status: 200, schema: z.array(auditLineSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
];
