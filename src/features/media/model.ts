import * as z from "zod/mini";

/** An image as the API returns it to staff. */
export const imageSchema = z.strictObject({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Path for use in Markdown: `![…](/media/…)`. */
  reference: z.string(),
  /** URL of a file that every browser can show. */
  url: z.string(),
});

/** The data that a page needs to show an image. */
export interface ImageFacts {
  /** Start of the upload's digest, in hexadecimal, so that the same file is stored once. */
  id: string;
  /** In pixels, once the image is rotated upright. */
  width: number;
  height: number;
  /** Available widths in ascending order, each as AVIF and WebP. */
  widths: readonly number[];
}

export type ImageFormat = "avif" | "webp";

/** Path of an image in Markdown: `![…](/media/{id})`. */
export const IMAGE_REFERENCE = /^\/media\/([0-9a-f]{24})$/;

export function imageReference(id: string): string {
  return `/media/${id}`;
}

/** Returns the URL path of one of an image's files, whose content never changes. */
export function imageAddress(id: string, width: number, format: ImageFormat): string {
  return `/media/${id}-${width}.${format}`;
}

/** Returns the `srcset` value for a format. */
export function imageSources({ id, widths }: ImageFacts, format: ImageFormat): string {
  return widths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(", ");
}

/** Returns the path of the file for `src`, feeds and previews: the widest up to `atMost` pixels, else the narrowest. */
export function imageFallback({ id, widths }: ImageFacts, atMost = 1200): string {
  const fitting = widths.filter((width) => width <= atMost);
  return imageAddress(id, fitting.at(-1) ?? widths[0] ?? atMost, "webp");
}
