import type { Language } from "../../../lib/language.ts";
import { apiRead, apiWrite, HttpError } from "../../../ui/api-client.ts";
import type { ChatEvent, ChatMessage, ChatMode, Lead, OwnConversation } from "../model.ts";
import { BrokenReply, replyLines } from "./reply-stream.ts";
import { keep, keepSessionId, randomLetters, readKept, readSessionId, sessionId } from "./stored-chat.ts";

/** Milliseconds without a word from the server after which a turn is given up: its own budget is 20 s (SPEC §7). */
const SILENCE = 30_000;
/** Milliseconds until a message is sent again that met another one in flight, and how often. */
const IN_FLIGHT_PAUSE = 1000;
const IN_FLIGHT_TRIES = 20;
/**
 * Milliseconds between a failure and its showing: a page that is left breaks off what it had asked for, and what it kept must
 * not say that the visitor's message failed.
 */
const FAILURE_PAUSE = 100;
/** Name of the channel on which the tabs of a browser tell each other what they know. */
const CHANNEL = "nordet-chat";

/** A message as the chat shows it. */
export interface ShownMessage extends Omit<ChatMessage, "id" | "messageId"> {
  /** Of the visitor's: the id its browser gave it; of all others the server's. */
  key: string;
  /** Of a visitor's message that has no answer yet. */
  sending?: "underway" | "failed";
}

/** Why a message has no answer: nobody could be reached, or too much was sent in a short time. */
export type TurnFailure = { why: "unreachable" } | { why: "too-many"; seconds: number | undefined };

export interface ConversationState {
  messages: readonly ShownMessage[];
  mode: ChatMode;
  /** Who of the staff has taken over. */
  staffName: string | null;
  lead: Lead;
  /** The reply awaited, as far as it has come; undefined when none is. */
  writing: string | undefined;
  failure: TurnFailure | undefined;
  /** The last reply that came while this page was there, whether this page had asked for it, and how many came at once. */
  arrived: { message: ShownMessage; here: boolean; count: number } | undefined;
  /** Grows with every message that comes or goes. */
  changes: number;
}

const EMPTY: ConversationState = {
  messages: [],
  mode: "assistant",
  staffName: null,
  lead: {},
  writing: undefined,
  failure: undefined,
  arrived: undefined,
  changes: 0,
};

const shown = ({ id, messageId, ...message }: ChatMessage): ShownMessage => ({
  ...message,
  key: messageId ?? `message-${id}`,
});

export type Conversation = ReturnType<typeof openConversation>;

/**
 * The conversation of this browser, as the page shows it. It is kept for the tab, told to other tabs, and corrected by the
 * server's transcript whenever that is read. A message the server did not answer stays, marked as failed.
 */
