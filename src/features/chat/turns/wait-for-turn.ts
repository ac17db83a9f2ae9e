import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { ChatParts } from "../parts.ts";
import { findBySecret } from "../store/conversations.ts";
import { noConversation } from "../visitor/own-conversation.ts";

/** How long a turn may hold a conversation, in milliseconds: the budget of all providers, plus a margin. */
const TURN_HOLDS = 25_000;
/** How long a message waits for the previous one, and how often it checks, in milliseconds. */
const TURN_WAIT = TURN_HOLDS + 1_000;
const TURN_LOOK = 100;

/** Until when a turn starting now holds its conversation if its process dies. */
export const turnEnds = (now: Date): Date => new Date(now.getTime() + TURN_HOLDS);

/**
 * Retries, one transaction each, until a conversation is free.
 * @returns undefined when the session has none
 * @throws AppError `not-found` when it was erased meanwhile, `conflict` when too many wait or it takes too long
 */
export async function waitForTurn<Result>(
  { database: { kysely }, facts, clock, turns }: ChatParts,
  secretDigest: string,
  attempt: (db: Queryable, now: Date) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const leave = turns.queue(secretDigest);
  try {
    const began = performance.now();
    for (let hasWaited = false; performance.now() - began < TURN_WAIT; hasWaited = true) {
      const result = await facts.transaction((db) => attempt(db, clock()));
      if (result) return result;
      const conversation = await findBySecret(kysely, secretDigest);
      if (!conversation && hasWaited) throw noConversation();
      if (!conversation) return undefined;
      const ending = turns.ending(conversation.id);
      // The turn of another or a dead process can only be polled.
      await (ending ? Promise.race([ending, sleep(TURN_LOOK * 10)]) : sleep(TURN_LOOK));
    }
    throw new AppError("conflict", "The message before this one is still being answered", { retryAfter: 1 });
  } finally {
    leave();
  }
}
