import type { TextLike } from "../../../lib/language.ts";
import type { chatFr } from "../../../text/fr/chat/chat.ts";
import { HttpError } from "../../../ui/api-client.ts";
import type { ChatMessage, ChatMode, Lead, OwnConversation } from "../model.ts";

export interface ShownMessage extends Omit<ChatMessage, "id" | "messageId"> {
  /** Id from the browser for a visitor's message, from the server for any other. */
  key: string;
  /** Set only on a visitor's message that has no reply yet. */
  sending?: "underway" | "failed";
}

/**
 * Why a message got no reply: the server was unreachable, the visitor hit a rate limit, or the server refused the
 * message, with a sentence that says why.
 */
export type TurnFailure =
  | { why: "unreachable" }
  | { why: "too-many"; seconds: number | undefined }
  | { why: "refused"; sentence: string };

export function failureOf(error: unknown): TurnFailure {
  if (!(error instanceof HttpError)) return { why: "unreachable" };
  if (error.status === 429) return { why: "too-many", seconds: error.retryAfter };
  const sentence = error.fieldErrors["message"];
  return sentence ? { why: "refused", sentence } : { why: "unreachable" };
}

/** State kept for the tab's next page and shared with other tabs. */
export interface SharedState {
  messages: readonly ShownMessage[];
  mode: ChatMode;
  /** The staff member who has taken over. */
  staffName: string | null;
  lead: Lead;
}

export interface ConversationState extends SharedState {
  /** Text of the pending reply so far; undefined if none is pending. */
  writing: string | undefined;
  failure: TurnFailure | undefined;
  /**
   * The latest reply to arrive while the page was open, whether this page had asked for it (`here`), and how many
   * replies arrived at once (`count`).
   */
  arrived: { message: ShownMessage; here: boolean; count: number } | undefined;
  /** Incremented with every change to the messages, to detect changes during an HTTP request. */
  changes: number;
}

export const EMPTY: ConversationState = {
  messages: [],
  mode: "assistant",
  staffName: null,
  lead: {},
  writing: undefined,
  failure: undefined,
  arrived: undefined,
  changes: 0,
};

type Changes = Partial<ConversationState>;

export const shown = ({ id, messageId, ...message }: ChatMessage): ShownMessage => ({
  ...message,
  key: messageId ?? `message-${id}`,
});

const has = ({ messages }: SharedState, key: string) => messages.some((message) => message.key === key);

/** Replaces the message with that key, or appends it. */
export function withMessage({ messages }: SharedState, message: ShownMessage): readonly ShownMessage[] {
  const at = messages.findIndex(({ key }) => key === message.key);
  return at === -1 ? [...messages, message] : messages.with(at, message);
}

/**
 * Returns the arrival to announce, if any.
 * @param message the newest message received; not announced if the visitor wrote it or it was already shown
 * @param here whether this page asked for it
 */
function arrivalOf(state: ConversationState, message: ShownMessage | undefined, here: boolean, count = 1): Changes {
  return message && message.sender !== "user" && !has(state, message.key) ? { arrived: { message, here, count } } : {};
}

/**
 * Adds a message that arrived.
 * @param here true if this page asked for it
 */
export const afterArrival = (state: ConversationState, message: ShownMessage, here: boolean): Changes => ({
  messages: withMessage(state, message),
  changes: state.changes + 1,
  ...arrivalOf(state, message, here),
});

/** Applies the server's transcript, followed by messages that only this tab has. */
export function afterTranscript(state: ConversationState, transcript: OwnConversation): Changes {
  const messages = transcript.messages.map(shown);
  const keys = new Set(messages.map(({ key }) => key));
  const last = messages.at(-1);
  // The visitor's latest message may still be waiting for its reply in this tab.
  const ours = state.messages.filter(({ key, sending }) => sending && !keys.has(key));
  const waiting = state.messages.find(({ key, sending }) => sending && key === last?.key);
  if (waiting) messages.splice(-1, 1, waiting);
  const { mode, staffName, lead } = transcript;
  const failure = waiting || ours.length > 0 ? state.failure : undefined;
  // Staff messages that arrived while this page was not listening.
  const missed = messages.filter(({ key, sender }) => sender === "staff" && !has(state, key));
  const arrival = state.messages.length > 0 ? arrivalOf(state, missed.at(-1), false, missed.length) : {};
  return { messages: [...messages, ...ours], mode, staffName, lead, failure, ...arrival };
}

/** Applies another tab's state. The outcome of a message pending there comes with the other tab's next update. */
export const afterOtherTab = (state: ConversationState, shared: SharedState): Changes => ({
  ...shared,
  ...arrivalOf(state, shared.messages.at(-1), false),
});

/** Restores the state this tab had on its previous page. */
export function fromKept({ messages, mode, staffName, lead }: Partial<SharedState>): ConversationState {
  if (!Array.isArray(messages)) return EMPTY;
  return {
    ...EMPTY,
    messages,
    mode: mode === "staff" ? "staff" : "assistant",
    staffName: staffName ?? null,
    lead: lead ?? {},
  };
}

export type ChatText = TextLike<typeof chatFr>;
