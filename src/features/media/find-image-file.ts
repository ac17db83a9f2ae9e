import { readImageFile } from "./files.ts";
import { type ImageFormat, imageFallback } from "./image-address.ts";
import type { MediaParts } from "./parts.ts";
import { findImages } from "./store.ts";

/** Last segment of the address of an image or of one of its files. */
const NAME = /^(?<id>[0-9a-f]{24})(?:-(?<width>[1-9]\d{0,4})\.(?<format>avif|webp))?$/;

/** What is at an image's address. */
export type MediaFile = { kind: "file"; type: string; data: Buffer } | { kind: "moved"; path: string };

/** What is at `/media/{name}`; the bare id redirects to a file every browser shows. */
export async function findImageFile(parts: MediaParts, name: string): Promise<MediaFile | undefined> {
  const { id, format } = NAME.exec(name)?.groups ?? {};
  if (id === undefined) return undefined;
  if (format === undefined) {
    const image = (await findImages(parts.database.kysely, [id])).get(id);
    return image && { kind: "moved", path: imageFallback(image, Number.POSITIVE_INFINITY) };
  }
  const data = parts.kept.get(name) ?? (await readImageFile(parts, name));
  if (!data) return undefined;
  parts.kept.set(name, data);
  return { kind: "file", type: `image/${format as ImageFormat}`, data };
}
