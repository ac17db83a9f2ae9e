import type { Language } from "../../../lib/language.ts";

/** A piece of what the company says, as the assistant finds it, quotes it and leads to it. */
export interface Passage {
  /** The same in both languages. Of a post: `post-<pair>`, its sections `post-<pair>/<number from 1 on>`. */
  id: string;
  language: Language;
  /** Names the passage in a link, and in the question which of two passages is meant. */
  title: string;
  /** Path of our own site, with the fragment where it stands. */
  href: string;
  /** What an answer from it begins with; empty where the details say it all. */
  opening: string;
  /** Sentences that stand alone: those that fit a question best are said after the opening. */
  details: readonly string[];
  /** Words it is found by besides what it says: kept for posts, whose words the visitors' phrases do not know. */
  keywords?: string;
  /** How visitors ask for what staff wrote, or a heading; of the site's own, `text/{fr,en}/visitors/asked.ts` has them. */
  asked?: readonly string[];
}

/** Passages given to a language model: fewer leave out the right one at times, and a small model loses it among more. */
export const MOST_PASSAGES = 12;

/** All that a passage says, for search and for a language model that answers from it. */
export function wholeText({ opening, details }: Passage): string {
  return [opening, ...details].filter((part) => part !== "").join(" ");
}
