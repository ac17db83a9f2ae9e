import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv-file.ts";
import { consentLedger as en } from "../../text/en/desk/consent-ledger.ts";
import { consentLedger as fr } from "../../text/fr/desk/consent-ledger.ts";
import { codeName, type LedgerFilter } from "./model.ts";
import { type LedgerParts, narrowedOf } from "./read-ledger.ts";
import { listWithWords } from "./store.ts";

type Row = Awaited<ReturnType<typeof listWithWords>>[number];

/** Rows read per page of the export: about a megabyte. */
const EXPORT_PAGE = 1_000;

/** The ledger as CSV, a page at a time, with ISO 8601 moments in UTC; logs the export. */
export async function exportLedger(
  { database, clock, facts }: LedgerParts,
  filter: LedgerFilter,
  language: Language,
  actor: string,
): Promise<ReadableStream<Uint8Array>> {
  const kind = "privacy.consents-export";
  await facts.record(database.kysely, { kind, at: clock(), actor, subject: "consents", detail: {} });
  await database.flushed();
  const narrowed = narrowedOf(filter);
  const t = { fr, en }[language];
  const { number, at, address, purpose, state, source, language: of, version, ...c } = t.columns;
  const moments = [c.mailedAt, c.confirmedAt, c.withdrawnAt, c.withdrawnHow];
  return csvStream(
    [number, at, address, purpose, state, source, of, version, ...moments, c.wording],
    (last?: Row) => listWithWords(database.kysely, narrowed, EXPORT_PAGE, last && { at: last.at, id: last.id }),
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
