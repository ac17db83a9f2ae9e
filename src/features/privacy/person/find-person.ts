import { mailboxOf } from "../../../lib/text/mailbox.ts";
import { normalisePhone } from "../../consultations/phone.ts";
import { searchTermsOf } from "../../consultations/search-text.ts";
import { findEverything } from "../holders/find-everything.ts";
import type { FoundRecords } from "../holders/holder.ts";
import { idsOf, totalOf } from "../holders/holders.ts";
import { matcherOf } from "../holders/person-matcher.ts";
import { type Found, HOLDER_NAMES, type PersonKeys } from "../model.ts";
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
