/** Cell separators of various programs, and invisible characters that may precede a formula sign, as one run. */
const BEFORE_A_SIGN = /(?:[;,|\s"']|\p{Default_Ignorable_Code_Point})+|^/gu;
const SEPARATOR = /[;,|\t\r\n]/;
/** Characters that begin a formula, with the full-width ones that some programs fold. */
const SIGNS = "=+-@＝＋－＠";

/**
 * Spreadsheet programs run a cell that begins like a formula; an apostrophe right before the sign makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection). The same goes for text after a separator within a cell: a
 * program set to French splits our lines at semicolons, others can be set to split at tabs or line ends, and neither
 * respects our quotes when it does.
 */
export function csvCell(text: string): string {
  return text.replace(BEFORE_A_SIGN, (run: string, at: number) => {
    const next = text[at + run.length];
    const isSign = next !== undefined && SIGNS.includes(next);
    return isSign && (at === 0 || SEPARATOR.test(run)) ? `${run}'` : run;
  });
}
