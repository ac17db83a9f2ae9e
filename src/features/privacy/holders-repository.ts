import type { Queryable } from "../../db/database.ts";
import { consentsOfReader, consentsOfRequests } from "../consent-ledger/repository.ts";
import { untieConsents } from "../consent-ledger/service.ts";
import { limitKeyEnd } from "../mail-limits/mail-limits.ts";
import type { RecordKind } from "../people/schema.ts";
import { forgetRecords } from "../people/timeline-service.ts";
import type { HolderName } from "./model.ts";
import { mentions, type Who } from "./who.ts";

export type { Database, Queryable } from "../../db/database.ts";

/** Something held about a person, as it is handed over. */
export interface FoundRecord {
  /** Within its holder. */
  id: string;
  at: Date;
  /** By names that `src/text/*​/privacy-copy.ts` has words for. */
  fields: Record<string, unknown>;
  /** By what the person is known there. */
  contacts: { emails: string[]; phones: string[] };
}

export type FoundSoFar = Partial<Record<HolderName, readonly FoundRecord[]>>;

/** A part of the database that holds something about people: it is found, handed over and erased here. */
export interface Holder {
  name: HolderName;
  /** Tables it answers for; a test holds them against the data map. */
  tables: readonly string[];
  /** @param found what the holders before it found: mails are known by the request they tell of */
  find(db: Queryable, who: Who, found: FoundSoFar): Promise<FoundRecord[]>;
  erase(db: Queryable, records: readonly FoundRecord[], at: Date): Promise<void>;
}

/** Rows read at once: about a megabyte, so that nobody waits long for the event loop. */
const ROWS_AT_ONCE = 2_000;

/** Numbers in one statement. */
const IDS_AT_ONCE = 500;

