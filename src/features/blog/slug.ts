import { asciiWords } from "../../lib/text/fold-for-search.ts";

/** Lower-case ASCII words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest slug derived from a title: an address should fit on a line. */
const LONGEST = 80;

/**
 * Slug for a title: "L’automatisation, c’est quoi?" becomes `l-automatisation-c-est-quoi`. Cut between words when long;
 * empty for a title without a Latin letter or a digit.
 */
export function slugOf(title: string): string {
  let slug = "";
  for (const word of asciiWords(title)) {
    if (slug === "") slug = word.slice(0, LONGEST);
    else if (slug.length + 1 + word.length > LONGEST) break;
    else slug += `-${word}`;
  }
  return slug;
}

/** The slug itself if free, else the first free one of `slug-2`, `slug-3` … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
