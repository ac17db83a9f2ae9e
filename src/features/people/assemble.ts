import { bind } from "../../lib/bind.ts";
import { mergePeople, noteDifference, splitRecord, undoMerge } from "./merge-people.ts";
import { listPeople, type PeopleParts, personOfRecord, readPerson, readTimeline } from "./read-people.ts";

export type People = ReturnType<typeof assemblePeople>;

/** Assembles the staff actions on people, their timelines and possible duplicates. */
export const assemblePeople = (parts: PeopleParts) => ({
  list: bind(listPeople, parts),
  get: bind(readPerson, parts),
  timeline: bind(readTimeline, parts),
  personOf: bind(personOfRecord, parts),
  split: bind(splitRecord, parts),
  merge: bind(mergePeople, parts),
  undoMerge: bind(undoMerge, parts),
  differ: bind(noteDifference, parts),
});
