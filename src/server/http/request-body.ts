import type { IncomingMessage } from "node:http";
import { MAX_IMPORT_BYTES } from "../../features/blog-transfer/transfer.ts";
import { MAX_IMAGE_BYTES } from "../../features/media/image-conversion.ts";
import { DISCARDED_BODY_BYTES, DISCARDED_BODY_TIMEOUT, MAX_AUTH_BODY_BYTES, MAX_BODY_BYTES } from "./limits.ts";

export class BodyTooLarge extends Error {}

/**
 * The whole body of a request.
 * @throws BodyTooLarge as soon as it is known to exceed `maxBytes`: from its announced length, else while it arrives
 * @throws Error when the client goes away before it is complete
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (announcedLength(incoming) > maxBytes) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (outcome: () => void) => {
      incoming.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onError);
      outcome();
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) settle(() => reject(new BodyTooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const onClose = () => settle(() => reject(new Error("The client went away")));
    const onError = (error: Error) => settle(() => reject(error));
    incoming.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onError);
  });
}

/** Bytes by `Content-Length`, 0 where there is none; Node has refused anything that is not a number by now. */
export function announcedLength(incoming: IncomingMessage): number {
  return Number(incoming.headers["content-length"] ?? 0);
}

/** Reads what is still coming and throws it away; resolves when the client is done or has used up our patience. */
export function discardBody(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (incoming.readableEnded || incoming.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(finish, DISCARDED_BODY_TIMEOUT);
    function finish() {
      clearTimeout(timer);
      incoming.off("data", onData).off("end", finish).off("close", finish).off("error", finish);
      resolve();
    }
    function onData(chunk: Buffer) {
      bytes += chunk.byteLength;
      if (bytes > DISCARDED_BODY_BYTES) finish();
    }
    incoming.on("data", onData).on("end", finish).on("close", finish).on("error", finish);
    incoming.resume();
  });
}

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
  if (path.startsWith("/api/auth/")) return MAX_AUTH_BODY_BYTES;
  return (isStaff ? staffBodyLimit(path) : undefined) ?? OF_ALL.get(path) ?? MAX_BODY_BYTES;
}
