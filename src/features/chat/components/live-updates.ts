import { useEffect } from "react";
import { apiHref } from "../../../ui/api-client.ts";
import type { ChatEvent } from "../model.ts";
import type { Conversation } from "./conversation.ts";

/** First and longest delay between reconnection attempts, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

const TYPES = ["message", "mode", "erased", "refresh"] as const;

/**
 * Listens to this browser's conversation (server-sent events), and reconnects with growing delays. Past events are not
 * sent again: `refresh` says that something may have been missed.
 * @returns stops listening
 */
function followConversation(onEvent: (event: ChatEvent) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;

  const connect = () => {
    source = new EventSource(apiHref("GET /chatbot/events"));
    source.onopen = () => {
      onEvent({ type: "refresh" });
      pause = FIRST_PAUSE;
    };
    source.onerror = () => {
      source?.close();
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
    for (const type of TYPES) {
      source.addEventListener(type, ({ data }: MessageEvent<string>) => {
        onEvent({ ...(data && (JSON.parse(data) as object)), type } as ChatEvent);
      });
    }
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/**
 * Listens to the server on a visible page, once the server has the conversation.
 * @param wanted while the chat is open; also when minimized while a person has the conversation, so that the button
 *   announces what they write
 */
export function useLiveUpdates(conversation: Conversation, wanted: boolean, isStored: boolean): void {
  useEffect(() => {
    if (wanted) conversation.resume();
  }, [conversation, wanted]);
  useEffect(() => {
    if (!wanted || !isStored) return;
    let leave: (() => void) | undefined;
    const follow = () => {
      leave?.();
      leave = document.visibilityState === "visible" ? followConversation(conversation.onEvent) : undefined;
    };
    const turned = () => {
      follow();
      if (leave) conversation.resume();
    };
    follow();
    document.addEventListener("visibilitychange", turned);
    return () => {
      document.removeEventListener("visibilitychange", turned);
      leave?.();
    };
  }, [conversation, wanted, isStored]);
}
