import type { Language } from "../../../../lib/language.ts";
import { api } from "../../../../ui/api-client.ts";
import type { ChatEvent, ReplyLine } from "../../model.ts";
import { keepSessionId, randomLetters, readSessionId } from "../stored-chat.ts";
import {
  afterArrival,
  afterOtherTab,
  afterTranscript,
  type ShownMessage,
  shown,
  withMessage,
} from "./conversation-state.ts";
import { createConversationStore } from "./conversation-store.ts";
import { failureOf, pause, takeTurn } from "./turn.ts";

/**
 * Delay before showing a failure, in milliseconds: leaving a page aborts its requests, and that must not be saved as a
 * failed message.
 */
const FAILURE_PAUSE = 100;

export type Conversation = ReturnType<typeof openConversation>;

/**
 * This browser's conversation, as the page shows it. It is kept for the tab, shared with other tabs, and corrected by
 * the server's transcript whenever that is loaded. A message without a reply stays, marked as failed.
 */
export function openConversation(language: Language) {
  const store = createConversationStore();
  const { get, show, share } = store;
  let turn: AbortController | undefined;
  /** The transcript was requested during a turn, when it cannot be applied. */
  let readAfterTurn = false;

  const refresh = async (): Promise<void> => {
    readAfterTurn = false;
    if (!readSessionId()) return;
    const { changes } = get();
    const transcript = await api("GET /chatbot/conversation").catch(() => undefined);
    if (turn) readAfterTurn = true;
    if (!transcript || turn) return;
    // Live events meanwhile may be newer than this transcript, which would drop them.
    if (get().changes !== changes) return refresh();
    if (transcript.sessionId) keepSessionId(transcript.sessionId);
    share(afterTranscript(get(), transcript));
  };
  const giveUpTurn = () => {
    turn?.abort();
    turn = undefined;
  };
  /** The conversation was erased: remove it here. */
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
      // Another turn has started, or the conversation was erased.
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
    /** Sends the visitor's text, unless it is empty or a message is in flight; returns whether it was accepted. */
    send: (text: string): boolean => {
      const content = text.trim();
      if (!content || turn) return false;
      const rest = { links: [], suggestions: [], kind: null, staffName: null };
      // An earlier failed message is given up, but remains visible.
      attempt({ ...rest, key: randomLetters(), sender: "user", content, timestamp: new Date().toISOString() });
      return true;
    },
    /** Resends a failed message under the same id, so that it is stored once. */
    retry: () => {
      const failed = get().messages.findLast(({ sending }) => sending);
      if (failed && !turn) attempt(failed);
    },
    /** Loads the server's transcript, and resumes a message the previous page got no reply to. */
    resume: async () => {
      await refresh();
      const underway = get().messages.findLast(({ sending }) => sending === "underway");
      if (underway && !turn) attempt(underway);
    },
    /** A live event in the conversation. */
    onEvent: (event: ChatEvent) => {
      if (event.type === "refresh") refresh();
      if (event.type === "erased") forget();
      if (event.type === "mode") share({ mode: event.mode, staffName: event.staffName });
      // While a reply is arriving here, its own response carries it.
      if (event.type === "message" && !(turn && event.message.sender !== "staff")) {
        share(afterArrival(get(), shown(event.message), false));
      }
    },
    /** Erases the conversation here, on the server and in other tabs. Throws HttpError or TypeError on failure. */
    erase: async () => {
      giveUpTurn();
      await api("DELETE /chatbot/conversation");
      forget();
      store.shareErasure();
    },
    close: store.close,
  };
}
