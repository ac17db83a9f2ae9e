import { stringify } from "csv-stringify/sync";
import { csvCell } from "./csv-cell.ts";

/** Spreadsheet programs recognize UTF-8 only if the file begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows of a CSV file (RFC 4180); a multi-line cell stays one cell, whatever its line ends. */
const csvLines = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );

/** A complete CSV file that spreadsheet programs open correctly. */
export const csvFile = (rows: string[][]): string => BYTE_ORDER_MARK + csvLines(rows);

/**
 * The same, a page at a time, so that the whole table is never in memory.
 * @param nextPage the rows after the previous page's last one; an empty page ends the file
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
