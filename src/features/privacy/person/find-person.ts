import { AppError } from "../../../lib/http/app-error.ts";
import { mailboxOf } from "../../../lib/text/mailbox.ts";
import { searchTermsOf } from "../../consultations/search-text.ts";
import { normalisePhone } from "../../consultations/submission-schema.ts";
import type { FoundRecords } from "../holders/holder.ts";
import { countsOf, findAll, findEverything, HOLDERS, idsOf, requireKeys, totalOf } from "../holders/holders.ts";
import { matcherOf } from "../holders/person-matcher.ts";
import { type Changes, type Found, HOLDER_NAMES, type PersonKeys } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { findByName } from "./store.ts";

/** Candidates for a name that are read, and shown. */
const MOST_CANDIDATES = 200;
const SHOWN_CANDIDATES = 50;

/** Searches by email address or phone number; a name gives people to choose from. */
export async function searchPerson(parts: PrivacyParts, q: string): Promise<Found> {
  const none = { emails: [], phones: [], names: [] };
  if (q.includes("@")) return await lookAtPerson(parts, { ...none, emails: [q] });
  const phone = normalisePhone(q);
  if (phone) return await lookAtPerson(parts, { ...none, phones: [phone] });
  return { ...shownOf(none, {}), candidates: await candidatesFor(parts, q) };
}

/** What is held under these addresses, numbers and names. */
export async function lookAtPerson({ database, mailFolder }: PrivacyParts, keys: PersonKeys): Promise<Found> {
  return shownOf(keys, await findEverything(mailFolder, database.kysely, keys));
}

async function candidatesFor({ database }: PrivacyParts, q: string): Promise<Found["candidates"]> {
  const rows = await findByName(database.kysely, searchTermsOf(q), MOST_CANDIDATES);
  const seen = new Map<string, Found["candidates"][number]>();
  for (const { name, email, phone, company } of rows) {
    const key = email ? mailboxOf(email) : (phone ?? name ?? "");
    if (key && !seen.has(key)) seen.set(key, { name: name ?? "", email, phone, company });
  }
  return [...seen.values()].slice(0, SHOWN_CANDIDATES);
}

function shownOf(keys: PersonKeys, found: FoundRecords): Found {
  const person = matcherOf(keys);
  const contacts = Object.values(found).flatMap((records) => records.map((record) => record.contacts));
  const emails = contacts.flatMap((contact) => contact.emails).filter((email) => !person.isEmail(email));
  const phones = contacts.flatMap((contact) => contact.phones).filter((phone) => !person.isPhone(phone));
  return {
    keys,
    related: {
      emails: [...new Map(emails.map((email) => [mailboxOf(email), email])).values()],
      phones: [...new Set(phones)],
    },
    candidates: [],
    holders: HOLDER_NAMES.flatMap((holder) => {
      const records = found[holder];
      if (!records) return [];
      return [{ holder, records: records.map(({ id, at, fields }) => ({ id, at: at.toISOString(), fields })) }];
    }),
    total: totalOf(idsOf(found)),
  };
}

/**
 * Corrects what a person said about themselves, in requests and chats. Newsletter subscriptions are not changed: a new
 * address must be confirmed by its owner.
 * @returns how many records changed, by holder
 */
export async function correctPerson(
  { database, clock, facts }: PrivacyParts,
  keys: PersonKeys,
  asked: Changes,
  actor: string,
): Promise<Record<string, number>> {
  requireKeys(keys);
  const changes = changesOf(asked);
  const at = clock();
  const counts = await facts.transaction(async (db) => {
    const records = idsOf(await findAll(db, matcherOf(keys)));
    const changed: Record<string, number> = {};
    for (const { name, correct } of HOLDERS) {
      if (correct) changed[name] = await correct(db, (records[name] ?? []).map(Number), changes, at);
    }
    const detail = { fields: Object.keys(changes), ...changed };
    await facts.record(db, { kind: "privacy.correct", at, actor, subject: "person", detail, records, changes });
    return changed;
  });
  await database.flushed();
  return counts;
}

/** @throws AppError `invalid` for an invalid phone number, or an empty change */
function changesOf({ phone: typed, ...rest }: Changes): Changes {
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && !phone) throw new AppError("invalid", "Not a phone number", { fields: { phone: "phoneInvalid" } });
  const changes = { ...rest, ...(phone ? { phone } : {}) };
  if (Object.keys(changes).length === 0) {
    throw new AppError("invalid", "Nothing is to change", { fields: { changes: "required" } });
  }
  return changes;
}

/** Exports a person's data to hand to them; logs it. */
export async function handOver(
  { database, clock, facts, mailFolder }: PrivacyParts,
  keys: PersonKeys,
  actor: string,
): Promise<FoundRecords> {
  const found = await findEverything(mailFolder, database.kysely, keys);
  await facts.transaction((db) =>
    facts.record(db, {
      kind: "privacy.hand-over",
      at: clock(),
      actor,
      subject: "person",
      detail: countsOf(idsOf(found)),
    }),
  );
  await database.flushed();
  return found;
}
