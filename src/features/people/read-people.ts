import type { Database, Queryable } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { cursorAfter, positionOf } from "../../lib/http/list-query.ts";
import { searchWordsOf } from "../../lib/text/fold-for-search.ts";
import { MOST_CONTACTS, personOf } from "./matching/match-record.ts";
import { mailOf } from "./matching/record-facts.ts";
import {
  MOST_COUNTED,
  type PeoplePage,
  type PeopleQuery,
  type Person,
  type PersonSummary,
  type RecordRef,
  TIMELINE_GROUPS,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
  type TimelineQuery,
} from "./model.ts";
import { listContacts } from "./store/contacts.ts";
import {
  countLinks,
  countPeople,
  findStaffNames,
  findSummary,
  listPeople as list,
  listMerges,
  listProposals,
  listTimeline,
  type PersonSummaryRow,
  searchPeople,
  type TimelineRow,
} from "./store/lists.ts";
import { findLink, findPerson } from "./store/people.ts";
import { findLatestRequest, listOpen } from "./store/records.ts";

export interface PeopleParts {
  database: Database;
  clock: Clock;
  facts: Facts;
}

/** Returns the cursor after a page's last row, for lists ordered by time. */
function cursorOf(at: Date, id: number): string {
  return cursorAfter({ createdAt: at.toISOString(), id });
}

/** @throws AppError `invalid` for an invalid cursor */
function pageAfter(cursor: string) {
  const { createdAt: at, id } = positionOf(cursor);
  return { at, id };
}

/**
 * Lists a page of people, most recent activity first.
 * @throws AppError `invalid` for an invalid cursor
 */
export async function listPeople({ database }: PeopleParts, query: PeopleQuery): Promise<PeoplePage> {
  const after = query.cursor === undefined ? undefined : pageAfter(query.cursor);
  const search = await searchPeople(database, searchWordsOf(query.search ?? ""));
  const filter = { search, onlyOpen: query.open === "true" };
  // One extra row, to know whether there is a next page.
  const rows = await list(database, filter, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    people: page.map(summaryOf),
    total: after ? null : await countPeople(database, filter, MOST_COUNTED),
    next: last && rows.length > page.length ? cursorOf(last.lastActivityAt, last.id) : null,
  };
}

function summaryOf(row: PersonSummaryRow): PersonSummary {
  const { createdAt, lastActivityAt, ...person } = row;
  return { ...person, lastActivityAt: lastActivityAt.toISOString() };
}

/** Finds the person that a record belongs to; null if the record has neither email nor phone. */
export async function personOfRecord({ database, facts }: PeopleParts, record: RecordRef): Promise<number | null> {
  const link = await findLink(database.kysely, record);
  if (link) return link.personId;
  // A record from before the people feature is matched when first opened.
  return (await facts.transaction((db) => personOf(db, record))) ?? null;
}

/** Maximum number of open requests listed at the top of a person's page; more than one is rare. */
const MOST_OPEN = 10;
/** Maximum number of shared emails and phones considered for proposals; a whole office may share one line. */
const MOST_SHARED = 40;
/** Maximum number of merges followed from an old id to the current person. */
const MOST_MERGED = 20;

/**
 * Returns the id of the person, or of the person they were merged into.
 * @throws AppError `not-found`
 */
async function resolvePerson(db: Queryable, id: number): Promise<number> {
  let at: number | null = id;
  for (let steps = 0; at !== null && steps < MOST_MERGED; steps += 1) {
    const person = await findPerson(db, at);
    if (!person) break;
    if (person.mergedInto === null) return person.id;
    at = person.mergedInto;
  }
  throw new AppError("not-found", "There is no such person");
}

/**
 * Reads the person with this id, or the person they were merged into.
 * @throws AppError `not-found`
 */
export async function readPerson({ database: { kysely } }: Pick<PeopleParts, "database">, id: number): Promise<Person> {
  const personId = await resolvePerson(kysely, id);
  const row = await findSummary(kysely, personId);
  if (!row) throw new AppError("not-found", "There is no such person");
  const contacts = await listContacts(kysely, personId, MOST_CONTACTS);
  const [open, latestRequestId, shared] = await Promise.all([
    listOpen(kysely, personId, MOST_OPEN),
    findLatestRequest(kysely, personId),
    listProposals(kysely, personId, contacts, MOST_SHARED),
  ]);
  const proposals = new Map<number, Person["proposals"][number]>();
  for (const { id: otherId, name, company, kind, key } of shared) {
    const { written } = contacts.find((contact) => contact.kind === kind && contact.key === key)!;
    const proposal = proposals.get(otherId) ?? { id: otherId, name, company, by: [] };
    proposal.by.push({ kind, written });
    proposals.set(otherId, proposal);
  }
  return {
    ...summaryOf(row),
    createdAt: row.createdAt.toISOString(),
    contacts: contacts.map(({ kind, written }) => ({ kind, written })),
    open: open.map(({ createdAt, ...request }) => ({ ...request, createdAt: createdAt.toISOString() })),
    latestRequestId,
    proposals: [...proposals.values()],
  };
}

/**
 * Reads a page of the timeline, newest first.
 * @throws AppError `not-found`, `invalid` for an invalid cursor
 */
export async function readTimeline(
  { database: { kysely } }: Pick<PeopleParts, "database">,
  id: number,
  query: TimelineQuery,
): Promise<TimelinePage> {
  const personId = await resolvePerson(kysely, id);
  const after = query.cursor === undefined ? undefined : pageAfter(query.cursor);
  const kinds = query.group && TIMELINE_GROUPS[query.group];
  const rows = await listTimeline(kysely, personId, kinds, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const owners = page.flatMap(({ kind, detail }) =>
    kind === "owner" && detail["ownerId"] ? [String(detail["ownerId"])] : [],
  );
  const [records, merges, names] = await Promise.all([
    countLinks(kysely, personId, 2),
    listMerges(kysely, personId),
    findStaffNames(kysely, owners),
  ]);
  return {
    entries: page.map((row) => entryOf(withMail(withOwner(row, names)), records > 1, merges)),
    next: last && rows.length > page.length ? cursorOf(last.at, last.id) : null,
  };
}

function entryOf(row: TimelineRow, hasOthers: boolean, merges: readonly number[]): TimelineEntry {
  const { id, at, recordKind, recordId, actor, actorName, matchedBy, detail } = row;
  return {
    id,
    at: at.toISOString(),
    kind: row.kind as TimelineKind,
    record: recordKind === null || recordId === null ? null : { kind: recordKind, id: recordId },
    matched: matchedBy === null ? null : { by: matchedBy, canUndo: hasOthers && matchedBy !== "alone" },
    actor: actor === null ? null : { id: actor, name: actorName },
    detail,
    canUndoMerge: row.kind === "merge" && merges.includes(Number(detail["mergeId"])),
  };
}

/** Adds the email's id, with which the desk opens the email. */
function withMail(row: TimelineRow): TimelineRow {
  const mailId = row.kind === "mail" && row.ref ? mailOf(row.ref) : undefined;
  return mailId === undefined ? row : { ...row, detail: { ...row.detail, mailId } };
}

function withOwner(row: TimelineRow, names: ReadonlyMap<string, string>): TimelineRow {
  if (row.kind !== "owner") return row;
  return { ...row, detail: { ...row.detail, ownerName: names.get(String(row.detail["ownerId"])) ?? null } };
}
