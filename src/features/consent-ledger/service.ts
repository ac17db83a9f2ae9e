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

/** A consent or refusal to record. */
export interface Consent {
  purpose: Purpose;
  /** `asked`: until the person opens the emailed link; `declined`: the person left the box unticked. */
  state: "asked" | "given" | "declined";
  words: ShownWords;
  source: (typeof CONSENT_SOURCES)[number];
  page: string | null;
  address: string | null;
  consultationId?: number;
  subscriptionId?: number;
  conversationId?: number;
  /** Id of the emailed confirmation link, and when it was sent. */
  confirmationId?: number;
  mailedAt?: Date;
}

/** Kind of record that a consent belongs to, in another feature. */
export type LedgerRecord = "consultation" | "subscription" | "conversation";

const COLUMN_OF: Readonly<Record<LedgerRecord, RecordColumn>> = {
  consultation: "consultationId",
  subscription: "subscriptionId",
  conversation: "conversationId",
};

/** Records consents, in the transaction of the event by which they were given. */
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
 * Records that the newsletter confirmation was emailed: completes the pending entry of a box ticked on a request, or
 * else creates an entry.
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

/** Records that the confirmation link was opened. */
export const recordConfirmation = markConfirmed;

/** Withdraws the consents that belong to the given records. */
export async function recordWithdrawal(
  db: Queryable,
  { record, ids }: { record: LedgerRecord; ids: readonly number[] },
  how: Withdrawal,
  at: Date,
): Promise<void> {
  // Only an erasure of all data also withdraws consents that are still unconfirmed.
  const states = how === "erasure" ? (["given", "asked"] as const) : (["given"] as const);
  await markWithdrawn(db, COLUMN_OF[record], ids, { how, at, states });
}

/** Anonymizes the consents of erased records, but keeps the fact that consent was given, with its wording and time. */
export async function untieConsents(
  db: Queryable,
  record: LedgerRecord,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await untie(db, COLUMN_OF[record], ids, at);
}

/**
 * Anonymizes newsletter sign-ups that were never confirmed, and subscriptions that ended too long ago to need proof.
 * @param askedBefore sign-ups whose confirmation was emailed before this have expired
 */
export async function forgetOldConsents(
  db: Queryable,
  { askedBefore, endedBefore }: { askedBefore: Date; endedBefore: Date },
  at: Date,
): Promise<void> {
  await markLapsed(db, askedBefore, at);
  await untieEnded(db, endedBefore, at);
}

/** Updates the email address on a person's consents after staff corrected it on their requests. */
export async function correctAddress(
  db: Queryable,
  consultationIds: readonly number[],
  address: string,
): Promise<void> {
  await renameAddress(db, consultationIds, { address, addressKey: mailKey(address) });
}

/** Stores a wording before anyone sees it, so that every version can still be proven later. */
export async function keepShownWords(db: Queryable, words: readonly ShownWords[], at: Date): Promise<void> {
  await keepWordings(
    db,
    words.map((shown) => keptOf(shown, at)),
  );
}

function keptOf({ place, version, language, wording }: ShownWords, keptSince: Date): NewWording {
  return { place, version, language, wording, digest: digestOfWords(wording), keptSince };
}

/** Returns the SHA-256 of a wording, in hexadecimal, with which anyone can check that the wording is unchanged. */
export function digestOfWords(wording: string): string {
  return createHash("sha256").update(wording).digest("hex");
}
