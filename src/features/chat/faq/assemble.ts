import { bind } from "../../../lib/bind.ts";
import { createEntriesStamp } from "./entries-stamp.ts";
import { allEntries } from "./list-entries.ts";
import type { FaqParts } from "./parts.ts";
import { stampOfEntries } from "./store.ts";

/** Questions the assistant could not answer, and answers from staff. */
export function assembleFaq(base: Omit<FaqParts, "entriesStamp">) {
  const parts = { ...base, entriesStamp: createEntriesStamp(() => stampOfEntries(base.database.kysely)) };
  return { ...parts, answers: bind(allEntries, parts), stamp: parts.entriesStamp.read };
}
