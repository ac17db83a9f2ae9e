import { AppError } from "../../../lib/http/app-error.ts";
import { entryOf } from "./list-entries.ts";
import type { EntryFields, FaqEntry } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { findEntry, updateEntry } from "./store.ts";

/** @throws AppError `not-found`; `outdated`, with the current entry, when it has changed since */
export async function changeEntry(
  { database, facts, clock, entriesStamp }: FaqParts,
  id: number,
  version: number,
  fields: EntryFields,
  actor: string,
): Promise<FaqEntry> {
  const entry = await facts.transaction(async (db) => {
    const row = await updateEntry(db, id, version, fields, clock());
    if (row) await facts.record(db, { kind: "chat.answer-changed", at: clock(), actor, subject: id, detail: {} });
    return row;
  });
  entriesStamp.forget();
  if (entry) return entryOf(entry);
  const current = await findEntry(database.kysely, id);
  if (!current) throw new AppError("not-found", "There is no such answer");
  throw new AppError("outdated", "The answer has changed since", { current: entryOf(current) });
}
