import { diff3Merge } from "node-diff3";
import type { PostFields } from "../../../../../features/blog/model.ts";

/**
 * Merges two people's edits of the same text. What only one of them changed is taken from them; a passage both changed
 * appears twice, theirs first, so that no sentence is lost.
 */
export function keepBoth(base: PostFields, mine: PostFields, theirs: PostFields): PostFields {
  const joined: PostFields = { ...theirs };
  for (const name of Object.keys(mine) as (keyof PostFields)[]) {
    if (mine[name] === base[name] || mine[name] === theirs[name]) continue;
    const isTheirsNew = theirs[name] !== base[name];
    if (name === "content") joined.content = joinTexts(base.content, mine.content, theirs.content);
    else Object.assign(joined, { [name]: isTheirsNew ? joinLines(name, mine, theirs) : mine[name] });
  }
  return joined;
}

function joinTexts(base: string, mine: string, theirs: string): string {
  const regions = diff3Merge(mine.split("\n"), base.split("\n"), theirs.split("\n"), { excludeFalseConflicts: true });
  return regions.flatMap(({ ok, conflict }) => ok ?? (conflict ? [...conflict.b, "", ...conflict.a] : [])).join("\n");
}

/** Prose can be kept twice; of a slug, a category or a picture there can be only one. */
function joinLines(name: keyof PostFields, mine: PostFields, theirs: PostFields) {
  const separator = SEPARATORS[name];
  return separator && mine[name] && theirs[name] ? `${theirs[name]}${separator}${mine[name]}` : mine[name];
}

const SEPARATORS: Partial<Record<keyof PostFields, string>> = {
  title: " / ",
  excerpt: " / ",
  metaDescription: " / ",
  keywords: ", ",
  coverAlt: " / ",
};
