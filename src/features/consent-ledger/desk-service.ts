import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { cursorAfter, positionOf } from "../../lib/http/cursor.ts";
import { spanOf } from "../../lib/http/moment-query.ts";
import type { Language } from "../../lib/language.ts";
import { mailKey } from "../../lib/text/mail-key.ts";
import { exportLedger } from "./export-csv.ts";
import type { KeptWording, LedgerEntry, LedgerFilter, LedgerLook, LedgerPage, Withdrawal } from "./model.ts";
import { proofPage } from "./proof-page.ts";
import {
  type Database,
  findProof,
  insertAudit,
  listEntries,
  listOf,
  listWithWords,
  listWordings,
  type Narrowed,
} from "./repository.ts";

/** Rows read at once for the file: about a megabyte. */
const EXPORT_PAGE = 1_000;
/** Consents of one person that are shown: people have a handful. */
const MOST_OF_ONE = 500;

export type ConsentLedger = ReturnType<typeof createConsentLedger>;

/** Use cases of the staff around the ledger of consents: to read it, to take it away, to prove one consent. */
export function createConsentLedger({ database, clock }: { database: Database; clock: Clock }) {
  const { kysely } = database;

  async function note(actor: string, action: string, subject: string): Promise<void> {
    await insertAudit(kysely, { at: clock(), actor, action: `privacy.${action}`, subject });
    await database.flushed();
  }

  return {
    /** A page, newest first. */
    async list(filter: LedgerFilter, limit: number, cursor: string | null): Promise<LedgerPage> {
      const position = cursor === null ? undefined : positionOf(cursor);
      const after = position && { at: position.createdAt, id: position.id };
      // One more than asked for: whether there is a next page.
      const rows = await listEntries(kysely, narrowedOf(filter), limit + 1, after);
      const items = rows.slice(0, limit).map(entryOf);
      const last = items.at(-1);
      const next = last && rows.length > limit ? cursorAfter({ createdAt: last.at, id: last.id }) : null;
      return { items, next };
    },

    /** What somebody agreed to, by their records and addresses. */
    async of({ emails, personId, ...records }: LedgerLook): Promise<LedgerEntry[]> {
      const who = {
        consultationId: records.consultations,
        subscriptionId: records.subscriptions,
        conversationId: records.conversations,
        addressKeys: emails.map(mailKey),
        personId,
      };
      return (await listOf(kysely, who, MOST_OF_ONE)).map(entryOf);
    },

    /** The words that were ever shown, newest first. */
    wordings: async (): Promise<KeptWording[]> =>
      (await listWordings(kysely)).map(({ digest, keptSince, ...row }) => ({
        ...row,
        keptSince: keptSince.toISOString(),
      })),

    /** The ledger as CSV; writes down that somebody took it away. */
    async exportCsv(filter: LedgerFilter, language: Language, actor: string): Promise<ReadableStream<Uint8Array>> {
      await note(actor, "consents-export", "consents");
      const narrowed = narrowedOf(filter);
      return exportLedger((after) => listWithWords(kysely, narrowed, EXPORT_PAGE, after), language);
    },

    /**
     * The proof of one consent, a page to print; writes down who opened it.
     * @returns HTML
     * @throws AppError `not-found`
     */
    async proof(id: number, language: Language, actor: string): Promise<string> {
      const row = await findProof(kysely, id);
      if (!row) throw new AppError("not-found", "There is no such consent");
      await note(actor, "consent-proof", String(id));
      return proofPage(row, language, clock());
    },
  };
}

type Row = Awaited<ReturnType<typeof listEntries>>[number];

function entryOf(row: Row): LedgerEntry {
  return {
    ...row,
    at: row.at.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnHow: row.withdrawnHow as Withdrawal | null,
    untiedAt: row.untiedAt?.toISOString() ?? null,
  };
}

function narrowedOf({ address, from, to, ...filter }: LedgerFilter): Narrowed {
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

/** How the key of an address begins, of which somebody may have typed the first letters only. */
function keyBeginning(typed: string): string {
  return typed.includes("@") && !typed.endsWith("@") ? mailKey(typed) : typed.normalize("NFKC").toLowerCase();
}
