import * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import type { EventStreams } from "../../../lib/http/event-streams.ts";
import { isProgram, mayAsAdmin, type StaffMember } from "../../../lib/http/roles.ts";
import { route } from "../../../lib/http/route.ts";
import type { ConsultationEvents } from "../../consultations/assemble.ts";
import { eraseChat } from "../erase-chat.ts";
import {
  chatMessageSchema,
  chatSummarySchema,
  contactedBodySchema,
  conversationListQuerySchema,
  conversationPageSchema,
  factsBodySchema,
  replyDraftSchema,
  staffConversationSchema,
  staffMessageBodySchema,
  takeOverBodySchema,
} from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { type ProviderState, providerStateSchema } from "./provider-states.ts";
import { confirmFacts, countWaiting, listChats, readConversation, setContacted } from "./read-chats.ts";
import { draftReply, handBack, type ReplyDraftParts, takeOver, writeToVisitor } from "./take-over.ts";

interface Parts {
  chat: ChatParts;
  consultationEvents: Pick<ConsultationEvents, "subscribe">;
  eventStreams: EventStreams;
  staff: { memberOf(headers: Headers): Promise<StaffMember | null> };
  chatAnswers: { states(): ProviderState[]; letterAnswers: ReplyDraftParts["answersTo"] };
}

/** `/api/chat`: conversations as staff see them. `/api/events`: live events for the desk. */
export const chatDeskApi = (parts: Parts) => [...conversationRoutes(parts), followDesk(parts)];

const conversationRoutes = ({ chat, chatAnswers }: Parts) => [
  route({
    id: "listChatProviders",
    method: "get",
    path: "/chat/providers",
    about: "Chat: staff",
    access: "staff",
    scope: "chat:read",
    summary: "List who answers in the chat, in the order they are asked",
    description:
      "Since this process began: the last answer, and how the webhook and the model have failed. What came instead of an answer is told by its type and keys.",
    response: z.array(providerStateSchema),
    handle: () => chatAnswers.states(),
  }),
  route({
    id: "summarizeChats",
    method: "get",
    path: "/chat/summary",
    access: "staff",
    scope: "chat:read",
    summary: "Count what is going on in the chat",
    description: "Conversations waiting for a person, conversations open right now, and unanswered questions.",
    response: chatSummarySchema,
    handle: () => countWaiting(chat),
  }),
  route({
    id: "listChats",
    method: "get",
    path: "/chat/conversations",
    access: "staff",
    scope: "chat:read",
    summary: "List conversations, newest activity first",
    words: {
      search: "Beginnings of words to find in what was said, name, email, phone or company",
      state: "Open, waiting for a person, or with the team (staff)",
      consultation: "Number of a request: conversations of the same person, for administrators",
      cursor: "Page marker: next of the page before",
    },
    description: "The first page says how many there are; next leads to the page after it.",
    query: conversationListQuerySchema,
    response: conversationPageSchema,
    errors: ["forbidden", "not-found"],
    handle: async ({ query, staff }) => {
      if (query.consultation !== undefined && !mayAsAdmin(staff, "requests:read")) {
        throw new AppError("forbidden", "Requests are for admins", {
          ...(isProgram(staff) ? { fields: { "requests:read": "keyScope" } } : {}),
        });
      }
      return listChats(chat, query);
    },
  }),
  route({
    id: "getChat",
    method: "get",
    path: "/chat/conversations/:id",
    access: "staff",
    scope: "chat:read",
    summary: "Read a whole conversation",
    description:
      "Messages, contact details and, for administrators and keys with requests:read, requests of the same person.",
    response: staffConversationSchema,
    handle: ({ id, staff }) => readConversation(chat, id(), staff),
  }),
  route({
    id: "draftChatReply",
    method: "get",
    path: "/chat/conversations/:id/draft",
    access: "staff",
    scope: "chat:read",
    summary: "Draft a reply to a visitor",
    description:
      "In the visitor’s language, from the pages of the site: what they asked since a person wrote last and the assistant has not answered.",
    response: replyDraftSchema,
    handle: ({ id, staff }) =>
      draftReply({ ...chat, answersTo: chatAnswers.letterAnswers }, id(), isProgram(staff) ? undefined : staff.name),
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
    scope: "chat:write",
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
    scope: "chat:write",
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
    description: "From the assistant, or from the member of staff named in from. The visitor is notified.",
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

const followDesk = ({ chat, consultationEvents, eventStreams, staff: accounts }: Parts) =>
  route({
    id: "followDesk",
    method: "get",
    path: "/events",
    about: "Live",
    access: "staff",
    summary: "Follow live what happens",
    description:
      "Server-sent events: the number of each conversation and, for administrators, of each request that changes, or a request to reload everything. They carry no content: the desk reads it with the rights of whoever is signed in.",
    response: z.string(),
    type: "text/event-stream",
    handle({ c, staff }) {
      const { signal, headers } = c.req.raw;
      // A member who was demoted, deactivated or signed out learns no more.
      const isStill = async () => (await accounts.memberOf(headers))?.role === staff.role;
      return eventStreams.open(
        signal,
        (send) => {
          const forward = (kind: "chat" | "consultation") => (event: { type: string }, id: number) =>
            event.type === "refresh" && id === 0 ? send("refresh", {}) : send(kind, { id, type: event.type });
          const ends = [chat.events.subscribe("all", forward("chat"))];
          if (staff.role === "admin") ends.push(consultationEvents.subscribe("all", forward("consultation")));
          return () => {
            for (const end of ends) end();
          };
        },
        isStill,
      );
    },
  });
