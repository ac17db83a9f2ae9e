import type { Database, Queryable } from "../../../db/database.ts";
import type { Clock } from "../../../lib/clock.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { ChatFacts } from "../facts.ts";
import { type ChatEvents, STAFF_SILENCE } from "../model.ts";
import { SUMMARY_AFTER } from "../service.ts";

/** What the use cases of the staff work with. */
export interface ChatDeskParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  events: ChatEvents;
  /** Takes back what was written to the staff about a conversation that is erased, in the same transaction. */
  withdrawSummary: (db: Queryable, conversationId: number) => Promise<void>;
  /** Makes whoever gives conversations back to the assistant look when the next one is due. */
  wake: () => void;
}

/** When the summary is due after what was said now. */
export const summaryDueAt = (now: Date): Date => new Date(now.getTime() + SUMMARY_AFTER);
/** Until when a member of staff who does something now keeps a conversation without doing more. */
export const silenceEnds = (now: Date): Date => new Date(now.getTime() + STAFF_SILENCE);

export async function publishMode(
  { events }: Pick<ChatDeskParts, "events">,
  id: number,
  mode: "assistant" | "staff",
  staffName: string | null,
): Promise<void> {
  await events.publish(id, { type: "mode", mode, staffName });
}

export function notTheirs(): AppError {
  return new AppError("conflict", "Take the conversation over first");
}
