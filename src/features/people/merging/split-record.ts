import { AppError } from "../../../lib/http/app-error.ts";
import { addContacts, keysSaid, refreshActivity, refreshPerson } from "../matching/match-record.ts";
import type { RecordRef } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { findLink, updateLinks } from "../store/links.ts";
import { countLinks } from "../store/lists.ts";
import { insertDifference } from "../store/merges.ts";
import { holdPerson, insertPerson } from "../store/people.ts";
import { readRecord } from "../store/records.ts";
import { moveEntriesOf } from "../store/timeline.ts";
import { noteOnPerson } from "./note-on-person.ts";

/**
 * Undoes a match: the record becomes a separate person, and is never matched automatically again.
 * @returns the new person's id
 * @throws AppError `not-found`; `conflict` when the person has no other record
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
    // The old one first: this releases what only this record states.
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
