import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { mailKey } from "../../lib/text/mailbox.ts";
import type { CONSENT_SOURCES, Purpose, ShownWords, Withdrawal } from "./model.ts";
import {
  findWording,
  insertEntries,
  keepWordings,
  type LedgerRow,
  markConfirmed,
  markLapsed,
  markMailed,
  markWithdrawn,
  type NewWording,
  type RecordColumn,
  renameAddress,
  untie,
  untieEnded,
} from "./store.ts";

/** Someone's consent, or refusal. */
export interface Consent {
  purpose: Purpose;
  /** `asked` until an emailed link is pressed; `declined`: left the box unticked. */
  state: "asked" | "given" | "declined";
  words: ShownWords;
  source: (typeof CONSENT_SOURCES)[number];
  page: string | null;
  address: string | null;
  consultationId?: number;
  subscriptionId?: number;
  conversationId?: number;
  /** Id of the emailed confirmation, and when it was sent. */
  confirmationId?: number;
  mailedAt?: Date;
}

/** A record in another feature that identifies a consent. */
export type LedgerRecord = "consultation" | "subscription" | "conversation";

const COLUMN_OF: Readonly<Record<LedgerRecord, RecordColumn>> = {
  consultation: "consultationId",
  subscription: "subscriptionId",
  conversation: "conversationId",
};

/** Records consents in the ledger, in the transaction of the fact. */
export async function recordConsents(db: Queryable, consents: readonly Consent[], at: Date): Promise<void> {
  const shown = consents.map(({ words }) => words);
  const current = shown.filter(({ wording }) => wording !== "");
  const numbers =
    current.length > 0
      ? await keepWordings(
          db,
          current.map((words) => keptOf(words, at)),
        )
      : [];
  const rows: Omit<LedgerRow, "id">[] = [];
  for (const { words, address, ...consent } of consents) {
    const index = current.indexOf(words);
    rows.push({
      mailedAt: null,
      consultationId: null,
      subscriptionId: null,
      conversationId: null,
      confirmationId: null,
      ...consent,
      at,
      language: words.language,
      version: words.version,
      wordingId: (index >= 0 ? numbers[index] : await findWording(db, words)) ?? null,
      confirmedAt: null,
      withdrawnAt: null,
      withdrawnHow: null,
      untiedAt: null,
      address,
      addressKey: address === null ? null : mailKey(address),
    });
  }
  await insertEntries(db, rows);
}

/**
 * Records that the newsletter confirmation link was emailed: for a request's box it completes the pending entry,
 * otherwise it creates one.
 */
export async function recordMailedConfirmation(
  db: Queryable,
  consent: Consent & { subscriptionId: number; confirmationId: number },
  at: Date,
): Promise<void> {
  const { subscriptionId, confirmationId, consultationId } = consent;
  const isKnown =
    consultationId !== undefined &&
    (await markMailed(db, consultationId, { subscriptionId, confirmationId, mailedAt: at }));
  if (!isKnown) await recordConsents(db, [{ ...consent, mailedAt: at }], at);
}

/** The link was pressed. */
export const recordConfirmation = markConfirmed;

/** Ends the consents given through a record. */
export async function recordWithdrawal(
  db: Queryable,
  { record, ids }: { record: LedgerRecord; ids: readonly number[] },
  how: Withdrawal,
  at: Date,
): Promise<void> {
  // Unconfirmed consents only end with the erasure of everything.
  const states = how === "erasure" ? (["given", "asked"] as const) : (["given"] as const);
  await markWithdrawn(db, COLUMN_OF[record], ids, { how, at, states });
}

/** Anonymizes consents when their record is erased: that someone agreed, to what wording and when, stays. */
export async function untieConsents(
  db: Queryable,
  record: LedgerRecord,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await untie(db, COLUMN_OF[record], ids, at);
}

/**
 * Anonymizes newsletter requests that were never confirmed, and subscriptions that ended so long ago that proof is no
 * longer needed.
 * @param askedBefore when an emailed link has expired
 */
export async function forgetOldConsents(
  db: Queryable,
  { askedBefore, endedBefore }: { askedBefore: Date; endedBefore: Date },
  at: Date,
): Promise<void> {
  await markLapsed(db, askedBefore, at);
  await untieEnded(db, endedBefore, at);
}

/** Staff have corrected the address of a person's requests. */
export async function correctAddress(
  db: Queryable,
  consultationIds: readonly number[],
  address: string,
): Promise<void> {
  await renameAddress(db, consultationIds, { address, addressKey: mailKey(address) });
}

/** Stores wording before it is shown to anyone, so that it can be proven however often it changes. */
export async function keepShownWords(db: Queryable, words: readonly ShownWords[], at: Date): Promise<void> {
  await keepWordings(
    db,
    words.map((shown) => keptOf(shown, at)),
  );
}

function keptOf({ place, version, language, wording }: ShownWords, keptSince: Date): NewWording {
  return { place, version, language, wording, digest: digestOfWords(wording), keptSince };
}

/** SHA-256 of the wording, hexadecimal, so that anyone can verify it is unchanged. */
export function digestOfWords(wording: string): string {
  return createHash("sha256").update(wording).digest("hex");
}
