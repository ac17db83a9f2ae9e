/** Comment sent into silence, in milliseconds: shorter than what proxies and `SOCKET_TIMEOUT` bear. */
const HEARTBEAT = 25_000;
/**
 * Longest life of a stream, in milliseconds: the browser then connects again by itself, and who it is and what it may
 * see is judged anew.
 */
const LIFETIME = 10 * 60_000;
/** How soon a browser connects again, in milliseconds. */
const RETRY = 2_000;
/** Events that wait for a client that does not read; then it is cut off, and reads everything anew once it is back. */
const MOST_WAITING = 200;

/** Sends an event: its name and its data, which becomes JSON. */
export type SendEvent = (name: string, data: unknown) => void;

export interface EventStreams {
  /**
   * A stream of server-sent events (HTML Standard §9.2).
   * @param signal of the request: ends with the connection
   * @param subscribe begins to send; gives back what ends that
   */
  open(signal: AbortSignal, subscribe: (send: SendEvent, end: () => void) => () => void): Response;
  /** How many are open. */
  count(): number;
  /** Ends all streams, and every later one at once: the process is about to stop. */
  endAll(): void;
}

/** Keeps the streams of a process, so that none of them holds up its end. */
export function createEventStreams({ heartbeat = HEARTBEAT, lifetime = LIFETIME } = {}): EventStreams {
  const open = new Set<() => void>();
  let isOver = false;
  return {
    open(signal, subscribe) {
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
                // The client went first.
              }
            };
            open.add(end);
            signal.addEventListener("abort", end, { once: true });
            write(`retry: ${RETRY}\n\n`);
            timers.push(
              setInterval(() => write(": \n\n"), heartbeat),
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
          // nginx would keep events back until they fill a buffer.
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
