import { AppError } from "../../../lib/http/app-error.ts";
import { refreshActivity, refreshPerson } from "../matching/match-record.ts";
import type { Person } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { readPerson } from "../reading/read-person.ts";
import { returnContacts } from "../store/contacts.ts";
import { returnLinks } from "../store/links.ts";
import { findMerge, insertDifference, markMergeUndone } from "../store/merges.ts";
import { holdPerson, updatePerson } from "../store/people.ts";
import { moveEntries } from "../store/timeline.ts";
import { noteOnPerson } from "./note-on-person.ts";

/**
 * Undoes a merge: the other person gets everything back, and the two are no longer proposed as duplicates.
 * @returns the person who was kept
 * @throws AppError `not-found`; `conflict` when it was already undone, or the kept one has been merged since
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
