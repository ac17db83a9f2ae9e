import * as z from "zod/mini";
import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { blogExportQuerySchema, importQuerySchema } from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "importPosts",
    method: "post",
    path: "/posts/import",
    query: importQuerySchema,
    body: { schema: z.string(), types: ["application/zip", "application/json", "text/markdown"] },
    answer: { status: 200, type: "application/x-ndjson", schema: z.string() },
    errors: [...OF_STAFF, "too-large", "invalid"],
  },
  {
    id: "exportPosts",
    method: "get",
    path: "/posts/export",
    query: blogExportQuerySchema,
    answer: { status: 200, type: "application/zip", schema: z.string() },
    errors: [...OF_STAFF, "invalid"],
  },
];
