import type { Queryable } from "../../../db/database.ts";

/** Records when a visitor began to wait for a person, unless already waiting. */
export async function noteWaiting(db: Queryable, id: number, at: Date): Promise<void> {
  await db
    .updateTable("chatbot_conversations")
    .set({ waitingSince: at })
    .where("id", "=", id)
    .where("waitingSince", "is", null)
    .execute();
}

/** Counts visitors who are waiting for a person, and conversations active after `openSince`. */
export async function countLive(db: Queryable, openSince: Date): Promise<{ waiting: number; open: number }> {
  const count = db.selectFrom("chatbot_conversations").select((eb) => eb.fn.countAll<number>().as("n"));
  const [waiting, open] = await Promise.all([
    count.where("waitingSince", "is not", null).executeTakeFirstOrThrow(),
    count.where("lastMessageAt", ">", openSince).executeTakeFirstOrThrow(),
  ]);
  return { waiting: waiting.n, open: open.n };
}

/**
 * Assigns a conversation to a staff member, unless a colleague has it.
 * @param from id of the colleague from whom it may be taken
 * @returns false if a colleague has it
 */
export async function takeConversationOver(
  db: Queryable,
  id: number,
  { staffId, from, until, at }: { staffId: string; from: string | null; until: Date; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      mode: "staff",
      staffId,
      staffUntil: until,
      waitingSince: null,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("mode", "=", "assistant"),
        eb("staffId", "is", null),
        eb("staffId", "in", from === null ? [staffId] : [staffId, from]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const giveToAssistant = (db: Queryable, id: number, at: Date) =>
  db
    .updateTable("chatbot_conversations")
    .set((eb) => ({
      mode: "assistant",
      staffId: null,
      staffUntil: null,
      updatedAt: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .returning("id");

/**
 * Hands a conversation back to the assistant, keeping `waitingSince`: nobody has answered a visitor who wrote after
 * staff did.
 * @returns undefined if this staff member did not have it
 */
export async function handConversationBack(db: Queryable, id: number, staffId: string, at: Date) {
  return await giveToAssistant(db, id, at)
    .where("mode", "=", "staff")
    .where("staffId", "=", staffId)
    .returning(["language", "waitingSince"])
    .executeTakeFirst();
}

/**
 * Hands an abandoned conversation back to the assistant, keeping `waitingSince`. If two processes try, only one
 * succeeds.
 */
export async function handLeftConversationBack(db: Queryable, id: number, now: Date): Promise<boolean> {
  const row = await giveToAssistant(db, id, now).where("staffUntil", "<=", now).executeTakeFirst();
  return row !== undefined;
}

/** Lists conversations whose take-over has expired, earliest expiry first. */
export async function listLeft(db: Queryable, now: Date, limit: number) {
  return await db
    .selectFrom("chatbot_conversations as conversation")
    .leftJoin("staff", "staff.id", "conversation.staffId")
    .select(["conversation.id", "conversation.language", "staff.name as staffName"])
    .where("conversation.staffUntil", "<=", now)
    .orderBy("conversation.staffUntil")
    .limit(limit)
    .execute();
}

export async function nextLeftAt(db: Queryable): Promise<Date | undefined> {
  const row = await db
    .selectFrom("chatbot_conversations")
    .select("staffUntil")
    .where("staffUntil", "is not", null)
    .orderBy("staffUntil")
    .limit(1)
    .executeTakeFirst();
  return row?.staffUntil ?? undefined;
}
