import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import type { AnswerProvider } from "../assistant/answer-provider.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { ChatFacts } from "./facts.ts";
import type { ChatEvents } from "./model.ts";
import type { Turns } from "./turns/turns.ts";

/** Background work that may fail. */
export type ChatWork =
  | "answering in the chat"
  | "summing up conversations"
  | "giving conversations back to the assistant";

/** Dependencies of the chat use cases. */
export interface ChatParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  events: ChatEvents;
  answer: AnswerProvider["answer"];
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  /** Where summaries are sent; never an address supplied by a visitor. */
  staffMail: string;
  /** Days a conversation is kept, as stated before the first message. */
  keptDays: number;
  /** Called with failures, without personal data. */
  onError: (error: unknown, work: ChatWork) => void;
  /** Called with what a retention run erased. */
  onErased: (counts: { conversations: number; days: number }) => void;
  turns: Turns;
  /** Checks for due summaries at once instead of within half a minute. */
  wakeSummaries: () => void;
  /** The same for take-overs that end. */
  wakeTakeOvers: () => void;
}
