/**
 * Returns the FNV-1a digest of a text, 32 bits in base 36, which tells versions of our own content apart, in browsers
 * too. Collisions are easy to make, so never use it where someone could profit from one.
 */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
