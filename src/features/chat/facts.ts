import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Language } from "../../lib/language.ts";
import type { LeadField } from "./model.ts";

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
