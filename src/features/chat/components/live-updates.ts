import { useEffect } from "react";
import { apiHref } from "../../../ui/api-client.ts";
import type { ChatEvent } from "../model.ts";
import type { Conversation } from "./conversation.ts";

/** First and longest delay of the reconnection backoff, in milliseconds, give or take a quarter. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 20_000;

const TYPES = ["message", "mode", "erased", "refresh"] as const;

/**
 * Subscribes to this browser's conversation (server-sent events) and reconnects with backoff. Past events are not
 * replayed, so every connection begins with `refresh`. So does every attempt after the second failure: if the server has
 * no stream left for this visitor, what staff write arrives anyway, a little later.
 * @returns a function that stops listening
 */
export function followConversation(onEvent: (event: ChatEvent) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;

  const connect = () => {
    if (pause > 2 * FIRST_PAUSE) onEvent({ type: "refresh" });
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
 * Receives live updates while the page is visible, once the server has the conversation.
 * @param wanted true while the chat is open; during a take-over also while it is minimized, so that its button
 * announces staff messages
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
