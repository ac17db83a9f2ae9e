import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv-file.ts";
import { newsletterCsv as en } from "../../text/en/desk/newsletter-csv.ts";
import { newsletterCsv as fr } from "../../text/fr/desk/newsletter-csv.ts";

/** A row of the export; moments are written as ISO 8601 in UTC. */
interface Subscriber {
  id: number;
  address: string;
  language: Language;
  state: keyof typeof fr.states;
  source: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  version: string;
  wording: string;
}

/**
 * The lists as CSV, a page at a time.
 * @param nextPage the subscribers after one of them; an empty page ends the file
 * @param language of the column names
 */
export function exportSubscribers(
  nextPage: (after?: number) => Promise<Subscriber[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const text = { fr, en }[language];
  const { address, language: list, state, source, requestedAt, confirmedAt, endedAt, version, wording } = text;
  return csvStream(
    [address, list, state, source, requestedAt, confirmedAt, endedAt, version, wording],
    (last?: Subscriber) => nextPage(last?.id),
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
