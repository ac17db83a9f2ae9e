import { AppError } from "../../../lib/http/app-error.ts";
import type { RecipientCounts, RecipientState, Sending } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { countRecipients } from "../store/recipients.ts";
import { findSending, listSendings as findSendings, type SendingRow } from "../store/sendings.ts";

const COUNTED_AS: Record<RecipientState, keyof RecipientCounts> = {
  waiting: "waiting",
  queued: "underWay",
  deferred: "underWay",
  delivered: "delivered",
  bounced: "bounced",
  failed: "failed",
  dropped: "dropped",
};

type Reading = Pick<NewsletterParts, "database">;

/** @throws AppError `not-found` */
export async function readSending(parts: Reading, id: number): Promise<Sending> {
  const row = await findSending(parts.database.kysely, id);
  if (!row) throw new AppError("not-found", "There is no such sending");
  const [sending] = await withCounts(parts, [row]);
  return sending!;
}

/** Newest first. @param before id of the last one on the previous page */
export async function listSendings(parts: Reading, limit: number, before?: number): Promise<Sending[]> {
  return await withCounts(parts, await findSendings(parts.database.kysely, limit, before));
}

/** @param counted by state, for one sending or several */
export function recipientCounts(
  counted: readonly { sendingId: number; state: RecipientState; n: number }[],
  sendingId: number,
): RecipientCounts {
  const counts: RecipientCounts = { waiting: 0, underWay: 0, delivered: 0, bounced: 0, failed: 0, dropped: 0 };
  for (const row of counted) if (row.sendingId === sendingId) counts[COUNTED_AS[row.state]] += row.n;
  return counts;
}

async function withCounts({ database }: Reading, rows: readonly SendingRow[]): Promise<Sending[]> {
  const counted = await countRecipients(
    database.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map(({ issue: { title }, startedAt, endedAt, ...row }) => ({
    ...row,
    title,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    readers: recipientCounts(counted, row.id),
  }));
}
