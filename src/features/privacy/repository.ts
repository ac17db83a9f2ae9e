import { type Selectable, sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { PrivacyRequestsTable } from "../../db/tables/privacy-tables.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { searchTextOf } from "../consultations/search-text.ts";
import type { Changes, RequestKind, RequestState } from "./model.ts";
import type { Erasure } from "./who.ts";

export { insertAudit } from "../../db/audit-log.ts";
export type { Database, Queryable } from "../../db/database.ts";

export type RequestRow = Selectable<PrivacyRequestsTable>;

export interface NewLink {
  tokenDigest: string;
  kind: RequestKind;
  email: string;
  language: "fr" | "en";
  wish: string | null;
  expiresAt: Date;
}

export async function insertLink(db: Queryable, link: NewLink): Promise<void> {
  await db
    .insertInto("privacy_links")
    .values({ ...link, requestId: null })
    .execute();
}

/** A link that works still, with the request it led to. */
export async function findLink(db: Queryable, tokenDigest: string, now: Date) {
  return await db
    .selectFrom("privacy_links as link")
    .leftJoin("privacy_requests as request", "request.id", "link.requestId")
    .select(["link.kind", "link.email", "link.language", "link.wish", "link.requestId"])
    .select(["request.dueAt", "request.state"])
    .where("link.tokenDigest", "=", tokenDigest)
    .where("link.expiresAt", ">", now)
    .executeTakeFirst();
}

/**
 * Ties a link to the request it led to, and lets it be known by another token alone from now on.
 * @returns whether it led to none before: of two at once, one succeeds
 */
export async function claimLink(
  db: Queryable,
  tokenDigest: string,
  claim: { requestId: number; tokenDigest: string; expiresAt: Date },
): Promise<boolean> {
  const used = await db
    .updateTable("privacy_links")
    .set(claim)
    .where("tokenDigest", "=", tokenDigest)
    .where("requestId", "is", null)
    .returning("tokenDigest")
    .executeTakeFirst();
  return used !== undefined;
}

export type NewRequest = Pick<RequestRow, "kind" | "email" | "language" | "wish" | "source" | "receivedAt" | "dueAt">;

export async function insertRequest(db: Queryable, request: NewRequest): Promise<RequestRow> {
  return await db
    .insertInto("privacy_requests")
    .values({ ...request, state: "open", answeredAt: null, answeredBy: null, note: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteRequest(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("privacy_requests").where("id", "=", id).execute();
}

export async function findRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  return await db.selectFrom("privacy_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Open ones by when they are due; the others newest first. */
export async function listRequests(
  db: Queryable,
  state: RequestState,
  limit: number,
  after?: { dueAt: Date; id: number },
): Promise<RequestRow[]> {
  const direction = state === "open" ? "asc" : "desc";
  return await db
    .selectFrom("privacy_requests")
    .selectAll()
    .where("state", "=", state)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("dueAt", "id"),
          state === "open" ? ">" : "<",
          eb.tuple(after?.dueAt ?? new Date(0), after?.id ?? 0),
        ),
      ),
    )
    .orderBy("dueAt", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

/** Open requests due before `until`, by whether they were due before `now`. */
export async function countDueRequests(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<{ late: number; soon: number; firstDueAt: Date | undefined }> {
  // Few: a business is asked a handful of times a month.
  const rows = await db
    .selectFrom("privacy_requests")
    .select("dueAt")
    .where("state", "=", "open")
    .where("dueAt", "<", until)
    .orderBy("dueAt")
    .orderBy("id")
    .execute();
  const late = rows.filter(({ dueAt }) => dueAt < now).length;
  return { late, soon: rows.length - late, firstDueAt: rows[0]?.dueAt };
}

/** @returns undefined for one that was answered before, or is unknown */
export async function closeRequest(
  db: Queryable,
  id: number,
  answer: { state: "answered" | "refused"; answeredAt: Date; answeredBy: string; note: string | null },
): Promise<RequestRow | undefined> {
  return await db
    .updateTable("privacy_requests")
    .set(answer)
    .where("id", "=", id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst();
}

/**
 * Lets one erasure run at a time, until the transaction ends: the second of two presses finds nothing left. SQLite has one
 * writer anyway.
 */
export async function holdErasures(db: Queryable, dialect: Database["dialect"]): Promise<void> {
  if (dialect === "postgres") await sql`lock table "erasures" in share row exclusive mode`.execute(db);
}

export async function insertErasure(db: Queryable, erasure: Erasure): Promise<void> {
  await db
    .insertInto("erasures")
    .values({ ...erasure, keys: JSON.stringify(erasure.keys), records: JSON.stringify(erasure.records) })
    .execute();
}

export async function listErasures(db: Queryable, limit: number, after?: { at: Date; id: string }): Promise<Erasure[]> {
  return await db
    .selectFrom("erasures")
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after?.at ?? new Date(0), after?.id ?? ""))),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Every erasure, in the order in which they were made. */
export async function allErasures(db: Queryable): Promise<Erasure[]> {
  return await db.selectFrom("erasures").selectAll().orderBy("at").orderBy("id").execute();
}

export async function findErasure(db: Queryable, id: string): Promise<Erasure | undefined> {
  return await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Corrects the requests of a person. @returns how many changed */
export async function correctConsultations(db: Queryable, ids: readonly number[], changes: Changes): Promise<number> {
  let changed = 0;
  for (const id of ids) {
    const before = await db
      .selectFrom("consultations")
      .select(["name", "email", "phone", "company", "jobTitle"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) continue;
    const after = { ...before, ...changes };
    await db
      .updateTable("consultations")
      .set({ ...changes, searchText: searchTextOf(after) })
      .where("id", "=", id)
      .execute();
    changed += 1;
  }
  return changed;
}

/** Names that people may be looked for by, with how to reach them: candidates, not yet the person. */
export async function findByName(db: Queryable, words: readonly string[], limit: number) {
  const requests = await db
    .selectFrom("consultations")
    .select(["name", "email", "phone", "company"])
    .where((eb) => eb.and(words.map((word) => eb("searchText", "like", `%${likeText(word)}%`))))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const leads = await db
    .selectFrom("chatbot_leads as lead")
    .innerJoin("chatbot_conversations as conversation", "conversation.leadId", "lead.id")
    .select(["lead.name", "lead.email", "lead.phone", "lead.company"])
    .where((eb) => eb.and(words.map((word) => eb("conversation.searchText", "like", `%${likeText(word)}%`))))
    .orderBy("lead.id", "desc")
    .limit(limit)
    .execute();
  return [...requests, ...leads];
}

/** A word for `like`: its two signs stand for any sign, which is no harm where a person looks at what was found. */
function likeText(word: string): string {
  return word.replace(/[%\\]/g, "_");
}

/** Corrects what chats told of a person; what staff say is confirmed. @returns how many changed */
export async function correctLeads(
  db: Queryable,
  conversationIds: readonly number[],
  changes: Changes,
  at: Date,
): Promise<number> {
  const facts = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, { value, from: "staff", state: "confirmed" }]),
  );
  let changed = 0;
  for (const id of conversationIds) {
    const lead = await db
      .selectFrom("chatbot_leads as lead")
      .innerJoin("chatbot_conversations as conversation", "conversation.leadId", "lead.id")
      .select(["lead.id", "lead.facts", "conversation.searchText"])
      .where("conversation.id", "=", id)
      .executeTakeFirst();
    if (!lead) continue;
    await db
      .updateTable("chatbot_leads")
      .set((eb) => ({
        ...changes,
        facts: JSON.stringify({ ...lead.facts, ...facts }),
        updatedAt: at,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", lead.id)
      .execute();
    const searchText = [lead.searchText, ...Object.values(changes).map(foldForSearch)].join(" ");
    await db.updateTable("chatbot_conversations").set({ searchText }).where("id", "=", id).execute();
    changed += 1;
  }
  return changed;
}
