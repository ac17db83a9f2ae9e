/**
 * A cell that begins like a formula is run by spreadsheet programs: an apostrophe in front makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection). Full-width signs count, some programs fold them. So does what
 * follows a separator within a cell: a program set to French splits our lines at semicolons, one told to at tabs or line
 * ends, and neither heeds our quotes when it does.
 */
export function csvCell(text: string): string {
  return text.replace(/(^|[;,|\t\r\n])((?:[\s"']|\p{Default_Ignorable_Code_Point})*)(?=[=+\-@＝＋－＠])/gu, "$1'$2");
}
