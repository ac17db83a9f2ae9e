import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { MAX_CONNECTIONS, NEWCOMER_TIME, RESERVED_DESCRIPTORS, ROOM_FOR_NEWCOMERS } from "./limits.ts";

/** Shortest time between two words about it, in milliseconds. */
const SHORTEST_SILENCE = 60_000;

/** The answer under way on a connection. */
type Answer = ServerResponse | undefined;

/** What can be closed for a newcomer: first what does the least harm. */
const DISPENSABLE: readonly ((answer: Answer) => boolean)[] = [
  // Between two requests, or before the end of its headers: there is nothing to lose.
  (answer) => !answer,
  // The body is still coming: nothing of it is stored, and nobody was told that it is.
  (answer) => answer?.req.complete === false,
  // The answer is on its way, to somebody who does not read it or is told of events: a browser comes back for both.
  (answer) => answer?.headersSent === true,
];

export interface ConnectionBounds {
  most?: number;
  /** How many are closed together once the bound is reached. */
  room?: number;
  /** How long a connection is not closed for others, in milliseconds. */
  newcomerTime?: number;
  /** Told that the bound is reached, once a minute at most. */
  onFull: (open: number) => void;
}

/**
 * Keeps the connections within their bound so that there is room for whoever comes: the one that has been open longest goes,
 * and never one whose request is being worked on. Whoever answers listens to "checkContinue" too: Node answers it only where nobody listens.
 */
export function boundConnections(
  server: Server,
  { most = mostConnections(), room = ROOM_FOR_NEWCOMERS, newcomerTime = NEWCOMER_TIME, onFull }: ConnectionBounds,
): void {
  /** The oldest first: when each was opened, and what was asked on it, of which one that keeps asking may await several answers. */
  const open = new Map<Socket, { since: number; answers: ServerResponse[] }>();
  let lastTold = Number.NEGATIVE_INFINITY;

  /** @param before only what was opened before this moment @param goal until there are so many at most */
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
    // More came at once than there is room for: one that has said nothing yet, though it is new.
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
    // Who takes the last place makes room for the next one, and is not among those who go.
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

  // Node's own `closeIdleConnections` knows only of connections between two requests, not of requests without end.
  const onRequest = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = open.get(socket)?.answers;
    while (answers?.[0]?.writableFinished) answers.shift();
    answers?.push(answer);
  };
  server.on("request", onRequest).on("checkContinue", onRequest);
}

/** As many as the system has descriptors for, besides those that the database, mails and files need. */
export function mostConnections(limits = readLimits()): number {
  const descriptors = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(MAX_CONNECTIONS, Math.max(descriptors - RESERVED_DESCRIPTORS, RESERVED_DESCRIPTORS));
}

/** What Linux says of this process; nothing elsewhere. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
