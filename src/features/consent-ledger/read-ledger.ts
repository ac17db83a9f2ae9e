import type { Database } from "../../db/database.ts";
import type { RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { cursorAfter, positionOf, spanOf } from "../../lib/http/list-query.ts";
import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv.ts";
import { mailKey } from "../../lib/text/mailbox.ts";
import { consentLedger as en } from "../../text/en/desk/privacy.ts";
import { consentLedger as fr } from "../../text/fr/desk/privacy.ts";
import {
  codeName,
  type KeptWording,
  type LedgerEntry,
  type LedgerFilter,
  type LedgerLook,
  type LedgerPage,
} from "./model.ts";
import { listEntries, listOf, listWithWords, listWordings, type Narrowed } from "./store.ts";

/** Dependencies of the staff actions on the ledger. */
export interface LedgerParts {
  database: Database;
  clock: Clock;
  facts: { record: RecordFact };
}

/** Maximum number of consents listed per person; real people have a handful. */
const MOST_OF_ONE = 500;

/** Lists a page of the ledger, newest first. */
export async function listConsents(
  { database }: LedgerParts,
  filter: LedgerFilter,
  limit: number,
  cursor: string | null,
): Promise<LedgerPage> {
  const position = cursor === null ? undefined : positionOf(cursor);
  const after = position && { at: position.createdAt, id: position.id };
  // One row more than the page shows, to know whether there is a next page.
  const rows = await listEntries(database.kysely, narrowedOf(filter), limit + 1, after);
  const items = rows.slice(0, limit).map(entryOf);
  const last = items.at(-1);
  const next = last && rows.length > limit ? cursorAfter({ createdAt: last.at, id: last.id }) : null;
  return { items, next };
}

/** Lists a person's consents, found by their records and email addresses. */
export async function consentsOfPerson(
  { database }: LedgerParts,
  { emails, personId, ...records }: LedgerLook,
): Promise<LedgerEntry[]> {
  const keys = {
    consultationId: records.consultations,
    subscriptionId: records.subscriptions,
    conversationId: records.conversations,
    addressKeys: emails.map(mailKey),
    personId,
  };
  return (await listOf(database.kysely, keys, MOST_OF_ONE)).map(entryOf);
}

/** Lists every wording that we ever showed, newest first. */
export async function listKeptWordings({ database }: LedgerParts): Promise<KeptWording[]> {
  const rows = await listWordings(database.kysely);
  return rows.map(({ digest, keptSince, ...row }) => ({ ...row, keptSince: keptSince.toISOString() }));
}

type Row = Awaited<ReturnType<typeof listEntries>>[number];

function entryOf(row: Row): LedgerEntry {
  return {
    ...row,
    at: row.at.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    untiedAt: row.untiedAt?.toISOString() ?? null,
  };
}

export function narrowedOf({ address, from, to, ...filter }: LedgerFilter): Narrowed {
  return {
    purpose: filter.purpose,
    state: filter.state,
    language: filter.language,
    source: filter.source,
    version: filter.version,
    address: address ? keyBeginning(address) : undefined,
    ...spanOf(from, to),
  };
}

/** Returns the search prefix for an email address or the beginning of one. */
function keyBeginning(typed: string): string {
  return typed.includes("@") && !typed.endsWith("@") ? mailKey(typed) : typed.normalize("NFKC").toLowerCase();
}

type ExportRow = Awaited<ReturnType<typeof listWithWords>>[number];

/** Rows that the export reads at a time, about a megabyte. */
const EXPORT_PAGE = 1_000;

/** Streams the ledger as CSV, page by page, with times as ISO 8601 UTC instants; logs the export. */
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
    (last?: ExportRow) => listWithWords(database.kysely, narrowed, EXPORT_PAGE, last && { at: last.at, id: last.id }),
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
