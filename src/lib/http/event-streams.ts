/** Interval of the comments that keep a silent stream open, in ms; shorter than proxies and `SOCKET_TIMEOUT` allow. */
const HEARTBEAT = 25_000;
/**
 * Maximum age of a stream, in milliseconds. The browser then reconnects by itself, and its session and permissions are
 * checked again.
 */
const LIFETIME = 10 * 60_000;
/** Reconnection delay for the browser, in milliseconds. */
const RETRY = 2_000;
/**
 * Maximum number of events queued for a client that does not read. Beyond that, the client is disconnected, and reloads
 * everything when it reconnects.
 */
const MOST_WAITING = 200;

/** Sends an event; its data is serialized as JSON. */
export type SendEvent = (name: string, data: unknown) => void;

export interface EventStreams {
  /**
   * Opens a stream of server-sent events (HTML Standard §9.2).
   * @param signal the request's, which aborts when the connection closes
   * @param subscribe starts sending, and returns a function that stops
   * @param mayGoOn asked at every heartbeat; the stream ends once the answer is no, and goes on if there is none
   */
  open(
    signal: AbortSignal,
    subscribe: (send: SendEvent, end: () => void) => () => void,
    mayGoOn?: () => Promise<boolean>,
  ): Response;
  count(): number;
  /** Ends all streams, and any opened later, because the process is about to stop. */
  endAll(): void;
}

/** Manages a process's streams, so that none delays its shutdown. */
export function createEventStreams({ heartbeat = HEARTBEAT, lifetime = LIFETIME } = {}): EventStreams {
  const open = new Set<() => void>();
  let isOver = false;
  return {
    open(signal, subscribe, mayGoOn = async () => true) {
      let end: () => void = () => undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const encoder = new TextEncoder();
            let unsubscribe: () => void = () => undefined;
            const timers: NodeJS.Timeout[] = [];
            let ended = false;
            const write = (text: string) => {
              if (ended) return;
              if ((controller.desiredSize ?? 0) <= 0) return end();
              controller.enqueue(encoder.encode(text));
            };
            end = () => {
              if (ended) return;
              ended = true;
              for (const timer of timers) clearTimeout(timer);
              open.delete(end);
              unsubscribe();
              try {
                controller.close();
              } catch {
                // The client disconnected first.
              }
            };
            open.add(end);
            signal.addEventListener("abort", end, { once: true });
            write(`retry: ${RETRY}\n\n`);
            const beat = () => {
              write(": \n\n");
              mayGoOn().then(
                (may) => may || end(),
                () => undefined,
              );
            };
            timers.push(
              setInterval(beat, heartbeat),
              setTimeout(() => end(), lifetime),
            );
            unsubscribe = subscribe(
              (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
              () => end(),
            );
            if (isOver || signal.aborted) end();
          },
          cancel: () => end(),
        },
        new CountQueuingStrategy({ highWaterMark: MOST_WAITING }),
      );
      return new Response(body, {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "Cache-Control": "no-store",
          // Keeps nginx from buffering events.
          "X-Accel-Buffering": "no",
        },
      });
    },
    count: () => open.size,
    endAll() {
      isOver = true;
      for (const end of [...open]) end();
    },
  };
}
