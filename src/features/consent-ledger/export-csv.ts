import { stringify } from "csv-stringify/sync";
import { csvCell } from "../../lib/csv-cell.ts";
import type { Language } from "../../lib/language.ts";
import { consentLedger as en } from "../../text/en/consent-ledger.ts";
import { consentLedger as fr } from "../../text/fr/consent-ledger.ts";
import { codeName } from "./code-name.ts";
import type { ConsentState, Purpose } from "./schema.ts";

/** A line of the ledger with the words that were read. */
interface Row {
  id: number;
  purpose: Purpose;
  state: ConsentState;
  at: Date;
  language: Language;
  source: string;
  version: string;
  address: string | null;
  mailedAt: Date | null;
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnHow: string | null;
  wording: string;
}

/** Spreadsheet programs take a file for UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The ledger as CSV (RFC 4180), a page at a time; moments are ISO 8601 in UTC.
 * @param nextPage the rows after one of them; an empty page ends the file
 */
export function exportLedger(
  nextPage: (after?: { at: Date; id: number }) => Promise<Row[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const t = { fr, en }[language];
  const encoder = new TextEncoder();
  const lines = (rows: string[][]) =>
    encoder.encode(
      stringify(
        rows.map((row) => row.map(csvCell)),
        { record_delimiter: "windows" },
      ),
    );
  let after: { at: Date; id: number } | undefined;
  return new ReadableStream({
    start(controller) {
      const { number, at, address, purpose, state, source, language: of, version, ...c } = t.columns;
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK));
      const moments = [c.mailedAt, c.confirmedAt, c.withdrawnAt, c.withdrawnHow];
      controller.enqueue(lines([[number, at, address, purpose, state, source, of, version, ...moments, c.wording]]));
    },
    async pull(controller) {
      const page = await nextPage(after);
      const last = page.at(-1);
      if (!last) return controller.close();
      after = { at: last.at, id: last.id };
      controller.enqueue(
        lines(
          page.map((row) => [
            String(row.id),
            row.at.toISOString(),
            row.address ?? "",
            t.purposes[row.purpose],
            t.states[row.state],
            codeName(t.sources, row.source),
            t.languages[row.language],
            row.version,
            row.mailedAt?.toISOString() ?? "",
            row.confirmedAt?.toISOString() ?? "",
            row.withdrawnAt?.toISOString() ?? "",
            row.withdrawnHow === null ? "" : codeName(t.withdrawals, row.withdrawnHow),
            row.wording,
          ]),
        ),
      );
    },
  });
}
