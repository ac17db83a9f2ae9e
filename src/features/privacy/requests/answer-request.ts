import { AppError } from "../../../lib/http/app-error.ts";
import type { PrivacyRequest } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { mailOutcome } from "./mail-outcome.ts";
import { closeRequest, findRequest, requestOf } from "./store.ts";

/**
 * Closes a request and emails the person the outcome, with the reason for a refusal.
 * @throws AppError `not-found`, `conflict` for a closed one, `invalid` for a refusal without a reason
 */
export async function answerRequest(
  parts: PrivacyParts,
  id: number,
  { state, note }: { state: "answered" | "refused"; note: string | null },
  actor: string,
): Promise<PrivacyRequest> {
  const { database, clock, facts, outbox } = parts;
  if (state === "refused" && !note) {
    throw new AppError("invalid", "A refusal gives its reason", { fields: { note: "required" } });
  }
  const at = clock();
  const row = await facts.transaction(async (db) => {
    const closed = await closeRequest(db, id, { state, note: note || null, answeredAt: at, answeredBy: actor });
    if (!closed) {
      if (!(await findRequest(db, id))) throw new AppError("not-found", "There is no such request");
      throw new AppError("conflict", "The request was answered already");
    }
    await mailOutcome(parts, db, closed, state, note);
    const kind = state === "refused" ? "privacy.refuse" : "privacy.answer";
    await facts.record(db, { kind, at, actor, subject: id, detail: { kind: closed.kind } });
    return closed;
  });
  await database.flushed();
  outbox.wake();
  return requestOf(row);
}