export function openConversation(language: Language) {
  let state: ConversationState = fromKept(readKept());
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : undefined;
  let turn: AbortController | undefined;
  /** The transcript was asked for during a turn, in which it is not taken over. */
  let readAfterTurn = false;

  const change = (by: Partial<ConversationState>, tell = true) => {
    state = { ...state, ...by };
    const { messages, mode, staffName, lead } = state;
    if (tell) {
      keep({ messages, mode, staffName, lead });
      channel?.postMessage({ messages, mode, staffName, lead });
    }
    for (const listener of listeners) listener();
  };
  /** Puts a message where it belongs: in place of itself, else at the end. */
  const withMessage = (message: ShownMessage): readonly ShownMessage[] => {
    const at = state.messages.findIndex(({ key }) => key === message.key);
    return at === -1 ? [...state.messages, message] : state.messages.with(at, message);
  };
  const arrive = (message: ShownMessage, here: boolean) => {
    const isNew = message.sender !== "user" && !state.messages.some(({ key }) => key === message.key);
    change({
      messages: withMessage(message),
      changes: state.changes + 1,
      ...(isNew ? { arrived: { message, here, count: 1 } } : {}),
    });
  };

  /** What the server has, and after it what only this tab has. */
  const adopt = (answer: Pick<OwnConversation, "messages" | "mode" | "staffName" | "lead">) => {
    const messages = answer.messages.map(shown);
    const known = new Set(messages.map(({ key }) => key));
    const last = messages.at(-1);
    // The visitor's last message may still wait for its reply here.
    const ours = state.messages.filter(({ key, sending }) => sending && !known.has(key));
    const waiting = state.messages.find(({ key, sending }) => sending && key === last?.key);
    if (waiting) messages.splice(-1, 1, waiting);
    const { mode, staffName, lead } = answer;
    const failure = waiting || ours.length > 0 ? state.failure : undefined;
    // What a person wrote while nobody listened here.
    const missed = messages.filter(
      ({ key, sender }) => sender === "staff" && !state.messages.some((m) => m.key === key),
    );
    const message = state.messages.length > 0 ? missed.at(-1) : undefined;
    const arrived = message ? { arrived: { message, here: false, count: missed.length } } : {};
    change({ messages: [...messages, ...ours], mode, staffName, lead, failure, ...arrived });
  };
  const refresh = async (): Promise<void> => {
    readAfterTurn = false;
    if (!readSessionId()) return;
    const { changes } = state;
    const answer = await apiRead<OwnConversation>("/api/chatbot/conversation").catch(() => undefined);
    if (turn) readAfterTurn = true;
    if (!answer || turn) return;
    // What came live meanwhile may be newer than this answer, which would take it away again.
    if (state.changes !== changes) return refresh();
    if (answer.sessionId) keepSessionId(answer.sessionId);
    adopt(answer);
  };
  const giveUpTurn = () => {
    turn?.abort();
    turn = undefined;
  };
  /** The conversation was erased: nothing of it stays here. */
  const forget = () => {
    giveUpTurn();
    keepSessionId(undefined);
    change({ ...EMPTY, changes: state.changes + 1 }, false);
    keep(undefined);
  };

  /** One turn: the message goes out, the reply comes in pieces. Throws when it has no sound end. */
  const exchange = async (message: ShownMessage, signal: AbortSignal, heard: () => void) => {
    const response = await apiWrite(
      "POST",
      "/api/chatbot/messages",
      {
        sessionId: sessionId(),
        message: message.content,
        language,
        page: window.location.pathname,
        timestamp: message.timestamp,
        messageId: message.key,
      },
      { signal },
    );
    if (!response.body) throw new BrokenReply("The answer has no body.");
    for await (const line of replyLines(response.body)) {
      heard();
      if (line.type === "text") {
        change({ writing: (state.writing ?? "") + line.text }, false);
        continue;
      }
      keepSessionId(line.sessionId);
      const { mode, staffName, lead } = line;
      change({ writing: undefined, mode, staffName, lead, messages: withMessage(answered(message)) });
      if (line.message) arrive(shown(line.message), true);
    }
  };
  const attempt = async (message: ShownMessage) => {
    const controller = new AbortController();
    turn = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), SILENCE);
    };
    const underway: ShownMessage = { ...message, sending: "underway" };
    change({ messages: withMessage(underway), writing: "", failure: undefined, changes: state.changes + 1 });
    try {
      heard();
      await whileInFlight(() => exchange(underway, controller.signal, heard));
    } catch (error) {
      await pause(FAILURE_PAUSE);
      // Another turn's, or nobody's by now: the conversation was erased.
      if (turn !== controller) return;
      change({
        writing: undefined,
        messages: withMessage({ ...message, sending: "failed" }),
        failure: failureOf(error),
      });
    } finally {
      clearTimeout(timer);
      if (turn === controller) turn = undefined;
      if (readAfterTurn && !turn) refresh();
    }
  };

  const hear = (event: ChatEvent) => {
    if (event.type === "refresh") refresh();
    if (event.type === "erased") forget();
    if (event.type === "mode") change({ mode: event.mode, staffName: event.staffName });
    // While a reply is on its way here, its own answer brings it.
    if (event.type === "message" && !(turn && event.message.sender !== "staff")) arrive(shown(event.message), false);
  };
  const heardTab = ({ data }: MessageEvent<"erased" | Partial<ConversationState>>) => {
    if (data === "erased") return forget();
    if (turn) return;
    const { messages = [], ...rest } = data;
    const last = messages.at(-1);
    const isNew = last && last.sender !== "user" && !state.messages.some(({ key }) => key === last.key);
    // What another tab still sends is its own; the next it tells has the outcome.
    change({ ...rest, messages, ...(isNew ? { arrived: { message: last, here: false, count: 1 } } : {}) }, false);
  };
  channel?.addEventListener("message", heardTab);

  return {
    get: () => state,
    /** @returns how to stop listening */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what the visitor wrote, unless it is empty or a message is still in flight; says whether it was taken. */
    send: (text: string): boolean => {
      const content = text.trim();
      if (!content || turn) return false;
      const message: ShownMessage = {
        key: randomLetters(),
        sender: "user",
        content,
        timestamp: new Date().toISOString(),
        links: [],
        suggestions: [],
        kind: null,
        staffName: null,
      };
      // A message that failed before is given up for this one, but stays to be read.
      attempt(message);
      return true;
    },
    /** Sends a failed message again: the same one, so that it is stored once. */
    retry: () => {
      const failed = state.messages.findLast(({ sending }) => sending);
      if (failed && !turn) attempt(failed);
    },
    /** Reads the server's transcript, and goes on with a message that the page before had no answer to. */
    resume: async () => {
      await refresh();
      const underway = state.messages.findLast(({ sending }) => sending === "underway");
      if (underway && !turn) attempt(underway);
    },
    hear,
    /** Erases the conversation here, on the server and in other tabs. Throws HttpError or TypeError when it could not be. */
    erase: async () => {
      giveUpTurn();
      await apiWrite("DELETE", "/api/chatbot/conversation");
      forget();
      channel?.postMessage("erased");
    },
    close: () => channel?.close(),
  };
}

const answered = ({ sending: _, ...message }: ShownMessage): ShownMessage => message;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Two tabs share one conversation, in which one message is in flight at a time: the second waits for its turn. */
async function whileInFlight(exchange: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await exchange();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409) || tries === IN_FLIGHT_TRIES) throw error;
      await pause(IN_FLIGHT_PAUSE);
    }
  }
}

function failureOf(error: unknown): TurnFailure {
  if (error instanceof HttpError && error.status === 429) return { why: "too-many", seconds: error.retryAfter };
  return { why: "unreachable" };
}

/** What this tab kept on the page before. */
function fromKept(kept: Record<string, unknown>): ConversationState {
  const { messages, mode, staffName, lead } = kept as Partial<ConversationState>;
  if (!Array.isArray(messages)) return EMPTY;
  return {
    ...EMPTY,
    messages,
    mode: mode === "staff" ? "staff" : "assistant",
    staffName: staffName ?? null,
    lead: lead ?? {},
  };
}
