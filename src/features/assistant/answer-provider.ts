import type { Language } from "../../lib/language.ts";

/** What a reply is for the visitor; `failure` means that who was to answer could not be reached (SPEC §8). */
export type ReplyKind =
  | "answer"
  | "greeting"
  | "clarification"
  | "booking"
  | "person"
  | "language"
  | "unknown"
  | "failure";

/** One earlier message of the conversation. */
export interface EarlierMessage {
  sender: "user" | "bot" | "staff";
  content: string;
  /** Of the bot's messages only. */
  kind?: ReplyKind;
  /** Ids of the passages that a reply of the bot came from. */
  topics?: readonly string[];
}

/** One turn of a conversation as a provider sees it. */
export interface Turn {
  /** What the visitor wrote, trimmed, 1–2,000 characters. */
  text: string;
  /** Of the conversation. An answer may come in another that the message is written in; `ReplyEnd.language` tells. */
  language: Language;
  /** Path of the page the visitor is on, beginning with a slash. */
  page: string;
  sessionId: string;
  /** Of the visitor's message; the same when it is answered anew after a crash. */
  messageId: number;
  at: Date;
  /** What was said before this turn, oldest first, at most 20 messages. */
  history: readonly EarlierMessage[];
}

export interface Link {
  title: string;
  /** A path of our own site, beginning with a slash; from a webhook also an absolute https address. */
  href: string;
}

/** Who can answer, in the order they are asked. */
export type ProviderName = "webhook" | "model" | "built-in";

/** How a reply ended, told after its text. */
export interface ReplyEnd {
  kind: ReplyKind;
  /** Of the reply. */
  language: Language;
  /** Pages the reply came from, best first. */
  links: readonly Link[];
  /** What the visitor may want to send next, word for word. */
  suggestions: readonly string[];
  /** Ids of the passages the reply came from. */
  topics: readonly string[];
  provider: ProviderName;
}

/** Answers visitors: a webhook, a language model or the built-in assistant. */
export interface AnswerProvider {
  readonly name: ProviderName;
  /**
   * Yields the text of the reply as it comes (the parts joined are the whole text) and returns how it ended.
   * @param signal ends the turn; what is under way is given up at once
   * @throws ProviderFailure when there is no answer, or none any more after a part was yielded
   */
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<string, ReplyEnd, void>;
}

/** Why a provider has no answer; `circuit-open` means that it was not even asked, after failures in a row. */
export const FAILURE_REASONS = [
  "refused",
  "status",
  "redirect",
  "timed-out",
  "empty",
  "not-an-answer",
  "unknown-key",
  "too-long",
  "broken-off",
  "circuit-open",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** An expected failure of a provider, after which the next one is tried. The message has no personal data or secret. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;
  /** A failed reply as the desk shows it, to help fix the cause: types and keys, no values. */
  came: string | undefined;

  constructor(reason: FailureReason, message: string, options: { cause?: unknown; came?: string } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "ProviderFailure";
    this.reason = reason;
    this.came = options.came;
  }
}
