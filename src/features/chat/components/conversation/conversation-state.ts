import type { ChatMessage, ChatMode, Lead, OwnConversation } from "../../model.ts";

/** A message as the chat shows it. */
export interface ShownMessage extends Omit<ChatMessage, "id" | "messageId"> {
  /** Of the visitor's: the id its browser gave it; of all others the server's. */
  key: string;
  /** Of a visitor's message that has no reply yet. */
  sending?: "underway" | "failed";
}

/** Why a message has no reply: nobody could be reached, or too much was sent in a short time. */
export type TurnFailure = { why: "unreachable" } | { why: "too-many"; seconds: number | undefined };

/** What a tab keeps for the next page, and sends to other tabs. */
export interface SharedState {
  messages: readonly ShownMessage[];
  mode: ChatMode;
  /** Who of the staff has taken over. */
  staffName: string | null;
  lead: Lead;
}

export interface ConversationState extends SharedState {
  /** The reply awaited, as far as it has come; undefined when none is. */
  writing: string | undefined;
  failure: TurnFailure | undefined;
  /** The last reply that came while this page was there, whether this page had asked for it, and how many came at once. */
  arrived: { message: ShownMessage; here: boolean; count: number } | undefined;
  /** Grows with every message that comes or goes. */
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

/** Puts a message where it belongs: in place of itself, else at the end. */
export function withMessage({ messages }: SharedState, message: ShownMessage): readonly ShownMessage[] {
  const at = messages.findIndex(({ key }) => key === message.key);
  return at === -1 ? [...messages, message] : messages.with(at, message);
}

/** @param message the last of so many that came, unless it was there before */
function arrivalOf(state: ConversationState, message: ShownMessage | undefined, here: boolean, count = 1): Changes {
  return message && message.sender !== "user" && !has(state, message.key) ? { arrived: { message, here, count } } : {};
}

/** A message that comes by itself. @param here whether this page had asked for it */
export const afterArrival = (state: ConversationState, message: ShownMessage, here: boolean): Changes => ({
  messages: withMessage(state, message),
  changes: state.changes + 1,
  ...arrivalOf(state, message, here),
});

/** What the server has, and after it what only this tab has. */
export function afterTranscript(state: ConversationState, transcript: OwnConversation): Changes {
  const messages = transcript.messages.map(shown);
  const keys = new Set(messages.map(({ key }) => key));
  const last = messages.at(-1);
  // The visitor's last message may still wait for its reply here.
  const ours = state.messages.filter(({ key, sending }) => sending && !keys.has(key));
  const waiting = state.messages.find(({ key, sending }) => sending && key === last?.key);
  if (waiting) messages.splice(-1, 1, waiting);
  const { mode, staffName, lead } = transcript;
  const failure = waiting || ours.length > 0 ? state.failure : undefined;
  // What a person wrote while nobody listened here.
  const missed = messages.filter(({ key, sender }) => sender === "staff" && !has(state, key));
  const arrival = state.messages.length > 0 ? arrivalOf(state, missed.at(-1), false, missed.length) : {};
  return { messages: [...messages, ...ours], mode, staffName, lead, failure, ...arrival };
}

/** What another tab shows. What it still sends is its own; the next it shares has the outcome. */
export const afterOtherTab = (state: ConversationState, shared: SharedState): Changes => ({
  ...shared,
  ...arrivalOf(state, shared.messages.at(-1), false),
});

/** What this tab kept on the page before. */
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
