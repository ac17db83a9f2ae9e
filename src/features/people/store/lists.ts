import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { holdsWords, type WordIndex } from "../../../db/word-search.ts";
import type { TimelineKind } from "../model.ts";
import type { ContactKey } from "./contacts.ts";

export interface PeopleFilter {
  /** From {@link searchPeople}; undefined without a search. */
  search: Expression<SqlBool> | undefined;
  /** Only people with an unanswered request. */
  onlyOpen: boolean;
}

/** Cursor of a page: the next page starts after this row. */
export interface Position {
  at: Date;
  id: number;
}

/** Literals, because with parameters SQLite would not use the partial indexes. */
const LISTED = sql<SqlBool>`"listed"`;
const OPEN = sql<SqlBool>`"listed" and "openRequests" > 0`;

const PEOPLE_WORDS: WordIndex = {
  rows: "people",
  words: "people_search",
  number: "personId",
  matches: "people_matches",
  newest: "lastActivityAt",
  listed: LISTED,
};

/**
 * Returns the condition that a person matches all words.
 * @param words prefixes, folded
 */
export function searchPeople(database: Database, words: readonly string[]): Promise<PeopleFilter["search"]> {
  return holdsWords(database, PEOPLE_WORDS, words);
}

/**
 * Lists a page of people, most recent activity first. Indexes alone answer the filter, so only the page's rows are
 * read.
 */
export async function listPeople(database: Database, filter: PeopleFilter, limit: number, after?: Position) {
  const ids = database.kysely
    .selectFrom("people")
    .select("id")
    .where((eb) => eb.and(conditionsOf(filter)))
    .$if(after !== undefined, (page) =>
      page.where((eb) => eb(eb.refTuple("lastActivityAt", "id"), "<", eb.tuple(after!.at, after!.id))),
    )
    .orderBy("lastActivityAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return await summaries(database.kysely)
    .where("people.id", "in", ids)
    .orderBy("people.lastActivityAt", "desc")
    .orderBy("people.id", "desc")
    .execute();
}

/** Counts the people who match a filter; for a search, up to `limit`. */
export async function countPeople(database: Database, filter: PeopleFilter, limit: number): Promise<number> {
  if (filter.search === undefined) {
    const all = await database.kysely
      .selectFrom("people")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where(filter.onlyOpen ? OPEN : LISTED)
      .executeTakeFirstOrThrow();
    return all.n;
  }
  const found = database.kysely
    .selectFrom("people")
    .select("id")
    .where((eb) => eb.and(conditionsOf(filter)))
    .limit(limit);
  const { n } = await database.kysely
    .selectFrom(found.as("found"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

function conditionsOf({ onlyOpen, search }: PeopleFilter): Expression<SqlBool>[] {
  return [onlyOpen ? OPEN : LISTED, ...(search === undefined ? [] : [search])];
}

/** Returns the base query for lists of people and single people, with the most recent email and phone. */
export function summaries(db: Queryable) {
  return db
    .selectFrom("people")
    .select(["people.id", "people.name", "people.company", "people.language", "people.leadScore"])
    .select(["people.leadScorePercent", "people.openRequests", "people.lastActivityAt", "people.createdAt"])
    .select((eb) => [newestContact(eb, "mail").as("mail"), newestContact(eb, "phone").as("phone")]);
}

function newestContact(eb: ExpressionBuilder<Tables, "people">, kind: "mail" | "phone") {
  return eb
    .selectFrom("person_contacts")
    .select("person_contacts.written")
    .whereRef("person_contacts.personId", "=", "people.id")
    .where("person_contacts.kind", "=", kind)
    .orderBy("person_contacts.id", "desc")
    .limit(1);
}

export async function findSummary(db: Queryable, id: number) {
  return await summaries(db).where("people.id", "=", id).executeTakeFirst();
}

/**
 * Lists people who share an email or phone with this person, unless staff said that they are different. If too many
 * share a contact, those who have had it longest are listed.
 * @param contacts the person's contacts
 */
export async function listProposals(db: Queryable, personId: number, contacts: readonly ContactKey[], limit: number) {
  // Each contact has its own limited subquery, because thousands of people may have typed the same phone.
  const [first, ...others] = contacts.map((contact) =>
    db.selectFrom(peopleWith(db, personId, contact, limit).as("found")).selectAll(),
  );
  return first
    ? await others
        .reduce((all, one) => all.unionAll(one), first)
        .limit(limit)
        .execute()
    : [];
}

function peopleWith(db: Queryable, personId: number, { kind, key }: ContactKey, limit: number) {
  return db
    .selectFrom("person_contacts as shared")
    .innerJoin("people as other", "other.id", "shared.personId")
    .select(["other.id", "other.name", "other.company", "shared.kind", "shared.key"])
    .where("shared.kind", "=", kind)
    .where("shared.key", "=", key)
    .where("shared.personId", "!=", personId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("person_differences as difference")
            .select("difference.personId")
            .where((inner) =>
              inner.or([
                inner.and([
                  inner("difference.personId", "=", personId),
                  inner("difference.otherId", "=", inner.ref("shared.personId")),
                ]),
                inner.and([
                  inner("difference.otherId", "=", personId),
                  inner("difference.personId", "=", inner.ref("shared.personId")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("shared.id")
    .limit(limit);
}

/** Lists a page of a person's timeline, newest first. */
export async function listTimeline(
  db: Queryable,
  personId: number,
  kinds: readonly TimelineKind[] | undefined,
  limit: number,
  after?: Position,
) {
  const ids = db
    .selectFrom("timeline_entries")
    .select("id")
    .where("personId", "=", personId)
    .$if(kinds !== undefined, (query) => query.where("kind", "in", kinds!))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after!.at, after!.id))),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return await db
    .selectFrom("timeline_entries as entry")
    .leftJoin("person_links as link", (join) =>
      join.onRef("link.recordKind", "=", "entry.recordKind").onRef("link.recordId", "=", "entry.recordId"),
    )
    .leftJoin("staff", "staff.id", "entry.actor")
    .select(["entry.id", "entry.at", "entry.kind", "entry.recordKind", "entry.recordId", "entry.actor"])
    .select(["entry.detail", "entry.ref", "link.matchedBy", "staff.name as actorName"])
    .where("entry.id", "in", ids)
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .execute();
}

export async function findStaffNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listMerges(db: Queryable, keptId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("person_merges")
    .select("id")
    .where("keptId", "=", keptId)
    .where("undoneAt", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a person's records, up to `limit`. */
export async function countLinks(db: Queryable, personId: number, limit: number): Promise<number> {
  const rows = await db.selectFrom("person_links").select("id").where("personId", "=", personId).limit(limit).execute();
  return rows.length;
}

export type PersonSummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>;
export type TimelineRow = Awaited<ReturnType<typeof listTimeline>>[number];
