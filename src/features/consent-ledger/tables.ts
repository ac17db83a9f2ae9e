import type { Id, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Language } from "../../lib/language.ts";
import type { ConsentState, Place, Purpose, Withdrawal } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    consent_wordings: ConsentWordingsTable;
    consent_ledger: ConsentLedgerTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  // After an erasure the entry stays, anonymized.
  consent_ledger: {
    purpose: "consultation",
    none: "id purpose state at language source version wordingId mailedAt confirmedAt withdrawnAt withdrawnHow untiedAt",
    personal: "address addressKey page consultationId subscriptionId conversationId confirmationId",
  },
  consent_wordings: {
    purpose: "publishing",
    none: "id place version language wording digest keptSince",
  },
};

/** Wording shown to people before they agreed; append-only, enforced by the database. */
export interface ConsentWordingsTable {
  id: Id;
  place: Place;
  version: string;
  language: Language;
  wording: string;
  /** SHA-256 of the wording, hexadecimal: changed wording under an old version counts as separate. */
  digest: string;
  /** When the program first stored it. */
  keptSince: Moment;
}

/**
 * The ledger of consents: one row each. Written in the transaction of the fact it records. The database refuses to
 * delete a row or to change what was agreed to; it allows the later steps to be filled in, once each, and the
 * identifying columns (below `withdrawnHow`) to be cleared, which they all are once the record is erased.
 */
export interface ConsentLedgerTable {
  id: Id;
  purpose: Purpose;
  state: ConsentState;
  at: Moment;
  /** Of the wording. */
  language: Language;
  /** The form it came from, see `CONSENT_SOURCES`. */
  source: string;
  /** The version named by the visitor's page. */
  version: string;
  /** `null`: the program never had the wording of that version. */
  wordingId: number | null;
  /** When the confirmation link was emailed, and when it was pressed. */
  mailedAt: Moment | null;
  confirmedAt: Moment | null;
  withdrawnAt: Moment | null;
  withdrawnHow: Withdrawal | null;
  /** When it was anonymized. */
  untiedAt: Moment | null;

  /** As written. */
  address: string | null;
  /** Canonical form of the address. */
  addressKey: string | null;
  /** Path of the page. */
  page: string | null;
  consultationId: number | null;
  subscriptionId: number | null;
  conversationId: number | null;
  /** Number in `newsletter_confirmations`. */
  confirmationId: number | null;
}
