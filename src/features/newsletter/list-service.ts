import type { Clock } from "../../lib/clock.ts";
import { mailKey } from "../../lib/text/mail-key.ts";
import { leaveList, type NewsletterFacts } from "./leaving-service.ts";
import { countSubscriptions, findSubscriptionsOf, listChanges, listSubscribers } from "./list-repository.ts";
import type { ListSummary } from "./model.ts";
import type { Database } from "./repository.ts";
import { insertAudit } from "./sendings-repository.ts";

/** How far back growth is told: a season. */
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

export interface ReaderListsParts {
  database: Database;
  clock: Clock;
  facts: NewsletterFacts;
}

export type ReaderLists = ReturnType<typeof createReaderLists>;

/** Use cases of the staff around the lists: figures for everybody, addresses only in the admin's export. */
export function createReaderLists({ database, clock, facts }: ReaderListsParts) {
  const { kysely } = database;
  return {
    async summary(): Promise<ListSummary> {
      const now = clock().getTime();
      const since = now - WEEKS * WEEK_MS;
      const [counts, joined, left] = await Promise.all([
        countSubscriptions(kysely),
        listChanges(kysely, "confirmedAt", new Date(since)),
        listChanges(kysely, "withdrawnAt", new Date(since)),
      ]);
      const list = () => ({ confirmed: 0, pending: 0, unsubscribed: 0, bounced: 0 });
      const lists: ListSummary["lists"] = { fr: list(), en: list() };
      for (const { language, state, n } of counts) lists[language][state] = n;
      const weeks = Array.from({ length: WEEKS }, (_, index) => ({
        from: new Date(since + index * WEEK_MS).toISOString(),
        joined: 0,
        left: 0,
      }));
      const weekOf = (at: Date) => weeks[Math.min(WEEKS - 1, Math.floor((at.getTime() - since) / WEEK_MS))];
      for (const at of joined) weekOf(at)!.joined += 1;
      for (const at of left) weekOf(at)!.left += 1;
      return { lists, weeks };
    },

    /** Subscribers in the order of their numbers. */
    page: (limit: number, after?: number) => listSubscribers(kysely, limit, after),

    /** Notes that somebody took the lists away. */
    async noteExport(actor: string): Promise<void> {
      await insertAudit(kysely, { at: clock(), actor, action: "newsletter.export", subject: "subscriptions" });
      await database.flushed();
    },

    /**
     * For whoever asks us by mail or phone to be taken off: ends what the address has on every list.
     * @returns how many subscriptions ended
     */
    async unsubscribeAddress(address: string, actor: string): Promise<number> {
      const ended = await facts.transaction(async (db) => {
        const at = clock();
        const subscriptions = await findSubscriptionsOf(db, mailKey(address));
        for (const { id } of subscriptions) {
          await leaveList(facts.record, db, id, "unsubscribed", at, actor, "desk");
          await insertAudit(db, { at, actor, action: "newsletter.unsubscribe", subject: String(id) });
        }
        return subscriptions.length;
      });
      await database.flushed();
      return ended;
    },
  };
}
