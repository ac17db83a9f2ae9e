import { AppError } from "../../../lib/http/app-error.ts";
import type { FaqParts } from "./parts.ts";
import { updateQuestion } from "./store.ts";

/**
 * Dismisses a question, however often it was asked, or opens it again.
 * @param also the same in other words; of those that are gone by now nothing is said
 * @throws AppError `not-found`
 */
export async function dismissQuestion(
  { facts, clock }: FaqParts,
  id: number,
  { state, also = [] }: { state: "open" | "dismissed"; also?: readonly number[] | undefined },
  actor: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    const from = state === "open" ? "dismissed" : "open";
    if (!(await updateQuestion(db, id, [from], { state, faqId: null }))) {
      throw new AppError("not-found", "There is no such question");
    }
    for (const other of also) await updateQuestion(db, other, [from], { state, faqId: null });
    const kind = state === "open" ? "chat.question-reopened" : "chat.question-dismissed";
    await facts.record(db, { kind, at: clock(), actor, subject: id, detail: {} });
  });
}
