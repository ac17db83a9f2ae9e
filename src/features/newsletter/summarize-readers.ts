import type { ListSummary } from "./model.ts";
import type { NewsletterParts } from "./parts.ts";
import { countSubscriptions, listChanges } from "./store/readers.ts";

/** Period of the growth figures: a season. */
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

/** Statistics of the lists, for all staff; addresses are only in the admins' export. */
export async function summarizeReaders({
  database: { kysely },
  clock,
}: Pick<NewsletterParts, "database" | "clock">): Promise<ListSummary> {
  const since = clock().getTime() - WEEKS * WEEK_MS;
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
}
