import { AppError } from "../../lib/http/app-error.ts";
import type { OutboxEntry } from "./model.ts";
import type { OutboxParts } from "./parts.ts";
import { findForReplay, makeDue } from "./store.ts";

/**
 * Makes a message due now that was given up on, or is waiting after a failure.
 * @param actor id of the member of staff
 * @throws AppError `not-found`, or `conflict` when it was delivered, never tried, or is in progress
 */
export async function replay(
  { database, clock, facts, wake }: OutboxParts & { wake(): void },
  id: number,
  actor: string,
): Promise<OutboxEntry> {
  const now = clock();
  const replayed = await facts.transaction(async (db) => {
    const message = await findForReplay(db, database.dialect, id);
    if (!message) throw new AppError("not-found", "There is no such message");
    const { template, status, attempts, lockedUntil } = message;
    const isUnderWay = lockedUntil !== null && lockedUntil > now;
    if (status === "delivered" || attempts === 0 || isUnderWay)
      throw new AppError("conflict", "This message is delivered or under way");
    await facts.record(db, {
      kind: "outbox.replay",
      at: now,
      actor,
      subject: id,
      detail: { template, status, attempts },
    });
    return await makeDue(db, id, now);
  });
  wake();
  return replayed;
}
