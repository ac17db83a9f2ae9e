import { createHash } from "node:crypto";

/**
 * The token that takes the place of a mailed one once its button was pressed. The same for the same press, so that a
 * repeated one is led to the same page; whoever has the link but not the attempt cannot work it out.
 * @param attempt by which a repeated press is known
 */
export function tokenAfter(token: string, attempt: string): string {
  return createHash("sha256").update(`after:${token}:${attempt}`).digest("base64url");
}
