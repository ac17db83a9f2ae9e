import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { limitKeyEnd } from "../../mail-limits/mail-limits.ts";
import type { PersonKeys } from "../model.ts";
import { chat } from "./chat.ts";
import { consultations } from "./consultations.ts";
import {
  consentsOfReader,
  type FoundRecord,
  type FoundRecords,
  forParts,
  type Holder,
  inParts,
  matcherOf,
  type PersonMatcher,
  present,
  type RecordIds,
  splitBy,
} from "./holder.ts";
import { findMailFiles, mails } from "./mails.ts";

/** Finds all records about a person in the database, by holder. */
export async function findAll(db: Queryable, person: PersonMatcher): Promise<FoundRecords> {
  const found: FoundRecords = {};
  for (const holder of HOLDERS) {
    const records = await holder.find(db, person, found);
    if (records.length > 0) found[holder.name] = records;
  }
  return found;
}

/** Erases what {@link findAll} found, in the caller's transaction. */
export async function eraseAll(db: Queryable, records: RecordIds): Promise<void> {
  for (const { name, erase } of HOLDERS) await erase(db, records[name] ?? []);
}

export function idsOf(found: FoundRecords): RecordIds {
  return Object.fromEntries(Object.entries(found).map(([name, records]) => [name, records.map(({ id }) => id)]));
}

export function countsOf(records: RecordIds): Record<string, number> {
  return Object.fromEntries(Object.entries(records).map(([name, ids]) => [name, ids.length]));
}

export function totalOf(records: RecordIds): number {
  return Object.values(records).reduce((sum, ids) => sum + ids.length, 0);
}

/**
 * Finds everything in the database and the email files under these email addresses, phone numbers and names.
 * @throws AppError `invalid` if there are none
 */
export async function findEverything(mailFolder: string, db: Queryable, keys: PersonKeys): Promise<FoundRecords> {
  requireKeys(keys);
  const person = matcherOf(keys);
  const found = await findAll(db, person);
  const files = await findMailFiles(mailFolder, person);
  return files.length > 0 ? { ...found, "mail-files": files } : found;
}

export function requireKeys({ emails, phones, names }: PersonKeys): void {
  if (emails.length + phones.length + names.length > 0) return;
  throw new AppError("invalid", "Nobody is named", { fields: { keys: "required" } });
}

