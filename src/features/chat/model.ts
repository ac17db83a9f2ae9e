import * as z from "zod/mini";
import { staysOnSite } from "../../lib/http/canonical-path.ts";
import { cutText, MAX_ID, MAX_VERSION, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import type { LiveEvents } from "../../lib/live-events.ts";
import { cleanText, VISIBLE } from "../../lib/text/clean-text.ts";
import type { ReplyKind } from "../assistant/answer-provider.ts";
import { applicationFields, MAX_LENGTH } from "../consultations/model.ts";
import { MAX_MESSAGE_LENGTH, SESSION_ID } from "./session.ts";

/**
 * Models of a conversation with the assistant (SPEC §3, §7), for the visitor, staff and the API. Browsers load them, so
 * they use `zod/mini`. Errors are keys of `fieldErrors` in `problems.ts`.
 */

/** Longest message by staff or the assistant, in UTF-16 code units. */
export const MAX_REPLY_LENGTH = 8000;
/** Maximum visitor messages per conversation; a long real conversation has thirty. */
export const MAX_VISITOR_MESSAGES = 300;
/** Maximum messages in a posted transcript: both sides of the longest conversation, with a margin. */
const MAX_POSTED_MESSAGES = 2 * MAX_VISITOR_MESSAGES + 100;

/**
 * The cookie that proves a session; HttpOnly. Over HTTPS it has the `__Host-` prefix (RFC 6265bis), because otherwise a
 * sibling subdomain could plant its own cookie and read the visitor's messages.
 */
export const CHAT_COOKIE = { http: "nordet-chat", https: "__Host-nordet-chat" } as const;
export const rowNumber = wholeNumber(1, MAX_ID);
/** Longest id that a browser may generate, in characters. */
const MAX_ID_LENGTH = 64;
const idLike = (pattern: RegExp) =>
  z.string("invalid").check(z.maxLength(MAX_ID_LENGTH, "invalid"), z.regex(pattern, "invalid"));
const sessionId = idLike(SESSION_ID);
const language = z.enum(["fr", "en"], "invalid");
/** An instant by the browser's clock; with milliseconds and an offset it has 29 characters. */
const timestamp = z.iso.datetime({ offset: true, error: "invalid" }).check(z.maxLength(30, "invalid"));

const cleaned = (max: number, keepLineEnds: boolean) =>
  z.pipe(
    z.pipe(
      z.string("required"),
      // PostgreSQL rejects lone surrogates.
      z.transform((value: string) => cleanText(value, keepLineEnds).toWellFormed()),
    ),
    z.string().check(z.maxLength(max, "tooLong")),
  );
/** Returns a schema for text with at least one visible character. */
export const visible = (max: number) => z.pipe(cleaned(max, true), z.string().check(z.regex(VISIBLE, "required")));

/** Prefix of staff message ids. Visitors can see these ids but cannot send messages under them. */
export const STAFF_MESSAGE_PREFIX = "staff-";
const VISITOR_MESSAGE_ID = new RegExp(`^(?!${STAFF_MESSAGE_PREFIX})[\\w-]{8,}$`);

function pagePath(value: string): string {
  const path = cleanText(value);
  return staysOnSite(path) ? path : "/";
}

export const sendMessageSchema = z.strictObject({
  sessionId,
  message: visible(MAX_MESSAGE_LENGTH),
  language,
  /** Path of the page the visitor is on. A long path is truncated rather than rejected. */
  page: cutText(300, { clean: pagePath }),
  timestamp: z.optional(timestamp),
  /** Idempotency key: a retry with the same id gets the same reply. */
  messageId: idLike(VISITOR_MESSAGE_ID),
});
export type SendMessage = z.output<typeof sendMessageSchema>;

/** Returns a schema for an optional field; an empty value counts as absent, and an invalid value is not stored. */
const hint = (max: number) => z.optional(z.nullable(cleaned(max, false)));

/** Body of `POST /api/chatbot/leads` (SPEC §7). */
export const leadBodySchema = z.strictObject({
  sessionId,
  name: hint(MAX_LENGTH.name),
  email: hint(MAX_LENGTH.email),
  phone: hint(MAX_LENGTH.phone),
  company: hint(MAX_LENGTH.company),
});
export type LeadBody = z.output<typeof leadBodySchema>;

/** A posted chat message in the format of SPEC §3, with `staff` as an additional sender. */
const postedMessage = z.object({
  content: z.string("invalid").check(z.maxLength(MAX_REPLY_LENGTH, "tooLong")),
  sender: z.enum(["user", "bot", "staff"], "invalid"),
  timestamp,
});
const postedMessages = z.array(postedMessage, "invalid").check(z.maxLength(MAX_POSTED_MESSAGES, "tooLong"));

/** Body of `POST /api/chatbot/conversations` (SPEC §7). */
export const conversationBodySchema = z.strictObject({ sessionId, messages: postedMessages });

/** Body of `POST /api/chatbot/send-summary` (SPEC §7). The cookie alone identifies the session. */
export const summaryBodySchema = z.strictObject({
  leadEmail: hint(MAX_LENGTH.email),
  leadName: hint(MAX_LENGTH.name),
  conversationSummary: z.optional(z.nullable(cleaned(MAX_REPLY_LENGTH, true))),
  messages: postedMessages,
});

const REPLY_KINDS: Record<ReplyKind, true> = {
  answer: true,
  greeting: true,
  clarification: true,
  booking: true,
  person: true,
  language: true,
  unknown: true,
  failure: true,
};

const chatLinkSchema = z.strictObject({ title: z.string(), href: z.string() });

/** A message, in the form that visitors and staff receive. */
export const chatMessageSchema = z.strictObject({
  id: z.int(),
  /** Id from the browser, for a visitor's message. */
  messageId: z.nullable(z.string()),
  sender: z.enum(["user", "bot", "staff"]),
  content: z.string(),
  timestamp: z.iso.datetime(),
  links: z.array(chatLinkSchema),
  suggestions: z.array(z.string()),
  kind: z.nullable(z.enum(Object.keys(REPLY_KINDS) as ReplyKind[])),
  /** Author of a staff message. */
  staffName: z.nullable(z.string()),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const LEAD_FIELDS = ["name", "email", "phone", "company"] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** A visitor's contact details, confirmed or not, as shown to the visitor. */
const leadSchema = z.strictObject({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
});
export type Lead = z.output<typeof leadSchema>;

const MODES = ["assistant", "staff"] as const;
export type ChatMode = (typeof MODES)[number];
const answeredBy = { mode: z.enum(MODES), staffName: z.nullable(z.string()) };

/** Response of `GET /api/chatbot/conversation`. Without a conversation, `sessionId` is null and `messages` is empty. */
export const conversationSchema = z.strictObject({
  sessionId: z.nullable(z.string()),
  messages: z.array(chatMessageSchema),
  ...answeredBy,
  lead: leadSchema,
});
export type OwnConversation = z.output<typeof conversationSchema>;

/** Responses of `POST /leads`, `/conversations` and `/send-summary`. */
export const leadSavedSchema = z.strictObject({ lead: leadSchema });
export const conversationSavedSchema = z.strictObject({
  messages: z.int(),
});
export const summaryStateSchema = z.strictObject({ status: z.enum(["sent", "scheduled", "not-needed"]) });
export type SummaryStatus = z.output<typeof summaryStateSchema>["status"];

/**
 * A line in the response of `POST /api/chatbot/messages` (NDJSON): `text` lines as the reply is written, then one `end`
 * line with the whole reply as `message`, or null during a take-over. Later messages should use the `sessionId` of the
 * `end` line, which differs from the id sent if the cookie belongs to an earlier session or the id is another
 * visitor's.
 */
export const replyLineSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({
    type: z.literal("end"),
    sessionId: z.string(),
    message: z.nullable(chatMessageSchema),
    lead: leadSchema,
    ...answeredBy,
  }),
]);
export type ReplyLine = z.output<typeof replyLineSchema>;

/** A live event in a conversation, sent as a server-sent event named by `type`. */
export type ChatEvent =
  | { type: "message"; message: ChatMessage }
  | { type: "mode"; mode: ChatMode; staffName: string | null }
  /** For the desk only: the lead's details or contact status changed. */
  | { type: "lead" }
  | { type: "erased" }
  /** Events may have been missed, so reload the conversation. */
  | { type: "refresh" };

/** Live events of conversations, for the visitor and the desk. */
export type ChatEvents = LiveEvents<ChatEvent>;

/* Models of the conversation for staff (`/api/chat`). */

/** Longest search text, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;
/** How long a conversation counts as open after its latest message, in milliseconds. */
export const OPEN_FOR = 15 * 60_000;
/** How long a take-over lasts without action by its staff member, in milliseconds. */
export const STAFF_SILENCE = 15 * 60_000;
/** Maximum matches that a search counts. */
export const MOST_COUNTED = 1_000;

const yesOrNo = z.enum(["true", "false"], "filterInvalid");
/** `open`: recently active; `waiting`: the visitor is waiting for a person; `staff`: a person has taken over. */
export const STATES = ["open", "waiting", "staff"] as const;
export type ConversationState = (typeof STATES)[number];

export const conversationListQuerySchema = z.strictObject({
  /** All of these words must occur, as prefixes, in the messages or the contact details. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  state: z.optional(z.enum(STATES, "filterInvalid")),
  contacted: z.optional(yesOrNo),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  /** Only conversations with a lead (contact details or a contact status), or only those without. */
  lead: z.optional(yesOrNo),
  /** Id of a consultation request: only conversations with the person who sent it. Admins only. */
  consultation: z.optional(queryNumber(1, MAX_ID)),
  limit: z._default(queryNumber(1, 100), 50),
  /** Cursor: `next` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(100, "cursorInvalid"))),
});
export type ConversationListQuery = z.output<typeof conversationListQuerySchema>;

export const contactedBodySchema = z.strictObject({ contacted: z.boolean("required") });

/**
 * Body of `POST …/take-over`: id of the staff member who had the conversation when the button was pressed, so that
 * nobody takes it from a colleague by accident.
 */
export const takeOverBodySchema = z.strictObject({ from: z.optional(z.nullable(z.string("invalid"))) });

export const staffMessageBodySchema = z.strictObject({
  message: visible(MAX_REPLY_LENGTH),
  /** Idempotency key, created by the desk for each message. */
  messageId: z.string("invalid").check(z.regex(/^[\w-]{8,64}$/, "invalid")),
});

/** Body of `PUT …/facts`: confirms each field with its value; `null` removes it. */
export const factsBodySchema = z.strictObject({
  /** Version of the lead that the caller saw; 0 if there was no lead. */
  version: wholeNumber(0, MAX_VERSION),
  name: z.optional(z.nullable(applicationFields.name)),
  email: z.optional(z.nullable(applicationFields.email)),
  phone: z.optional(z.nullable(applicationFields.phone)),
  company: z.optional(z.nullable(applicationFields.company)),
});
export type FactsBody = z.output<typeof factsBodySchema>;

const moment = z.iso.datetime();
const person = z.strictObject({ id: z.string(), name: z.string() });

const leadFactSchema = z.strictObject({
  value: z.string(),
  from: z.enum(["visitor", "bot", "staff"]),
  state: z.enum(["unconfirmed", "confirmed"]),
});
type LeadFact = z.output<typeof leadFactSchema>;
export type LeadFacts = Partial<Record<LeadField, LeadFact>>;

const summaryFields = {
  id: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  language: z.enum(["fr", "en"]),
  /** Path of the page from which the visitor last wrote. */
  page: z.string(),
  mode: z.enum(MODES),
  /** The staff member who has taken over. */
  staff: z.nullable(person),
  waitingSince: z.nullable(moment),
  /** True if the latest message is less than `OPEN_FOR` old. */
  open: z.boolean(),
  contacted: z.boolean(),
  messageCount: z.int(),
  createdAt: moment,
  lastMessageAt: moment,
};

const conversationSummarySchema = z.strictObject({
  ...summaryFields,
  /** Start of the visitor's latest message. */
  excerpt: z.string(),
});
export type ConversationSummary = z.output<typeof conversationSummarySchema>;

export const conversationPageSchema = z.strictObject({
  conversations: z.array(conversationSummarySchema),
  /** Number of matches, on the first page only; a search counts up to `MOST_COUNTED`. */
  total: z.nullable(z.int()),
  next: z.nullable(z.string()),
});
export type ConversationPage = z.output<typeof conversationPageSchema>;

const staffMessageSchema = z.strictObject({
  ...chatMessageSchema.shape,
  /** Provider that wrote the message, if the assistant sent it. */
  provider: z.nullable(z.enum(["webhook", "model", "built-in"])),
});
export type StaffChatMessage = z.output<typeof staffMessageSchema>;

/** A whole conversation, as shown on the desk. */
export const staffConversationSchema = z.strictObject({
  ...summaryFields,
  messages: z.array(staffMessageSchema),
  facts: z.partialRecord(z.enum(LEAD_FIELDS), leadFactSchema),
  /** Version of the contact details; 0 if there are none. */
  leadVersion: z.int(),
  contactedAt: z.nullable(moment),
  staffUntil: z.nullable(moment),
  /** Consultation requests by the same person, newest first; null if the caller may not see requests. */
  consultations: z.nullable(z.array(z.strictObject({ id: z.int(), createdAt: moment }))),
});
export type StaffConversation = z.output<typeof staffConversationSchema>;

/** A draft reply; the text is empty if there is nothing certain to say. */
export const replyDraftSchema = z.strictObject({
  text: z.string(),
  /** Pages of the site that the draft draws on. */
  sources: z.array(z.strictObject({ title: z.string(), href: z.string() })),
});
export type ReplyDraft = z.output<typeof replyDraftSchema>;

export const chatSummarySchema = z.strictObject({
  waiting: z.int(),
  open: z.int(),
  /** Distinct questions the assistant could not answer. */
  unanswered: z.int(),
});
export type ChatSummary = z.output<typeof chatSummarySchema>;
