import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { MAX_CONNECTIONS, NEWCOMER_TIME, RESERVED_DESCRIPTORS, ROOM_FOR_NEWCOMERS } from "./limits.ts";

/** Minimum time between two log lines about the limit, in milliseconds. */
const SHORTEST_SILENCE = 60_000;

/** The response in progress on a connection. */
type Answer = ServerResponse | undefined;

/** Which connections may be closed for a newcomer, least harmful first. */
const DISPENSABLE: readonly ((answer: Answer) => boolean)[] = [
  // Between two requests, or before the headers are complete: there is nothing to lose.
  (answer) => !answer,
  // The body is still arriving: nothing is stored yet, and nothing was confirmed.
  (answer) => answer?.req.complete === false,
  // The response is going out to a client that does not read it, or is an event stream: browsers retry both.
  (answer) => answer?.headersSent === true,
];

export interface ConnectionBounds {
  most?: number;
  /** How many are closed together once the limit is reached. */
  room?: number;
  /** Minimum age before a connection may be closed for others, in milliseconds. */
  newcomerTime?: number;
  /** Called when the limit is reached, at most once a minute. */
  onFull: (open: number) => void;
}

/**
 * Enforces the connection limit while making room for newcomers: the longest-open connection is closed, never one whose
 * request is being processed. The caller must handle "checkContinue" itself: Node only answers it when there is no
 * listener.
 */
export function boundConnections(
  server: Server,
  { most = mostConnections(), room = ROOM_FOR_NEWCOMERS, newcomerTime = NEWCOMER_TIME, onFull }: ConnectionBounds,
): void {
  /** Oldest first: when each was opened, and its pending responses (a pipelining client may have several). */
  const open = new Map<Socket, { since: number; answers: ServerResponse[] }>();
  let lastTold = Number.NEGATIVE_INFINITY;

  /** @param before only connections opened before this moment @param goal stop once no more than this many are open */
  function closeOldest(isDispensable: (answer: Answer) => boolean, before: number, goal: number): void {
    for (const [socket, { since, answers }] of open) {
      if (open.size <= goal || since > before) return;
      if (!isDispensable(answers.find(({ writableFinished }) => !writableFinished))) continue;
      open.delete(socket);
      socket.destroy();
    }
  }

  function makeRoom(): void {
    const now = performance.now();
    for (const isDispensable of DISPENSABLE) closeOldest(isDispensable, now - newcomerTime, most - room);
    // A burst beyond the available room: close one that has sent nothing yet, even if it is new.
    closeOldest(DISPENSABLE[0]!, now, most - 2);
  }

  function tell(): void {
    const now = performance.now();
    if (now - lastTold < SHORTEST_SILENCE) return;
    lastTold = now;
    onFull(open.size);
  }

  server.on("connection", (socket: Socket) => {
    if (socket.destroyed) return;
    // Taking the last slot evicts an older connection to make room for the next, and never evicts itself.
    if (open.size >= most - 1) {
      tell();
      makeRoom();
    }
    if (open.size >= most) {
      socket.destroy();
      return;
    }
    open.set(socket, { since: performance.now(), answers: [] });
    socket.once("close", () => open.delete(socket));
  });

  // Node's own `closeIdleConnections` only covers connections between two requests, not unfinished requests.
  const onRequest = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = open.get(socket)?.answers;
    while (answers?.[0]?.writableFinished) answers.shift();
    answers?.push(answer);
  };
  server.on("request", onRequest).on("checkContinue", onRequest);
}

/** As many as there are file descriptors for, beyond what the database, emails and files need. */
export function mostConnections(limits = readLimits()): number {
  const descriptors = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(MAX_CONNECTIONS, Math.max(descriptors - RESERVED_DESCRIPTORS, RESERVED_DESCRIPTORS));
}

/** Linux's limits for this process; nothing on other systems. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
