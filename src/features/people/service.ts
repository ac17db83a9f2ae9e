import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { cursorAfter, positionOf } from "../../lib/http/cursor.ts";
import { searchWordsOf } from "../../lib/text/search-words.ts";
import {
  countLinks,
  countPeople,
  findStaffNames,
  findSummary,
  listMerges,
  listPeople,
  listProposals,
  listTimeline,
  type PersonSummaryRow,
  searchPeople,
  type TimelineRow,
} from "./list-repository.ts";
import { addContacts, keysSaid, MOST_CONTACTS, personOf, refreshActivity, refreshPerson } from "./matching-service.ts";
import { findLatestRequest, listOpen, readRecord } from "./records-repository.ts";
import {
  type Database,
  findLink,
  findMerge,
  findPerson,
  holdPerson,
  insertAudit,
  insertDifference,
  insertEntries,
  insertMerge,
  insertPerson,
  listContacts,
  markMergeUndone,
  moveAllEntries,
  moveAllLinks,
  moveContacts,
  moveEntries,
  moveEntriesOf,
  type Queryable,
  raiseActivity,
  returnContacts,
  returnLinks,
  updateLinks,
  updatePerson,
} from "./repository.ts";
import {
  MOST_COUNTED,
  type PeoplePage,
  type PeopleQuery,
  type Person,
  type PersonSummary,
  type RecordRef,
  TIMELINE_GROUPS,
  type TimelineDetails,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
  type TimelineQuery,
} from "./schema.ts";

/** Requests of a person that the head of their page names; more than one is rare. */
const MOST_OPEN = 10;
/** Shared mails and phones that are looked at for proposals: an office of twenty has one line. */
const MOST_SHARED = 40;
/** Times somebody who became somebody else is followed. */
const MOST_MERGED = 20;

export type People = ReturnType<typeof createPeople>;

