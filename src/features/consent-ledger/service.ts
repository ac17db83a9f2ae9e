import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { mailKey } from "../../lib/text/mail-key.ts";
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

/** Somebody agreed to something, or did not. */
export interface Consent {
  purpose: Purpose;
  /** `asked` until a link in a mail is pressed; `declined`: left the box empty. */
  state: "asked" | "given" | "declined";
  words: ShownWords;
  source: (typeof CONSENT_SOURCES)[number];
  page: string | null;
  address: string | null;
  consultationId?: number;
  subscriptionId?: number;
  conversationId?: number;
  /** Number of the mailed confirmation, and when it was mailed. */
  confirmationId?: number;
  mailedAt?: Date;
}

/** A record of another feature, by which a consent is known. */
export type LedgerRecord = "consultation" | "subscription" | "conversation";

const COLUMN_OF: Readonly<Record<LedgerRecord, RecordColumn>> = {
  consultation: "consultationId",
  subscription: "subscriptionId",
  conversation: "conversationId",
};

/** Writes consents into the ledger, in the transaction of the fact. */
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
 * Notes that the link which confirms the newsletter was mailed: for the box of a request it fills in the line that waits,
 * otherwise it begins one.
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

/** What was given by that record ends. */
export async function recordWithdrawal(
  db: Queryable,
  { record, ids }: { record: LedgerRecord; ids: readonly number[] },
  how: Withdrawal,
  at: Date,
): Promise<void> {
  // What was never confirmed ends only with everything.
  const states = how === "erasure" ? (["given", "asked"] as const) : (["given"] as const);
  await markWithdrawn(db, COLUMN_OF[record], ids, { how, at, states });
}

/** Forgets who it was, when the record is erased: that somebody agreed, to which words and when, stays. */
export async function untieConsents(
  db: Queryable,
  record: LedgerRecord,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await untie(db, COLUMN_OF[record], ids, at);
}

/**
 * Forgets who asked for the newsletter and did not confirm, and who left it so long ago that nobody has to prove it.
 * @param askedBefore until when a link that was mailed is over
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

/** Keeps words before anybody is shown them: what is shown can be proved however often it changes. */
export async function keepShownWords(db: Queryable, words: readonly ShownWords[], at: Date): Promise<void> {
  await keepWordings(
    db,
    words.map((shown) => keptOf(shown, at)),
  );
}

function keptOf({ place, version, language, wording }: ShownWords, keptSince: Date): NewWording {
  return { place, version, language, wording, digest: digestOfWords(wording), keptSince };
}

/** SHA-256 of words, hexadecimal: by it anybody can see that they are unchanged. */
export function digestOfWords(wording: string): string {
  return createHash("sha256").update(wording).digest("hex");
}
