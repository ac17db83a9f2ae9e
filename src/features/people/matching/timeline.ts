import type { Queryable } from "../../../db/database.ts";
import { mailKey } from "../../../lib/text/mail-key.ts";
import type { RecordKind, RecordRef, TimelineDetails, TimelineKind } from "../model.ts";
import { NOT_ACTIVITY } from "../store/activity.ts";
import { type ContactKey, findOwners } from "../store/contacts.ts";
import { deleteLinks } from "../store/links.ts";
import { raiseActivity } from "../store/people.ts";
import { deleteEntriesOf, deleteEntry, findEntryDetail, insertEntries, updateEntryDetail } from "../store/timeline.ts";
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
 * What other features call, each inside the transaction of the fact it tells of:
 *
 *   recordOnTimeline   something happened with a request, a conversation, a subscription, or an address
 *   requestArrived     a request was stored
 *   recordChanged      name, mail, phone, review or contacted of a record are others now
 *   reviseOnTimeline   an entry tells something else now (a mail arrived, a note was corrected)
 *   forgetRecords      records were erased
 *
 * The person is found, or made, by itself.
 */

/** A record, and whom it belongs to where that is known within the same transaction. */
export type KnownRecord = RecordRef & { personId?: number };

/** A fact for the timeline. */
export interface TimelineFact<Kind extends TimelineKind = TimelineKind> {
  /**
   * Whose it is: a record, which its entries go with (and its person, for who has just been told who that is), or an
   * address (any spelling) or phone (E.164) of a known person.
   */
  of: KnownRecord | { address: string } | { phone: string };
  kind: Kind;
  at: Date;
  /** Id of the member of staff, `visitor` or `system`. */
  actor: string;
  detail: TimelineDetails[Kind];
  /** By which the entry can be revised, and by which the same fact told twice is written once: see `entryRef`. */
  ref?: string | undefined;
}

/**
 * Writes a fact on the timeline of its person, in the caller's transaction; a record that belongs to nobody yet is
 * matched first.
 * @returns number of the person; undefined when nobody is known: a chat without mail and phone, an unknown address
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

/** Says that a request was stored, in the same transaction. @returns number of its person */
export async function requestArrived(db: Queryable, request: RequestRow): Promise<number> {
  return await personOfNewRequest(db, request);
}

/**
 * Says that a record is there, or that its name, mail, phone, review or contacted have changed: its person is found
 * or made, and what is known of them follows. What the record tells of its past is on the timeline after the first time.
 * @param actor id of the member of staff, `visitor` or `system`
 */
export async function recordChanged(db: Queryable, record: RecordRef, actor = "system"): Promise<void> {
  await followRecord(db, record, actor === "visitor");
}

/** Makes an entry tell something else; without one under this `ref` nothing happens. */
export async function reviseOnTimeline<Kind extends TimelineKind>(
  db: Queryable,
  ref: string,
  change: Partial<TimelineDetails[Kind]>,
): Promise<void> {
  const detail = await findEntryDetail(db, ref);
  if (detail) await updateEntryDetail(db, ref, JSON.stringify({ ...detail, ...change }));
}

/** Takes an entry out, such as that of a note that was deleted. */
export async function removeFromTimeline(db: Queryable, ref: string): Promise<void> {
  await deleteEntry(db, ref);
}

/**
 * Erases records from their people's timelines. Whoever has no other record goes with their last one; of the others the
 * timeline keeps that something was erased, and nothing of it.
 */
export async function forgetRecords(db: Queryable, kind: RecordKind, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += FORGOTTEN_AT_ONCE) {
    const some = ids.slice(from, from + FORGOTTEN_AT_ONCE);
    await deleteEntriesOf(db, kind, some);
    const released = Map.groupBy(await deleteLinks(db, kind, some), ({ personId }) => personId);
    // In one order everywhere, so that two that forget never wait for each other.
    for (const personId of [...released.keys()].sort((a, b) => a - b)) {
      if (!(await refreshPerson(db, personId, released.get(personId)!.flatMap(keysSaid)))) continue;
      await refreshActivity(db, personId);
      const none = { recordKind: null, recordId: null, ref: null };
      const detail = JSON.stringify({ recordKind: kind });
      await insertEntries(db, [{ ...none, personId, at, kind: "erasure", actor: "system", detail }]);
    }
  }
}

/** Numbers in one statement. */
const FORGOTTEN_AT_ONCE = 500;
