import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { overviewQuerySchema, overviewSchema } from "./answer-schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "readOverview",
    method: "get",
    path: "/overview",
    query: overviewQuerySchema,
    answer: { status: 200, schema: overviewSchema },
    errors: [...OF_STAFF, "invalid"],
  },
];
