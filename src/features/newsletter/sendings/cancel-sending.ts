import { AppError } from "../../../lib/http/app-error.ts";
import type { Sending } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { endSending } from "../store/sendings.ts";
import { readSending } from "./read-sendings.ts";

/**
 * Stops a sending: only emails already on their way to the mail server still arrive.
 * @param actor id of the member of staff
 * @throws AppError `not-found`, or `conflict` when there is nothing to stop
 */
export async function cancelSending(parts: NewsletterParts, id: number, actor: string): Promise<Sending> {
  const { clock, database, facts } = parts;
  const { state, readers } = await readSending(parts, id);
  await facts.transaction(async (db) => {
    const at = clock();
    // Emails already in the outbox can still be stopped there.
    const canStop = state === "sending" || (state === "sent" && readers.underWay > 0);
    if (!canStop || !(await endSending(db, id, state, "cancelled", at))) {
      throw new AppError("conflict", "There is nothing to stop");
    }
    await facts.record(db, { kind: "newsletter.cancel", at, actor, subject: id, detail: {} });
  });
  await database.flushed();
  return await readSending(parts, id);
}
