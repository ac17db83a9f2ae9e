import { useSyncExternalStore } from "react";
import { apiHref } from "../../../ui/api-client.ts";
/** What the desk is told as it happens (`GET /events`), in every tab by one connection. */

export interface LiveEvent {
  /** `refresh`: something may have been missed, also between the first reading of a page and the first event; `off` and `on`: the connection was lost, or is there. */
  type: "changed" | "refresh" | "on" | "off";
  /** What has changed, and its number. */
  kind?: Kind;
  id?: number;
  /** A request that is new among the accepted ones. */
  isNew?: boolean;
}

const KINDS = ["chat", "consultation"] as const;
type Kind = (typeof KINDS)[number];

type Listener = (event: LiveEvent) => void;

const NAME = "nordet-desk-live";
/** Milliseconds after a refused connection until the next. */
const RECONNECT_AFTER = 5_000;

/**
 * Listens until it is ended. A browser opens only six connections to a site at once, and each stream holds one: of all
 * tabs one listens, and tells the others.
 */
export function followDesk(listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data as LiveEvent);
  const over = new AbortController();
  const tell: Listener = (event) => {
    listener(event);
    channel.postMessage(event);
  };
  // Held for as long as this tab listens; the next one takes over once it is closed. Without https there are no locks.
  if ("locks" in navigator) {
    const { signal } = over;
    const others = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (signal.aborted) return undefined;
      if (lock) return listen(tell, signal);
      // Another tab listens already: no connection will open that says so.
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
      // What happened while nobody listened is not told again.
      stream.addEventListener("open", () => {
        tell({ type: "on" });
        tell({ type: "refresh" });
      });
      stream.addEventListener("error", () => {
        tell({ type: "off" });
        // After an answer that is no stream, a browser does not try again by itself.
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

/** Whether the desk updates by itself now. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => live,
  );
}
