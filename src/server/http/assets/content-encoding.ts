/** The encodings kept for a body, best first: the first is sent when the client has no preference. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of values, but an attacker may send any number, so the cache is bounded. */
const REMEMBERED_VALUES = 200;
const remembered = new Map<string, Encoding>();

/**
 * Picks the response encoding (RFC 9110 §12.5.3). If the client excludes everything we have, `identity` is sent anyway:
 * an unwanted response is more useful than none.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === "") return "identity";
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = choose(acceptEncoding);
  if (remembered.size >= REMEMBERED_VALUES) remembered.clear();
  remembered.set(acceptEncoding, chosen);
  return chosen;
}

function choose(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    weights.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(value) ? value : 0);
  }
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of ENCODINGS) {
    // An unmentioned `identity` is acceptable, but only as a last resort.
    const unmentioned = encoding === "identity" ? Number.MIN_VALUE : 0;
    const weight = weights.get(encoding) ?? weights.get("*") ?? unmentioned;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** Whether `If-None-Match` matches this entity tag or is `*` (RFC 9110 §13.1.2: weak comparison). */
export function matchesEntityTag(ifNoneMatch: string, entityTag: string): boolean {
  if (ifNoneMatch === entityTag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === entityTag);
}
