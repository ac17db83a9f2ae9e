import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import type { EventStreams } from "../../lib/http/event-streams.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { type Route, type RouteRequest, route } from "../../lib/http/route.ts";
import { bytesOf } from "../../lib/http/traffic.ts";
import { isLanguage } from "../../lib/language.ts";
import { eraseChat } from "./erase-chat.ts";
import {
  CHAT_COOKIE,
  conversationBodySchema,
  conversationSavedSchema,
  conversationSchema,
  leadBodySchema,
  leadSavedSchema,
  type ReplyLine,
  replyLineSchema,
  sendMessageSchema,
  summaryBodySchema,
  summaryStateSchema,
} from "./model.ts";
import type { ChatParts } from "./parts.ts";
import { createPlaces } from "./places.ts";
import { sendMessage } from "./turns/send-message.ts";
import { keepTranscript } from "./visitor/keep-transcript.ts";
import { leaveLead } from "./visitor/leave-lead.ts";
import { findOwn, ownConversation } from "./visitor/own-conversation.ts";
import { readTranscript } from "./visitor/read-transcript.ts";
import { requestSummary } from "./visitor/request-summary.ts";

/** Streams one browser session may have open in a process: a tab each. */
const STREAMS_PER_SESSION = 6;
/** And one address: an office. */
const STREAMS_PER_ADDRESS = 60;
/** And all of them: about 20 KB each. */
const STREAMS = 2_000;

interface Parts {
  chat: ChatParts;
  eventStreams: EventStreams;
  chatTraffic: {
    /** Counts a message, by address and by session, and refuses what is too much. */
    admitMessage: (address: string, session: string, bytes: number) => Promise<unknown>;
    /** Counts any other call, by address. */
    admitCall: (address: string) => Promise<unknown>;
  };
  env: { SITE_URL?: string | undefined; CHAT_RETENTION_DAYS: number };
}

type Context = RouteRequest<unknown, unknown>["c"];

