import { stringify } from "csv-stringify/sync";
import { csvCell } from "../../lib/csv-cell.ts";
import type { Language } from "../../lib/language.ts";
import { newsletterCsv as en } from "../../text/en/newsletter-csv.ts";
import { newsletterCsv as fr } from "../../text/fr/newsletter-csv.ts";

/** A row of the export; moments are written as ISO 8601 in UTC. */
interface Subscriber {
  id: number;
  address: string;
  language: Language;
  state: keyof typeof fr.states;
  source: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  version: string;
  wording: string;
}

/** Spreadsheet programs take a file for UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The lists as CSV (RFC 4180), a page at a time.
 * @param nextPage the subscribers after one of them; an empty page ends the file
 * @param language of the column names
 */
export function exportSubscribers(
  nextPage: (after?: number) => Promise<Subscriber[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const text = { fr, en }[language];
  const encoder = new TextEncoder();
  const lines = (rows: string[][]) =>
    encoder.encode(
      stringify(
        rows.map((row) => row.map(csvCell)),
        { record_delimiter: "windows" },
      ),
    );
  let after: number | undefined;
  return new ReadableStream({
    start(controller) {
      const { address, language: list, state, source, requestedAt, confirmedAt, endedAt, version, wording } = text;
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK));
      controller.enqueue(lines([[address, list, state, source, requestedAt, confirmedAt, endedAt, version, wording]]));
    },
    async pull(controller) {
      const page = await nextPage(after);
      const last = page.at(-1);
      if (!last) return controller.close();
      after = last.id;
      controller.enqueue(
        lines(
          page.map((row) => [
            row.address,
            row.language,
            text.states[row.state],
            row.source,
            row.requestedAt.toISOString(),
            row.confirmedAt?.toISOString() ?? "",
            row.endedAt?.toISOString() ?? "",
            row.version,
            row.wording,
          ]),
        ),
      );
    },
  });
}
