import { foldForSearch } from "../../lib/text/fold-for-search.ts";

/** Longest search, in UTF-16 code units: enough for several names. */
export const MAX_SEARCH_LENGTH = 100;

/** Returns the text that the desk searches: name, email, company, phone and job title, folded like the search words. */
export function searchTextOf(answers: {
  name: string;
  email: string;
  company: string;
  phone: string | null;
  jobTitle: string;
}): string {
  const { name, email, company, phone, jobTitle } = answers;
  return [name, email, company, phone ?? "", jobTitle].map(foldForSearch).join("\n");
}

/**
 * Returns the words to search for. In a search for just a number, separators are dropped, so that a phone number is
 * found however it is written.
 */
export function searchTermsOf(query: string): string[] {
  const folded = foldForSearch(query);
  if (/^\+?[\d\s().-]{3,}$/.test(folded)) return [folded.replace(/\D/g, "")];
  return folded.split(" ").filter((term) => term !== "");
}
