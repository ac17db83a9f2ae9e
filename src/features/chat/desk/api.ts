import * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import type { EventStreams } from "../../../lib/http/event-streams.ts";
import { type Route, route } from "../../../lib/http/route.ts";
import type { ConsultationEvents } from "../../consultations/live-events.ts";
import {
  createEntrySchema,
  entryListQuerySchema,
  entryPageSchema,
  entrySchema,
  saveEntrySchema,
  unansweredBodySchema,
  unansweredPageSchema,
  unansweredQuerySchema,
} from "../answer-model.ts";
import { eraseChat } from "../erase-chat.ts";
import {
  chatMessageSchema,
  chatSummarySchema,
  contactedBodySchema,
  conversationListQuerySchema,
  conversationPageSchema,
  factsBodySchema,
  staffConversationSchema,
  staffMessageBodySchema,
  takeOverBodySchema,
} from "../model.ts";
import type { ChatParts } from "../parts.ts";
import type { StaffAnswers } from "../staff-answers-service.ts";
import { confirmFacts } from "./confirm-facts.ts";
import { handBack } from "./hand-back.ts";
import { countWaiting, listChats } from "./list-chats.ts";
import { readConversation } from "./read-conversation.ts";
import { setContacted } from "./set-contacted.ts";
import { takeOver } from "./take-over.ts";
import { writeToVisitor } from "./write-to-visitor.ts";

interface Parts {
  chat: ChatParts;
  staffAnswers: StaffAnswers;
  consultationEvents: Pick<ConsultationEvents, "subscribe">;
  eventStreams: EventStreams;
}

/** `/api/chat`: the assistant's conversations and what staff teach it; `/api/events`: what happens at the desk. */
export const chatDeskApi = (parts: Parts): Route[] => [
  ...conversationRoutes(parts),
  ...answerRoutes(parts),
  followDesk(parts),
];

const conversationRoutes = ({ chat, staffAnswers }: Parts): Route[] => [
  route({
    id: "summarizeChats",
    method: "get",
    path: "/chat/summary",
    access: "staff",
    summary: "Count what is going on in the chat",
    description: "Conversations waiting for a person, conversations open right now, and unanswered questions.",
    response: chatSummarySchema,
    handle: async () => {
      const [live, unanswered] = await Promise.all([countWaiting(chat), staffAnswers.countQuestions()]);
      return { ...live, unanswered };
    },
  }),
  route({
    id: "listChats",
    method: "get",
    path: "/chat/conversations",
    access: "staff",
    summary: "List conversations, newest activity first",
    description: "The first page says how many there are; next leads to the page after it.",
    query: conversationListQuerySchema,
    response: conversationPageSchema,
    errors: ["forbidden", "not-found"],
    handle: async ({ query, staff }) => {
      if (query.consultation !== undefined && staff.role !== "admin") {
        throw new AppError("forbidden", "Requests are for admins");
      }
      return listChats(chat, query);
    },
  }),
  route({
    id: "getChat",
    method: "get",
    path: "/chat/conversations/:id",
    access: "staff",
    summary: "Read a whole conversation",
    description: "Messages, contact details and, for administrators, requests of the same person.",
    response: staffConversationSchema,
    handle: ({ id, staff }) => readConversation(chat, id(), staff),
  }),
  route({
    id: "eraseChat",
    method: "delete",
    path: "/chat/conversations/:id",
    access: "staff",
    summary: "Erase a conversation",
    description:
      "At the visitor’s request: messages, contact details and the questions that came from it. Recorded in the audit log.",
    handle: async ({ id, staff }) => {
      if (!(await eraseChat(chat, id(), staff.id))) throw new AppError("not-found", "There is no such conversation");
    },
  }),
  route({
    id: "markChatContacted",
    method: "put",
    path: "/chat/conversations/:id/contacted",
    access: "staff",
    summary: "Mark the visitor as contacted, or not",
    description: "Recorded in the audit log once, even when repeated.",
    body: contactedBodySchema,
    response: staffConversationSchema,
    handle: ({ id, body, staff }) => setContacted(chat, id(), body.contacted, staff),
  }),
  route({
    id: "confirmFacts",
    method: "put",
    path: "/chat/conversations/:id/facts",
    access: "staff",
    summary: "Confirm or correct contact details",
    description:
      "Each field named is confirmed with its value; null removes it. The version is that of the contact details.",
    body: factsBodySchema,
    response: staffConversationSchema,
    errors: ["outdated"],
    handle: ({ id, body, staff }) => confirmFacts(chat, id(), body, staff),
  }),
  route({
    id: "takeOverChat",
    method: "post",
    path: "/chat/conversations/:id/take-over",
    access: "staff",
    summary: "Take over a conversation",
    description: "From the assistant, or from the member of staff named in from. The visitor is told.",
    body: takeOverBodySchema,
    response: staffConversationSchema,
    errors: ["outdated"],
    handle: ({ id, body, staff }) => takeOver(chat, id(), body.from ?? null, staff),
  }),
  route({
    id: "handBackChat",
    method: "post",
    path: "/chat/conversations/:id/hand-back",
    access: "staff",
    summary: "Hand a conversation back to the assistant",
    description:
      "Only by the member of staff who has it. After 15 minutes without a message it is handed back automatically.",
    response: staffConversationSchema,
    errors: ["conflict"],
    handle: ({ id, staff }) => handBack(chat, id(), staff),
  }),
  route({
    id: "writeToVisitor",
    method: "post",
    path: "/chat/conversations/:id/messages",
    access: "staff",
    summary: "Send a message to the visitor",
    description: "Only by the member of staff who has the conversation. The same messageId sent twice is one message.",
    body: staffMessageBodySchema,
    response: chatMessageSchema,
    status: 201,
    errors: ["conflict"],
    handle: ({ id, body, staff }) => writeToVisitor(chat, id(), body.message, body.messageId, staff),
  }),
];

