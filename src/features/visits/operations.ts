import { type ApiOperation, JSON_ONLY, OF_BODIES, OF_VISITORS } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { progressSchema } from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "countFormProgress",
    method: "post",
    path: "/form-progress",
    body: { schema: progressSchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_VISITORS, ...OF_BODIES],
  },
];
