import type { IncomingMessage } from "node:http";
import { MAX_IMPORT_BYTES } from "../../features/blog-transfer/transfer.ts";
import { MAX_IMAGE_BYTES } from "../../features/media/image-conversion.ts";
import { DISCARDED_BODY_BYTES, DISCARDED_BODY_TIMEOUT, MAX_AUTH_BODY_BYTES, MAX_BODY_BYTES } from "./limits.ts";

export class BodyTooLarge extends Error {}

/**
 * Reads a request's whole body.
 * @throws BodyTooLarge as soon as it is known to exceed `maxBytes`: from its announced length, or while it arrives
 * @throws Error when the client disconnects before it is complete
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

/** The `Content-Length`, or 0 without one; Node has already rejected anything that is not a number. */
export function announcedLength(incoming: IncomingMessage): number {
  return Number(incoming.headers["content-length"] ?? 0);
}

/** Reads and discards the rest of the body; resolves when the client has finished or our limits are reached. */
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
 * First match wins. Larger bodies for signed-in staff, by path prefix. A post has at most 100,000 characters, each of
 * which JSON may write as six bytes.
 */
const OF_STAFF: readonly (readonly [prefix: string, bytes: number])[] = [
  ["/api/posts/import", MAX_IMPORT_BYTES],
  ["/api/posts", 1024 * 1024],
  ["/api/media", MAX_IMAGE_BYTES],
  ["/api/company/pictures", MAX_IMAGE_BYTES],
  ["/api/company", 1024 * 1024],
];

/** Larger bodies for everyone: the transcript of the longest conversation (SPEC §7). */
const OF_ALL: ReadonlyMap<string, number> = new Map([
  ["/api/chatbot/conversations", 256 * 1024],
  ["/api/chatbot/send-summary", 256 * 1024],
]);

/** Body limit for staff; `undefined` where they have no more than anyone else. */
export function staffBodyLimit(path: string): number | undefined {
  return OF_STAFF.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}

export function bodyLimitFor(path: string, isStaff: boolean): number {
  if (path.startsWith("/api/auth/")) return MAX_AUTH_BODY_BYTES;
  return (isStaff ? staffBodyLimit(path) : undefined) ?? OF_ALL.get(path) ?? MAX_BODY_BYTES;
}
