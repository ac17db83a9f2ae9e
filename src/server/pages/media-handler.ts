import type { Media } from "../../features/media/assemble.ts";
import { type Exchange, plainLine, type Responses } from "../http/responses.ts";
import { POLICY_WITHOUT_CONTENT } from "../http/security-headers.ts";

export const MEDIA_PREFIX = "/media/";

/** File names contain a digest of the upload, so a URL's content never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/** Serves `/media/`. Unlike pages, images are not compressed. */
export function createMediaHandler(
  find: Media["find"],
  { send, sendText }: Responses,
  constantHeaders: readonly string[],
): (exchange: Exchange, path: string) => Promise<void> {
  const headers = withPolicy(constantHeaders, "cross-origin").concat("Cache-Control", FOREVER);
  return async (exchange, path) => {
    const found = await find(path.slice(MEDIA_PREFIX.length));
    if (!found) return sendText(exchange, 404, plainLine("notFound"));
    if (found.kind === "moved") return send(exchange, 301, ["Location", found.path, ...headers]);
    send(
      exchange,
      200,
      ["Content-Type", found.type, "Content-Security-Policy", POLICY_WITHOUT_CONTENT, ...headers],
      found.data,
    );
  };
}

/**
 * Replaces the cross-origin resource policy, because feed readers and mail programs show these images in their own
 * pages.
 */
function withPolicy(headers: readonly string[], policy: string): string[] {
  return headers.map((text, index) => (headers[index - 1] === "Cross-Origin-Resource-Policy" ? policy : text));
}
