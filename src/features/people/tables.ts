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

/** The purposes of the columns (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  // A person is derived from their requests, chats and subscriptions, and is deleted with the last of these.
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

/** The kinds of record that identify a person; each record belongs to one person. */
export type PersonRecordKind = "consultation" | "conversation" | "subscription";

/** A person who wrote to us, in one or several ways; everything but the timestamps is derived from their records. */
export interface PeopleTable
  extends Omit<
    ColumnsOf<Person, "createdAt" | "lastActivityAt">,
    // Derived from their contacts, requests and proposals.
    "mail" | "phone" | "contacts" | "open" | "latestRequestId" | "proposals"
  > {
  /** False while all of the person's records are flagged, discarded or unconfirmed; the desk then hides the person. */
  listed: boolean;
  /** Id of the person that this one was merged into; the row is then empty, and only redirects. */
  mergedInto: number | null;
  /** Names, email addresses, companies and phones, folded for the desk's search. */
  searchText: string;
}

/** A person's email address or phone, stored once however it is spelled. */
export interface PersonContactsTable {
  id: Id;
  personId: number;
  kind: "mail" | "phone";
  /** Canonical form: the email address as `mailKey`, or the phone in E.164 with its extension. */
  key: string;
  /** As first written. */
  written: string;
  /** Whether new records are matched by this contact; true for only one of the people with the same key. */
  matching: boolean;
  createdAt: Moment;
}

/** The person that a record belongs to, and why. */
export interface PersonLinksTable {
  id: Id;
  personId: number;
  recordKind: PersonRecordKind;
  recordId: number;
  /** `alone`: matched no one, so a new person was created; `staff`: decided by staff. */
  matchedBy: "mail" | "phone" | "alone" | "staff";
  /** Whether staff have decided, so that this record is never matched automatically again. */
  fixed: boolean;
  /** The record's own email and phone, in the form of `person_contacts.key`. */
  mailKey: string | null;
  phoneKey: string | null;
  /** Whether the record is neither flagged, discarded nor unconfirmed, so that its person is listed. */
  accepted: boolean;
  /** When the record was created. */
  recordAt: Moment;
}

/** Two people who, according to staff, are different. */
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
  /** Ids of the links, and of the timeline entries without a record, that were moved. */
  moved: Json<{ links: number[]; entries: number[] }>;
  at: Moment;
  undoneAt: Moment | null;
}

/** Entries of people's timelines; a record's entries are moved and deleted with the record. */
export interface TimelineEntriesTable {
  id: Id;
  personId: number;
  at: Moment;
  /** One of `TIMELINE_KINDS`. */
  kind: string;
  recordKind: PersonRecordKind | null;
  recordId: number | null;
  /** Id of the staff member, `visitor` or `system`; null if not recorded at the time. */
  actor: string | null;
  detail: Json<Record<string, unknown>>;
  /** Finds the entry again, and prevents storing a fact twice (see `entryRef`). */
  ref: string | null;
}

/** Progress of matching records from before the people feature. */
export interface PeopleIntakeTable {
  recordKind: PersonRecordKind;
  /** Id up to which all records are matched. */
  lastId: number;
}
