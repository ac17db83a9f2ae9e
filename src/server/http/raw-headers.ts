import type { IncomingMessage } from "node:http";

/**
 * The first header of a name. Node makes an object of all headers when `headers` is first asked for, which takes longer than
 * all else that a cached page needs.
 * @param name in small letters
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  const index = indexOf(rawHeaders, name, 0);
  return index === -1 ? undefined : rawHeaders[index + 1];
}

/**
 * Whether a header of a name came more than once, of which Node keeps the first in silence.
 * @param name in small letters
 */
export function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  const first = indexOf(rawHeaders, name, 0);
  return first !== -1 && indexOf(rawHeaders, name, first + 2) !== -1;
}

function indexOf(rawHeaders: readonly string[], name: string, from: number): number {
  for (let index = from; index < rawHeaders.length; index += 2) {
    const own = rawHeaders[index]!;
    if (own.length === name.length && own.toLowerCase() === name) return index;
  }
  return -1;
}
