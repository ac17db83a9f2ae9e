import { stringify } from "csv-stringify/sync";

/** A run of various programs' separators, spaces, quotes and invisible characters, which may precede a formula sign. */
const BEFORE_A_SIGN = /(?:[;,|\s"']|\p{Default_Ignorable_Code_Point})+|^/gu;
const SEPARATOR = /[;,|\t\r\n]/;
/** Characters that begin a formula, including the full-width ones that some programs fold. */
const SIGNS = "=+-@＝＋－＠";

/**
 * Keeps spreadsheet programs from running a cell that begins like a formula, by putting an apostrophe right before the
 * sign, which makes the cell text (https://owasp.org/www-community/attacks/CSV_Injection). Text after a separator
 * within a cell is treated alike, because a program set to French splits our lines at semicolons, others can be set to
 * split at tabs or line ends, and none respects our quotes when it does.
 */
export function csvCell(text: string): string {
  return text.replace(BEFORE_A_SIGN, (run: string, at: number) => {
    const next = text[at + run.length];
    const isSign = next !== undefined && SIGNS.includes(next);
    return isSign && (at === 0 || SEPARATOR.test(run)) ? `${run}'` : run;
  });
}

/** Spreadsheet programs recognize UTF-8 only if the file begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Returns rows of a CSV file (RFC 4180). A multi-line cell stays one cell, whatever its line ends. */
const csvLines = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );

/** Returns a complete CSV file that spreadsheet programs open correctly. */
export const csvFile = (rows: string[][]): string => BYTE_ORDER_MARK + csvLines(rows);

/**
 * Streams a CSV file page by page, so that the whole table is never in memory.
 * @param nextPage reads the rows after the previous page's last row; an empty page ends the file
 */
export function csvStream<Row>(
  head: string[],
  nextPage: (last: Row | undefined) => Promise<Row[]>,
  cells: (row: Row) => string[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: Row | undefined;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvFile([head]))),
    async pull(controller) {
      const page = await nextPage(last);
      if (page.length === 0) return controller.close();
      last = page.at(-1);
      controller.enqueue(encoder.encode(csvLines(page.map(cells))));
    },
  });
}
