import type { Language } from "../../lib/language.ts";

/** Kind of reply; `failure` means that the configured provider could not answer (SPEC §8). */
export type ReplyKind =
  | "answer"
  | "greeting"
  | "clarification"
  | "booking"
  | "person"
  | "language"
  | "unknown"
  | "failure";

export interface EarlierMessage {
  sender: "user" | "bot" | "staff";
  content: string;
  /** Set for the bot's messages only. */
  kind?: ReplyKind;
  /** Ids of the passages on which a bot's reply is based. */
  topics?: readonly string[];
}

/** One turn of a conversation, as passed to a provider. */
export interface Turn {
  /** The visitor's message, trimmed: 1 to 2,000 UTF-16 code units. */
  text: string;
  /** Language of the conversation. The reply may be in the message's language instead; see `ReplyEnd.language`. */
  language: Language;
  /** Path of the page that the visitor is on, beginning with a slash. */
  page: string;
  sessionId: string;
  /** Id of the visitor's message; the same if it is answered again after a crash. */
  messageId: number;
  at: Date;
  /** Messages before this turn, oldest first, at most 20. */
  history: readonly EarlierMessage[];
}

export interface Link {
  title: string;
  /** A path on our site, beginning with a slash, or an absolute https URL. */
  href: string;
}

/** Names of the providers, in the order in which they are tried. */
export type ProviderName = "webhook" | "model" | "built-in";

/** Data about a reply, returned after its text. */
export interface ReplyEnd {
  kind: ReplyKind;
  /** Language of the reply. */
  language: Language;
  /** Pages on which the reply is based, best first. */
  links: readonly Link[];
  /** Messages that the visitor may want to send next, verbatim. */
  suggestions: readonly string[];
  /** Ids of the passages on which the reply is based. */
  topics: readonly string[];
  provider: ProviderName;
}

/** Answers visitors: a webhook, a language model or the built-in assistant. */
export interface AnswerProvider {
  readonly name: ProviderName;
  /**
   * Yields the reply's text in parts as it is written, and returns data about the reply.
   * @param signal ends the turn, and aborts work in progress at once
   * @throws ProviderFailure if there is no answer, or if it breaks off after some parts
   */
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<string, ReplyEnd, void>;
}

/** Why a provider has no answer; `circuit-open` means that it was not asked, because of earlier failures in a row. */
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

/**
 * An expected failure, after which the next provider is asked. Its message contains no visitor, text, URL or secret.
 */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;
  /**
   * What was received instead of an answer, shown at the desk: the HTTP status, or the keys and types of the JSON reply
   * without its values.
   */
  came: string | undefined;

  constructor(reason: FailureReason, message: string, options: { cause?: unknown; came?: string } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "ProviderFailure";
    this.reason = reason;
    this.came = options.came;
  }
}
