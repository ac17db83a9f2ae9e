/** Characters that need escaping in a path segment (RFC 3986 §3.3). */
const NOT_FOR_ITSELF = /[^\w.~!$&'()*+,;=:@-]/gu;

/**
 * Returns a path's canonical form (see `readTarget` in `server/http/requests.ts`).
 * @returns undefined if it is not a path
 */
export function canonicalPath(rawPath: string): string | undefined {
  if (rawPath.includes("\\") || rawPath.includes("#")) return undefined;
  const segments: string[] = [];
  for (const rawSegment of rawPath.split("/")) {
    const segment = decoded(rawSegment);
    if (segment === undefined || /\p{Cc}/u.test(segment)) return undefined;
    if (segment === "" || segment === ".") continue;
    if (segment === "..") segments.pop();
    else segments.push(segment.replace(NOT_FOR_ITSELF, encodeURIComponent));
  }
  return `/${segments.join("/")}`;
}

/**
 * Whether a browser that follows `value` as a link stays on our site: a path, but not `//host` or `/\\host`, which name
 * another one. Browsers ignore tabs and line ends in between.
 */
export const staysOnSite = (value: string): boolean => /^\/(?![\t\n\r]*[/\\])/.test(value);

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
