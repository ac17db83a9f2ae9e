import type { Queryable } from "../../../db/database.ts";
import {
  contactOf,
  entryRef,
  happened,
  type KnownFact,
  type RecordFacts,
  requestFacts,
} from "../matching/record-facts.ts";
import type { RecordKind, RecordRef } from "../model.ts";

/** @returns undefined for a missing record, or one with neither email nor phone */
export async function readRecord(db: Queryable, { kind, id }: RecordRef): Promise<RecordFacts | undefined> {
  return await READERS[kind](db, id);
}

const READERS: Record<RecordKind, (db: Queryable, id: number) => Promise<RecordFacts | undefined>> = {
  async consultation(db, id) {
    const row = await db
      .selectFrom("consultations")
      .select(["id", "email", "phone", "name", "company", "language", "leadScore", "leadScorePercent", "createdAt"])
      .select(["review", "reviewedAt", "contacted", "contactedAt", "source"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row && requestFacts(row);
  },

  async conversation(db, id) {
    const row = await db
      .selectFrom("chatbot_conversations as conversation")
      .innerJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
      .select(["lead.name", "lead.email", "lead.phone", "lead.company", "lead.contactedAt"])
      .select(["conversation.language", "conversation.createdAt", "conversation.page"])
      .where("conversation.id", "=", id)
      .executeTakeFirst();
    if (!row || (row.email === null && row.phone === null)) return undefined;
    const record = { kind: "conversation", id } as const;
    const { contactedAt, createdAt, name, company, language, page } = row;
    return {
      record,
      ...contactOf(row.email, row.phone),
      name,
      company,
      language,
      leadScore: null,
      leadScorePercent: null,
      accepted: true,
      isOpen: false,
      at: createdAt,
      history: [
        { kind: "chat", at: createdAt, actor: "visitor", detail: { page }, ref: entryRef.chat(id) },
        ...(contactedAt
          ? [happened("contacted", contactedAt, { contacted: true }, entryRef.contacted(record, contactedAt))]
          : []),
      ],
    };
  },

  async subscription(db, id) {
    const row = await db
      .selectFrom("newsletter_subscriptions")
      .select(["address", "language", "state", "createdAt", "confirmedAt", "endedAt"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const consents = await db
      .selectFrom("consent_ledger")
      .select(["confirmationId", "source", "mailedAt", "confirmedAt"])
      .where("subscriptionId", "=", id)
      .orderBy("mailedAt")
      .orderBy("id")
      .$narrowType<{ confirmationId: number; mailedAt: Date }>()
      .execute();
    const { address, language, state, createdAt, endedAt } = row;
    const asked = consents.flatMap(({ confirmationId, source, mailedAt, confirmedAt }): KnownFact[] => [
      {
        ...visitorsOwn,
        kind: "newsletter-asked",
        at: mailedAt,
        detail: { source },
        ref: entryRef.asked(confirmationId),
      },
      ...(confirmedAt
        ? [
            {
              ...visitorsOwn,
              kind: "newsletter-confirmed",
              at: confirmedAt,
              detail: {},
              ref: entryRef.confirmed(id, confirmedAt),
            } as const,
          ]
        : []),
    ]);
    const ended: KnownFact[] =
      endedAt && (state === "unsubscribed" || state === "bounced")
        ? [happened("newsletter-ended", endedAt, { state }, entryRef.ended(id, endedAt))]
        : [];
    return {
      record: { kind: "subscription", id },
      ...contactOf(address, null),
      name: null,
      company: null,
      language,
      leadScore: null,
      leadScorePercent: null,
      accepted: row.confirmedAt !== null,
      isOpen: false,
      at: createdAt,
      history: [...asked, ...ended],
    };
  },
};

const visitorsOwn = { actor: "visitor" } as const;

/** Maximum number of records of each kind read to identify a person; names seldom change, so these are enough. */
const NEWEST_RECORDS = 20;

/**
 * Number of a person's newest accepted requests searched for unanswered ones. No real person sends that many, and it
 * caps the cost when thousands arrive under one email.
 */
export const NEWEST_REQUESTS = 100;

/*
 * A person's records are cross-joined, which fixes the order on SQLite: first the person's links, then each request by
 * id. Without statistics, SQLite would read all unanswered requests and look up the person behind each. With 100,000
 * of them, that would take 200 ms each time a person writes again.
 */

/** Reads a person's name, company, language and score from their newest records, accepted ones first. */
export async function readIdentity(db: Queryable, personId: number) {
  const requests = await db
    .selectFrom("person_links as link")
    .crossJoin("consultations as request")
    .whereRef("request.id", "=", "link.recordId")
    .select(["request.name", "request.company", "request.language", "request.leadScore", "request.leadScorePercent"])
    .select(["link.accepted"])
    .where("link.personId", "=", personId)
    .where("link.recordKind", "=", "consultation")
    .orderBy("link.accepted", "desc")
    .orderBy("link.recordAt", "desc")
    .orderBy("link.id", "desc")
    .limit(NEWEST_RECORDS)
    .execute();
  const chats = await db
    .selectFrom("person_links as link")
    .innerJoin("chatbot_conversations as conversation", "conversation.id", "link.recordId")
    .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
    .select(["lead.name", "lead.company", "conversation.language", "link.accepted"])
    .where("link.personId", "=", personId)
    .where("link.recordKind", "=", "conversation")
    .orderBy("link.accepted", "desc")
    .orderBy("link.recordAt", "desc")
    .orderBy("link.id", "desc")
    .limit(NEWEST_RECORDS)
    .execute();
  const accepted = requests.filter((request) => request.accepted);
  const telling = [...accepted, ...chats, ...requests.filter((request) => !request.accepted)];
  const subscription =
    telling.length > 0
      ? undefined
      : await db
          .selectFrom("person_links as link")
          .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "link.recordId")
          .select("subscription.language")
          .where("link.personId", "=", personId)
          .where("link.recordKind", "=", "subscription")
          .orderBy("link.accepted", "desc")
          .orderBy("link.recordAt", "desc")
          .limit(1)
          .executeTakeFirst();
  const named = telling.find(({ name }) => name);
  return {
    name: named?.name ?? null,
    company: telling.find(({ company }) => company)?.company ?? null,
    language: telling[0]?.language ?? subscription?.language ?? null,
    leadScore: accepted[0]?.leadScore ?? null,
    leadScorePercent: accepted[0]?.leadScorePercent ?? null,
    /** All names and companies in the records read. */
    alsoKnownAs: [...new Set(telling.flatMap(({ name, company }) => [name ?? "", company ?? ""]))],
  };
}

/** Counts a person's accepted unanswered requests, among their newest {@link NEWEST_REQUESTS}. */
export async function countOpen(db: Queryable, personId: number): Promise<number> {
  const { n } = await openRequests(db, personId)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Lists a person's accepted unanswered requests, newest first. */
export async function listOpen(db: Queryable, personId: number, limit: number) {
  return await openRequests(db, personId)
    .select(["request.id", "request.createdAt", "request.leadScore"])
    .orderBy("link.recordAt", "desc")
    .limit(limit)
    .execute();
}

function openRequests(db: Queryable, personId: number) {
  const newest = db
    .selectFrom("person_links")
    .select(["recordId", "recordAt"])
    .where("personId", "=", personId)
    .where("recordKind", "=", "consultation")
    .where("accepted", "=", true)
    .orderBy("recordAt", "desc")
    .orderBy("id", "desc")
    .limit(NEWEST_REQUESTS);
  return db
    .selectFrom(newest.as("link"))
    .crossJoin("consultations as request")
    .whereRef("request.id", "=", "link.recordId")
    .where("request.review", "=", "accepted")
    .where("request.contacted", "=", false);
}

export async function findLatestRequest(db: Queryable, personId: number): Promise<number | null> {
  const row = await db
    .selectFrom("person_links as link")
    .crossJoin("consultations as request")
    .whereRef("request.id", "=", "link.recordId")
    .select("request.id")
    .where("link.personId", "=", personId)
    .where("link.recordKind", "=", "consultation")
    .where("link.accepted", "=", true)
    .where("request.review", "=", "accepted")
    .orderBy("link.recordAt", "desc")
    .orderBy("link.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Lists record ids greater than `after`, in ascending order. */
export async function listRecordsAfter(
  db: Queryable,
  kind: RecordKind,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(TABLES[kind])
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const TABLES = {
  consultation: "consultations",
  conversation: "chatbot_conversations",
  subscription: "newsletter_subscriptions",
} as const;

export async function findIntake(db: Queryable, kind: RecordKind): Promise<number> {
  const row = await db.selectFrom("people_intake").select("lastId").where("recordKind", "=", kind).executeTakeFirst();
  return row?.lastId ?? 0;
}

/**
 * Records the intake's progress.
 * @returns false if another process already did this step
 */
export async function advanceIntake(db: Queryable, kind: RecordKind, from: number, to: number): Promise<boolean> {
  const row = await db
    .insertInto("people_intake")
    .values({ recordKind: kind, lastId: to })
    .onConflict((conflict) =>
      conflict.column("recordKind").doUpdateSet({ lastId: to }).where("people_intake.lastId", "=", from),
    )
    .returning("lastId")
    .executeTakeFirst();
  return row !== undefined;
}
