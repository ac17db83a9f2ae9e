import type { Withdrawal } from "../consent-ledger/model.ts";
import { recordWithdrawal } from "../consent-ledger/service.ts";
import { entryRef } from "../people/entry-ref.ts";
import { recordOnTimeline } from "../people/timeline-service.ts";
import { endSubscription, type Queryable } from "./repository.ts";

/**
 * Ends a subscription, and writes it on the timeline of whose it is; one that has ended so already stays as it is.
 * @param actor id of the member of staff, `visitor` or `system`
 * @param how what the ledger of consents is told
 */
export async function leaveList(
  db: Queryable,
  id: number,
  state: "unsubscribed" | "bounced",
  at: Date,
  actor: string,
  how: Withdrawal,
): Promise<void> {
  if (!(await endSubscription(db, id, state, at))) return;
  await recordWithdrawal(db, { record: "subscription", ids: [id] }, how, at);
  const of = { kind: "subscription", id } as const;
  const ref = entryRef.ended(id, at);
  await recordOnTimeline(db, { of, kind: "newsletter-ended", at, actor, detail: { state }, ref });
}
