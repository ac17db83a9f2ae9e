import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
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
  // A person is derived from their requests, chats and subscriptions, and is deleted with the last of them.
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

/** What identifies a person: a record in one of these tables belongs to one person. */
export type PersonRecordKind = "consultation" | "conversation" | "subscription";

/** Someone who wrote to us in one way or several. All but the timestamps is derived from their records. */
export interface PeopleTable
  extends Omit<
    ColumnsOf<Person, "createdAt" | "lastActivityAt">,
    // Derived from their contacts, requests and proposals.
    "mail" | "phone" | "contacts" | "open" | "latestRequestId" | "proposals"
  > {
  /** False while all their records are set aside or unconfirmed: the desk then hides them. */
  listed: boolean;
  /** The id of the person they were merged into. The row is then empty, and only redirects. */
  mergedInto: number | null;
  /** Names, addresses, companies and phones, folded for the desk's search. */
  searchText: string;
}

/** An email address or phone of a person, stored once however it was spelled. */
export interface PersonContactsTable {
  id: Id;
  personId: number;
  kind: "mail" | "phone";
  /** Canonical form: `mailKey` of the address, E.164 of the phone with its extension. */
  key: string;
  /** As last written. */
  written: string;
  /** Whether new records match by it; among all people with the same key, one has it true. */
  matching: boolean;
  createdAt: Moment;
}

/** The person a record belongs to, and why. */
export interface PersonLinksTable {
  id: Id;
  personId: number;
  recordKind: PersonRecordKind;
  recordId: number;
  /** `alone`: no one had this email or phone before; `staff`: someone decided it. */
  matchedBy: "mail" | "phone" | "alone" | "staff";
  /** Staff have decided, so this record is never matched automatically again. */
  fixed: boolean;
  /** The record's own value, in the form of `person_contacts.key`. */
  mailKey: string | null;
  phoneKey: string | null;
  /** Whether the record gets its person listed: neither set aside nor unconfirmed. */
  accepted: boolean;
  /** When the record was created. */
  recordAt: Moment;
}

/** Two people who are different according to staff. */
export interface PersonDifferencesTable {
  /** The smaller of the two ids. */
  personId: number;
  otherId: number;
  at: Moment;
}

/** Two people who were merged. */
export interface PersonMergesTable {
  id: Id;
  keptId: number;
  mergedId: number;
  /** What moved: ids of links, and of timeline entries without a record. */
  moved: Json<{ links: number[]; entries: number[] }>;
  at: Moment;
  undoneAt: Moment | null;
}

/** A person's timeline, in order. A record's entries move and are deleted with it. */
export interface TimelineEntriesTable {
  id: Id;
  personId: number;
  at: Moment;
  /** One of `TIMELINE_KINDS`. */
  kind: string;
  recordKind: PersonRecordKind | null;
  recordId: number | null;
  /** Id of the member of staff, `visitor` or `system`; null if it was not recorded at the time. */
  actor: string | null;
  detail: Json<Record<string, unknown>>;
  /** See `entryRef`: finds the entry again, and stores a repeated fact once. */
  ref: string | null;
}

/** Progress of matching records from before people existed. */
export interface PeopleIntakeTable {
  recordKind: PersonRecordKind;
  /** All records up to this id are matched. */
  lastId: number;
}