/** Every row of a table in the order of its numbers, a part at a time: digests and spellings are judged in the program. */
async function* inParts<Row extends { id: number }>(read: (after: number, limit: number) => Promise<Row[]>) {
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

async function forParts<Item>(items: readonly Item[], work: (some: readonly Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += IDS_AT_ONCE) await work(items.slice(from, from + IDS_AT_ONCE));
}

const isMeant = (who: Who, at: Date) => who.until === undefined || at <= who.until;
const numbers = (records: readonly FoundRecord[]) => records.map(({ id }) => Number(id));
const present = (...values: (string | null | undefined)[]) => values.filter((value): value is string => Boolean(value));

/** What happened with a record, as the staff see it on the timeline. */
async function historyOf(db: Queryable, kind: RecordKind, id: number) {
  return await db
    .selectFrom("timeline_entries")
    .select(["at", "kind as event"])
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

const consultations: Holder = {
  name: "consultations",
  // Who somebody is, and what happened with them, follows from their records and goes with the last of them.
  tables: [
    "consultations",
    // Of subscriptions and conversations as well: each lets go of its own.
    "consent_ledger",
    "consultation_notes",
    "letters",
    "appointments",
    "appointment_quarters",
    "appointment_waitlist",
    "people",
    "people_search",
    "person_contacts",
    "person_links",
    "person_differences",
    "person_merges",
    "timeline_entries",
  ],
  async find(db, who) {
    const ids: number[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("consultations")
        .select(["id", "name", "email", "phone", "createdAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, name, email, phone, createdAt } of rows) {
      const known = who.isEmail(email) || who.isPhone(phone) || who.isName(name);
      if (isMeant(who, createdAt) && (known || who.isRecord("consultations", String(id)))) ids.push(id);
    }
    const found: FoundRecord[] = [];
    await forParts(ids, async (some) => {
      const whole = await db.selectFrom("consultations").selectAll().where("id", "in", some).orderBy("id").execute();
      const consents = await consentsOfRequests(db, some);
      const notes = await db
        .selectFrom("consultation_notes")
        .select(["consultationId", "text", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      const letters = await db
        .selectFrom("letters")
        .select(["consultationId", "recipient", "subject", "body", "language", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      const appointments = await db
        .selectFrom("appointments")
        .select(["consultationId", "startsAt", "kind as means", "state", "visitorZone", "reason", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      for (const row of whole) {
        const { id, searchText, contentDigest, leadScoreVersion, verdictReasons, reviewedAt, ...rest } = row;
        const { ownerId, followUpVersion, stage, ...fields } = rest;
        const agreed = consents
          .filter(({ consultationId }) => consultationId === id)
          .map(({ consultationId, ...consent }) => consent);
        const written = notes.filter((note) => note.consultationId === id).map(({ consultationId, ...note }) => note);
        const sent = letters
          .filter(({ consultationId }) => consultationId === id)
          .map(({ consultationId, ...letter }) => letter);
        const booked = appointments
          .filter(({ consultationId }) => consultationId === id)
          .map(({ consultationId, ...appointment }) => appointment);
        const history = await historyOf(db, "consultation", id);
        found.push({
          id: String(id),
          at: row.createdAt,
          fields: { ...fields, consents: agreed, notes: written, letters: sent, appointments: booked, history },
          contacts: { emails: [row.email], phones: present(row.phone) },
        });
      }
    });
    return found;
  },
  async erase(db, records, at) {
    const ids = numbers(records);
    await forgetRecords(db, "consultation", ids, at);
    await untieConsents(db, "consultation", ids, at);
    // The answer kept under a key names the request it stored.
    const answers = await db.selectFrom("idempotency_keys").select(["key", "answer"]).execute();
    const erased = new Set(ids);
    const kept = answers.filter(({ answer }) => erased.has(Number(answer["id"]))).map(({ key }) => key);
    await forParts(kept, (some) => db.deleteFrom("idempotency_keys").where("key", "in", some).execute());
    // The words that were agreed to stay, tied to nobody.
    await forParts(ids, (some) => db.deleteFrom("consultations").where("id", "in", some).execute());
  },
};

const newsletter: Holder = {
  name: "newsletter",
  tables: ["newsletter_subscriptions", "newsletter_confirmations", "newsletter_links", "newsletter_recipients"],
  async find(db, who) {
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
      const known = who.isEmail(row.address) || who.isRecord("newsletter", String(id));
      if (!known || !isMeant(who, row.createdAt)) continue;
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
  async erase(db, records, at) {
    await forgetRecords(db, "subscription", numbers(records), at);
    await untieConsents(db, "subscription", numbers(records), at);
    // Its consents, links and sendings go with it.
    await forParts(numbers(records), (some) =>
      db.deleteFrom("newsletter_subscriptions").where("id", "in", some).execute(),
    );
  },
};

const chat: Holder = {
  name: "chat",
  tables: ["chatbot_leads", "chatbot_conversations", "chatbot_messages", "chatbot_unanswered", "chatbot_search"],
  async find(db, who) {
    const ids = new Set<number>();
    const rows = inParts((after, limit) =>
      db
        .selectFrom("chatbot_conversations as conversation")
        .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
        .select(["conversation.id", "conversation.createdAt", "lead.name", "lead.email", "lead.phone"])
        .where("conversation.id", ">", after)
        .orderBy("conversation.id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, createdAt, name, email, phone } of rows) {
      const known = who.isEmail(email) || who.isPhone(phone) || who.isName(name);
      if (isMeant(who, createdAt) && (known || who.isRecord("chat", String(id)))) ids.add(id);
    }
    const texts = inParts((after, limit) =>
      db
        .selectFrom("chatbot_messages")
        .select(["id", "conversationId", "content", "createdAt"])
        .where("id", ">", after)
        .where("content", "like", "%@%")
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { conversationId, content, createdAt } of texts) {
      if (isMeant(who, createdAt) && mentions(who, content)) ids.add(conversationId);
    }
    const found: FoundRecord[] = [];
    for (const id of [...ids].sort((a, b) => a - b)) {
      const { leadId, ...row } = await db
        .selectFrom("chatbot_conversations")
        .select(["leadId", "createdAt", "language", "page", "summary", "lastMessageAt"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const lead = await db
        .selectFrom("chatbot_leads")
        .select(["name", "email", "phone", "company", "leadScore"])
        .where("id", "=", leadId)
        .executeTakeFirst();
      const messages = await db
        .selectFrom("chatbot_messages")
        .select(["sender", "content", "createdAt"])
        .where("conversationId", "=", id)
        .orderBy("id")
        .execute();
      found.push({
        id: String(id),
        at: row.createdAt,
        fields: { ...lead, ...row, messages },
        contacts: { emails: present(lead?.email), phones: present(lead?.phone) },
      });
    }
    return found;
  },
  async erase(db, records, at) {
    await forgetRecords(db, "conversation", numbers(records), at);
    await untieConsents(db, "conversation", numbers(records), at);
    await forParts(numbers(records), async (some) => {
      const erased = await db
        .deleteFrom("chatbot_conversations")
        .where("id", "in", some)
        .returning("sessionId")
        .execute();
      const sessions = erased.map(({ sessionId }) => sessionId);
      if (sessions.length > 0) await db.deleteFrom("chatbot_leads").where("sessionId", "in", sessions).execute();
    });
  },
};

/** Begins the number of an invitation among the records of {@link mails}. */
const INVITATION = "invitation:";

const mails: Holder = {
  name: "mails",
  // Somebody who was invited to the staff is known there by the address that the mail went to.
  tables: ["outbox", "staff_invitations"],
  async find(db, who, found) {
    const tellsOf = new Set([
      ...(found.consultations ?? []).flatMap(({ id }) => [
        `staff-new-consultation:${id}`,
        `visitor-confirmation:${id}`,
      ]),
      ...(found.chat ?? []).map(({ id }) => `staff-chat-summary:${id}`),
    ]);
    const requests = new Set((found.consultations ?? []).map(({ id }) => id));
    const records: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("outbox")
        .select(["id", "template", "recipient", "dedupeKey", "payload", "status", "createdAt", "deliveredAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, dedupeKey, payload, ...row } of rows) {
      const known =
        who.isEmail(row.recipient) ||
        (dedupeKey !== null && tellsOf.has(dedupeKey)) ||
        who.isRecord("mails", String(id)) ||
        (row.template.startsWith("staff-") && leadsToOne(payload, requests)) ||
        mentions(who, JSON.stringify(payload));
      if (!known || !isMeant(who, row.createdAt)) continue;
      const emails = row.template.startsWith("staff-") ? [] : [row.recipient];
      records.push({ id: String(id), at: row.createdAt, fields: { ...row }, contacts: { emails, phones: [] } });
    }
    const invitations = await db
      .selectFrom("staff_invitations")
      .select(["id", "email", "language", "createdAt", "expiresAt", "withdrawnAt"])
      .orderBy("id")
      .execute();
    for (const { id, email, expiresAt, ...row } of invitations) {
      const number = `${INVITATION}${id}`;
      if (!(who.isEmail(email) || who.isRecord("mails", number)) || !isMeant(who, row.createdAt)) continue;
      const fields = { template: "staff-invitation", recipient: email, ...row, linkUntil: expiresAt };
      records.push({ id: number, at: row.createdAt, fields, contacts: { emails: [email], phones: [] } });
    }
    return records;
  },
  async erase(db, records) {
    const ids = records.map(({ id }) => id);
    const sent = ids.filter((id) => !id.startsWith(INVITATION)).map(Number);
    await forParts(sent, (some) => db.deleteFrom("outbox").where("id", "in", some).execute());
    // A link that still works ends with it.
    const invitations = ids.filter((id) => id.startsWith(INVITATION)).map((id) => Number(id.slice(INVITATION.length)));
    await forParts(invitations, (some) => db.deleteFrom("staff_invitations").where("id", "in", some).execute());
  },
};

/** Whether a mail to staff leads to one of these requests, and so names who sent it. */
function leadsToOne(payload: unknown, requests: ReadonlySet<string>): boolean {
  const { url, own, unassigned, waitingFirst } = payload as Partial<Record<string, unknown>>;
  const named = [own, unassigned].flatMap((steps) => (steps as { first?: unknown[] } | undefined)?.first ?? []);
  const ids = [...named, ...((waitingFirst as unknown[] | undefined) ?? [])].map((lead) => (lead as { id: number }).id);
  const linked = typeof url === "string" ? /[?&]consultation=(\d+)/.exec(url)?.[1] : undefined;
  return [linked, ...ids.map(String)].some((id) => id !== undefined && requests.has(id));
}

const limits: Holder = {
  name: "limits",
  tables: ["mail_limits", "idempotency_keys"],
  async find(db, who, found) {
    const inFound = Object.values(found).flatMap((records) => records.flatMap(({ contacts }) => contacts.emails));
    const ends = [...who.emails, ...inFound.filter((email) => who.isEmail(email))].map(limitKeyEnd);
    const rows = await db.selectFrom("mail_limits").select(["key", "sentAt"]).orderBy("key").execute();
    return rows
      .filter(({ key, sentAt }) => isMeant(who, sentAt) && ends.some((end) => key.endsWith(end)))
      .map(({ key, sentAt }) => ({
        id: key,
        at: sentAt,
        fields: { mailedFor: key.slice(0, key.lastIndexOf(":")), sentAt },
        contacts: { emails: [], phones: [] },
      }));
  },
  async erase(db, records) {
    const keys = records.map(({ id }) => id);
    await forParts(keys, (some) => db.deleteFrom("mail_limits").where("key", "in", some).execute());
  },
};

/** Begins the number of a link of a mail among the records of {@link rights}. */
const LINK = "link:";

/** What people asked of us: that they did stays, with its dates; who they are does not. */
const rights: Holder = {
  name: "rights",
  tables: ["privacy_requests", "privacy_links"],
  async find(db, who) {
    const rows = await db
      .selectFrom("privacy_requests")
      .select(["id", "kind", "email", "wish", "receivedAt", "dueAt", "state", "answeredAt", "note"])
      .where("email", "is not", null)
      .orderBy("id")
      .execute();
    const links = await db.selectFrom("privacy_links").select(["tokenDigest", "kind", "email", "expiresAt"]).execute();
    return [
      ...rows
        .filter(
          ({ id, email, receivedAt }) =>
            isMeant(who, receivedAt) && (who.isEmail(email) || who.isRecord("rights", String(id))),
        )
        .map(({ id, ...row }) => ({
          id: String(id),
          at: row.receivedAt,
          fields: { ...row },
          contacts: { emails: present(row.email), phones: [] },
        })),
      ...links
        .filter(({ email, expiresAt }) => who.isEmail(email) && isMeant(who, expiresAt))
        .map(({ tokenDigest, expiresAt, kind, email }) => ({
          id: `${LINK}${tokenDigest}`,
          at: expiresAt,
          fields: { kind, email, linkUntil: expiresAt },
          contacts: { emails: [email], phones: [] },
        })),
    ];
  },
  async erase(db, records) {
    const ids = records.map(({ id }) => id);
    const links = ids.filter((id) => id.startsWith(LINK)).map((id) => id.slice(LINK.length));
    await forParts(links, (some) => db.deleteFrom("privacy_links").where("tokenDigest", "in", some).execute());
    const requests = ids.filter((id) => !id.startsWith(LINK)).map(Number);
    await forParts(requests, (some) =>
      db.updateTable("privacy_requests").set({ email: null, wish: null }).where("id", "in", some).execute(),
    );
  },
};

/** In the order in which they are asked: mails are known by the requests they tell of, limits by the addresses found. */
export const HOLDERS: readonly Holder[] = [consultations, newsletter, chat, mails, rights, limits];

/** Everything the database holds about a person, by holder. */
export async function findAll(db: Queryable, who: Who): Promise<FoundSoFar> {
  const found: FoundSoFar = {};
  for (const holder of HOLDERS) {
    const records = await holder.find(db, who, found);
    if (records.length > 0) found[holder.name] = records;
  }
  return found;
}

/** Erases what {@link findAll} found, in the caller's transaction. */
export async function eraseAll(db: Queryable, found: FoundSoFar, at: Date): Promise<void> {
  for (const holder of HOLDERS) await holder.erase(db, found[holder.name] ?? [], at);
}
