import * as z from "zod/mini";
import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { outboxEntrySchema } from "./answer-schema.ts";
import { outboxQuerySchema } from "./outbox-entry.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "listOutbox",
    method: "get",
    path: "/outbox",
    query: outboxQuerySchema,
    answer: { status: 200, schema: z.array(outboxEntrySchema) },
    errors: [...OF_STAFF, "bad-request"],
  },
  {
    id: "replayOutbox",
    method: "post",
    path: "/outbox/{id}/replay",
    answer: { status: 200, schema: outboxEntrySchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
];
