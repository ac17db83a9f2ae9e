import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import { applicationFields } from "../consultations/schema.ts";

const id = z.int("filterInvalid").check(z.minimum(1, "filterInvalid"), z.maximum(MAX_ID, "filterInvalid"));

/** Body of what is done with a published post. */
export const postBodySchema = z.strictObject({ postId: id });
export const addressBodySchema = z.strictObject({ email: applicationFields.email });

/** Query of `GET /api/newsletter/sendings`. */
export const sendingsQuerySchema = z.strictObject({
  limit: z._default(queryNumber(1, 100), 20),
  /** Id of the last sending of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});
