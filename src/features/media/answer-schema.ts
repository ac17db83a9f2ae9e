import * as z from "zod/mini";

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
  page: z._default(
    z.coerce
      .number("filterInvalid")
      .check(z.int("filterInvalid"), z.minimum(1, "filterInvalid"), z.maximum(10_000, "filterInvalid")),
    1,
  ),
});
