/** Asks a subscriber to reload everything, because events may have been missed. */
export interface Refresh {
  type: "refresh";
}

/** Called synchronously, so it must be quick, and only after the change is committed. */
export type LiveListener<Event> = (event: Event | Refresh, id: number) => void;

/** Events about records of one kind, by id. */
export interface LiveEvents<Event> {
  /**
   * Notifies all subscribers, in this and other processes. Call it after the commit.
   * @param id of the record that changed; 0 with a {@link Refresh} when much has changed at once
   */
  publish(id: number, event: Event | Refresh): Promise<void>;
  /**
   * Subscribes to events.
   * @param id of the record to follow, or `all` for the desk; after a gap, the listener gets a {@link Refresh} with id
   * 0
   * @returns a function that unsubscribes
   */
  subscribe(id: number | "all", listener: LiveListener<Event>): () => void;
  close(): Promise<void>;
}

/** The channel to the other processes. */
export interface EventChannel {
  send(content: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates live events, none of which is stored. A subscriber reads the record itself at first, and whenever a `refresh`
 * says that it may have missed events.
 * @param openChannel opens the channel to the other processes, which calls `receive` with their events, and `gap` when
 * some may have been missed
 */
export function createLiveEvents<Event>(
  openChannel: (receive: (content: unknown) => void, gap: () => void) => EventChannel,
): LiveEvents<Event> {
  const listeners = new Map<number | "all", Set<LiveListener<Event>>>();
  const tell = (id: number, event: Event | Refresh) => {
    // Iterates over a copy, because a listener may unsubscribe itself or another.
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
