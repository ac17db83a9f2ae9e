import { type Selectable, sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { Asked, PrivacyRequest, RequestState } from "./model.ts";
import type { ErasuresTable, PrivacyRequestsTable } from "./tables.ts";

export type RequestRow = Selectable<PrivacyRequestsTable>;

/**
 * The record of an erasure. Only someone with the person's email address or phone number can identify the person from
 * it.
 */
export type Erasure = Selectable<ErasuresTable>;

export async function insertLink(db: Queryable, link: Asked & { tokenDigest: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto("privacy_links")
    .values({ ...link, requestId: null })
    .execute();
}

/** Finds a valid link with its request, if any. */
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
 * Links a request to its emailed link and replaces the token.
 * @returns false if the link already had a request, so that only one of two concurrent presses succeeds
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

export async function insertRequest(
  db: Queryable,
  request: Asked & Pick<RequestRow, "source" | "receivedAt" | "dueAt">,
): Promise<RequestRow> {
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

/** Returns open requests by deadline, or closed ones with the latest deadline first. */
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

/**
 * Returns open requests' deadlines before `until`, earliest first. A business receives only a handful of requests a
 * month.
 */
export async function listDueBefore(db: Queryable, until: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("privacy_requests")
    .select("dueAt")
    .where("state", "=", "open")
    .where("dueAt", "<", until)
    .orderBy("dueAt")
    .execute();
  return rows.map(({ dueAt }) => dueAt);
}

/**
 * Closes an open request.
 * @returns undefined if the request is already closed, or unknown
 */
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

export function requestOf({ answeredBy, ...row }: RequestRow): PrivacyRequest {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/**
 * Serializes erasures until the transaction ends, so that the second of two presses finds nothing left to erase. SQLite
 * has a single writer anyway.
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

/** Returns all erasures, oldest first. */
export async function allErasures(db: Queryable): Promise<Erasure[]> {
  return await db.selectFrom("erasures").selectAll().orderBy("at").orderBy("id").execute();
}

export async function findErasure(db: Queryable, id: string): Promise<Erasure | undefined> {
  return await db.selectFrom("erasures").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds people whose names match a search, with contact details, for staff to choose from. */
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

/**
 * Prepares a word for `like`: `%` and `\` become `_`, which matches any character. This is harmless, because staff
 * review the results.
 */
function likeText(word: string): string {
  return word.replace(/[%\\]/g, "_");
}