/** Use cases of the staff: who our people are, what happened with each, and whether two are one. */
export function createPeople({ database, clock }: { database: Database; clock: Clock }) {
  const { kysely } = database;
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);

  /** The person of a number, or who they turned out to be. @throws AppError `not-found` */
  async function resolve(db: Queryable, id: number): Promise<number> {
    let at: number | null = id;
    for (let steps = 0; at !== null && steps < MOST_MERGED; steps += 1) {
      const person = await findPerson(db, at);
      if (!person) break;
      if (person.mergedInto === null) return person.id;
      at = person.mergedInto;
    }
    throw new AppError("not-found", "There is no such person");
  }

  async function whole(id: number): Promise<Person> {
    const personId = await resolve(kysely, id);
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

  /** Holds two people in one order everywhere, so that two who merge them both ways never wait for each other. */
  async function holdBoth(db: Queryable, one: number, other: number): Promise<void> {
    for (const id of [one, other].sort((a, b) => a - b)) {
      if (!(await holdPerson(db, id))) throw new AppError("not-found", "There is no such person, or no longer");
    }
  }

  const note = <Kind extends TimelineKind>(
    db: Queryable,
    personId: number,
    kind: Kind,
    actor: string,
    detail: TimelineDetails[Kind],
    record?: RecordRef,
  ) =>
    insertEntries(db, [
      {
        personId,
        at: clock(),
        kind,
        recordKind: record?.kind ?? null,
        recordId: record?.id ?? null,
        actor,
        detail: JSON.stringify(detail),
        ref: null,
      },
    ]);

  const audit = (db: Queryable, actor: string, action: string, subject: number, detail: Record<string, unknown>) =>
    insertAudit(db, { at: clock(), actor, action: `person.${action}`, subject: String(subject), detail });

  return {
    /** A page, newest activity first. @throws AppError `invalid` for a cursor that is not ours */
    async list(query: PeopleQuery): Promise<PeoplePage> {
      const after = query.cursor === undefined ? undefined : pageAfter(query.cursor);
      const search = await searchPeople(database, searchWordsOf(query.search ?? ""));
      const filter = { search, onlyOpen: query.open === "true" };
      // One more than asked for: whether there is a next page.
      const rows = await listPeople(database, filter, query.limit + 1, after);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return {
        people: page.map(summaryOf),
        total: after ? null : await countPeople(database, filter, MOST_COUNTED),
        next: last && rows.length > page.length ? cursorOf(last.lastActivityAt, last.id) : null,
      };
    },

    /**
     * A person, or who they turned out to be: then under another number.
     * @throws AppError `not-found`
     */
    get: whole,

    /** A page of the timeline, newest first. @throws AppError `not-found`, `invalid` for a cursor that is not ours */
    async timeline(id: number, query: TimelineQuery): Promise<TimelinePage> {
      const personId = await resolve(kysely, id);
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
        entries: page.map((row) => entryOf(withOwner(row, names), records > 1, merges)),
        next: last && rows.length > page.length ? cursorOf(last.at, last.id) : null,
      };
    },

    /** Whom a record belongs to; null for one that says neither mail nor phone. */
    async personOf(record: RecordRef): Promise<number | null> {
      const link = await findLink(kysely, record);
      if (link) return link.personId;
      // From before people were known, and not taken in yet.
      return (await inTransaction((db) => personOf(db, record))) ?? null;
    },

    /**
     * Undoes a match: the record becomes a person of its own, and the system matches it with nobody again.
     * @returns the new person's number
     * @throws AppError `not-found`; `conflict` when the person has no other record
     */
    split: (record: RecordRef, actor: string) =>
      inTransaction(async (db) => {
        const link = await findLink(db, record);
        const facts = await readRecord(db, record);
        if (!link || !facts) throw new AppError("not-found", "There is no such record");
        if (!(await holdPerson(db, link.personId))) throw new AppError("conflict", "The person has changed meanwhile");
        if ((await countLinks(db, link.personId, 2)) < 2) {
          throw new AppError("conflict", "The person has no other record");
        }
        const at = clock();
        const { name, mail, phone, language } = facts;
        const personId = await insertPerson(db, {
          name: name ?? mail ?? phone ?? "",
          company: null,
          language,
          leadScore: null,
          leadScorePercent: null,
          openRequests: 0,
          listed: facts.accepted,
          createdAt: at,
          lastActivityAt: facts.at,
          searchText: "",
        });
        await updateLinks(db, [link.id], { personId, matchedBy: "staff", fixed: true });
        await moveEntriesOf(db, record, personId);
        // First the old one: what only this record says is free then.
        await refreshPerson(db, link.personId, keysSaid(link));
        await refreshActivity(db, link.personId);
        await addContacts(db, personId, facts);
        await refreshPerson(db, personId);
        await refreshActivity(db, personId);
        await insertDifference(db, link.personId, personId, at);
        const detail = { recordKind: record.kind };
        await note(db, link.personId, "split", actor, { otherId: personId, ...detail });
        await note(db, personId, "split", actor, { otherId: link.personId, ...detail });
        await audit(db, actor, "split", link.personId, { record: record.kind, id: record.id, into: personId });
        return personId;
      }),

    /**
     * Makes two people one: all that is the other's becomes this one's. Can be undone.
     * @throws AppError `not-found`, also for somebody who is another by now; `conflict` for one and the same
     */
    async merge(id: number, otherId: number, actor: string): Promise<Person> {
      if (id === otherId) throw new AppError("conflict", "One person cannot be merged");
      await inTransaction(async (db) => {
        await holdBoth(db, id, otherId);
        const at = clock();
        const other = (await findPerson(db, otherId))!;
        const links = await moveAllLinks(db, otherId, id);
        await moveContacts(db, otherId, id);
        const entries = await moveAllEntries(db, otherId, id);
        const mergeId = await insertMerge(db, { keptId: id, mergedId: otherId, moved: { links, entries }, at });
        await updatePerson(db, otherId, {
          name: "",
          company: null,
          leadScore: null,
          leadScorePercent: null,
          openRequests: 0,
          listed: false,
          searchText: "",
          mergedInto: id,
        });
        await raiseActivity(db, id, other.lastActivityAt);
        await refreshPerson(db, id);
        await note(db, id, "merge", actor, { mergeId });
        await audit(db, actor, "merge", id, { other: otherId });
      });
      await database.flushed();
      return await whole(id);
    },

    /**
     * Undoes a merge: what was the other's is theirs again, and they are not proposed to each other any more.
     * @returns the person who was kept
     * @throws AppError `not-found`; `conflict` when it is undone already, or the kept one has become another since
     */
    async undoMerge(mergeId: number, actor: string): Promise<Person> {
      const keptId = await inTransaction(async (db) => {
        const merge = await findMerge(db, mergeId);
        if (!merge) throw new AppError("not-found", "There is no such merge");
        const at = clock();
        const { keptId: kept, mergedId, moved } = merge;
        if (!(await holdPerson(db, kept)) || !(await markMergeUndone(db, mergeId, at))) {
          throw new AppError("conflict", "This merge cannot be undone any more");
        }
        await updatePerson(db, mergedId, { mergedInto: null });
        await returnLinks(db, moved.links, kept, mergedId);
        await moveEntries(db, moved.entries, kept, mergedId);
        await returnContacts(db, kept, mergedId);
        await refreshPerson(db, kept);
        if (await refreshPerson(db, mergedId)) {
          await refreshActivity(db, mergedId);
          await insertDifference(db, kept, mergedId, at);
          await note(db, mergedId, "merge-undone", actor, { otherId: kept });
        }
        await refreshActivity(db, kept);
        await note(db, kept, "merge-undone", actor, { otherId: mergedId });
        await audit(db, actor, "merge-undone", kept, { other: mergedId });
        return kept;
      });
      await database.flushed();
      return await whole(keptId);
    },

    /** Notes that two people are not the same: they are not proposed to each other any more. @throws AppError `not-found` */
    differ: (id: number, otherId: number, actor: string) =>
      inTransaction(async (db) => {
        if (id === otherId) throw new AppError("conflict", "One person is the same");
        if (!(await findPerson(db, id)) || !(await findPerson(db, otherId))) {
          throw new AppError("not-found", "There is no such person");
        }
        await insertDifference(db, id, otherId, clock());
        await audit(db, actor, "differ", id, { other: otherId });
      }),
  };
}

function summaryOf(row: PersonSummaryRow): PersonSummary {
  const { createdAt, lastActivityAt, ...person } = row;
  return { ...person, lastActivityAt: lastActivityAt.toISOString() };
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

function withOwner(row: TimelineRow, names: ReadonlyMap<string, string>): TimelineRow {
  if (row.kind !== "owner") return row;
  return { ...row, detail: { ...row.detail, ownerName: names.get(String(row.detail["ownerId"])) ?? null } };
}

function cursorOf(at: Date, id: number): string {
  return cursorAfter({ createdAt: at.toISOString(), id });
}

function pageAfter(cursor: string) {
  const { createdAt: at, id } = positionOf(cursor);
  return { at, id };
}
