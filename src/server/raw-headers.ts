import type { IncomingMessage } from "node:http";

/**
 * The first header of a name. Node makes an object of all headers when `headers` is first asked for, which takes longer than
 * all else that a cached page needs.
 * @param name in small letters
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const own = rawHeaders[index]!;
    if (own.length === name.length && own.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
