import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { ConsentState, Withdrawal } from "./model.ts";
import type { ConsentLedgerTable, ConsentWordingsTable } from "./tables.ts";

export type LedgerRow = Selectable<ConsentLedgerTable>;
type WordingRow = Selectable<ConsentWordingsTable>;
export type NewWording = Omit<WordingRow, "id">;

export type RecordColumn = "consultationId" | "subscriptionId" | "conversationId";

/** Maximum number of ids per SQL statement, and of matches for which sorting them beats scanning the ledger by time. */
const IDS_AT_ONCE = 500;
const SORTED_AT_MOST = 1_000;

/**
 * Stores wordings that are new.
 * @returns the id of each, in the order of `wordings`
 */
export async function keepWordings(db: Queryable, wordings: readonly NewWording[]): Promise<number[]> {
  const digests = wordings.map(({ digest }) => digest);
  const known = () =>
    db
      .selectFrom("consent_wordings")
      .select(["id", "place", "version", "language", "digest"])
      .where("digest", "in", digests)
      .execute();
  const numberOf = ({ place, version, language, digest }: NewWording, rows: Awaited<ReturnType<typeof known>>) =>
    rows.find(
      (row) => row.digest === digest && row.place === place && row.version === version && row.language === language,
    )?.id;
  const before = await known();
  const missing = wordings.filter((wording) => numberOf(wording, before) === undefined);
  if (missing.length > 0) {
    const insert = db.insertInto("consent_wordings").values(missing);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const now = missing.length > 0 ? await known() : before;
  return wordings.map((wording) => numberOf(wording, now)!);
}

/** Finds the id of a version's wording, the newest if there are several. */
export async function findWording(
  db: Queryable,
  { place, version, language }: Pick<WordingRow, "place" | "version" | "language">,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("consent_wordings")
    .select("id")
    .where("place", "=", place)
    .where("version", "=", version)
    .where("language", "=", language)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id;
}

export async function listWordings(db: Queryable): Promise<WordingRow[]> {
  return await db.selectFrom("consent_wordings").selectAll().orderBy("id", "desc").execute();
}

export async function insertEntries(db: Queryable, entries: readonly Omit<LedgerRow, "id">[]): Promise<void> {
  await db.insertInto("consent_ledger").values(entries).execute();
}

/**
 * Completes the entry of a newsletter box ticked on a request, once the confirmation is emailed.
 * @returns false if no such entry was pending
 */
export async function markMailed(
  db: Queryable,
  consultationId: number,
  mailed: Pick<LedgerRow, "subscriptionId" | "confirmationId" | "mailedAt">,
): Promise<boolean> {
  const row = await db
    .updateTable("consent_ledger")
    .set(mailed)
    .where("consultationId", "=", consultationId)
    .where("purpose", "=", "newsletter")
    .where("state", "=", "asked")
    .where("mailedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markConfirmed(db: Queryable, confirmationId: number, at: Date): Promise<void> {
  await db
    .updateTable("consent_ledger")
    .set({ state: "given", confirmedAt: at })
    .where("confirmationId", "=", confirmationId)
    .where("state", "=", "asked")
    .execute();
}

/** @param states entries in other states are left unchanged */
export async function markWithdrawn(
  db: Queryable,
  column: RecordColumn,
  ids: readonly number[],
  { how, at, states }: { how: Withdrawal; at: Date; states: readonly ConsentState[] },
): Promise<void> {
  for (const some of parts(ids)) {
    await db
      .updateTable("consent_ledger")
      .set({ state: "withdrawn", withdrawnAt: at, withdrawnHow: how })
      .where(column, "in", some)
      .where("state", "in", states)
      .execute();
  }
}

/**
 * Lapses newsletter sign-ups not confirmed in time. The entries stay, but no longer name the person, unless they are
 * linked to a request.
 */
export async function markLapsed(db: Queryable, askedBefore: Date, at: Date): Promise<void> {
  const lapsed = (eb: ExpressionBuilder<Tables, "consent_ledger">) =>
    eb.and([eb("state", "=", "asked"), eb(eb.fn.coalesce("mailedAt", "at"), "<=", askedBefore)]);
  const update = db.updateTable("consent_ledger").where(lapsed);
  await update
    .set({ state: "lapsed", ...OF_REQUEST })
    .where("consultationId", "is not", null)
    .execute();
  await update.set({ state: "lapsed", ...NOBODY, untiedAt: at }).execute();
}

/** Clears the subscription only: while the request exists, its newsletter entry stays linked to it. */
const OF_REQUEST = { subscriptionId: null, confirmationId: null } as const;

/** Clears every identifying column. */
const NOBODY = {
  address: null,
  addressKey: null,
  page: null,
  consultationId: null,
  subscriptionId: null,
  conversationId: null,
  confirmationId: null,
} as const;

/** Anonymizes the entries of erased records, except those still linked to another record of the person. */
export async function untie(db: Queryable, column: RecordColumn, ids: readonly number[], at: Date): Promise<void> {
  for (const some of parts(ids)) {
    const update = db.updateTable("consent_ledger").where(column, "in", some);
    const others = (["consultationId", "subscriptionId", "conversationId"] as const).filter((one) => one !== column);
    await update
      .set({ ...NOBODY, untiedAt: at })
      .where((eb) => eb.and(others.map((other) => eb(other, "is", null))))
      .execute();
    const gone = column === "subscriptionId" ? { subscriptionId: null, confirmationId: null } : { [column]: null };
    await update.set(gone).execute();
  }
}

/**
 * Anonymizes newsletter consents that ended too long ago to need proof. Entries linked to a request only lose their
 * subscription.
 */
export async function untieEnded(db: Queryable, endedBefore: Date, at: Date): Promise<void> {
  const ended = (eb: ExpressionBuilder<Tables, "consent_ledger">) =>
    eb.and([
      eb("state", "=", "withdrawn"),
      eb("withdrawnAt", "<", endedBefore),
      eb("purpose", "=", "newsletter"),
      eb("untiedAt", "is", null),
    ]);
  const update = db.updateTable("consent_ledger").where(ended);
  await update
    .set(OF_REQUEST)
    .where("consultationId", "is not", null)
    .where("subscriptionId", "is not", null)
    .execute();
  await update
    .set({ ...NOBODY, untiedAt: at })
    .where("consultationId", "is", null)
    .execute();
}

/** Updates the email address on these requests' entries. */
export async function renameAddress(
  db: Queryable,
  consultationIds: readonly number[],
  { address, addressKey }: { address: string; addressKey: string },
): Promise<void> {
  for (const some of parts(consultationIds)) {
    await db
      .updateTable("consent_ledger")
      .set({ address, addressKey })
      .where("consultationId", "in", some)
      // Subscriptions are excluded, because only the owner may change a confirmed email address.
      .where("subscriptionId", "is", null)
      .execute();
  }
}

export interface Narrowed {
  purpose: string | undefined;
  state: string | undefined;
  language: string | undefined;
  source: string | undefined;
  version: string | undefined;
  /** Prefix of `addressKey`. */
  address: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
}

const LISTED = ["id", "purpose", "state", "at", "language", "source", "version", "mailedAt", "confirmedAt"] as const;
const LISTED_TOO = ["withdrawnAt", "withdrawnHow", "untiedAt", "address", "consultationId", "conversationId"] as const;

/**
 * Lists a page of the ledger, newest first.
 * @param after last row of the previous page
 */
export async function listEntries(
  db: Queryable,
  narrowed: Narrowed,
  limit: number,
  after: { at: Date; id: number } | undefined,
) {
  const { address } = narrowed;
  // Few matches are fetched by id and sorted; many are found faster by scanning the ledger by time.
  const few = address === undefined ? undefined : await idsOfAddresses(db, address);
  if (few?.length === 0) return [];
  return await db
    .selectFrom("consent_ledger")
    .select([...LISTED, ...LISTED_TOO])
    .where((eb) => eb.and(conditions(eb, few ? { ...narrowed, address: undefined } : narrowed)))
    .$if(few !== undefined, (query) => query.where("id", "in", few ?? []))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after!.at, after!.id))),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Lists entries like {@link listEntries}, with the wording of each, for the export. */
