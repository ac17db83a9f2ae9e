import type { Expression, SqlBool } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { EntryFields, UnansweredState } from "./model.ts";

/** Maximum alternative wordings loaded with the answers. */
const MOST_ANSWERED = 2_000;
const ENTRY = ["id", "questionFr", "answerFr", "questionEn", "answerEn", "updatedAt", "version"] as const;

/**
 * Lists a page of entries, newest first.
 * @param before id of the previous page's last entry
 */
export async function listEntries(db: Queryable, limit: number, before?: number) {
  return await db
    .selectFrom("chatbot_faq")
    .select(ENTRY)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export async function listAllEntries(db: Queryable): Promise<EntryRow[]> {
  return await db.selectFrom("chatbot_faq").select(ENTRY).orderBy("id").execute();
}

export async function findEntry(db: Queryable, id: number): Promise<EntryRow | undefined> {
  return await db.selectFrom("chatbot_faq").select(ENTRY).where("id", "=", id).executeTakeFirst();
}

/** Lists the visitors' questions that entries answer, folded. */
export async function listAnswered(db: Queryable) {
  return await db
    .selectFrom("chatbot_unanswered")
    .select(["faqId", "questionKey", "language"])
    .distinct()
    .where("state", "=", "answered")
    .where("faqId", "is not", null)
    .orderBy("questionKey")
    .limit(MOST_ANSWERED)
    .execute();
}

/** Returns a stamp that changes whenever any process adds, changes or deletes an entry. */
export async function stampOfEntries(db: Queryable): Promise<string> {
  const row = await db
    .selectFrom("chatbot_faq")
    .select((eb) => [
      eb.fn.countAll<number>().as("n"),
      eb.fn.max("id").as("last"),
      eb.fn.sum<number>("version").as("v"),
    ])
    .executeTakeFirstOrThrow();
  return `${row.n} ${row.last ?? 0} ${row.v ?? 0}`;
}

export async function insertEntry(db: Queryable, fields: EntryFields, createdBy: string, at: Date): Promise<EntryRow> {
  return await db
    .insertInto("chatbot_faq")
    .values({ ...fields, createdBy, createdAt: at, updatedAt: at, version: 1 })
    .returning(ENTRY)
    .executeTakeFirstOrThrow();
}

/**
 * Updates an entry.
 * @returns undefined if the entry was changed meanwhile (edit conflict) or deleted
 */
export async function updateEntry(
  db: Queryable,
  id: number,
  version: number,
  fields: EntryFields,
  at: Date,
): Promise<EntryRow | undefined> {
  return await db
    .updateTable("chatbot_faq")
    .set({ ...fields, updatedAt: at, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(ENTRY)
    .executeTakeFirst();
}

/**
 * Deletes an entry and reopens the questions it answered.
 * @returns false if not found
 */
export async function deleteEntry(db: Queryable, id: number): Promise<boolean> {
  await db
    .updateTable("chatbot_unanswered")
    .set({ state: "open", faqId: null })
    .where("faqId", "=", id)
    .where("state", "=", "answered")
    .execute();
  const row = await db.deleteFrom("chatbot_faq").where("id", "=", id).returning("id").executeTakeFirst();
  return row !== undefined;
}

export async function insertQuestion(
  db: Queryable,
  question: { question: string; questionKey: string; language: Language; conversationId: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto("chatbot_unanswered")
    .values({ ...question, createdAt: at, state: "open", faqId: null })
    .execute();
}

/** Lists questions in a state, latest first, with repeats merged and counted. */
export async function listQuestions(db: Queryable, state: UnansweredState, limit: number) {
  const groups = db
    .selectFrom("chatbot_unanswered")
    .select((eb) => ["questionKey", "language", eb.fn.countAll<number>().as("count"), eb.fn.max("id").as("last")])
    .where("state", "=", state)
    .groupBy(["questionKey", "language"]);
  return await db
    .selectFrom(groups.as("asked"))
    .innerJoin("chatbot_unanswered as question", "question.id", "asked.last")
    .select(["question.id", "question.question", "question.language", "question.createdAt"])
    .select(["question.conversationId", "question.faqId", "asked.count"])
    .orderBy("question.id", "desc")
    .limit(limit)
    .execute();
}

export async function findQuestion(db: Queryable, id: number) {
  return await db
    .selectFrom("chatbot_unanswered")
    .select(["question", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Counts the distinct questions that are still open. */
export async function countQuestions(db: Queryable): Promise<number> {
  const open = db
    .selectFrom("chatbot_unanswered")
    .select(["questionKey", "language"])
    .where("state", "=", "open")
    .groupBy(["questionKey", "language"]);
  const { n } = await db
    .selectFrom(open.as("asked"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Changes the state of a question and all its repeats.
 * @param id of the question or any of its repeats
 * @returns false if there is no such question
 */
export async function updateQuestion(
  db: Queryable,
  id: number,
  from: readonly UnansweredState[],
  to: { state: UnansweredState; faqId: number | null },
): Promise<boolean> {
  const question = await db
    .selectFrom("chatbot_unanswered")
    .select(["questionKey", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!question) return false;
  await db
    .updateTable("chatbot_unanswered")
    .set(to)
    .where(
      (eb): Expression<SqlBool> =>
        eb.and([
          eb("questionKey", "=", question.questionKey),
          eb("language", "=", question.language),
          eb("state", "in", from),
        ]),
    )
    .execute();
  return true;
}
