import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { MOST_CONTACTS } from "../matching/match-record.ts";
import type { Person } from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { listContacts } from "../store/contacts.ts";
import { findSummary, listProposals } from "../store/lists.ts";
import { findPerson } from "../store/people.ts";
import { findLatestRequest, listOpen } from "../store/records.ts";
import { summaryOf } from "./list-people.ts";

/** A person's requests named at the top of their page; more than one is rare. */
const MOST_OPEN = 10;
/** Shared emails and phones considered for proposals: an office of twenty has one line. */
const MOST_SHARED = 40;
/** Most merges followed to find the current person. */
const MOST_MERGED = 20;

/** The person with an id, or whoever they were merged into. @throws AppError `not-found` */
export async function resolvePerson(db: Queryable, id: number): Promise<number> {
  let at: number | null = id;
  for (let steps = 0; at !== null && steps < MOST_MERGED; steps += 1) {
    const person = await findPerson(db, at);
    if (!person) break;
    if (person.mergedInto === null) return person.id;
    at = person.mergedInto;
  }
  throw new AppError("not-found", "There is no such person");
}

/** A person, or whoever they were merged into, with a different id. @throws AppError `not-found` */
export async function readPerson({ database: { kysely } }: Pick<PeopleParts, "database">, id: number): Promise<Person> {
  const personId = await resolvePerson(kysely, id);
  const row = await findSummary(kysely, personId);
  if (!row) throw new AppError("not-found", "There is no such person");
  const contacts = await listContacts(kysely, personId, MOST_CONTACTS);
  const [open, latestRequestId, shared] = await Promise.all([
    listOpen(kysely, personId, MOST_OPEN),
    findLatestRequest(kysely, personId),
    listProposals(kysely, personId, contacts, MOST_SHARED),
  ]);
  const proposals = new Map<number, Person["proposals"][number]>();
  for (const { id: otherId, name, company, kind, key } of shared) {
    const { written } = contacts.find((contact) => contact.kind === kind && contact.key === key)!;
    const proposal = proposals.get(otherId) ?? { id: otherId, name, company, by: [] };
    proposal.by.push({ kind, written });
    proposals.set(otherId, proposal);
  }
  return {
    ...summaryOf(row),
    createdAt: row.createdAt.toISOString(),
    contacts: contacts.map(({ kind, written }) => ({ kind, written })),
    open: open.map(({ createdAt, ...request }) => ({ ...request, createdAt: createdAt.toISOString() })),
    latestRequestId,
    proposals: [...proposals.values()],
  };
}
