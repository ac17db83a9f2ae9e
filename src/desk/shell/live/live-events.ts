import { useSyncExternalStore } from "react";
import { apiHref } from "../../../ui/api-client.ts";
/** Live events of the desk (`GET /events`), over one connection for all tabs. */

export interface LiveEvent {
  /**
   * `refresh`: events may have been missed, including between a page's first read and the first event; `off` and `on`:
   * the connection was lost, or is up.
   */
  type: "changed" | "refresh" | "on" | "off";
  /** What has changed, and its id. */
  kind?: Kind;
  id?: number;
  /** A request that has just been accepted. */
  isNew?: boolean;
}

const KINDS = ["chat", "consultation"] as const;
type Kind = (typeof KINDS)[number];

type Listener = (event: LiveEvent) => void;

const NAME = "nordet-desk-live";
/** Delay before reconnecting after a refused connection, in milliseconds. */
const RECONNECT_AFTER = 5_000;

/**
 * Listens until stopped. A browser only opens six connections to a site at once, and each stream takes one: one tab
 * listens, and forwards to the others.
 */
export function followDesk(listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data as LiveEvent);
  const over = new AbortController();
  const tell: Listener = (event) => {
    listener(event);
    channel.postMessage(event);
  };
  // Held while this tab listens; the next one takes over once it is closed. Locks require https.
  if ("locks" in navigator) {
    const { signal } = over;
    const others = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (signal.aborted) return undefined;
      if (lock) return listen(tell, signal);
      // Another tab is already listening, so no connection event will come.
      listener({ type: "refresh" });
      return navigator.locks.request(NAME, { signal }, () => listen(tell, signal));
    });
    others.catch(() => undefined);
  } else void listen(tell, over.signal);
  return () => {
    over.abort();
    channel.close();
  };
}

function listen(tell: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      stream = new EventSource(apiHref("GET /events"));
      // Missed events are not repeated.
      stream.addEventListener("open", () => {
        tell({ type: "on" });
        tell({ type: "refresh" });
      });
      stream.addEventListener("error", () => {
        tell({ type: "off" });
        // After a response that is not a stream, browsers do not retry.
        if (stream.readyState === EventSource.CLOSED) retry = setTimeout(connect, RECONNECT_AFTER);
      });
      stream.addEventListener("refresh", () => tell({ type: "refresh" }));
      for (const kind of KINDS) {
        stream.addEventListener(kind, ({ data }) => {
          const { id, type } = JSON.parse(data as string) as { id: number; type: string };
          tell({ type: "changed", kind, id, isNew: type === "received" });
        });
      }
    };
    connect();
    signal.addEventListener("abort", () => {
      clearTimeout(retry);
      stream.close();
      resolve();
    });
  });
}

let live = true;
const listeners = new Set<() => void>();

export function setLive(next: boolean): void {
  if (live === next) return;
  live = next;
  for (const listener of listeners) listener();
}

/** Whether live updates are working. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => live,
  );
}
