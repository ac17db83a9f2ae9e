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

export const dataMap: DataMap = {
  // An entry outlives erasure, in anonymized form.
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

/** Wordings as people saw them before agreeing. The database enforces that rows are only added. */
export interface ConsentWordingsTable {
  id: Id;
  place: Place;
  version: string;
  language: Language;
  wording: string;
  /** SHA-256 in hexadecimal. A wording changed under the same version has its own row. */
  digest: string;
  /** When we first stored the wording. */
  keptSince: Moment;
}

/**
 * The ledger of consents: a row per consent, written in the transaction of the event it records. The database refuses
 * to delete a row or to change what was agreed to. Each later step can be filled in once, and the identifying columns
 * (from `address` on) can be cleared; erasing the record clears them all.
 */
export interface ConsentLedgerTable {
  id: Id;
  purpose: Purpose;
  state: ConsentState;
  at: Moment;
  /** Language of the wording. */
  language: Language;
  /** Form that the consent was given on (see `CONSENT_SOURCES`). */
  source: string;
  /** Version of the wording, as sent by the visitor's page. */
  version: string;
  /** `null` if we never showed a wording of that version. */
  wordingId: number | null;
  /** When the confirmation link was emailed, and when it was opened. */
  mailedAt: Moment | null;
  confirmedAt: Moment | null;
  withdrawnAt: Moment | null;
  withdrawnHow: Withdrawal | null;
  /** When the entry was anonymized. */
  untiedAt: Moment | null;

  /** Email address as the person typed it. */
  address: string | null;
  /** Canonical form of the email address, for lookups. */
  addressKey: string | null;
  /** Path of the page with the form. */
  page: string | null;
  consultationId: number | null;
  subscriptionId: number | null;
  conversationId: number | null;
  /** Id in `newsletter_confirmations`. */
  confirmationId: number | null;
}
