import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { addContacts, keysSaid, refreshActivity, refreshPerson } from "./matching/match-record.ts";
import type { Person, RecordRef, TimelineDetails, TimelineKind } from "./model.ts";
import { type PeopleParts, readPerson } from "./read-people.ts";
import { moveContacts, returnContacts } from "./store/contacts.ts";
import { countLinks } from "./store/lists.ts";
import {
  findLink,
  findMerge,
  findPerson,
  holdPerson,
  insertDifference,
  insertEntries,
  insertMerge,
  insertPerson,
  markMergeUndone,
  moveAllEntries,
  moveAllLinks,
  moveEntries,
  moveEntriesOf,
  raiseActivity,
  returnLinks,
  updateLinks,
  updatePerson,
} from "./store/people.ts";
import { readRecord } from "./store/records.ts";

/**
 * Records that two people are different, so that they are not proposed as duplicates.
 * @throws AppError `not-found`; `conflict` if both ids are the same
 */
export async function noteDifference(
  { facts, clock }: PeopleParts,
  id: number,
  otherId: number,
  actor: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    if (id === otherId) throw new AppError("conflict", "One person is the same");
    if (!(await findPerson(db, id)) || !(await findPerson(db, otherId))) {
      throw new AppError("not-found", "There is no such person");
    }
    const at = clock();
    await insertDifference(db, id, otherId, at);
    await facts.record(db, { kind: "person.differ", at, actor, subject: id, detail: { other: otherId } });
  });
}

/** Adds a staff decision on a person's identity to that person's timeline. */
export async function noteOnPerson<Kind extends TimelineKind>(
  db: Queryable,
  personId: number,
  { kind, at, actor, detail }: { kind: Kind; at: Date; actor: string; detail: TimelineDetails[Kind] },
  record?: RecordRef,
): Promise<void> {
  const of = { recordKind: record?.kind ?? null, recordId: record?.id ?? null };
  await insertEntries(db, [{ personId, at, kind, ...of, actor, detail: JSON.stringify(detail), ref: null }]);
}

/**
 * Moves all of the other person's data to this one. Can be undone.
 * @throws AppError `not-found`, also for a person already merged into another; `conflict` if both ids are the same
 */
export async function mergePeople(parts: PeopleParts, id: number, otherId: number, actor: string): Promise<Person> {
  if (id === otherId) throw new AppError("conflict", "One person cannot be merged");
  await parts.facts.transaction(async (db) => {
    await holdBoth(db, id, otherId);
    const at = parts.clock();
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
    await noteOnPerson(db, id, { kind: "merge", at, actor, detail: { mergeId } });
    await parts.facts.record(db, { kind: "person.merge", at, actor, subject: id, detail: { other: otherId } });
  });
  await parts.database.flushed();
  return await readPerson(parts, id);
}

/** Locks two people in a fixed order, so that merging them both ways at once cannot deadlock. */
async function holdBoth(db: Queryable, one: number, other: number): Promise<void> {
  for (const id of [one, other].sort((a, b) => a - b)) {
    if (!(await holdPerson(db, id))) throw new AppError("not-found", "There is no such person, or no longer");
  }
}

/**
 * Undoes a match: the record becomes a separate person, and is never matched automatically again.
 * @returns the new person's id
 * @throws AppError `not-found`; `conflict` if the person has no other record
 */
export async function splitRecord({ facts, clock }: PeopleParts, record: RecordRef, actor: string): Promise<number> {
  return await facts.transaction(async (db) => {
    const link = await findLink(db, record);
    const said = await readRecord(db, record);
    if (!link || !said) throw new AppError("not-found", "There is no such record");
    if (!(await holdPerson(db, link.personId))) throw new AppError("conflict", "The person has changed meanwhile");
    if ((await countLinks(db, link.personId, 2)) < 2) {
      throw new AppError("conflict", "The person has no other record");
    }
    const at = clock();
    const { name, mail, phone, language } = said;
    const personId = await insertPerson(db, {
      name: name ?? mail ?? phone ?? "",
      company: null,
      language,
      leadScore: null,
      leadScorePercent: null,
      openRequests: 0,
      listed: said.accepted,
      createdAt: at,
      lastActivityAt: said.at,
      searchText: "",
    });
    await updateLinks(db, [link.id], { personId, matchedBy: "staff", fixed: true });
    await moveEntriesOf(db, record, personId);
    // The old person is refreshed first, to release the contacts that only this record states.
    await refreshPerson(db, link.personId, keysSaid(link));
    await refreshActivity(db, link.personId);
    await addContacts(db, personId, said);
    await refreshPerson(db, personId);
    await refreshActivity(db, personId);
    await insertDifference(db, link.personId, personId, at);
    const { kind, id } = record;
    const fact = { kind: "split", at, actor } as const;
    await noteOnPerson(db, link.personId, { ...fact, detail: { otherId: personId, recordKind: kind } });
    await noteOnPerson(db, personId, { ...fact, detail: { otherId: link.personId, recordKind: kind } });
    await facts.record(db, {
      kind: "person.split",
      at,
      actor,
      subject: link.personId,
      detail: { record: kind, id, into: personId },
    });
    return personId;
  });
}

/**
 * Undoes a merge: the other person gets their data back, and the two are no longer proposed as duplicates.
 * @returns the person who was kept
 * @throws AppError `not-found`; `conflict` if the merge was already undone, or the kept person was merged since
 */
export async function undoMerge(parts: PeopleParts, mergeId: number, actor: string): Promise<Person> {
  const keptId = await parts.facts.transaction(async (db) => {
    const merge = await findMerge(db, mergeId);
    if (!merge) throw new AppError("not-found", "There is no such merge");
    const at = parts.clock();
    const fact = { at, actor };
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
      await noteOnPerson(db, mergedId, { ...fact, kind: "merge-undone", detail: { otherId: kept } });
    }
    await refreshActivity(db, kept);
    await noteOnPerson(db, kept, { ...fact, kind: "merge-undone", detail: { otherId: mergedId } });
    await parts.facts.record(db, { ...fact, kind: "person.merge-undone", subject: kept, detail: { other: mergedId } });
    return kept;
  });
  await parts.database.flushed();
  return await readPerson(parts, keptId);
}
