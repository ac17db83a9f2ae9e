import type { Generated } from "kysely";
import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { ChatMessage, ChatMode, LeadFacts, StaffChatMessage } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    chatbot_leads: ChatbotLeadsTable;
    chatbot_conversations: ChatbotConversationsTable;
    chatbot_messages: ChatbotMessagesTable;
    chatbot_unanswered: ChatbotUnansweredTable;
    chatbot_faq: ChatbotFaqTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  chatbot_leads: {
    purpose: "chat",
    none: "id createdAt updatedAt contacted contactedAt version",
    business: "leadScore",
    personal: "sessionId name email phone company facts",
  },
  chatbot_conversations: {
    purpose: "chat",
    none: "id createdAt updatedAt language mode staffId messageCount lastMessageAt lastReplyAt summaryDueAt summarySentAt busyUntil version waitingSince staffUntil contacted",
    personal: "sessionId leadId messages summary page searchText",
    secret: "secretDigest",
  },
  chatbot_messages: {
    purpose: "chat",
    none: "id clientId replyTo sender links suggestions kind topics provider staffId language createdAt",
    personal: "conversationId content",
  },
  chatbot_unanswered: {
    purpose: "chat",
    none: "id language createdAt state faqId",
    personal: "question questionKey conversationId",
  },
  chatbot_search: { purpose: "chat", differs: true, none: "conversationId", personal: "words" },
  chatbot_faq: {
    purpose: "publishing",
    none: "id questionFr answerFr questionEn answerEn createdBy createdAt updatedAt version",
  },
};

/** A chat visitor (SPEC §3): one row per conversation with known facts or staff input. */
export interface ChatbotLeadsTable {
  id: Id;
  sessionId: string;
  /** The values of `facts`, in a column each as in SPEC §3. */
  name: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  company: string | null;
  leadScore: string | null;
  createdAt: Moment;
  contacted: boolean;

  facts: Json<LeadFacts>;
  updatedAt: Moment;
  contactedAt: Moment | null;
  /** Incremented on change; staff pass the one they saw. */
  version: number;
}

/** A conversation (SPEC §3), with the product's additions. */
export interface ChatbotConversationsTable {
  id: Id;
  /** A label assigned by the browser; the cookie proves the session. */
  sessionId: string;
  leadId: number | null;
  /**
   * The transcript in the form of SPEC §3, as last saved (`POST /api/chatbot/conversations`, the summary). Always
   * derived from `chatbot_messages`, the source of truth.
   */
  messages: Json<{ content: string; sender: "user" | "bot"; timestamp: string }[]>;
  summary: string | null;
  createdAt: Moment;
  updatedAt: Moment;

  /** SHA-256 of the session cookie, base64url. */
  secretDigest: string;
  language: "fr" | "en";
  /** Path of the page of the last message. */
  page: string;
  /** `staff`: a person has taken over, the assistant is silent. */
  mode: ChatMode;
  /** The staff member who has taken over. */
  staffId: string | null;
  messageCount: number;
  lastMessageAt: Moment;
  /** Last reply by the assistant or staff. */
  lastReplyAt: Moment | null;
  /**
   * When the summary goes to staff, unless another reply postpones it; `null` once sent, or if there is nothing to
   * send.
   */
  summaryDueAt: Moment | null;
  summarySentAt: Moment | null;
  /** Since when the visitor has been waiting for a person: they asked for one, or wrote after a take-over. */
  waitingSince: Moment | null;
  /** In mode `staff`: when the assistant takes over again unless the member of staff acts first. */
  staffUntil: Moment | null;
  /** A copy of the lead's `contacted`, for filtering the list. */
  contacted: Generated<boolean>;
  /** Until when a message is being answered: the next one waits. */
  busyUntil: Moment | null;
  /** Incremented on changes by staff; they pass the one they saw. */
  version: number;
  /** The lead's facts and the visitor's text, folded: what the desk searches. */
  searchText: string;
}

/** The server's own transcript. */
export interface ChatbotMessagesTable {
  id: Id;
  conversationId: number;
  /** The browser's id for a visitor's message: sent twice, it is stored once. */
  clientId: string | null;
  /** For a reply: the message it answers. */
  replyTo: number | null;
  sender: ChatMessage["sender"];
  /** Without card and social insurance numbers. */
  content: string;
  links: Json<ChatMessage["links"]>;
  suggestions: Json<string[]>;
  /** For the assistant's replies. */
  kind: ChatMessage["kind"];
  topics: Json<string[]>;
  provider: StaffChatMessage["provider"];
  /** For staff replies. */
  staffId: string | null;
  language: "fr" | "en";
  createdAt: Moment;
}

/** A question the assistant had no answer to. */
export interface ChatbotUnansweredTable {
  id: Id;
  question: string;
  /** The question folded, to recognize repeats. */
  questionKey: string;
  language: "fr" | "en";
  /** Erased together with the conversation; `null` for a question from elsewhere. */
  conversationId: number | null;
  createdAt: Moment;
  state: "open" | "answered" | "dismissed";
  faqId: number | null;
}

/** A staff answer for the assistant, in both languages. */
export interface ChatbotFaqTable {
  id: Id;
  questionFr: string;
  answerFr: string;
  questionEn: string;
  answerEn: string;
  /** Id of the member of staff. */
  createdBy: string;
  createdAt: Moment;
  updatedAt: Moment;
  version: number;
}
