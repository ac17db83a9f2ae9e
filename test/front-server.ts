import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pino } from "pino";
import { createFront, type Front, type FrontOptions } from "../src/server/http/front.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { PageCache } from "../src/server/pages/page-cache.ts";
import type { PageLocals, PageRenderer } from "../src/server/pages/pages.ts";

/** A front on its own port, with stubs for pages and API; `log` collects every line that it logs. */
export interface FrontServer {
  url: string;
  port: number;
  front: Front;
  server: Server;
  cache: PageCache;
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

export interface FrontServerOptions extends Partial<Omit<FrontOptions, "pages">> {
  /** Renders a page; by default a long one that names its own path. */
  page?: (request: Request, locals: PageLocals) => Response | Promise<Response>;
  errorPage?: PageRenderer["renderError"];
}

export function html(text: string, init: ResponseInit = {}): Response {
  return new Response(text, { ...init, headers: { "content-type": "text/html", ...init.headers } });
}

export const LONG_TEXT = "wind that straightens lines ".repeat(200);

export async function startFront(options: FrontServerOptions = {}): Promise<FrontServer> {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ base: undefined }, { write: (line: string) => void log.push(JSON.parse(line)) });
  const cache = options.cache ?? new PageCache({ maxBytes: 1024 * 1024 });
  const page = options.page ?? ((request) => html(`<p>${new URL(request.url).pathname} ${LONG_TEXT}`));
  const front = createFront({
    siteUrl: new URL("https://nordet.example"),
    trustedProxies: 0,
    log: logger,
    assets: new Map(),
    api: (request) => Response.json({ path: new URL(request.url).pathname }),
    locals: (requestId) => ({ requestId }) as PageLocals,
    isReady: async () => true,
    isStaff: async () => false,
    admitRead: async () => undefined,
    media: async () => undefined,
    moved: async () => undefined,
    countVisit: () => undefined,
    ...options,
    cache,
    pages: {
      render: async (request, locals) => page(request, locals),
      renderError: options.errorPage ?? (async (status, language) => html(`<p>${status} ${language}`, { status })),
    },
  });
  const server = createHttpServer(options.trustedProxies ?? 0, logger);
  server.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => front.handle(incoming, outgoing));
  server.on("checkContinue", front.handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    front,
    server,
    cache,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A raw connection, to send what no HTTP client would. */
export interface RawConnection {
  socket: Socket;
  send(text: string | Buffer): void;
  /** Resolves with everything received, once the server has closed the connection. */
  received(): Promise<string>;
  /** Resolves with everything received so far, as soon as it matches. */
  waitFor(pattern: RegExp): Promise<string>;
}

export function rawConnection(port: number): RawConnection {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const watchers = new Set<() => void>();
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    for (const watcher of watchers) watcher();
  });
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(text)));
  return {
    socket,
    send: (data) => void socket.write(data),
    received: () => closed,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const watcher = () => {
          if (!pattern.test(text)) return;
          watchers.delete(watcher);
          resolve(text);
        };
        watchers.add(watcher);
        closed.then(() => (pattern.test(text) ? resolve(text) : reject(new Error(`closed after: ${text}`))));
        watcher();
      }),
  };
}

/** Sends one raw request, and resolves with the whole response once the server has closed the connection. */
export function rawRequest(port: number, text: string | Buffer): Promise<string> {
  const connection = rawConnection(port);
  connection.send(text);
  return connection.received();
}
