import type { Queryable } from "../../../db/database.ts";
import { mailKey } from "../../../lib/text/mailbox.ts";
import type { RecordKind, RecordRef, TimelineDetails, TimelineKind } from "../model.ts";
import { type ContactKey, findOwners } from "../store/contacts.ts";
import {
  deleteEntriesOf,
  deleteEntry,
  deleteLinks,
  findEntryDetail,
  insertEntries,
  NOT_ACTIVITY,
  raiseActivity,
  redateEntry,
  updateEntryDetail,
} from "../store/people.ts";
import {
  followRecord,
  keysSaid,
  personOf,
  personOfNewRequest,
  refreshActivity,
  refreshPerson,
} from "./match-record.ts";
import type { RequestRow } from "./record-facts.ts";

/*
 * Other features call these functions in the transaction of the fact:
 *
 *   recordOnTimeline   a fact about a request, conversation, subscription, email address or phone
 *   requestArrived     a request was stored
 *   recordChanged      a record's name, email, phone, review or contacted mark changed
 *   reviseOnTimeline   an entry changed (an email was delivered, a note was edited)
 *   redateOnTimeline   an automatic entry's time changed (a reminder, queued at the booking, was sent)
 *   forgetRecords      records were erased
 *
 * The person is found, or created, automatically.
 */

/** A record, with its person if already identified in the same transaction. */
export type KnownRecord = RecordRef & { personId?: number };

export interface TimelineFact<Kind extends TimelineKind = TimelineKind> {
  /**
   * The fact's owner: a record, with which its entries move and are deleted, or a known person's email address (in any
   * spelling) or phone (E.164).
   */
  of: KnownRecord | { address: string } | { phone: string };
  kind: Kind;
  at: Date;
  /** Id of the staff member, `visitor` or `system`. */
  actor: string;
  detail: TimelineDetails[Kind];
  /** Identifies the entry, for later revision and so that a fact reported twice is stored once (see `entryRef`). */
  ref?: string | undefined;
}

/**
 * Adds a fact to its person's timeline, in the caller's transaction; an unassigned record is matched first.
 * @returns the person's id; undefined if unknown, as for a chat with neither email nor phone, or an unknown email
 */
export async function recordOnTimeline<Kind extends TimelineKind>(
  db: Queryable,
  { of, kind, at, actor, detail, ref }: TimelineFact<Kind>,
): Promise<number | undefined> {
  const record = "id" in of ? of : undefined;
  const personId =
    "id" in of
      ? (of.personId ?? (await personOf(db, of)))
      : await ownerOf(
          db,
          "address" in of ? { kind: "mail", key: mailKey(of.address) } : { kind: "phone", key: of.phone },
        );
  if (personId === undefined) return undefined;
  const written = await insertEntries(db, [
    {
      personId,
      at,
      kind,
      recordKind: record?.kind ?? null,
      recordId: record?.id ?? null,
      actor,
      detail: JSON.stringify(detail),
      ref: ref ?? null,
    },
  ]);
  if (written && !NOT_ACTIVITY.includes(kind)) await raiseActivity(db, personId, at);
  return personId;
}

async function ownerOf(db: Queryable, key: ContactKey): Promise<number | undefined> {
  const [owner] = await findOwners(db, [key]);
  return owner?.personId;
}

/**
 * Finds or creates the person of a new request. To be called in the transaction that stores the request.
 * @returns the person's id
 */
export async function requestArrived(db: Queryable, request: RequestRow): Promise<number> {
  return await personOfNewRequest(db, request);
}

/**
 * Finds or creates a record's person, and updates the person. To be called when the record is created, or its name,
 * email, phone, review or contacted mark changes. The first call adds the record's own history to the timeline.
 * @param actor id of the staff member, `visitor` or `system`
 */
export async function recordChanged(db: Queryable, record: RecordRef, actor = "system"): Promise<void> {
  await followRecord(db, record, actor === "visitor");
}

/** Changes the entry with this `ref`, if there is one. */
export async function reviseOnTimeline<Kind extends TimelineKind>(
  db: Queryable,
  ref: string,
  change: Partial<TimelineDetails[Kind]>,
): Promise<void> {
  const detail = await findEntryDetail(db, ref);
  if (detail) await updateEntryDetail(db, ref, JSON.stringify({ ...detail, ...change }));
}

/** Moves an automatic entry to another time. */
export async function redateOnTimeline(db: Queryable, ref: string, at: Date): Promise<void> {
  await redateEntry(db, ref, at);
}

/** Deletes an entry, such as a deleted note's. */
export async function removeFromTimeline(db: Queryable, ref: string): Promise<void> {
  await deleteEntry(db, ref);
}

/**
 * Erases records from their people's timelines. A person is deleted with their last record; otherwise, the timeline
 * keeps only that a record was erased.
 */
export async function forgetRecords(db: Queryable, kind: RecordKind, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += FORGOTTEN_AT_ONCE) {
    const some = ids.slice(from, from + FORGOTTEN_AT_ONCE);
    await deleteEntriesOf(db, kind, some);
    const released = Map.groupBy(await deleteLinks(db, kind, some), ({ personId }) => personId);
    // Locked in a fixed order, to avoid deadlocks.
    for (const personId of [...released.keys()].sort((a, b) => a - b)) {
      if (!(await refreshPerson(db, personId, released.get(personId)!.flatMap(keysSaid)))) continue;
      await refreshActivity(db, personId);
      const none = { recordKind: null, recordId: null, ref: null };
      const detail = JSON.stringify({ recordKind: kind });
      await insertEntries(db, [{ ...none, personId, at, kind: "erasure", actor: "system", detail }]);
    }
  }
}

/** Ids per statement. */
const FORGOTTEN_AT_ONCE = 500;
