/** Something may have been missed: whoever looks on reads it all anew. */
export interface Refresh {
  type: "refresh";
}

/** Whoever looks on; called at once, so it must not take long, and never while the change may still be undone. */
export type LiveListener<Event> = (event: Event | Refresh, id: number) => void;

/** What happens to the things of one kind, each known by its number. */
export interface LiveEvents<Event> {
  /**
   * Tells everybody who looks on, here and in the other processes. Called after the change is committed.
   * @param id of what has changed; 0 with a {@link Refresh} when much has changed at once
   */
  publish(id: number, event: Event | Refresh): Promise<void>;
  /**
   * @param id whose events, or `all` for the desk; a gap is told to those as a {@link Refresh} of 0
   * @returns ends it
   */
  subscribe(id: number | "all", listener: LiveListener<Event>): () => void;
  close(): Promise<void>;
}

/** The way to the other processes. */
export interface EventChannel {
  send(content: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Things as they happen. Nothing is kept: whoever comes later, or may have missed something, reads the thing itself, and
 * is told so by `refresh`.
 * @param openChannel opens the way to the other processes: `receive` takes what they sent, `gap` is called when something
 *   of theirs may have been missed
 */
export function createLiveEvents<Event>(
  openChannel: (receive: (content: unknown) => void, gap: () => void) => EventChannel,
): LiveEvents<Event> {
  const listeners = new Map<number | "all", Set<LiveListener<Event>>>();
  const tell = (id: number, event: Event | Refresh) => {
    // Copies: a listener may end its subscription, or that of another.
    for (const key of [id, "all"] as const) {
      for (const listener of [...(listeners.get(key) ?? [])]) listener(event, id);
    }
  };
  const tellAllOfGap = () => {
    for (const [key, set] of [...listeners]) {
      for (const listener of [...set]) listener({ type: "refresh" }, key === "all" ? 0 : key);
    }
  };
  const channel = openChannel((content) => {
    const { id, event } = content as { id: number; event: Event };
    tell(id, event);
  }, tellAllOfGap);

  return {
    async publish(id, event) {
      tell(id, event);
      await channel.send({ id, event });
    },
    subscribe(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(id) === set) listeners.delete(id);
      };
    },
    close: channel.close,
  };
}
