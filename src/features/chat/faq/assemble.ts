import { bind } from "../../../lib/bind.ts";
import { allEntries, type FaqParts } from "./entries.ts";
import { createEntriesStamp } from "./entries-stamp.ts";
import { stampOfEntries } from "./store.ts";

/** Questions the assistant could not answer, and answers from staff. */
export function assembleFaq(base: Omit<FaqParts, "entriesStamp">) {
  const parts = { ...base, entriesStamp: createEntriesStamp(() => stampOfEntries(base.database.kysely)) };
  return { ...parts, answers: bind(allEntries, parts), stamp: parts.entriesStamp.read };
}
