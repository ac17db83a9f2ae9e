import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";

/** An image as the API gives it to staff; a test holds real answers against it. */
export const imageSchema = z.strictObject({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** How it is written in Markdown: `![…](/media/…)`. */
  reference: z.string(),
  /** A file that every browser shows. */
  url: z.string(),
});

/** Query of `GET /api/media`. */
export const imageListQuerySchema = z.strictObject({
  page: z._default(queryNumber(1, 10_000), 1),
});
