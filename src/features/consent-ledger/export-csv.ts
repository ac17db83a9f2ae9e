import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv-file.ts";
import { consentLedger as en } from "../../text/en/desk/consent-ledger.ts";
import { consentLedger as fr } from "../../text/fr/desk/consent-ledger.ts";
import { type ConsentState, codeName, type Purpose } from "./model.ts";

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

/**
 * The ledger as CSV, a page at a time; moments are ISO 8601 in UTC.
 * @param nextPage the rows after one of them; an empty page ends the file
 */
export function exportLedger(
  nextPage: (after?: { at: Date; id: number }) => Promise<Row[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const t = { fr, en }[language];
  const { number, at, address, purpose, state, source, language: of, version, ...c } = t.columns;
  const moments = [c.mailedAt, c.confirmedAt, c.withdrawnAt, c.withdrawnHow];
  return csvStream(
    [number, at, address, purpose, state, source, of, version, ...moments, c.wording],
    (last?: Row) => nextPage(last && { at: last.at, id: last.id }),
    (row) => [
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
    ],
  );
}