/** `/api/chatbot`: what a visitor's browser asks (SPEC §7). The cookie proves the session; no address and no body does. */
export function chatApi({ chat, eventStreams, chatTraffic, env }: Parts): Route[] {
  const isSecure = env.SITE_URL?.startsWith("https:") ?? false;
  const name = isSecure ? CHAT_COOKIE.https : CHAT_COOKIE.http;
  const cookie = {
    path: isSecure ? "/" : "/api/chatbot",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
  } as const;
  const tokenOf = (c: Context) => getCookie(c, name);
  /** Counts the call, and reads the cookie. */
  const admit = async (c: Context) => {
    await chatTraffic.admitCall(c.get("clientAddress"));
    return tokenOf(c);
  };
  /** Counts the call before its body is parsed: a wrong one counts too. */
  const admitBody = async <Schema extends z.core.$ZodType>(c: Context, schema: Schema) => ({
    token: await admit(c),
    body: parseFields(schema, await readJsonObject(c.req)),
  });
  const streams = createPlaces();
  const takeStream = (conversationId: number, address: string) => {
    const release = streams.take({
      [`session ${conversationId}`]: STREAMS_PER_SESSION,
      [`address ${address}`]: STREAMS_PER_ADDRESS,
      all: STREAMS,
    });
    if (release) return release;
    throw new AppError("too-many-requests", "Too many open streams", { retryAfter: 30 });
  };

  return [
    route({
      id: "askAssistant",
      method: "post",
      path: "/chatbot/messages",
      access: "everybody",
      summary: "Send a message to the assistant",
      description:
        "The response is a series of JSON lines: pieces of text, then an end that holds the whole message. The same messageId gets the same reply. The session cookie names the conversation; without it, a new one begins.",
      rawBody: { schema: sendMessageSchema, types: ["application/json"] },
      response: replyLineSchema,
      type: "application/x-ndjson",
      errors: ["too-many-requests", "conflict"],
      handle: async ({ c }) => {
        const fields = await readJsonObject(c.req);
        if (isLanguage(fields["language"])) c.set("language", fields["language"]);
        const message = parseFields(sendMessageSchema, fields);
        const sent = tokenOf(c);
        await chatTraffic.admitMessage(c.get("clientAddress"), sent ?? message.sessionId, bytesOf(message));
        const { stream, emit, close } = createLineStream();
        const { token, finished } = await sendMessage(chat, message, sent, emit);
        void finished.then(close);
        // A session is remembered as long as its conversation; browsers keep no cookie longer than 400 days.
        setCookie(c, name, token, { ...cookie, maxAge: Math.min(env.CHAT_RETENTION_DAYS, 400) * 86_400 });
        return c.body(stream, 200, {
          "Content-Type": "application/x-ndjson; charset=utf-8",
          // nginx would keep the first words back until they fill a buffer.
          "X-Accel-Buffering": "no",
        });
      },
    }),
    route({
      id: "readOwnChat",
      method: "get",
      path: "/chatbot/conversation",
      access: "everybody",
      summary: "Read one’s own conversation",
      description: "The one named by the cookie; empty without one.",
      response: conversationSchema,
      errors: ["too-many-requests"],
      handle: async ({ c }) => readTranscript(chat, await admit(c)),
    }),
    route({
      id: "eraseOwnChat",
      method: "delete",
      path: "/chatbot/conversation",
      access: "everybody",
      summary: "Erase one’s own conversation",
      description: "Erases messages, contact details and a summary that has not been sent yet.",
      errors: ["too-many-requests"],
      handle: async ({ c }) => {
        const own = await findOwn(chat, await admit(c));
        if (own) await eraseChat(chat, own.id, "visitor");
        deleteCookie(c, name, cookie);
      },
    }),
    route({
      id: "followOwnChat",
      method: "get",
      path: "/chatbot/events",
      access: "everybody",
      summary: "Follow one’s own conversation",
      description: "Server-sent events message, mode, erased and refresh, as they happen.",
      response: z.string(),
      type: "text/event-stream",
      errors: ["too-many-requests", "not-found"],
      handle: async ({ c }) => {
        const { id } = await ownConversation(chat, await admit(c));
        const release = takeStream(id, c.get("clientAddress"));
        return eventStreams.open(c.req.raw.signal, (send, end) => {
          const unsubscribe = chat.events.subscribe(id, ({ type, ...data }) => {
            // Whom staff contacted and what they noted is for the desk alone.
            if (type === "lead") return;
            send(type, data);
            if (type === "erased") end();
          });
          return () => {
            unsubscribe();
            release();
          };
        });
      },
    }),
    route({
      id: "saveLead",
      method: "post",
      path: "/chatbot/leads",
      access: "everybody",
      summary: "Save contact details",
      description: "They complete what the server found itself, never replace it, and count as unconfirmed.",
      rawBody: { schema: leadBodySchema, types: ["application/json"] },
      response: leadSavedSchema,
      errors: ["too-many-requests", "not-found", "forbidden"],
      handle: async ({ c }) => {
        const { body, token } = await admitBody(c, leadBodySchema);
        return { lead: await leaveLead(chat, body, token) };
      },
    }),
    route({
      id: "saveOwnChat",
      method: "post",
      path: "/chatbot/conversations",
      access: "everybody",
      summary: "Save the conversation",
      description: "What is posted is only validated: the server's own transcript takes precedence.",
      rawBody: { schema: conversationBodySchema, types: ["application/json"] },
      response: conversationSavedSchema,
      errors: ["too-many-requests", "not-found", "forbidden"],
      handle: async ({ c }) => {
        const { body, token } = await admitBody(c, conversationBodySchema);
        return { messages: await keepTranscript(chat, body.sessionId, token) };
      },
    }),
    route({
      id: "sendChatSummary",
      method: "post",
      path: "/chatbot/send-summary",
      access: "everybody",
      summary: "Ask for a summary to be mailed to the staff",
      description:
        "It is sent once, five minutes after the last reply, if an email address is known; never to an address from the request.",
      rawBody: { schema: summaryBodySchema, types: ["application/json"] },
      response: summaryStateSchema,
      status: 202,
      errors: ["too-many-requests", "not-found"],
      handle: async ({ c }) => {
        const { body, token } = await admitBody(c, summaryBodySchema);
        const { leadEmail: email, leadName: name } = body;
        return { status: await requestSummary(chat, { email, name }, token) };
      },
    }),
  ];
}

/** Lines of JSON as a stream; what is written after the visitor left is dropped. */
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
