import type { Language } from "../../../lib/language.ts";
import { api, apiResponse, HttpError } from "../../../ui/api-client.ts";
import type { ChatEvent, ReplyLine } from "../model.ts";
import {
  afterArrival,
  afterOtherTab,
  afterTranscript,
  type ConversationState,
  EMPTY,
  failureOf,
  fromKept,
  type SharedState,
  type ShownMessage,
  shown,
  withMessage,
} from "./conversation-state.ts";
import { keep, keepSessionId, randomLetters, readKept, sessionId } from "./stored-chat.ts";

/**
 * Wait before showing a failure, in milliseconds. Navigating away aborts requests, and the message of an aborted
 * request must not be saved as failed.
 */
const FAILURE_PAUSE = 100;

export type Conversation = ReturnType<typeof openConversation>;

/**
 * Opens this browser's conversation. Its state is kept for the tab, shared with other tabs, and corrected whenever the
 * server's transcript is loaded. A message that got no reply stays, marked as failed.
 */
export function openConversation(language: Language) {
  const store = createConversationStore();
  const { get, show, share } = store;
  let turn: AbortController | undefined;
  /** True if a transcript arrived during a turn and could not be applied, so that it must be reloaded afterwards. */
  let readAfterTurn = false;

  const refresh = async (): Promise<void> => {
    readAfterTurn = false;
    const { changes } = get();
    const transcript = await api("GET /chatbot/conversation", { headers: { "Accept-Language": language } }).catch(
      () => undefined,
    );
    if (turn) readAfterTurn = true;
    if (!transcript || turn) return;
    // Live events received meanwhile may be newer than this transcript, which would overwrite them.
    if (get().changes !== changes) return refresh();
    if (transcript.sessionId) keepSessionId(transcript.sessionId);
    share(afterTranscript(get(), transcript));
  };
  const giveUpTurn = () => {
    turn?.abort();
    turn = undefined;
  };
  /** Clears an erased conversation on this page. */
  const forget = () => {
    giveUpTurn();
    keepSessionId(undefined);
    store.clear();
  };
  const takeLine = ({ sending: _, ...answered }: ShownMessage, line: ReplyLine) => {
    if (line.type === "text") return show({ writing: (get().writing ?? "") + line.text });
    const { sessionId, message, mode, staffName, lead } = line;
    keepSessionId(sessionId);
    share({ writing: undefined, mode, staffName, lead, messages: withMessage(get(), answered) });
    if (message) share(afterArrival(get(), shown(message), true));
  };
  const attempt = async (message: ShownMessage) => {
    const controller = new AbortController();
    turn = controller;
    const messages = withMessage(get(), { ...message, sending: "underway" });
    share({ messages, writing: "", failure: undefined, changes: get().changes + 1 });
    try {
      await takeTurn(message, language, controller, (line) => takeLine(message, line));
    } catch (error) {
      await pause(FAILURE_PAUSE);
      // A newer turn has started, or the conversation was erased.
      if (turn !== controller) return;
      const failed = withMessage(get(), { ...message, sending: "failed" });
      share({ writing: undefined, messages: failed, failure: failureOf(error) });
    } finally {
      if (turn === controller) turn = undefined;
      if (readAfterTurn && !turn) refresh();
    }
  };

  store.onOtherTab((data) => {
    if (data === "erased") forget();
    else if (!turn) show(afterOtherTab(get(), data));
  });

  return {
    get,
    subscribe: store.subscribe,
    /**
     * Sends a message.
     * @returns false if the text is empty or another message is in flight
     */
    send: (text: string): boolean => {
      const content = text.trim();
      if (!content || turn) return false;
      const rest = { links: [], suggestions: [], kind: null, staffName: null };
      // An earlier failed message is not retried, but remains visible.
      attempt({ ...rest, key: randomLetters(), sender: "user", content, timestamp: new Date().toISOString() });
      return true;
    },
    /** Resends a failed message under the same id, so that the server stores it once. */
    retry: () => {
      const failed = get().messages.findLast(({ sending }) => sending);
      if (failed && !turn) attempt(failed);
    },
    /** Loads the transcript, then resends a message whose reply had not arrived before the page changed. */
    resume: async () => {
      await refresh();
      const underway = get().messages.findLast(({ sending }) => sending === "underway");
      if (underway && !turn) attempt(underway);
    },
    onEvent: (event: ChatEvent) => {
      if (event.type === "refresh") refresh();
      if (event.type === "erased") forget();
      if (event.type === "mode") share({ mode: event.mode, staffName: event.staffName });
      // A reply to this page also arrives in its own response.
      if (event.type === "message" && !(turn && event.message.sender !== "staff")) {
        share(afterArrival(get(), shown(event.message), false));
      }
    },
    /**
     * Erases the conversation on the server, here and in other tabs.
     * @throws HttpError or TypeError if the request fails
     */
    erase: async () => {
      giveUpTurn();
      await api("DELETE /chatbot/conversation");
      forget();
      store.shareErasure();
    },
    close: store.close,
  };
}

