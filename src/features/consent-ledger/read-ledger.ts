import type { Database } from "../../db/database.ts";
import type { RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { cursorAfter, positionOf } from "../../lib/http/cursor.ts";
import { spanOf } from "../../lib/http/moment-query.ts";
import { mailKey } from "../../lib/text/mail-key.ts";
import type { KeptWording, LedgerEntry, LedgerFilter, LedgerLook, LedgerPage } from "./model.ts";
import { listEntries, listOf, listWordings, type Narrowed } from "./store.ts";

/** Dependencies of staff's use cases of the ledger. */
export interface LedgerParts {
  database: Database;
  clock: Clock;
  facts: { record: RecordFact };
}

/** Consents shown per person: people have a handful. */
const MOST_OF_ONE = 500;

/** A page of the ledger, newest first. */
export async function listConsents(
  { database }: LedgerParts,
  filter: LedgerFilter,
  limit: number,
  cursor: string | null,
): Promise<LedgerPage> {
  const position = cursor === null ? undefined : positionOf(cursor);
  const after = position && { at: position.createdAt, id: position.id };
  // One extra row, to know whether there is a next page.
  const rows = await listEntries(database.kysely, narrowedOf(filter), limit + 1, after);
  const items = rows.slice(0, limit).map(entryOf);
  const last = items.at(-1);
  const next = last && rows.length > limit ? cursorAfter({ createdAt: last.at, id: last.id }) : null;
  return { items, next };
}

/** A person's consents, by their records and addresses. */
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

/** All wording ever shown, newest first. */
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

/** Prefix of an address key, for a partially typed address. */
function keyBeginning(typed: string): string {
  return typed.includes("@") && !typed.endsWith("@") ? mailKey(typed) : typed.normalize("NFKC").toLowerCase();
}
