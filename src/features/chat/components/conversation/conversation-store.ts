import { keep, readKept } from "../stored-chat.ts";
import { type ConversationState, EMPTY, fromKept, type SharedState } from "./conversation-state.ts";

/** Channel on which a browser's tabs share the conversation. */
const CHANNEL = "nordet-chat";

type Changes = Partial<ConversationState>;

/** The conversation's state on this page, kept for the tab and shared with other tabs. */
export function createConversationStore() {
  let state = fromKept(readKept());
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : undefined;

  const show = (changes: Changes) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    /** @returns stops listening */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes this page only. */
    show,
    /** Changes this page, this tab's next page and other tabs. */
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
    /** Makes other tabs clear theirs. */
    shareErasure: () => channel?.postMessage("erased"),
    close: () => channel?.close(),
  };
}
