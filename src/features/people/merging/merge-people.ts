import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { refreshPerson } from "../matching/match-record.ts";
import type { Person } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { readPerson } from "../reading/read-person.ts";
import { moveContacts } from "../store/contacts.ts";
import { moveAllLinks } from "../store/links.ts";
import { insertMerge } from "../store/merges.ts";
import { findPerson, holdPerson, raiseActivity, updatePerson } from "../store/people.ts";
import { moveAllEntries } from "../store/timeline.ts";
import { noteOnPerson } from "./note-on-person.ts";

/**
 * Merges two people: everything of the other's moves to this one. Can be undone.
 * @throws AppError `not-found`, also for someone already merged into another; `conflict` for one and the same
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
