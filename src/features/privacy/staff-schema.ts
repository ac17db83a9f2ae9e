import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { personKeysSchema, REQUEST_STATES } from "./schema.ts";

/** Where a page of a list begins: moment and number of the last row of the page before. */
const cursor = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_[\w-]{1,40}$/, "cursorInvalid")));
const limit = z._default(queryNumber(1, 100), 30);

export const requestsQuerySchema = z.strictObject({
  state: z._default(z.enum(REQUEST_STATES, "filterInvalid"), "open"),
  limit,
  cursor,
});
export const certificatesQuerySchema = z.strictObject({ limit, cursor });
export const lookBodySchema = z.strictObject({ keys: personKeysSchema });
