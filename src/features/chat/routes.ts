import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import type { EventStreams } from "../../lib/http/event-streams.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { bytesOf } from "../../lib/http/traffic.ts";
import { isLanguage } from "../../lib/language.ts";
import type { ChatEvents } from "./live-events.ts";
import {
  CHAT_COOKIE,
  conversationBodySchema,
  leadBodySchema,
  type ReplyLine,
  sendMessageSchema,
  summaryBodySchema,
} from "./schema.ts";
import { type Chat, postedFacts } from "./service.ts";

/** Streams one browser session may have open in a process: a tab each. */
const STREAMS_PER_SESSION = 6;
/** And one address: an office. */
const STREAMS_PER_ADDRESS = 60;
/** And all of them: about 20 KB each. */
const STREAMS = 2_000;

export interface ChatRoutesParts {
  chat: Chat;
  events: Pick<ChatEvents, "subscribe">;
  streams: EventStreams;
  /** Counts a message, by address and by session, and refuses what is too much. */
  admitMessage: (address: string, session: string, bytes: number) => Promise<unknown>;
  /** Counts any other call, by address. */
  admitCall: (address: string) => Promise<unknown>;
  /** Whether visitors come by HTTPS, so that the cookie must too. */
  isSecure: boolean;
  /** How long a session is remembered: as long as its conversation, in days. */
  days: number;
}

/** `/api/chatbot`: what a visitor's browser asks (SPEC §7). The cookie proves the session; no address and no body does. */
export function chatRoutes(parts: ChatRoutesParts): Hono<ApiEnv> {
  const { chat, events, streams, admitMessage, admitCall } = parts;
  const routes = new Hono<ApiEnv>();
  const name = parts.isSecure ? CHAT_COOKIE.https : CHAT_COOKIE.http;
  const path = parts.isSecure ? "/" : "/api/chatbot";
  const cookie = { path, httpOnly: true, sameSite: "Lax", secure: parts.isSecure } as const;
  const tokenOf = (c: Context<ApiEnv>) => getCookie(c, name);
  const count = (c: Context<ApiEnv>) => admitCall(c.get("clientAddress"));
  const openStreams = createStreamCount();

  routes.post("/messages", async (c) => {
    const fields = await readJsonObject(c.req);
    if (isLanguage(fields["language"])) c.set("language", fields["language"]);
    const message = parseFields(sendMessageSchema, fields);
    const known = tokenOf(c);
    await admitMessage(c.get("clientAddress"), known ?? message.sessionId, bytesOf(message));
    const { stream, emit, close } = createLineStream();
    const { token, finished } = await chat.send(message, known, emit);
    void finished.then(close);
    setCookie(c, name, token, { ...cookie, maxAge: Math.min(parts.days, 400) * 86_400 });
    return c.body(stream, 200, {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      // nginx would keep the first words back until they fill a buffer.
      "X-Accel-Buffering": "no",
    });
  });

  routes.get("/conversation", async (c) => {
    await count(c);
    return c.json(await chat.read(tokenOf(c)));
  });

  routes.delete("/conversation", async (c) => {
    await count(c);
    await chat.erase(tokenOf(c));
    deleteCookie(c, name, cookie);
    return c.body(null, 204);
  });

  routes.get("/events", async (c) => {
    await count(c);
    const id = await chat.idOf(tokenOf(c));
    const release = openStreams.take(id, c.get("clientAddress"));
    return streams.open(c.req.raw.signal, (send, end) => {
      const unsubscribe = events.subscribe(id, ({ type, ...data }) => {
        // Who was contacted and what staff noted is the desk's.
        if (type === "lead") return;
        send(type, data);
        if (type === "erased") end();
      });
      return () => {
        unsubscribe();
        release();
      };
    });
  });

  routes.post("/leads", async (c) => {
    await count(c);
    const body = parseFields(leadBodySchema, await readJsonObject(c.req));
    return c.json({ lead: await chat.saveLead(body, tokenOf(c)) });
  });

  routes.post("/conversations", async (c) => {
    await count(c);
    // What was posted is only checked: the server's own transcript outranks it.
    const { sessionId } = parseFields(conversationBodySchema, await readJsonObject(c.req));
    return c.json({ messages: await chat.saveConversation(sessionId, tokenOf(c)) });
  });

  routes.post("/send-summary", async (c) => {
    await count(c);
    const { leadEmail, leadName } = parseFields(summaryBodySchema, await readJsonObject(c.req));
    const status = await chat.requestSummary(postedFacts({ email: leadEmail, name: leadName }), tokenOf(c));
    return c.json({ status }, 202);
  });

  return routes;
}

/** Lines of JSON as a stream; what is written after the visitor went is let go. */
function createLineStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = undefined;
    },
  });
  return {
    stream,
    emit: (line: ReplyLine) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    close: () => controller?.close(),
  };
}

/** Counts open streams, so that no browser and no address takes all of them. */
function createStreamCount() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    /** @returns gives the place back @throws AppError `too-many-requests` */
    take(conversationId: number, address: string): () => void {
      const bounds = [
        [`session ${conversationId}`, STREAMS_PER_SESSION],
        [`address ${address}`, STREAMS_PER_ADDRESS],
        ["all", STREAMS],
      ] as const;
      if (bounds.some(([key, most]) => (counts.get(key) ?? 0) >= most)) {
        throw new AppError("too-many-requests", "Too many open streams", { retryAfter: 30 });
      }
      for (const [key] of bounds) change(key, 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const [key] of bounds) change(key, -1);
      };
    },
  };
}
