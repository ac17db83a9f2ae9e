import type { Database } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { AnswerProvider } from "../assistant/answer-provider.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { ChatEvents, LeadField } from "./model.ts";
import type { Turns } from "./turns.ts";

/** The notice above the chat's input, as the visitor read it before the first message. */
export interface ChatNotice {
  place: "chat-notice";
  version: string;
  language: Language;
  wording: string;
}

type Detail = Readonly<Record<string, unknown>>;

/** Facts about conversations and the assistant's entries; the subject is the row's id. */
export type ChatFact = Fact &
  (
    | { kind: "chat.started"; subject: number; words: ChatNotice; page: string }
    /** The visitor said who they are; nobody has confirmed it. */
    | { kind: "chat.lead"; subject: number; fields: LeadField[] }
    /** The assistant could not continue: the visitor is waiting for a person. */
    | { kind: "chat.hand-over"; subject: number }
    | { kind: "chat.staff-wrote"; subject: number; messageId: number; staffName: string; text: string }
    /** Nobody has said anything for a while. */
    | { kind: "chat.ended"; subject: number; messages: number }
    /** Staff confirmed or corrected them. */
    | { kind: "chat.facts"; subject: number; detail: { fields: LeadField[] } }
    | { kind: "chat.contacted"; subject: number; detail: { contacted: boolean } }
    | { kind: "chat.take-over" | "chat.hand-back" | "chat.left"; subject: number; detail: Detail }
    /** By its visitor, or at their request. */
    | { kind: "chat.erase"; subject: number; detail: Detail }
    /** Expired conversations are gone: `forgotten` for some of them, `forget` for a whole day's. */
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

/** Where the chat records its facts. */
export interface ChatFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<ChatFact>;
}

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
