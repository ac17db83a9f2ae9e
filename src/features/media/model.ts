import * as z from "zod/mini";

/** An image as the API gives it to staff. */
export const imageSchema = z.strictObject({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** For use in Markdown: `![…](/media/…)`. */
  reference: z.string(),
  /** A file every browser can show. */
  url: z.string(),
});

/** What a page needs to know to show an image. */
export interface ImageFacts {
  /** Start of the upload's digest, in hexadecimal: the same file is stored once. */
  id: string;
  /** After applying its orientation, in pixels. */
  width: number;
  height: number;
  /** Available widths, ascending, each as AVIF and WebP. */
  widths: readonly number[];
}
