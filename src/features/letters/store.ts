import type { Selectable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import { DRAFTED } from "../consultations/form-constants.ts";
import type { Consultation } from "../consultations/model.ts";
import { type ColleagueAct, TEMPLATE_FIELDS, type TemplateFields } from "./model.ts";
import type { LettersTable } from "./tables.ts";

export type { Database, Queryable } from "../../db/database.ts";

export async function findTemplate(db: Queryable, id: number) {
  return await db
    .selectFrom("letter_templates")
    .select(["id", ...TEMPLATE_FIELDS, "version", "archived", "updatedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Adds a template shipped with the program, unless it already exists. */
export async function insertSample(db: Queryable, fields: TemplateFields, at: Date, sample: string): Promise<void> {
  await db
    .insertInto("letter_templates")
    .values({ ...fields, sample, archived: false, version: 1, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column("sample").doNothing())
    .execute();
}

export async function listSamples(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom("letter_templates").select("sample").where("sample", "is not", null).execute();
  return rows.flatMap(({ sample }) => sample ?? []);
}

/** @returns whether anything changed */
export async function updateArchived(db: Queryable, id: number, archived: boolean, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("letter_templates")
    .set({ archived, updatedAt: at })
    .where("id", "=", id)
    .where("archived", "!=", archived)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const LETTER = [
  "id",
  "consultationId",
  "language",
  "recipient",
  "subject",
  "body",
  "senderName",
  "createdAt",
  "state",
  "templateId",
  "templateVersion",
] as const;

export async function listLetters(db: Queryable, consultationId: number, limit: number) {
  return await db
    .selectFrom("letters")
    .select(LETTER)
    .where("consultationId", "=", consultationId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number];

export async function findAttempt(db: Queryable, attempt: string) {
  return await db
    .selectFrom("letters")
    .select([...LETTER, "sentBy"])
    .where("attempt", "=", attempt)
    .executeTakeFirst();
}

/** @returns undefined if the attempt has already produced a letter */
export async function insertLetter(
  db: Queryable,
  letter: Omit<Selectable<LettersTable>, "id" | "state">,
): Promise<LetterRow | undefined> {
  return await db
    .insertInto("letters")
    .values({ ...letter, state: "pending" })
    .onConflict((conflict) => conflict.column("attempt").doNothing())
    .returning(LETTER)
    .executeTakeFirst();
}

export async function hasLetter(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom("letters").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** The outbox's key of a letter's email. */
export const mailKey = (letterId: number) => `letter:${letterId}`;

/**
 * @returns the deleted letter's request and time; undefined if the letter may have left, or another staff member sent
 *   it
 */
export async function takeBackLetter(
  db: Queryable,
  { id, sentBy, now }: { id: number; sentBy: string; now: Date },
): Promise<Pick<LetterRow, "consultationId" | "createdAt"> | undefined> {
  return await db
    .deleteFrom("letters")
    .where("id", "=", id)
    .where("sentBy", "=", sentBy)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("outbox")
          .select("id")
          .where("dedupeKey", "=", mailKey(id))
          .where("attempts", "=", 0)
          .where("nextAttemptAt", ">", now),
      ),
    )
    .returning(["consultationId", "createdAt"])
    .executeTakeFirst();
}

export async function updateState(db: Queryable, id: number, state: LetterRow["state"]): Promise<void> {
  await db.updateTable("letters").set({ state }).where("id", "=", id).execute();
}

/** Counts the letters that a staff member has sent since an instant, up to `limit`. */
export async function countSentBy(db: Queryable, sentBy: string, since: Date, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("letters")
    .select("id")
    .where("sentBy", "=", sentBy)
    .where("createdAt", ">", since)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Maximum number of emails, and of calls, considered for a letter; more than anyone has. */
const MOST = 50;

export async function listCalls(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("appointments")
    .select(["state", "outcome", "kind", "startsAt", "endsAt", "wallDay", "wallTime", "visitorZone"])
    .where("consultationId", "=", consultationId)
    .orderBy("startsAt", "desc")
    .limit(MOST)
    .execute();
}

/** Lists emails about a request from its timeline, newest first. */
export async function listMails(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("timeline_entries")
    .select(["at", "detail"])
    .where("recordKind", "=", "consultation")
    .where("recordId", "=", consultationId)
    .where("kind", "=", "mail")
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

/**
 * Lists what members other than `staffId` have done to settle a request, newest first, from its timeline. What has been
 * undone since does not count, even if it was done again by somebody else.
 */
export async function listColleagueActs(
  db: Queryable,
  { id, contacted, outcome, review }: Pick<Consultation, "id" | "contacted" | "outcome" | "review">,
  staffId: string,
): Promise<ColleagueAct[]> {
  const others = [staffId, "system", "visitor"];
  const rows = await db
    .selectFrom("timeline_entries as entry")
    .leftJoin("staff", "staff.id", "entry.actor")
    .select(["entry.id", "entry.kind", "entry.at", "entry.actor", "entry.detail", "staff.name"])
    .where("recordKind", "=", "consultation")
    .where("recordId", "=", id)
    .where("kind", "in", ["mail", "contacted", "outcome", "review"])
    // Everybody's entries, because anybody may have undone what a colleague did; but no email undoes another.
    .where((eb) => eb.or([eb("kind", "!=", "mail"), eb("actor", "not in", others)]))
    .orderBy("entry.id", "desc")
    .limit(MOST)
    .execute();
  /** Whether the entries read so far leave what the older ones of a kind did in place. */
  const stands = { contacted, outcome: outcome !== null, review: review === "discarded" };
  const kindOf = (kind: string, detail: Record<string, unknown>): ColleagueAct["kind"] | undefined => {
    if (kind === "mail") {
      return detail["template"] === "letter" && detail["status"] !== "dropped" ? "letter" : undefined;
    }
    const what = kind as keyof typeof stands;
    stands[what] &&= what === "review" ? detail["review"] === "discarded" : Boolean(detail[what]);
    if (!stands[what]) return undefined;
    return what === "review" ? "discarded" : what;
  };
  return rows.flatMap(({ detail, kind: of, at, actor, ...row }) => {
    const kind = kindOf(of, detail);
    return kind && actor !== null && !others.includes(actor) ? [{ ...row, kind, at: at.toISOString() }] : [];
  });
}

/** Whether the form notified a request's sender that a language model may draft the answer. */
export async function wasToldOfModel(db: Queryable, consultationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("consent_ledger")
    .select("id")
    .where("consultationId", "=", consultationId)
    .where("purpose", "=", "request")
    .where("version", "like", `%${DRAFTED}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the latest unanswered message in the chats of a request's sender. */
export async function findLastChatMessage(db: Queryable, consultationId: number, since: Date) {
  return await db
    .selectFrom("person_links as request")
    .innerJoin("person_links as chat", "chat.personId", "request.personId")
    .innerJoin("chatbot_conversations", "chatbot_conversations.id", "chat.recordId")
    .innerJoin("chatbot_messages", "chatbot_messages.conversationId", "chatbot_conversations.id")
    .select(["chatbot_messages.content", "chatbot_messages.createdAt"])
    .where("request.recordKind", "=", "consultation")
    .where("request.recordId", "=", consultationId)
    .where("chat.recordKind", "=", "conversation")
    // Once staff have answered, in the chat or elsewhere, the question is settled.
    .where("chatbot_conversations.waitingSince", "is not", null)
    .where("chatbot_messages.sender", "=", "user")
    .where("chatbot_messages.createdAt", ">", since)
    .orderBy("chatbot_messages.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
