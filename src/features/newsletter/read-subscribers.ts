import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv.ts";
import { newsletterCsv as en } from "../../text/en/desk/csv.ts";
import { newsletterCsv as fr } from "../../text/fr/desk/csv.ts";
import type { ListSummary } from "./model.ts";
import type { NewsletterParts } from "./subscriptions.ts";
import { countSubscriptions, type ExportedSubscriber, listChanges, listSubscribers } from "./subscriptions-store.ts";

/** Rows per query, about 300 KB. */
const PAGE = 500;

/**
 * Streams the lists as CSV, with ISO 8601 times in UTC; logs the export.
 * @param language the column names' language
 * @param actor id of the staff member
 */
export async function exportSubscribers(
  { clock, database, facts }: NewsletterParts,
  language: Language,
  actor: string,
): Promise<ReadableStream<Uint8Array>> {
  const fact = { kind: "newsletter.export", at: clock(), actor, subject: "subscriptions", detail: {} } as const;
  await facts.record(database.kysely, fact);
  await database.flushed();
  const text = { fr, en }[language];
  const { address, language: list, state, source, requestedAt, confirmedAt, endedAt, version, wording } = text;
  return csvStream(
    [address, list, state, source, requestedAt, confirmedAt, endedAt, version, wording],
    (last?: ExportedSubscriber) => listSubscribers(database.kysely, PAGE, last?.id),
    (row) => [
      row.address,
      row.language,
      text.states[row.state],
      row.source,
      row.requestedAt.toISOString(),
      row.confirmedAt?.toISOString() ?? "",
      row.endedAt?.toISOString() ?? "",
      row.version,
      row.wording,
    ],
  );
}

/** Weeks covered by the growth figures, about a season. */
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

/** Returns statistics about the lists, for all staff; email addresses are only in the admins' export. */
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
