import { bind } from "../../lib/bind.ts";
import { mergePeople } from "./merging/merge-people.ts";
import { noteDifference } from "./merging/note-difference.ts";
import { splitRecord } from "./merging/split-record.ts";
import { undoMerge } from "./merging/undo-merge.ts";
import type { PeopleParts } from "./parts.ts";
import { listPeople } from "./reading/list-people.ts";
import { personOfRecord } from "./reading/person-of-record.ts";
import { readPerson } from "./reading/read-person.ts";
import { readTimeline } from "./reading/read-timeline.ts";

export type People = ReturnType<typeof assemblePeople>;

/** People, their timelines, and possible duplicates: for staff. */
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
