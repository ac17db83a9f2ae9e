import * as z from "zod/mini";
import { type ApiOperation, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import { imageListQuerySchema, imageSchema } from "./answer-schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "listImages",
    method: "get",
    path: "/media",
    query: imageListQuerySchema,
    answer: { status: 200, schema: z.array(imageSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "uploadImage",
    method: "post",
    path: "/media",
    body: { schema: z.string(), types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] },
    answer: { status: 201, schema: imageSchema },
    errors: [...OF_STAFF, "too-large", "invalid"],
  },
];
