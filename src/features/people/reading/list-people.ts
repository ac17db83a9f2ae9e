import { searchWordsOf } from "../../../lib/text/search-words.ts";
import { MOST_COUNTED, type PeoplePage, type PeopleQuery, type PersonSummary } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { countPeople, listPeople as list, type PersonSummaryRow, searchPeople } from "../store/lists.ts";
import { cursorOf, pageAfter } from "./page-cursor.ts";

/** A page, most recent activity first. @throws AppError `invalid` for an invalid cursor */
export async function listPeople({ database }: PeopleParts, query: PeopleQuery): Promise<PeoplePage> {
  const after = query.cursor === undefined ? undefined : pageAfter(query.cursor);
  const search = await searchPeople(database, searchWordsOf(query.search ?? ""));
  const filter = { search, onlyOpen: query.open === "true" };
  // One extra row, to know whether there is a next page.
  const rows = await list(database, filter, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    people: page.map(summaryOf),
    total: after ? null : await countPeople(database, filter, MOST_COUNTED),
    next: last && rows.length > page.length ? cursorOf(last.lastActivityAt, last.id) : null,
  };
}

export function summaryOf(row: PersonSummaryRow): PersonSummary {
  const { createdAt, lastActivityAt, ...person } = row;
  return { ...person, lastActivityAt: lastActivityAt.toISOString() };
}
