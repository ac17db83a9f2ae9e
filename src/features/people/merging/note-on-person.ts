import type { Queryable } from "../../../db/database.ts";
import type { RecordRef, TimelineDetails, TimelineKind } from "../model.ts";
import { insertEntries } from "../store/timeline.ts";

/** Adds what staff did about a person's identity to their own timeline. */
export async function noteOnPerson<Kind extends TimelineKind>(
  db: Queryable,
  personId: number,
  { kind, at, actor, detail }: { kind: Kind; at: Date; actor: string; detail: TimelineDetails[Kind] },
  record?: RecordRef,
): Promise<void> {
  const of = { recordKind: record?.kind ?? null, recordId: record?.id ?? null };
  await insertEntries(db, [{ personId, at, kind, ...of, actor, detail: JSON.stringify(detail), ref: null }]);
}
