import { asciiWords } from "../../lib/text/fold-for-search.ts";

/** Lower-case words of ASCII joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest slug made from a title: an address should fit a line. */
const LONGEST = 80;

/**
 * Address of a title: "L’automatisation, c’est quoi?" is `l-automatisation-c-est-quoi`. Cut between words when long;
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

/** The slug itself if it is free, else the first of `slug-2`, `slug-3` … that is. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
