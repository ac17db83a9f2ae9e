/** Length of an excerpt made from a text, in UTF-16 units. */
const LENGTH = 200;

/** The beginning of a text in one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[#>*_`|]+|-{3,}/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LENGTH / 2)).toWellFormed()}…`;
}