const answerRoutes = ({ staffAnswers }: Parts): Route[] => [
  route({
    id: "listUnanswered",
    method: "get",
    path: "/chat/unanswered",
    access: "staff",
    summary: "List unanswered questions",
    description: "Identical questions count as one; the most recently asked comes first.",
    query: unansweredQuerySchema,
    response: unansweredPageSchema,
    handle: ({ query }) => staffAnswers.questions(query.state, query.cursor),
  }),
  route({
    id: "dismissUnanswered",
    method: "put",
    path: "/chat/unanswered/:id",
    access: "staff",
    summary: "Dismiss a question, or reopen it",
    description: "Applies to every time it was asked. Recorded in the audit log.",
    body: unansweredBodySchema,
    handle: ({ id, body, staff }) => staffAnswers.setState(id(), body.state, staff.id),
  }),
  route({
    id: "listAnswers",
    method: "get",
    path: "/chat/faq",
    access: "staff",
    summary: "List the staff's answers",
    description: "The assistant uses them in addition to the site.",
    query: entryListQuerySchema,
    response: entryPageSchema,
    handle: ({ query }) => staffAnswers.list(query.cursor),
  }),
  route({
    id: "addAnswer",
    method: "post",
    path: "/chat/faq",
    access: "staff",
    summary: "Add an answer",
    description: "In both languages. The assistant uses it at once, in every process.",
    body: createEntrySchema,
    response: entrySchema,
    status: 201,
    handle: ({ body: { unansweredId, ...fields }, staff }) => staffAnswers.create(fields, unansweredId, staff.id),
  }),
  route({
    id: "changeAnswer",
    method: "put",
    path: "/chat/faq/:id",
    access: "staff",
    summary: "Update an answer",
    description: "The version is the one the caller has read.",
    body: saveEntrySchema,
    response: entrySchema,
    errors: ["outdated"],
    handle: ({ id, body: { version, ...fields }, staff }) => staffAnswers.save(id(), version, fields, staff.id),
  }),
  route({
    id: "removeAnswer",
    method: "delete",
    path: "/chat/faq/:id",
    access: "staff",
    summary: "Delete an answer",
    description: "The questions it answered become unanswered again.",
    handle: ({ id, staff }) => staffAnswers.remove(id(), staff.id),
  }),
];

const followDesk = ({ chat, consultationEvents, eventStreams }: Parts): Route =>
  route({
    id: "followDesk",
    method: "get",
    path: "/events",
    access: "staff",
    summary: "Follow live what happens",
    description:
      "Server-sent events: the number of each conversation and, for administrators, of each request that changes, or a request to reload everything. They carry no content: the desk reads it with the rights of whoever is signed in.",
    response: z.string(),
    type: "text/event-stream",
    handle: ({ c, staff }) =>
      eventStreams.open(c.req.raw.signal, (send) => {
        const forward = (kind: "chat" | "consultation") => (event: { type: string }, id: number) =>
          event.type === "refresh" && id === 0 ? send("refresh", {}) : send(kind, { id, type: event.type });
        const ends = [chat.events.subscribe("all", forward("chat"))];
        if (staff.role === "admin") ends.push(consultationEvents.subscribe("all", forward("consultation")));
        return () => {
          for (const end of ends) end();
        };
      }),
  });
