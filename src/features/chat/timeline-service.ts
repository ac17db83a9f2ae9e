import { recordChanged, recordOnTimeline } from "../people/timeline-service.ts";
import type { LeadField } from "./model.ts";
import type { Queryable } from "./repository.ts";

/**
 * Tells the timeline that facts of a conversation were given or corrected. Without a mail or a phone there is nobody whose
 * timeline it could be; with the first one the person becomes known.
 * @param actor id of the member of staff, or `visitor`
 */
export async function tellFacts(
  db: Queryable,
  { id, at, actor, fields }: { id: number; at: Date; actor: string; fields: LeadField[] },
): Promise<void> {
  const of = { kind: "conversation", id } as const;
  await recordChanged(db, of, actor);
  await recordOnTimeline(db, { of, kind: "facts", at, actor, detail: { fields } });
}
