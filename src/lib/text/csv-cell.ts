/** What separates cells in one program or another, and what stands before a sign without hiding it, read in one piece. */
const BEFORE_A_SIGN = /(?:[;,|\s"']|\p{Default_Ignorable_Code_Point})+|^/gu;
const SEPARATOR = /[;,|\t\r\n]/;
/** Begin a formula; the full-width ones in programs that fold them. */
const SIGNS = "=+-@＝＋－＠";

/**
 * A cell that begins like a formula is run by spreadsheet programs: an apostrophe right before the sign makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection). So does what follows a separator within a cell: a program set to
 * French splits our lines at semicolons, one told to at tabs or line ends, and neither heeds our quotes when it does.
 */
export function csvCell(text: string): string {
  return text.replace(BEFORE_A_SIGN, (run: string, at: number) => {
    const next = text[at + run.length];
    const isSign = next !== undefined && SIGNS.includes(next);
    return isSign && (at === 0 || SEPARATOR.test(run)) ? `${run}'` : run;
  });
}
