import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Language } from "../../lib/language.ts";
import type { LeadField } from "./model.ts";

/** The words above the field of the chat, as the visitor read them before the first message. */
export interface ChatNotice {
  place: "chat-notice";
  version: string;
  language: Language;
  wording: string;
}

type Detail = Readonly<Record<string, unknown>>;

/** What happens to conversations and to what staff teach the assistant; the subject is the number of the row. */
export type ChatFact = Fact &
  (
    | { kind: "chat.started"; subject: number; words: ChatNotice; page: string }
    /** The visitor said who they are; nobody has confirmed it. */
    | { kind: "chat.lead"; subject: number; fields: LeadField[] }
    /** The assistant could not go on: the visitor waits for a person. */
    | { kind: "chat.hand-over"; subject: number }
    | { kind: "chat.staff-wrote"; subject: number; messageId: number; staffName: string; text: string }
    /** Nobody has said anything for a while. */
    | { kind: "chat.ended"; subject: number; messages: number }
    /** Staff confirmed or corrected it. */
    | { kind: "chat.facts"; subject: number; detail: { fields: LeadField[] } }
    | { kind: "chat.contacted"; subject: number; detail: { contacted: boolean } }
    | { kind: "chat.take-over" | "chat.hand-back" | "chat.left"; subject: number; detail: Detail }
    /** By its visitor, or at their request. */
    | { kind: "chat.erase"; subject: number; detail: Detail }
    /** Conversations that were kept long enough are gone: `forgotten` some of them, `forget` all of a day. */
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

/** Where the chat says what happened. */
export interface ChatFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<ChatFact>;
}