export async function listWithWords(
  db: Queryable,
  narrowed: Narrowed,
  limit: number,
  after?: { at: Date; id: number },
) {
  const rows = await listEntries(db, narrowed, limit, after);
  if (rows.length === 0) return [];
  const words = await db
    .selectFrom("consent_ledger as entry")
    .innerJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .select(["entry.id", "words.wording"])
    .where(
      "entry.id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(words.map(({ id, wording }) => [id, wording]));
  return rows.map((row) => ({ ...row, wording: byId.get(row.id) ?? "" }));
}

/** @returns ids of entries whose email address starts with `beginning`; undefined if there are too many to sort */
async function idsOfAddresses(db: Queryable, beginning: string): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom("consent_ledger")
    .select("id")
    .where((eb) => eb.and(beginsWith(eb, beginning)))
    .limit(SORTED_AT_MOST + 1)
    .execute();
  return rows.length > SORTED_AT_MOST ? undefined : rows.map(({ id }) => id);
}

/** Returns a range condition, which uses the index and compares bytes regardless of the database's collation. */
function beginsWith(eb: ExpressionBuilder<Tables, "consent_ledger">, beginning: string): Expression<SqlBool>[] {
  const key = sql<string>`${eb.ref("addressKey")}`;
  return [
    eb("addressKey", "is not", null),
    sql<SqlBool>`${key} >= ${beginning}`,
    sql<SqlBool>`${key} < ${`${beginning}\u{10FFFF}`}`,
  ];
}

