import * as z from "zod/mini";
import type { EventStreams } from "../../lib/http/event-streams.ts";
import { parseFields, readJsonObject } from "../../lib/http/parse-fields.ts";
import { route } from "../../lib/http/route.ts";
import { bytesOf } from "../../lib/http/traffic.ts";
import { isLanguage } from "../../lib/language.ts";
import { eraseChat } from "./erase-chat.ts";
import {
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
import { createLineStream, findOwn, keepTranscript, ownConversation } from "./own-conversation.ts";
import type { ChatParts } from "./parts.ts";
import { sendMessage } from "./send-message.ts";
import { createStreamPlaces, type StreamBounds } from "./stream-places.ts";
import {
  type Admission,
  type AdmissionParts,
  createAdmission,
  leaveLead,
  readTranscript,
  requestSummary,
} from "./visitor.ts";

/** Enough for an office behind one IP address. A stream costs about 20 KB. */
const STREAMS: StreamBounds = { perSession: 6, perAddress: 60, all: 2_000 };

interface Parts extends AdmissionParts {
  chat: ChatParts;
  eventStreams: EventStreams;
}

/**
 * `/api/chatbot`: the visitor's side (SPEC §7). Only the cookie proves a session, never the URL or the body.
 */
export function chatApi(parts: Parts) {
  const admission = createAdmission(parts);
  return [
    askRoute(parts, admission),
    ...ownRoutes(parts, admission),
    followRoute(parts, admission),
    ...postRoutes(parts, admission),
  ];
}

const askRoute = ({ chat }: Parts, admission: Admission) =>
  route({
    id: "askAssistant",
    method: "post",
    path: "/chatbot/messages",
    about: "Chat: visitors",
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
      const sent = admission.tokenOf(c);
      await admission.admitMessage(c.get("clientAddress"), sent ?? message.sessionId, bytesOf(message));
      const { stream, emit, close } = createLineStream<ReplyLine>();
      const { token, finished } = await sendMessage(chat, message, sent, emit);
      void finished.then(close);
      admission.remember(c, token);
      return c.body(stream, 200, {
        "Content-Type": "application/x-ndjson; charset=utf-8",
        // Keeps nginx from buffering the first words.
        "X-Accel-Buffering": "no",
      });
    },
  });

const ownRoutes = ({ chat }: Parts, admission: Admission) => [
  route({
    id: "readOwnChat",
    method: "get",
    path: "/chatbot/conversation",
    access: "everybody",
    summary: "Read one’s own conversation",
    description: "The one named by the cookie; empty without one.",
    response: conversationSchema,
    errors: ["too-many-requests"],
    handle: async ({ c }) => {
      const token = await admission.admit(c);
      // The visitor has opened the chat, and is about to write.
      chat.prepareAnswers(c.get("language")).catch((error: unknown) => chat.onError(error, "preparing answers"));
      return await readTranscript(chat, token);
    },
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
      const own = await findOwn(chat, await admission.admit(c));
      if (own) await eraseChat(chat, own.id, "visitor");
      admission.forget(c);
    },
  }),
];

function followRoute({ chat, eventStreams }: Parts, admission: Admission) {
  const streams = createStreamPlaces(STREAMS);
  return route({
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
      const { id } = await ownConversation(chat, await admission.admit(c));
      let close = () => {};
      const release = streams.take(id, c.get("clientAddress"), () => close());
      return eventStreams.open(c.req.raw.signal, (send, end) => {
        close = end;
        const unsubscribe = chat.events.subscribe(id, ({ type, ...data }) => {
          // The lead's contact status and facts are for the desk only.
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
  });
}

const postRoutes = ({ chat }: Parts, admission: Admission) => [
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
      const { body, token } = await admission.admitBody(c, leadBodySchema);
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
      const { body, token } = await admission.admitBody(c, conversationBodySchema);
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
      const { body, token } = await admission.admitBody(c, summaryBodySchema);
      const { leadEmail: email, leadName: name } = body;
      return { status: await requestSummary(chat, { email, name }, token) };
    },
  }),
];
