import type { Id, Moment } from "../../db/column-types.ts";
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
  // After an erasure it is tied to nobody, and stays.
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

/** Words that somebody was shown before they agreed; rows are only ever added, which the database enforces. */
export interface ConsentWordingsTable {
  id: Id;
  place: Place;
  version: string;
  language: Language;
  wording: string;
  /** SHA-256 of the wording, hexadecimal: changed words under an old version are words of their own. */
  digest: string;
  /** When the program first had them. */
  keptSince: Moment;
}

/**
 * The ledger of consents: one row for each. Written in the transaction of the fact it tells of. The database refuses to
 * delete a row or to change what was agreed to; it lets the steps that follow be filled in, once each, and lets go of the
 * columns by which somebody is known (below `withdrawnHow`), which are all empty once the record is erased.
 */
export interface ConsentLedgerTable {
  id: Id;
  purpose: Purpose;
  state: ConsentState;
  at: Moment;
  /** Of the words. */
  language: Language;
  /** Form it came by, see `CONSENT_SOURCES`. */
  source: string;
  /** The version the visitor's page named. */
  version: string;
  /** `null`: the program never had words of that version. */
  wordingId: number | null;
  /** When the link that confirms was mailed, and when it was pressed. */
  mailedAt: Moment | null;
  confirmedAt: Moment | null;
  withdrawnAt: Moment | null;
  withdrawnHow: Withdrawal | null;
  /** Since when it is tied to nobody. */
  untiedAt: Moment | null;

  /** As it was written. */
  address: string | null;
  /** One form for all spellings of the address. */
  addressKey: string | null;
  /** Path of the page. */
  page: string | null;
  consultationId: number | null;
  subscriptionId: number | null;
  conversationId: number | null;
  /** Number in `newsletter_confirmations`. */
  confirmationId: number | null;
}