function conditions(
  eb: ExpressionBuilder<Tables, "consent_ledger">,
  { from, before, address, ...equal }: Narrowed,
): Expression<SqlBool>[] {
  return [
    // An unticked box is no consent, so it is listed only if the filter asks for that state.
    ...(equal.state === undefined ? [eb("state", "!=", "declined")] : []),
    ...(["purpose", "state", "language", "source", "version"] as const).flatMap((column) => {
      const value = equal[column];
      return value === undefined ? [] : [sql<SqlBool>`${eb.ref(column)} = ${value}`];
    }),
    ...(from === undefined ? [] : [eb("at", ">=", from)]),
    ...(before === undefined ? [] : [eb("at", "<", before)]),
    ...(address === undefined ? [] : beginsWith(eb, address)),
  ];
}

/** Lists all consents linked to these records, email addresses or this person, newest first. */
export async function listOf(
  db: Queryable,
  who: { [Column in RecordColumn]: readonly number[] } & { addressKeys: readonly string[]; personId: number | null },
  limit: number,
) {
  const { addressKeys, personId, ...known } = who;
  const linked = personId === null ? [] : await linksOf(db, personId);
  const records = {
    consultationId: [...known.consultationId, ...numbersOf(linked, "consultation")],
    subscriptionId: [...known.subscriptionId, ...numbersOf(linked, "subscription")],
    conversationId: [...known.conversationId, ...numbersOf(linked, "conversation")],
  };
  const columns = (Object.keys(records) as RecordColumn[]).filter((column) => records[column].length > 0);
  if (columns.length === 0 && addressKeys.length === 0) return [];
  return await db
    .selectFrom("consent_ledger")
    .select([...LISTED, ...LISTED_TOO])
    .where("state", "!=", "declined")
    .where((eb) =>
      eb.or([
        ...columns.map((column) => eb(column, "in", records[column])),
        ...(addressKeys.length > 0 ? [eb("addressKey", "in", addressKeys)] : []),
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

async function linksOf(db: Queryable, personId: number) {
  return await db
    .selectFrom("person_links")
    .select(["recordKind", "recordId"])
    .where("personId", "=", personId)
    .limit(IDS_AT_ONCE)
    .execute();
}

function numbersOf(links: Awaited<ReturnType<typeof linksOf>>, kind: (typeof links)[number]["recordKind"]): number[] {
  return links.filter(({ recordKind }) => recordKind === kind).map(({ recordId }) => recordId);
}

/** Finds an entry, with its wording and with the person's name from their request or chat. */
export async function findProof(db: Queryable, id: number) {
  return await db
    .selectFrom("consent_ledger as entry")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .leftJoin("consultations as request", "request.id", "entry.consultationId")
    .leftJoin("chatbot_conversations as conversation", "conversation.id", "entry.conversationId")
    .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
    .selectAll("entry")
    .select(["words.wording", "words.digest", "words.keptSince"])
    .select(["request.name as requestName", "lead.name as leadName", "lead.email as leadEmail"])
    .where("entry.id", "=", id)
    .executeTakeFirst();
}

function* parts(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) yield ids.slice(from, from + IDS_AT_ONCE);
}
