import { AppError } from "../../../lib/http/app-error.ts";
import { entryOf } from "./list-entries.ts";
import type { EntryFields, FaqEntry } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { insertEntry, updateQuestion } from "./store.ts";

/**
 * Adds an answer for the assistant.
 * @param unansweredId a question that this answers, however often it was asked
 * @throws AppError `invalid` when there is no such question
 */
export async function addEntry(
  { facts, clock, entriesStamp }: FaqParts,
  fields: EntryFields,
  unansweredId: number | undefined,
  actor: string,
): Promise<FaqEntry> {
  const entry = await facts.transaction(async (db) => {
    const row = await insertEntry(db, fields, actor, clock());
    if (unansweredId !== undefined) {
      const to = { state: "answered", faqId: row.id } as const;
      if (!(await updateQuestion(db, unansweredId, ["open", "dismissed"], to))) {
        throw new AppError("invalid", "There is no such question", { fields: { unansweredId: "questionUnknown" } });
      }
    }
    await facts.record(db, { kind: "chat.answer-added", at: clock(), actor, subject: row.id, detail: {} });
    return row;
  });
  entriesStamp.forget();
  return entryOf(entry);
}
