import * as z from "zod/mini";

/** An image as the API gives it to staff. */
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
