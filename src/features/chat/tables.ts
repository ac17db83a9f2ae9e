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

/** A lead (SPEC §3): one row per conversation with contact details or a contact status. */
export interface ChatbotLeadsTable {
  id: Id;
  sessionId: string;
  /** Copies of the values in `facts`, one column each as SPEC §3 requires. */
  name: string | null;
  email: string | null;
  /** E.164 format. */
  phone: string | null;
  company: string | null;
  leadScore: string | null;
  createdAt: Moment;
  contacted: boolean;

  facts: Json<LeadFacts>;
  updatedAt: Moment;
  contactedAt: Moment | null;
  /** Incremented on every change. Staff send the version they saw, to detect edit conflicts. */
  version: number;
}

/** A conversation (SPEC §3), with columns of our own. */
export interface ChatbotConversationsTable {
  id: Id;
  /** Label chosen by the browser. Only the cookie proves the session. */
  sessionId: string;
  leadId: number | null;
  /**
   * Transcript in the format of SPEC §3, as last saved (by `POST /api/chatbot/conversations` or the summary). It is a
   * copy; `chatbot_messages` is the source of truth.
   */
  messages: Json<{ content: string; sender: "user" | "bot"; timestamp: string }[]>;
  summary: string | null;
  createdAt: Moment;
  updatedAt: Moment;

  /** SHA-256 of the session cookie, base64url. */
  secretDigest: string;
  language: "fr" | "en";
  /** Path of the page from which the visitor last wrote. */
  page: string;
  /** `staff`: a person has taken over and the assistant is silent. */
  mode: ChatMode;
  /** The staff member who has taken over. */
  staffId: string | null;
  messageCount: number;
  lastMessageAt: Moment;
  /** Time of the latest reply, by the assistant or staff. */
  lastReplyAt: Moment | null;
  /** When the summary is due; each reply postpones it. `null` once sent, or if there is nothing to send. */
  summaryDueAt: Moment | null;
  summarySentAt: Moment | null;
  /** When the visitor began to wait for a person, by asking for one or by writing during a take-over. */
  waitingSince: Moment | null;
  /** When the take-over expires unless its staff member acts again. */
  staffUntil: Moment | null;
  /** Copy of the lead's `contacted`, for filtering the list. */
  contacted: Generated<boolean>;
  /** Expiry of the current turn's lease; the next message waits until the lease is released or expires. */
  busyUntil: Moment | null;
  /** Incremented by each take-over and hand-back. */
  version: number;
  /** Folded text for the desk's search: messages by visitor and staff, and contact details. */
  searchText: string;
}

/** The messages of conversations; the source of truth for every transcript. */
export interface ChatbotMessagesTable {
  id: Id;
  conversationId: number;
  /** Idempotency key from the browser (or the desk, for staff messages). */
  clientId: string | null;
  /** Id of the message that a reply answers. */
  replyTo: number | null;
  sender: ChatMessage["sender"];
  /** With card and social insurance numbers masked. */
  content: string;
  links: Json<ChatMessage["links"]>;
  suggestions: Json<string[]>;
  /** Set on the assistant's replies only. */
  kind: ChatMessage["kind"];
  topics: Json<string[]>;
  provider: StaffChatMessage["provider"];
  /** Author of a staff message. */
  staffId: string | null;
  language: "fr" | "en";
  createdAt: Moment;
}

/** A question that the assistant could not answer. */
export interface ChatbotUnansweredTable {
  id: Id;
  question: string;
  /** The folded question, to group repeats. */
  questionKey: string;
  language: "fr" | "en";
  /** `null` if the question was not asked in a conversation. Erasing the conversation deletes the row. */
  conversationId: number | null;
  createdAt: Moment;
  state: "open" | "answered" | "dismissed";
  faqId: number | null;
}

/** An FAQ entry: an answer from staff for the assistant, in both languages. */
export interface ChatbotFaqTable {
  id: Id;
  questionFr: string;
  answerFr: string;
  questionEn: string;
  answerEn: string;
  /** Id of the staff member who added the entry. */
  createdBy: string;
  createdAt: Moment;
  updatedAt: Moment;
  version: number;
}
