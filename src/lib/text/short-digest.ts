/**
 * FNV-1a, 32 bits, of a text in base 36: tells versions of our own content apart, in browsers too. Not for anything that
 * somebody might want to collide.
 */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
