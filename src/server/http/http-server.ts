import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "pino";
import { explainListen } from "../data/explain-start.ts";
import { type Env, localAddress } from "../env.ts";
import {
  CONNECTIONS_CHECKING_INTERVAL,
  HEADERS_TIMEOUT,
  KEEP_ALIVE_TIMEOUT,
  MAX_CONNECTIONS,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_HEADER_BYTES,
  MAX_HEADER_COUNT,
  NEWCOMER_TIME,
  REQUEST_TIMEOUT,
  RESERVED_DESCRIPTORS,
  ROOM_FOR_NEWCOMERS,
  SOCKET_TIMEOUT,
} from "./limits.ts";

/** Creates an HTTP server with our timeouts and connection limits, which answers nothing until it gets a front. */
export function createHttpServer(trustedProxies: number, log: Logger): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL,
  });
  server.maxHeadersCount = MAX_HEADER_COUNT;
  server.timeout = SOCKET_TIMEOUT;
  if (trustedProxies === 0) limitConnectionsPerAddress(server);
  const onFull = (open: number) => log.warn({ open }, "all connections are taken: idle ones make room");
  boundConnections(server, { onFull });
  return server;
}

function limitConnectionsPerAddress(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/**
 * Starts listening.
 * @returns URL the server listens on
 * @throws StartFailure if the address is taken or not on this machine
 */
export function listen(server: Server, env: Pick<Env, "HOST" | "PORT">): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explainListen(error, env));
    server.once("error", fail);
    server.listen(env.PORT, env.HOST, () => {
      server.off("error", fail);
      const { port: taken } = server.address() as AddressInfo;
      resolve(localAddress(env.HOST, taken));
    });
  });
}

/** Minimum interval between two log lines about the limit, in ms. */
const SHORTEST_SILENCE = 60_000;

/** The response in progress on a connection, if any. */
type Answer = ServerResponse | undefined;

/** Which connections may be closed to make room, starting with those whose loss does the least harm. */
const DISPENSABLE: readonly ((answer: Answer) => boolean)[] = [
  // Idle, or its headers are incomplete, so nothing is lost.
  (answer) => !answer,
  // Its body is still arriving, so nothing is stored or acknowledged yet.
  (answer) => answer?.req.complete === false,
  // The client is not reading the response, or it is an event stream. Browsers retry both.
  (answer) => answer?.headersSent === true,
];

interface ConnectionBounds {
  most?: number;
  /** How many connections are closed together once the limit is reached. */
  room?: number;
  /** Minimum age at which a connection may be closed, in ms. */
  newcomerTime?: number;
  /** Called when the limit is reached, at most once a minute. */
  onFull: (open: number) => void;
}

/**
 * Enforces the connection limit while letting newcomers in, by closing the oldest connections, but never one whose
 * request is being processed. The caller must handle "checkContinue" itself, because Node answers it only if there is
 * no listener.
 */
export function boundConnections(
  server: Server,
  { most = mostConnections(), room = ROOM_FOR_NEWCOMERS, newcomerTime = NEWCOMER_TIME, onFull }: ConnectionBounds,
): void {
  /** Oldest first: when each connection was opened, and its pending responses (several if the client pipelines). */
  const open = new Map<Socket, { since: number; answers: ServerResponse[] }>();
  let lastTold = Number.NEGATIVE_INFINITY;

  /**
   * Closes the oldest connections that may be closed.
   * @param before closes only connections opened before this moment (ms, as of `performance.now`)
   * @param goal stops once this few are open
   */
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
    // A burst has used up the room, so close a connection that has sent nothing yet, however new.
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
    // When the last place but one is taken, closes older connections for the next newcomer, never this one.
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

  // Node's `closeIdleConnections` covers connections between requests, but not connections with an unfinished request.
  const onRequest = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = open.get(socket)?.answers;
    while (answers?.[0]?.writableFinished) answers.shift();
    answers?.push(answer);
  };
  server.on("request", onRequest).on("checkContinue", onRequest);
}

/**
 * Returns the connection limit: at most what the file-descriptor limit allows, less a reserve for database, emails and
 * files.
 */
export function mostConnections(limits = readLimits()): number {
  const descriptors = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(MAX_CONNECTIONS, Math.max(descriptors - RESERVED_DESCRIPTORS, RESERVED_DESCRIPTORS));
}

/** Reads Linux's limits for this process; empty on other systems. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
