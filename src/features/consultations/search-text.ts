import { foldForSearch } from "../../lib/text/fold-for-search.ts";

/** Longest search, in UTF-16 units: a name and a company fit several times. */
export const MAX_SEARCH_LENGTH = 100;

/** What the desk searches: name, mail, company, phone and title, folded like the words that are looked for. */
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
 * The words looked for. A phone number is found however it is written: its signs are left out when nothing else than a
 * number was typed.
 */
export function searchTermsOf(query: string): string[] {
  const folded = foldForSearch(query);
  if (/^\+?[\d\s().-]{3,}$/.test(folded)) return [folded.replace(/\D/g, "")];
  return folded.split(" ").filter((term) => term !== "");
}
