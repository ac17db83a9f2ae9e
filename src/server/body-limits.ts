import { MAX_IMPORT_BYTES } from "../features/blog-transfer/routes.ts";
import { MAX_IMAGE_BYTES } from "../features/media/image-conversion.ts";
import { MAX_BODY_BYTES } from "./limits.ts";

/**
 * The first that fits. What signed-in staff may send beyond `MAX_BODY_BYTES`, by the beginning of the path. A post has at most 100,000
 * characters, each of which JSON may write as six bytes.
 */
const OF_STAFF: readonly (readonly [prefix: string, bytes: number])[] = [
  ["/api/posts/import", MAX_IMPORT_BYTES],
  ["/api/posts", 1024 * 1024],
  ["/api/media", MAX_IMAGE_BYTES],
];

/** Bytes a body may have; `undefined` when nobody may send more than strangers there. */
export function staffBodyLimit(path: string): number | undefined {
  return OF_STAFF.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}

export function bodyLimitFor(path: string, isStaff: boolean): number {
  return (isStaff ? staffBodyLimit(path) : undefined) ?? MAX_BODY_BYTES;
}