export const newsletter: Holder = {
  name: "newsletter",
  tables: ["newsletter_subscriptions", "newsletter_confirmations", "newsletter_links", "newsletter_recipients"],
  async find(db, person) {
    const found: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("newsletter_subscriptions")
        .select(["id", "address", "language", "state", "createdAt", "confirmedAt", "endedAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, ...row } of rows) {
      if (!person.owns("newsletter", id, row.createdAt, { email: row.address })) continue;
      const contacts = { emails: [row.address], phones: [] };
      found.push({ id: String(id), at: row.createdAt, fields: { ...row }, contacts });
    }
    for (const record of found) {
      const consents = await consentsOfReader(db, Number(record.id));
      const issues = await db
        .selectFrom("newsletter_recipients as recipient")
        .innerJoin("newsletter_sendings as sending", "sending.id", "recipient.sendingId")
        .select(["sending.issue", "sending.startedAt", "recipient.state"])
        .where("recipient.subscriptionId", "=", Number(record.id))
        .orderBy("sending.id")
        .execute();
      record.fields["consents"] = consents;
      record.fields["issues"] = issues.map(({ issue, startedAt, state }) => ({
        title: issue["title"],
        sentAt: startedAt,
        state,
      }));
    }
    return found;
  },
  // Also deletes the subscription's links, confirmations and recipient rows (cascade).
  erase: (db, ids) =>
    forParts(ids.map(Number), (some) => db.deleteFrom("newsletter_subscriptions").where("id", "in", some).execute()),
};

/** Id prefix of an emailed link among the records of {@link rights}. */
const LINK = "link:";

/** People's privacy requests; erasure keeps the requests and their dates, but not who made them. */
export const rights: Holder = {
  name: "rights",
  tables: ["privacy_requests", "privacy_links"],
  async find(db, person) {
    const rows = await db
      .selectFrom("privacy_requests")
      .select(["id", "kind", "email", "wish", "receivedAt", "dueAt", "state", "answeredAt", "note"])
      .where("email", "is not", null)
      .orderBy("id")
      .execute();
    const links = await db.selectFrom("privacy_links").select(["tokenDigest", "kind", "email", "expiresAt"]).execute();
    return [
      ...rows
        .filter(({ id, email, receivedAt }) => person.owns("rights", id, receivedAt, { email }))
        .map(({ id, ...row }) => ({
          id: String(id),
          at: row.receivedAt,
          fields: { ...row },
          contacts: { emails: present(row.email), phones: [] },
        })),
      ...links
        .filter(({ email, expiresAt }) => person.isEmail(email) && person.isMeant(expiresAt))
        .map(({ tokenDigest, expiresAt, kind, email }) => ({
          id: `${LINK}${tokenDigest}`,
          at: expiresAt,
          fields: { kind, email, linkUntil: expiresAt },
          contacts: { emails: [email], phones: [] },
        })),
    ];
  },
  async erase(db, ids) {
    const [links, requests] = splitBy(LINK, ids);
    await forParts(links, (some) => db.deleteFrom("privacy_links").where("tokenDigest", "in", some).execute());
    await forParts(requests.map(Number), (some) =>
      db.updateTable("privacy_requests").set({ email: null, wish: null }).where("id", "in", some).execute(),
    );
  },
};

export const limits: Holder = {
  name: "limits",
  tables: ["mail_limits", "idempotency_keys"],
  async find(db, person, found) {
    const inFound = Object.values(found).flatMap((records) => records.flatMap(({ contacts }) => contacts.emails));
    const ends = [...person.emails, ...inFound.filter(person.isEmail)].map(limitKeyEnd);
    const rows = await db.selectFrom("mail_limits").select(["key", "sentAt"]).orderBy("key").execute();
    return rows
      .filter(({ key, sentAt }) => person.isMeant(sentAt) && ends.some((end) => key.endsWith(end)))
      .map(({ key, sentAt }) => ({
        id: key,
        at: sentAt,
        fields: { mailedFor: key.slice(0, key.lastIndexOf(":")), sentAt },
        contacts: { emails: [], phones: [] },
      }));
  },
  erase: (db, keys) => forParts(keys, (some) => db.deleteFrom("mail_limits").where("key", "in", some).execute()),
};

/** Kind of a webhook delivery's subject, by the holder that finds it. */
const SUBJECTS = {
  consultations: "request",
  newsletter: "subscription",
  chat: "conversation",
  mails: "mail",
  rights: "privacy-request",
} as const;

/** Webhook deliveries about a person, sent or pending. */
export const webhooks: Holder = {
  name: "webhooks",
  tables: ["webhook_deliveries"],
  async find(db, person, found) {
    const subjects = new Set(
      Object.entries(SUBJECTS).flatMap(([holder, noun]) =>
        (found[holder as keyof typeof SUBJECTS] ?? []).map(({ id }) => `${noun}:${id}`),
      ),
    );
    const records: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("webhook_deliveries")
        .innerJoin("webhook_endpoints", "webhook_endpoints.id", "endpointId")
        .select([
          "webhook_deliveries.id",
          "webhook_endpoints.name",
          "type",
          "subject",
          "body",
          "status",
          "webhook_deliveries.createdAt",
          "deliveredAt",
        ])
        .where("webhook_deliveries.id", ">", after)
        .orderBy("webhook_deliveries.id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, name, type, subject, body, ...row } of rows) {
      if (!person.isMeant(row.createdAt) || !(subjects.has(subject) || person.isNamedIn(body))) continue;
      const fields = { recipient: name, event: type, body, ...row };
      records.push({ id: String(id), at: row.createdAt, fields, contacts: { emails: [], phones: [] } });
    }
    return records;
  },
  erase: (db, ids) =>
    forParts(ids.map(Number), (some) => db.deleteFrom("webhook_deliveries").where("id", "in", some).execute()),
};

/**
 * All holders in execution order: emails and webhooks are found through their subject, and rate limits through email
 * addresses found before.
 */
export const HOLDERS: readonly Holder[] = [consultations, newsletter, chat, mails, rights, webhooks, limits];
