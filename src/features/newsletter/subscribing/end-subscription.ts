import type { Queryable } from "../../../db/database.ts";
import type { NewsletterFact } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { markEnded } from "../store/subscriptions.ts";

type Ended = Extract<NewsletterFact, { kind: "newsletter.ended" }>;

/** Ends a subscription, in the caller's transaction; one that has already ended this way is unchanged. */
export async function endSubscription(
  { clock, facts }: Pick<NewsletterParts, "clock" | "facts">,
  db: Queryable,
  ended: Pick<Ended, "subject" | "state" | "actor" | "how">,
): Promise<void> {
  const at = clock();
  if (!(await markEnded(db, ended.subject, ended.state, at))) return;
  await facts.record(db, { kind: "newsletter.ended", at, ...ended });
}
