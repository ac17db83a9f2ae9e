import type { Queryable } from "../../../db/database.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { mailboxOf } from "../../../lib/text/mailbox.ts";
import type { Changes, HolderName, PersonKeys } from "../model.ts";

/** A record about a person, as exported. */
export interface FoundRecord {
  /** Unique within its holder. */
  id: string;
  at: Date;
  /** Values by field name; `src/text/*​/privacy-copy.ts` has texts for the names. */
  fields: Record<string, unknown>;
  /** The person's contact details in this record. */
  contacts: { emails: string[]; phones: string[] };
}

export type FoundRecords = Partial<Record<HolderName, readonly FoundRecord[]>>;

export type RecordIds = Partial<Record<HolderName, string[]>>;

/** A part of the database with personal data, and the privacy feature's operations on it. */
export interface Holder {
  name: HolderName;
  /** The tables covered, which a test checks against the data map. */
  tables: readonly string[];
  /**
   * Finds the person's records.
   * @param found records found by earlier holders; emails, for example, are found through their request
   */
  find(db: Queryable, person: PersonMatcher, found: FoundRecords): Promise<FoundRecord[]>;
  /**
   * Corrects what a person said about themselves.
   * @returns how many records changed
   */
  correct?(db: Queryable, ids: readonly number[], changes: Changes, at: Date): Promise<number>;
  erase(db: Queryable, ids: readonly string[]): Promise<void>;
}

/** Rows read at once, about a megabyte, so that the event loop is never blocked for long. */
const ROWS_AT_ONCE = 2_000;

/** Ids per statement. */
const IDS_AT_ONCE = 500;

/**
 * Yields all rows of a table in id order, read in batches, because digests and spellings are compared outside the
 * database.
 */
export async function* inParts<Row extends { id: number }>(read: (after: number, limit: number) => Promise<Row[]>) {
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

export async function forParts<Item>(items: readonly Item[], work: (some: readonly Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += IDS_AT_ONCE) await work(items.slice(from, from + IDS_AT_ONCE));
}

export const present = (...values: (string | null | undefined)[]) =>
  values.filter((value): value is string => Boolean(value));

/** Splits record ids from several tables into those with the prefix and the others. */
export function splitBy(prefix: string, ids: readonly string[]): [prefixed: string[], others: string[]] {
  const prefixed = ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  return [prefixed, ids.filter((id) => !id.startsWith(prefix))];
}

/** Contact details that tie a record to a person. Phone numbers are in E.164, optionally followed by an extension. */
interface RecordContacts {
  email?: string | null;
  phone?: string | null;
  name?: string | null;
}

/** How to recognize the person searched for. */
interface Recognition {
  /** Email addresses searched for. */
  emails: readonly string[];
  isEmail(address: string): boolean;
  isPhone(phone: string): boolean;
  isName(name: string): boolean;
  /** Whether a record with this id was erased before; used only when an erasure is repeated. */
  isRecord(holder: HolderName, id: string): boolean;
  /** Records after this instant are not matched, because the person came back. */
  until?: Date;
}

export interface PersonMatcher extends Pick<Recognition, "emails" | "isEmail" | "isPhone"> {
  /** Whether data stored at `at` can be about the person. */
  isMeant(at: Date): boolean;
  /** Whether a record is about the person. */
  owns(holder: HolderName, id: number | string, at: Date, contacts?: RecordContacts): boolean;
  /** Whether a text, such as an email or a response stored as JSON, contains one of the person's email addresses. */
  isNamedIn(text: string): boolean;
}

export function personMatcher({ emails, isEmail, isPhone, isName, isRecord, until }: Recognition): PersonMatcher {
  const fits = (test: (value: string) => boolean, value: string | null | undefined) => value != null && test(value);
  const isMeant = (at: Date) => until === undefined || at <= until;
  return {
    emails,
    isEmail,
    isPhone,
    isMeant,
    owns: (holder, id, at, { email, phone, name } = {}) =>
      isMeant(at) &&
      (fits(isEmail, email) || fits(isPhone, phone) || fits(isName, name) || isRecord(holder, String(id))),
    isNamedIn: (text) => (text.match(ADDRESS) ?? []).some((address) => isEmail(address.replace(/^[.]+|[.]+$/g, ""))),
  };
}

/** Returns a matcher that recognizes a person by email addresses, phone numbers or names. */
export function matcherOf(keys: PersonKeys): PersonMatcher {
  const emails = new Set(keys.emails.map(mailboxOf));
  const phones = new Set(keys.phones.map(withoutExtension));
  const names = new Set(keys.names.map(foldForSearch));
  return personMatcher({
    emails: keys.emails,
    isEmail: (address) => emails.has(mailboxOf(address)),
    isPhone: (phone) => phones.has(withoutExtension(phone)),
    isName: (name) => names.has(foldForSearch(name)),
    isRecord: () => false,
  });
}

const ADDRESS = /[^\s@<>()[\]\\,;:"«»'’=]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

export function withoutExtension(phone: string): string {
  return phone.replace(/;ext=.*$/, "");
}

/** Returns a person's answers about privacy notice and newsletter in our forms, for the export of their data. */
export async function consentsOfRequests(db: Queryable, consultationIds: readonly number[]) {
  const lines = await withWords(db)
    .select(["entry.consultationId", "entry.purpose", "entry.state", "entry.at"])
    .where("entry.consultationId", "in", consultationIds)
    .orderBy("entry.purpose", "desc")
    .orderBy("entry.id")
    .execute();
  // A second email, sent after the first link expired, adds an entry although the form was answered once.
  const first = new Map<string, (typeof lines)[number]>();
  for (const line of lines) {
    const key = `${line.consultationId} ${line.purpose}`;
    if (!first.has(key)) first.set(key, line);
  }
  return [...first.values()].map(({ purpose, state, wording, version, language, at, consultationId }) => ({
    consultationId,
    purpose: purpose === "request" ? "notice" : purpose,
    granted: state !== "declined",
    wording,
    version,
    language,
    createdAt: at,
  }));
}

export async function consentsOfReader(db: Queryable, subscriptionId: number) {
  return await withWords(db)
    .select(["entry.source", "entry.mailedAt as requestedAt", "entry.confirmedAt", "entry.withdrawnAt"])
    .where("entry.subscriptionId", "=", subscriptionId)
    .orderBy("entry.mailedAt")
    .orderBy("entry.id")
    .execute();
}

function withWords(db: Queryable) {
  return db
    .selectFrom("consent_ledger as entry")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .select(["entry.version", "entry.language"])
    .select((eb) => eb.fn.coalesce("words.wording", eb.val("")).as("wording"));
}
