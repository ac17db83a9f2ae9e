import type { ImageFacts } from "./model.ts";

export type ImageFormat = "avif" | "webp";

/** An image in Markdown: `![…](/media/{id})`. */
export const IMAGE_REFERENCE = /^\/media\/([0-9a-f]{24})$/;

export function imageReference(id: string): string {
  return `/media/${id}`;
}

/** Address of one of its files, whose content never changes. */
export function imageAddress(id: string, width: number, format: ImageFormat): string {
  return `/media/${id}-${width}.${format}`;
}

/** Value of `srcset` for a format. */
export function imageSources({ id, widths }: ImageFacts, format: ImageFormat): string {
  return widths.map((width) => `${imageAddress(id, width, format)} ${width}w`).join(", ");
}

/** For browsers that choose no source, feeds and previews: the widest up to the limit, else the narrowest. */
export function imageFallback({ id, widths }: ImageFacts, atMost = 1200): string {
  const fitting = widths.filter((width) => width <= atMost);
  return imageAddress(id, fitting.at(-1) ?? widths[0] ?? atMost, "webp");
}
