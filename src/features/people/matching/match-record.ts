import type { Queryable } from "../../../db/database.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { RecordRef } from "../model.ts";
import {
  type ContactKey,
  countContacts,
  findContacts,
  findOwners,
  insertContacts,
  listContacts,
  listMatchingKeys,
  passOnKey,
  releaseContacts,
} from "../store/contacts.ts";
import {
  deleteEntriesOf,
  deleteLinks,
  deletePerson,
  findLastActivity,
  findLink,
  findPerson,
  hasLinks,
  hasOtherMail,
  holdPerson,
  insertEntries,
  insertLink,
  insertPerson,
  type Link,
  moveEntriesOf,
  raiseActivity,
  updateLinks,
  updatePerson,
} from "../store/people.ts";
import { countOpen, readIdentity, readRecord } from "../store/records.ts";
import { mayBeSame, type RecordFacts, type RequestRow, requestFacts } from "./record-facts.ts";

/**
 * Maximum number of emails, and of phones, that a person gets automatically from their records. Each record with the
 * same email but a different phone would add a phone; beyond the limit, the phone stays on the record only. No real
 * person has that many; staff may exceed the limit by merging people.
 */
export const MOST_CONTACTS = 20;
/**
 * Maximum number of tries. More than one is needed if the person found is merged or erased before we can lock their
 * row.
 */
const MOST_TRIES = 5;
const TOO_FAST = "Whom a record belongs to changes faster than it can be told";

/**
 * Finds the person that a record belongs to. An unassigned record is matched first: by its email; else by its phone, if
 * {@link findOwnerOf} allows it; else to a new person. The record's own history is then added to the timeline.
 * @returns undefined for a missing record, or one with neither email nor phone
 */
export async function personOf(db: Queryable, record: RecordRef): Promise<number | undefined> {
  const link = await findLink(db, record);
  if (link) return link.personId;
  const facts = await readRecord(db, record);
  return facts && (await match(db, facts));
}

/**
 * Like {@link personOf}, but for a request stored in the same transaction, which has no person yet and need not be read
 * again.
 */
export async function personOfNewRequest(db: Queryable, request: RequestRow): Promise<number> {
  return await match(db, requestFacts(request));
}

/**
 * Applies a record's changes to its person: email, phone, name, and whether it is accepted or answered. A record whose
 * email and phone have both changed is matched again, unless staff have assigned it.
 * @param bySelf whether a visitor made the change. A visitor cannot add a second email to another record's person, not
 *   even in two steps: first giving someone's phone or email, then their own email.
 */
export async function followRecord(db: Queryable, record: RecordRef, bySelf = false): Promise<void> {
  const facts = await readRecord(db, record);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const link = await findLink(db, record);
    if (link && !facts) return await letGo(db, link);
    if (!facts) return;
    if (!link) return void (await match(db, facts));
    // If the person was merged after we read the link, the record belongs to someone else by now, so try again.
    if (await follow(db, link, facts, bySelf)) return;
  }
  throw new Error(TOO_FAST);
}

async function follow(db: Queryable, link: Link, facts: RecordFacts, bySelf: boolean): Promise<boolean> {
  const { record, mailKey, phoneKey, accepted } = facts;
  const isSecondMail =
    bySelf && mailKey !== null && mailKey !== link.mailKey && !link.fixed && (await hasOtherMail(db, link));
  const staysKnown =
    (link.mailKey !== null && link.mailKey === mailKey) || (link.phoneKey !== null && link.phoneKey === phoneKey);
  const isMatched = link.fixed || (staysKnown && !isSecondMail);
  const owner = isMatched ? undefined : await findOwnerOf(db, facts);
  const known = owner?.personId ?? (isSecondMail ? undefined : link.personId);
  // Lock in a fixed order, to avoid deadlocks.
  for (const id of [...new Set([known ?? link.personId, link.personId])].sort((a, b) => a - b)) {
    if (!(await holdPerson(db, id))) return false;
  }
  const personId = known ?? (await makePerson(db, facts));
  // Another process has just created the same person.
  if (personId === undefined) return false;
  const isMoved = personId !== link.personId;
  const matchedBy = isMoved ? (owner?.by ?? "alone") : link.matchedBy;
  await updateLinks(db, [link.id], { personId, matchedBy, mailKey, phoneKey, accepted });
  if (isMoved) await moveEntriesOf(db, record, personId);
  const stillSaid = isMoved ? [] : keysSaid(facts).map(({ key }) => key);
  const released = keysSaid(link).filter(({ key }) => !stillSaid.includes(key));
  // Dropped contacts are released first, so that a person at the limit has room for new ones.
  if (released.length > 0) await refreshPerson(db, link.personId, released);
  await addContacts(db, personId, facts);
  await refreshPerson(db, personId);
  return true;
}

