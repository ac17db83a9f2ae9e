import { AppError } from "../../../lib/http/app-error.ts";
import type { FaqParts } from "./parts.ts";
import { deleteEntry } from "./store.ts";

/** Deletes an entry; the questions it answered reopen. @throws AppError `not-found` */
export async function removeEntry({ facts, clock, entriesStamp }: FaqParts, id: number, actor: string): Promise<void> {
  await facts.transaction(async (db) => {
    if (!(await deleteEntry(db, id))) throw new AppError("not-found", "There is no such answer");
    await facts.record(db, { kind: "chat.answer-removed", at: clock(), actor, subject: id, detail: {} });
  });
  entriesStamp.forget();
}
