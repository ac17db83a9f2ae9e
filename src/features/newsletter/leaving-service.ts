import type { Facts, RecordFact } from "../../db/facts.ts";
import type { NewsletterFact } from "./model.ts";
import { endSubscription, type Queryable } from "./repository.ts";

type Ended = Extract<NewsletterFact, { kind: "newsletter.ended" }>;

/** Where the use cases of the newsletter say what happened. */
export type NewsletterFacts = Omit<Facts, "record"> & { record: RecordFact<NewsletterFact> };

/**
 * Ends a subscription; one that has ended so already stays as it is.
 * @param actor id of the member of staff, `visitor` or `system`
 */
export async function leaveList(
  record: NewsletterFacts["record"],
  db: Queryable,
  id: number,
  state: Ended["state"],
  at: Date,
  actor: string,
  how: Ended["how"],
): Promise<void> {
  if (!(await endSubscription(db, id, state, at))) return;
  await record(db, { kind: "newsletter.ended", at, actor, subject: id, state, how });
}
