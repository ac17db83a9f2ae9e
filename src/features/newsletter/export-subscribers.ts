import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv-file.ts";
import { newsletterCsv as en } from "../../text/en/desk/newsletter-csv.ts";
import { newsletterCsv as fr } from "../../text/fr/desk/newsletter-csv.ts";
import type { NewsletterParts } from "./parts.ts";
import { type ExportedSubscriber, listSubscribers } from "./store/readers.ts";

/** Rows read per page: about 300 KB. */
const PAGE = 500;

/**
 * The lists as CSV, a page at a time, with ISO 8601 moments in UTC; logs the export.
 * @param language of the column names
 * @param actor id of the member of staff
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