/** Unlinks a record that no longer identifies anyone. */
async function letGo(db: Queryable, link: Link): Promise<void> {
  const { personId, recordKind, recordId } = link;
  await deleteEntriesOf(db, recordKind, [recordId]);
  await deleteLinks(db, recordKind, [recordId]);
  if (await refreshPerson(db, personId, keysSaid(link))) await refreshActivity(db, personId);
}

/**
 * Finds the person to whom a record's email, or else its phone, belongs. An email belongs to one person. A phone may be
 * an office's, and anyone can type it, so it counts only if the names agree and the person would not get a second
 * email; otherwise, staff get a proposal.
 */
async function findOwnerOf(
  db: Queryable,
  facts: RecordFacts,
): Promise<{ personId: number; by: "mail" | "phone" } | undefined> {
  const owners = await findOwners(db, keysOf(facts));
  const byMail = owners.find(({ kind }) => kind === "mail");
  if (byMail) return { personId: byMail.personId, by: "mail" };
  const byPhone = owners.find(({ kind, name }) => kind === "phone" && mayBeSame(facts.name, name));
  if (!byPhone) return undefined;
  if (facts.mailKey !== null && (await countContacts(db, byPhone.personId, "mail", 1)) > 0) return undefined;
  return { personId: byPhone.personId, by: "phone" };
}

async function match(db: Queryable, facts: RecordFacts): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const owner = await findOwnerOf(db, facts);
    // If the owner was merged or erased meanwhile, look up the key's current owner.
    if (owner && !(await holdPerson(db, owner.personId))) continue;
    const personId = owner?.personId ?? (await makePerson(db, facts));
    // Another process has just created the same person.
    if (personId === undefined) continue;
    const { record, mailKey, phoneKey, accepted, at, history } = facts;
    const isNew = await insertLink(db, {
      personId,
      recordKind: record.kind,
      recordId: record.id,
      matchedBy: owner?.by ?? "alone",
      fixed: false,
      mailKey,
      phoneKey,
      accepted,
      recordAt: at,
    });
    if (!isNew) {
      await refreshPerson(db, personId);
      return (await findLink(db, record))!.personId;
    }
    await insertEntries(
      db,
      history.map((fact) => ({
        ...fact,
        personId,
        recordKind: record.kind,
        recordId: record.id,
        detail: JSON.stringify(fact.detail),
      })),
    );
    if (owner) {
      await addContacts(db, personId, facts);
      await raiseActivity(db, personId, lastOf(facts));
      await refreshPerson(db, personId);
    }
    return personId;
  }
  throw new Error(TOO_FAST);
}

/**
 * Creates a person from a record.
 * @returns undefined if another process has just given the email, or the phone under a matching name, to another
 *   person; the caller then tries again
 */
async function makePerson(db: Queryable, facts: RecordFacts): Promise<number | undefined> {
  const { name, company, language, leadScore, leadScorePercent, accepted, isOpen, at, mail, phone } = facts;
  const personId = await insertPerson(db, {
    name: name ?? mail ?? phone ?? "",
    company,
    language,
    leadScore,
    leadScorePercent,
    openRequests: isOpen ? 1 : 0,
    listed: accepted,
    createdAt: at,
    lastActivityAt: lastOf(facts),
    searchText: searchTextOf([name, company, mail, phone]),
  });
  const matching = await insertKeys(db, personId, facts, keysOf(facts));
  if (matching.includes(facts.mailKey === null ? "phone" : "mail")) return personId;
  // The record has only a phone, which it shares with a person of another name.
  if (facts.mailKey === null && !(await findOwnerOf(db, facts))) return personId;
  await deletePerson(db, personId);
  return undefined;
}

