import { personOf } from "../matching/match-record.ts";
import type { RecordRef } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { findLink } from "../store/links.ts";

/** Whom a record belongs to; null for one that says neither mail nor phone. */
export async function personOfRecord({ database, facts }: PeopleParts, record: RecordRef): Promise<number | null> {
  const link = await findLink(database.kysely, record);
  if (link) return link.personId;
  // From before people were known, and not taken in yet.
  return (await facts.transaction((db) => personOf(db, record))) ?? null;
}
