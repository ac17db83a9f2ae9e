import type { ChatEvent } from "../model.ts";

/** Milliseconds until the first and until the last attempts to connect again. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

const TYPES = ["message", "mode", "erased", "refresh"] as const;

/**
 * Listens to what happens in this browser's conversation (server-sent events), and connects again with growing pauses when
 * the connection is lost. What happened before it stood is not told: `refresh` says that something may have been missed.
 * @returns how to stop
 */
export function followConversation(onEvent: (event: ChatEvent) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;

  const connect = () => {
    source = new EventSource("/api/chatbot/events");
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
