import type { Database } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { AnswerProvider } from "../assistant/answer-provider.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { ChatEvents, LeadField } from "./model.ts";
import type { Turns } from "./turns.ts";

/** The privacy notice above the chat's input, worded as the visitor saw it. */
export interface ChatNotice {
  place: "chat-notice";
  version: string;
  language: Language;
  wording: string;
}

type Detail = Readonly<Record<string, unknown>>;

/** Events about conversations and FAQ entries; the subject is the row's id. */
export type ChatFact = Fact &
  (
    | { kind: "chat.started"; subject: number; words: ChatNotice; page: string }
    /** The visitor stated contact details; they are unconfirmed. */
    | { kind: "chat.lead"; subject: number; fields: LeadField[] }
    /** The visitor is now waiting for a person. */
    | { kind: "chat.hand-over"; subject: number }
    | { kind: "chat.staff-wrote"; subject: number; messageId: number; staffName: string; text: string }
    /** The conversation fell silent, so its summary became due. */
    | { kind: "chat.ended"; subject: number; messages: number }
    | { kind: "chat.facts"; subject: number; detail: { fields: LeadField[] } }
    | { kind: "chat.contacted"; subject: number; detail: { contacted: boolean } }
    | { kind: "chat.take-over" | "chat.hand-back" | "chat.left"; subject: number; detail: Detail }
    /** Erased by its visitor, or at their request. */
    | { kind: "chat.erase"; subject: number; detail: Detail }
    /** Retention: `forgotten` for each batch of expired conversations, `forget` once a day with the total. */
    | { kind: "chat.forgotten"; subject: "old"; ids: readonly number[] }
    | { kind: "chat.forget"; subject: "old"; detail: { conversations: number; days: number } }
    | {
        kind:
          | "chat.answer-added"
          | "chat.answer-changed"
          | "chat.answer-removed"
          | "chat.question-reopened"
          | "chat.question-dismissed";
        subject: number;
        detail: Detail;
      }
  );

/** Records the chat's events. */
export interface ChatFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<ChatFact>;
}

/** Name of background work in error reports. */
export type ChatWork =
  | "answering in the chat"
  | "summing up conversations"
  | "giving conversations back to the assistant"
  | "preparing answers";

export interface ChatParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  events: ChatEvents;
  answer: AnswerProvider["answer"];
  /** Loads what answers in a language need, before the first message. */
  prepareAnswers: (language: Language) => Promise<void>;
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  /** Email address that receives summaries; never one that a visitor supplied. */
  staffMail: string;
  /** Retention period in days, as stated in the notice. */
  chatRetentionDays: number;
  /** Called with errors, without personal data. */
  onError: (error: unknown, work: ChatWork) => void;
  onErased: (counts: { conversations: number; days: number }) => void;
  turns: Turns;
  /** Checks for due summaries now rather than at the timer's next run. */
  wakeSummaries: () => void;
  /** Checks for expired take-overs now rather than at the timer's next run. */
  wakeTakeOvers: () => void;
}