/** Stores a record's contact details for its person, up to {@link MOST_CONTACTS} of each kind. */
export async function addContacts(db: Queryable, personId: number, facts: RecordFacts): Promise<void> {
  const keys = keysOf(facts);
  const had = await findContacts(db, personId, keys);
  const added: typeof keys = [];
  for (const contact of keys) {
    if (had.some(({ kind, key }) => kind === contact.kind && key === contact.key)) continue;
    if ((await countContacts(db, personId, contact.kind, MOST_CONTACTS)) < MOST_CONTACTS) added.push(contact);
  }
  await insertKeys(db, personId, facts, added);
}

/**
 * Stores keys for a person. A key that already matches another person is stored with `matching` false, so that both
 * people have it and staff get a proposal.
 * @param keys keys that the person does not have yet
 * @returns the kinds of key that now match new records to the person
 */
async function insertKeys(
  db: Queryable,
  personId: number,
  { at: createdAt }: RecordFacts,
  keys: ReturnType<typeof keysOf>,
): Promise<ContactKey["kind"][]> {
  const contacts = keys.map((contact) => ({ ...contact, personId, createdAt }));
  const matching = (
    await insertContacts(
      db,
      contacts.map((contact) => ({ ...contact, matching: true })),
    )
  ).map(({ kind }) => kind);
  const others = contacts.filter(({ kind }) => !matching.includes(kind));
  await insertContacts(
    db,
    others.map((contact) => ({ ...contact, matching: false })),
  );
  return matching;
}

/** Returns a record's keys, email first, because people who share an office's phone have their own email address. */
function keysOf({ mail, mailKey, phone, phoneKey }: RecordFacts): (ContactKey & { written: string })[] {
  return [
    ...(mailKey === null ? [] : [{ kind: "mail" as const, key: mailKey, written: mail ?? mailKey }]),
    ...(phoneKey === null ? [] : [{ kind: "phone" as const, key: phoneKey, written: phone ?? phoneKey }]),
  ];
}

/** Returns the keys that a record states, for {@link refreshPerson} to release. */
export function keysSaid({ mailKey, phoneKey }: Pick<Link, "mailKey" | "phoneKey">): ContactKey[] {
  return [
    ...(mailKey === null ? [] : [{ kind: "mail" as const, key: mailKey }]),
    ...(phoneKey === null ? [] : [{ kind: "phone" as const, key: phoneKey }]),
  ];
}

/**
 * Recomputes a person from their records, or deletes a person without records. Reads only the newest records, so that
 * the cost does not grow with the records a stranger piles up under one email.
 * @param released former keys of records that were reassigned, deleted or changed
 * @returns whether the person still exists
 */
export async function refreshPerson(
  db: Queryable,
  personId: number,
  released: readonly ContactKey[] = [],
): Promise<boolean> {
  if (!(await holdPerson(db, personId))) return false;
  const records = await hasLinks(db, personId);
  const freed = records.any ? await releaseContacts(db, personId, released) : await listMatchingKeys(db, personId);
  if (!records.any) await deletePerson(db, personId);
  for (const key of freed) await passOnKey(db, key);
  if (!records.any) return false;
  const contacts = await listContacts(db, personId, MOST_CONTACTS);
  const { alsoKnownAs, language, ...identity } = await readIdentity(db, personId);
  const mail = contacts.find(({ kind }) => kind === "mail")?.written;
  await updatePerson(db, personId, {
    ...identity,
    name: identity.name ?? mail ?? contacts[0]?.written ?? "",
    ...(language === null ? {} : { language }),
    openRequests: await countOpen(db, personId),
    listed: records.accepted,
    searchText: searchTextOf([...alsoKnownAs, ...contacts.map(({ written }) => written)]),
  });
  return true;
}

/** Recomputes a person's last activity after they lost records. */
export async function refreshActivity(db: Queryable, personId: number): Promise<void> {
  const at = (await findLastActivity(db, personId)) ?? (await findPerson(db, personId))?.createdAt;
  if (at) await updatePerson(db, personId, { lastActivityAt: at });
}

function searchTextOf(texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null && text !== "")
    .map((text) => foldForSearch(text!))
    .join("\n");
}

function lastOf({ history, at }: RecordFacts): Date {
  return new Date(Math.max(at.getTime(), ...history.map((fact) => fact.at.getTime())));
}
