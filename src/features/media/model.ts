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

/** What a page must know of an image to show it. */
export interface ImageFacts {
  /** Beginning of the digest of the uploaded file, in hexadecimal: the same file is stored once. */
  id: string;
  /** Of the image as it is shown, after its orientation was applied, in pixels. */
  width: number;
  height: number;
  /** Widths it is kept in, ascending, each as AVIF and WebP. */
  widths: readonly number[];
}
