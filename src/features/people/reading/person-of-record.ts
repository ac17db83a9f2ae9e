import { personOf } from "../matching/match-record.ts";
import type { RecordRef } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { findLink } from "../store/links.ts";

/** The person a record belongs to; null for one with neither email nor phone. */
export async function personOfRecord({ database, facts }: PeopleParts, record: RecordRef): Promise<number | null> {
  const link = await findLink(database.kysely, record);
  if (link) return link.personId;
  // From before people existed, and not matched yet.
  return (await facts.transaction((db) => personOf(db, record))) ?? null;
}
