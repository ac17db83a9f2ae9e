import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** The body as received, before parsing. */
  text: string;
}

export interface JsonServer {
  url: string;
  /** All HTTP requests so far, oldest first. */
  requests: SeenRequest[];
  /** Returns how many connections the client closed before receiving the whole response. */
  brokenOff(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server on loopback that stands in for a third party's JSON API, such as a webhook or a language model. The
 * server stops after the test.
 * @param answer writes the response, or leaves the request pending
 * @param port the port to listen on; 0 for any free port
 */
export async function startJsonServer(
  answer: (response: ServerResponse, request: SeenRequest) => void | Promise<void>,
  port = 0,
): Promise<JsonServer> {
  const requests: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  let broken = 0;
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) broken += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const seen = {
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(text || "{}"),
      text,
    };
    requests.push(seen);
    await answer(response, seen);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  onTestFinished(stop);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, brokenOff: () => broken, stop };
}
