import type { ChatEvent } from "./schema.ts";

/** Whoever looks on; called at once, so it must not take long, and never while the change may still be undone. */
export type ChatListener = (event: ChatEvent, conversationId: number) => void;

export interface LiveEvents {
  /** Tells everybody who looks on, here and in the other processes. Called after the change is committed. */
  publish(conversationId: number, event: ChatEvent): Promise<void>;
  /**
   * @param conversationId whose events, or `all` for the desk
   * @returns ends it
   */
  subscribe(conversationId: number | "all", listener: ChatListener): () => void;
  close(): Promise<void>;
}

/** The way to the other processes. */
export interface EventChannel {
  send(content: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Conversations as they happen. Nothing is kept: whoever comes later, or may have missed something, reads the
 * conversation itself, and is told so by `refresh`.
 * @param openChannel opens the way to the other processes: `receive` takes what they sent, `gap` is called when something
 *   of theirs may have been missed
 */
export function createLiveEvents(
  openChannel: (receive: (content: unknown) => void, gap: () => void) => EventChannel,
): LiveEvents {
  const listeners = new Map<number | "all", Set<ChatListener>>();
  const tell = (conversationId: number, event: ChatEvent) => {
    // Copies: a listener may end its subscription, or that of another.
    for (const key of [conversationId, "all"] as const) {
      for (const listener of [...(listeners.get(key) ?? [])]) listener(event, conversationId);
    }
  };
  const tellAllOfGap = () => {
    for (const [key, set] of [...listeners]) {
      for (const listener of [...set]) listener({ type: "refresh" }, key === "all" ? 0 : key);
    }
  };
  const channel = openChannel((content) => {
    const { conversationId, event } = content as { conversationId: number; event: ChatEvent };
    tell(conversationId, event);
  }, tellAllOfGap);

  return {
    async publish(conversationId, event) {
      tell(conversationId, event);
      await channel.send({ conversationId, event });
    },
    subscribe(conversationId, listener) {
      const set = listeners.get(conversationId) ?? new Set();
      listeners.set(conversationId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(conversationId) === set) listeners.delete(conversationId);
      };
    },
    close: channel.close,
  };
}
