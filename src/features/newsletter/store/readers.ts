import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { SubscriptionState } from "../model.ts";

/** Subscriptions by state and list. */
export async function countSubscriptions(db: Queryable) {
  return await db
    .selectFrom("newsletter_subscriptions")
    .select((eb) => ["language", "state", eb.fn.countAll<number>().as("n")])
    .groupBy(["language", "state"])
    .execute();
}

/** When consents were confirmed or withdrawn since a moment; times only, not attributable to anyone. */
export async function listChanges(db: Queryable, what: "confirmedAt" | "withdrawnAt", since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("consent_ledger")
    .select([`${what} as at`])
    .where("subscriptionId", "is not", null)
    .where(what, ">=", since)
    .execute();
  return rows.flatMap(({ at }) => at ?? []);
}

/** A subscriber as exported: with the consent of their last confirmation, or their last request. */
export interface ExportedSubscriber {
  id: number;
  address: string;
  language: Language;
  state: SubscriptionState;
  confirmedAt: Date | null;
  endedAt: Date | null;
  source: string;
  requestedAt: Date;
  version: string;
  wording: string;
}

/** In id order, after a given one. */
export async function listSubscribers(db: Queryable, limit: number, after = 0): Promise<ExportedSubscriber[]> {
  return await db
    .selectFrom("newsletter_subscriptions as subscription")
    .innerJoin("consent_ledger as consent", "consent.subscriptionId", "subscription.id")
    .leftJoin("consent_wordings as words", "words.id", "consent.wordingId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .select(["subscription.confirmedAt", "subscription.endedAt"])
    .select(["consent.source", "consent.mailedAt as requestedAt", "consent.version"])
    .select((eb) => eb.fn.coalesce("words.wording", eb.val("")).as("wording"))
    .where("subscription.id", ">", after)
    .where("consent.id", "=", (eb) =>
      eb
        .selectFrom("consent_ledger as other")
        .select("other.id")
        .whereRef("other.subscriptionId", "=", "subscription.id")
        .orderBy((of) => of.case().when("other.confirmedAt", "is", null).then(1).else(0).end())
        .orderBy("other.mailedAt", "desc")
        .orderBy("other.id", "desc")
        .limit(1),
    )
    .orderBy("subscription.id")
    .limit(limit)
    .$narrowType<{ requestedAt: Date }>()
    .execute();
}
