/** The encodings a body is kept in, best first: at equal preference of the client the first is sent. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different values; an attacker may send any number, so what is remembered is bounded. */
const REMEMBERED_VALUES = 200;
const remembered = new Map<string, Encoding>();

/**
 * The encoding to answer with (RFC 9110 §12.5.3). Where the client excludes everything we have, `identity` is sent all
 * the same: an answer it may not like is more use than none.
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
    // `identity` that is not mentioned is acceptable, but only when nothing better is.
    const unmentioned = encoding === "identity" ? Number.MIN_VALUE : 0;
    const weight = weights.get(encoding) ?? weights.get("*") ?? unmentioned;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** Whether `If-None-Match` names this entity tag or any (RFC 9110 §13.1.2: weak comparison). */
export function matchesEntityTag(ifNoneMatch: string, entityTag: string): boolean {
  if (ifNoneMatch === entityTag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === entityTag);
}
