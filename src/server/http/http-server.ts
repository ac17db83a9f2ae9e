import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Logger } from "pino";
import { explainListen } from "../data/explain-start.ts";
import type { Env } from "../env.ts";
import { localAddress } from "../site-address.ts";
import { boundConnections } from "./connection-bounds.ts";
import {
  CONNECTIONS_CHECKING_INTERVAL,
  HEADERS_TIMEOUT,
  KEEP_ALIVE_TIMEOUT,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_HEADER_BYTES,
  MAX_HEADER_COUNT,
  REQUEST_TIMEOUT,
  SOCKET_TIMEOUT,
} from "./limits.ts";

/** An HTTP server configured so that the limits hold; it answers nothing until it is given a front. */
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
 * @returns the address the server listens on
 * @throws StartFailure when it is taken or not on this machine
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
