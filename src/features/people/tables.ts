import type { ColumnsOf, Id, Json, Moment } from "../../db/column-types.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Person } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    people: PeopleTable;
    person_contacts: PersonContactsTable;
    person_links: PersonLinksTable;
    person_differences: PersonDifferencesTable;
    person_merges: PersonMergesTable;
    timeline_entries: TimelineEntriesTable;
    people_intake: PeopleIntakeTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  // Who somebody is follows from their requests, chats and subscriptions, and goes with the last of them.
  people: {
    purpose: "consultation",
    none: "id language openRequests listed createdAt lastActivityAt mergedInto",
    business: "company leadScore leadScorePercent",
    personal: "name searchText",
  },
  people_search: { purpose: "consultation", differs: true, none: "personId", personal: "words" },
  person_contacts: {
    purpose: "consultation",
    none: "id personId kind matching createdAt",
    personal: "key written",
  },
  person_links: {
    purpose: "consultation",
    none: "id matchedBy fixed accepted recordAt",
    personal: "personId recordKind recordId mailKey phoneKey",
  },
  person_differences: { purpose: "consultation", none: "at", personal: "personId otherId" },
  person_merges: { purpose: "consultation", none: "id at undoneAt", personal: "keptId mergedId moved" },
  timeline_entries: {
    purpose: "consultation",
    none: "id at kind recordKind recordId actor ref",
    personal: "personId detail",
  },
  people_intake: { purpose: "operation", none: "recordKind lastId" },
};

/** What a person is known by: a record of one of these tables belongs to one person. */
export type PersonRecordKind = "consultation" | "conversation" | "subscription";

/** Somebody who wrote to us in one way or several. All but the moments follow from the records that belong to them. */
export interface PeopleTable
  extends Omit<
    ColumnsOf<Person, "createdAt" | "lastActivityAt">,
    // Read from their contacts, requests and proposals.
    "mail" | "phone" | "contacts" | "open" | "latestRequestId" | "proposals"
  > {
  /** Whether the desk lists them: not while all there is of them was put aside, or never confirmed. */
  listed: boolean;
  /** Of a person who turned out to be another: who they are. The row is empty then, and leads on. */
  mergedInto: number | null;
  /** Names, addresses, companies and phones, folded: what the desk searches. */
  searchText: string;
}

/** A mail address or a phone of a person, once however often it was written. */
export interface PersonContactsTable {
  id: Id;
  personId: number;
  kind: "mail" | "phone";
  /** One form for all spellings: `mailKey` of the address, E.164 of the phone with its extension. */
  key: string;
  /** As it was written last. */
  written: string;
  /** By which new records are matched: of all people with the same key, it is so for one. */
  matching: boolean;
  createdAt: Moment;
}

/** Which person a record belongs to, and why. */
export interface PersonLinksTable {
  id: Id;
  personId: number;
  recordKind: PersonRecordKind;
  recordId: number;
  /** `alone`: nobody had this mail or phone before; `staff`: somebody decided it. */
  matchedBy: "mail" | "phone" | "alone" | "staff";
  /** Staff have decided: the system does not match this record again. */
  fixed: boolean;
  /** What the record itself says, in the form of `person_contacts.key`. */
  mailKey: string | null;
  phoneKey: string | null;
  /** Whether the record makes its person one to be listed: neither put aside nor never confirmed. */
  accepted: boolean;
  /** When the record was made. */
  recordAt: Moment;
}

/** Two people of whom staff said that they are not the same. */
export interface PersonDifferencesTable {
  /** The smaller number of the two. */
  personId: number;
  otherId: number;
  at: Moment;
}

/** Two people who became one. */
export interface PersonMergesTable {
  id: Id;
  keptId: number;
  mergedId: number;
  /** What moved: ids of links, and of timeline entries without a record. */
  moved: Json<{ links: number[]; entries: number[] }>;
  at: Moment;
  undoneAt: Moment | null;
}

/** What happened with a person, in order. Entries of a record go where the record goes, and with it. */
export interface TimelineEntriesTable {
  id: Id;
  personId: number;
  at: Moment;
  /** One of `TIMELINE_KINDS`. */
  kind: string;
  recordKind: PersonRecordKind | null;
  recordId: number | null;
  /** Id of the member of staff, `visitor` or `system`; null where nobody wrote it down at the time. */
  actor: string | null;
  detail: Json<Record<string, unknown>>;
  /** By which whoever wrote the entry finds it again, and by which the same fact is written once. */
  ref: string | null;
}

/** How far the records that were there before people were known have been taken in. */
export interface PeopleIntakeTable {
  recordKind: PersonRecordKind;
  /** Up to this number they are. */
  lastId: number;
}