/** BroadcastChannel through which a browser's tabs share the conversation. */
const CHANNEL = "nordet-chat";

type Changes = Partial<ConversationState>;

/** Creates the store of the conversation's state, which it keeps for the tab and shares with other tabs. */
function createConversationStore() {
  let state = fromKept(readKept());
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : undefined;

  const show = (changes: Changes) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    /**
     * Calls a listener after every change.
     * @returns a function that unsubscribes
     */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes this page only. */
    show,
    /** Changes this page and other tabs, and keeps the result for this tab's next page. */
    share: (changes: Changes) => {
      const { messages, mode, staffName, lead } = { ...state, ...changes };
      const shared: SharedState = { messages, mode, staffName, lead };
      keep(shared);
      channel?.postMessage(shared);
      show(changes);
    },
    /** Removes the conversation from this tab. */
    clear: () => {
      show({ ...EMPTY, changes: state.changes + 1 });
      keep(undefined);
    },
    onOtherTab: (listener: (data: SharedState | "erased") => void) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<SharedState | "erased">) => listener(data)),
    shareErasure: () => channel?.postMessage("erased"),
    close: () => channel?.close(),
  };
}

/**
 * Silence from the server after which a turn is abandoned, in milliseconds. The server's own limit is 20 s (SPEC §7).
 */
const SILENCE = 30_000;
/**
 * Interval between attempts while another message is in flight, in milliseconds, and the maximum number of attempts.
 */
const IN_FLIGHT_PAUSE = 1000;
const IN_FLIGHT_TRIES = 20;

/**
 * Runs one turn: sends the message and reads the reply line by line.
 * @param turn aborted if the server falls silent
 * @throws BrokenReply, HttpError, TypeError or the signal's reason if the reply is incomplete
 */
async function takeTurn(
  message: ShownMessage,
  language: Language,
  turn: AbortController,
  onLine: (line: ReplyLine) => void,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => turn.abort(), SILENCE);
  };
  try {
    restart();
    await whileInFlight(async () => {
      for await (const line of await post(message, language, turn.signal)) {
        restart();
        onLine(line);
      }
    });
  } finally {
    clearTimeout(timer);
  }
}

async function post({ key, content, timestamp }: ShownMessage, language: Language, signal: AbortSignal) {
  const { body } = await apiResponse("POST /chatbot/messages", {
    body: {
      sessionId: sessionId(),
      message: content,
      language,
      page: window.location.pathname,
      timestamp,
      messageId: key,
    },
    signal,
  });
  if (!body) throw new BrokenReply("The response has no body.");
  return replyLines(body);
}

/**
 * Retries while the server answers 409 because another tab's message is in flight; a conversation allows one at a time.
 */
async function whileInFlight(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409) || tries === IN_FLIGHT_TRIES) throw error;
      await pause(IN_FLIGHT_PAUSE);
    }
  }
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class BrokenReply extends Error {
  override name = "BrokenReply";
}

/**
 * Parses the response of `POST /chatbot/messages` (NDJSON) as it arrives, skipping lines of unknown types.
 * @throws BrokenReply if a line is not JSON, or the last line is missing
 */
export async function* replyLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyLine, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = done ? "" : lines.pop()!;
      for (const line of lines) {
        if (!line.trim()) continue;
        const parsed = parse(line);
        if (parsed.type === "text" || parsed.type === "end") yield parsed;
        if (parsed.type === "end") return;
      }
      if (done) throw new BrokenReply("The response has no end.");
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parse(line: string): ReplyLine {
  try {
    return JSON.parse(line) as ReplyLine;
  } catch (cause) {
    throw new BrokenReply("A line of the response is no JSON.", { cause });
  }
}
