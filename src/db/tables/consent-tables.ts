import type { Id, Moment } from "./column-types.ts";

/** Words that somebody was shown before they agreed; rows are only ever added, which the database enforces. */
export interface ConsentWordingsTable {
  id: Id;
  /** Where such words stand: beside which button of the site. */
  place: "consultation-notice" | "consultation-newsletter" | "newsletter-signup" | "chat-notice";
  version: string;
  language: "fr" | "en";
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
  /** `request`: to answer a request; `newsletter`: marketing mail; `chat`: to keep a conversation. */
  purpose: "request" | "newsletter" | "chat";
  /** `asked`: waits to be confirmed by mail; `declined`: the box was left empty; `lapsed`: was not confirmed in time. */
  state: "asked" | "given" | "declined" | "withdrawn" | "lapsed";
  at: Moment;
  /** Of the words. */
  language: "fr" | "en";
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
  /** See `WITHDRAWALS`. */
  withdrawnHow: string | null;
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
