import { MAX_IMPORT_BYTES } from "../../features/blog-transfer/transfer.ts";
import { MAX_IMAGE_BYTES } from "../../features/media/image-conversion.ts";
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

/** What strangers may send beyond it: the transcript of the longest conversation (SPEC §7). */
const OF_ALL: ReadonlyMap<string, number> = new Map([
  ["/api/chatbot/conversations", 256 * 1024],
  ["/api/chatbot/send-summary", 256 * 1024],
]);

/** Bytes a body may have; `undefined` when nobody may send more than strangers there. */
export function staffBodyLimit(path: string): number | undefined {
  return OF_STAFF.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}

export function bodyLimitFor(path: string, isStaff: boolean): number {
  return (isStaff ? staffBodyLimit(path) : undefined) ?? OF_ALL.get(path) ?? MAX_BODY_BYTES;
}
