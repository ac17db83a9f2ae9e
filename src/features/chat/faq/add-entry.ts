import { AppError } from "../../../lib/http/app-error.ts";
import { entryOf } from "./list-entries.ts";
import type { EntryFields, FaqEntry } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { insertEntry, updateQuestion } from "./store.ts";

/**
 * Teaches the assistant an answer.
 * @param answered a question that this answers, however often it was asked, and the same in other words
 * @throws AppError `invalid` when there is no such question
 */
export async function addEntry(
  { facts, clock, entriesStamp }: FaqParts,
  fields: EntryFields,
  { unansweredId, also = [] }: { unansweredId?: number | undefined; also?: readonly number[] | undefined },
  actor: string,
): Promise<FaqEntry> {
  const entry = await facts.transaction(async (db) => {
    const row = await insertEntry(db, fields, actor, clock());
    const to = { state: "answered", faqId: row.id } as const;
    if (unansweredId !== undefined && !(await updateQuestion(db, unansweredId, ["open", "dismissed"], to))) {
      throw new AppError("invalid", "There is no such question", { fields: { unansweredId: "questionUnknown" } });
    }
    for (const other of also) await updateQuestion(db, other, ["open", "dismissed"], to);
    await facts.record(db, { kind: "chat.answer-added", at: clock(), actor, subject: row.id, detail: {} });
    return row;
  });
  entriesStamp.forget();
  return entryOf(entry);
}
