import * as z from "zod/mini";
import { MAX_ID, MAX_VERSION } from "../../lib/http/record-id.ts";
import { applicationFields, cleanText } from "../consultations/schema.ts";
import { chatMessageSchema, LEAD_FIELDS, MAX_REPLY_LENGTH, MODES } from "./schema.ts";

/** What the desk and the server say to each other about conversations and answers (`/api/chat`). */

/** Longest search, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;
/** A conversation counts as open for so long after its last message, in milliseconds. */
export const OPEN_FOR = 15 * 60_000;
/** A conversation that was taken over goes back to the assistant after so long without its member of staff. */
export const STAFF_SILENCE = 15 * 60_000;
/** Matches of a search are counted no further: nobody reads on after so many. */
export const MOST_COUNTED = 1_000;

const language = z.enum(["fr", "en"], "filterInvalid");
const yesOrNo = z.enum(["true", "false"], "filterInvalid");
const id = z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_ID, "invalid"));

/** `open`: something was said a moment ago; `waiting`: for a person; `staff`: a person has taken over. */
export const STATES = ["open", "waiting", "staff"] as const;
export type ConversationState = (typeof STATES)[number];

/** Query of `GET /api/chat/conversations`. */
export const conversationListQuerySchema = z.strictObject({
  /** Words that must all be found, as beginnings of words, in what was said or in name, mail, phone and company. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  state: z.optional(z.enum(STATES, "filterInvalid")),
  contacted: z.optional(yesOrNo),
  language: z.optional(language),
  /** Whether the person told who they are. */
  lead: z.optional(yesOrNo),
  /** Conversations of the person who sent this request; for admins. */
  consultation: z.optional(z.pipe(z.coerce.number("filterInvalid"), id)),
  limit: z._default(
    z.coerce
      .number("filterInvalid")
      .check(z.int("filterInvalid"), z.minimum(1, "filterInvalid"), z.maximum(100, "filterInvalid")),
    50,
  ),
  /** Where the page before ended: its `next`. */
  cursor: z.optional(z.string().check(z.maxLength(100, "cursorInvalid"))),
});
export type ConversationListQuery = z.output<typeof conversationListQuerySchema>;

export const contactedBodySchema = z.strictObject({ contacted: z.boolean("required") });

/** Body of `POST …/take-over`: who had it when the button was pressed; taking it from them is then meant. */
export const takeOverBodySchema = z.strictObject({ from: z.optional(z.nullable(z.string("invalid"))) });

const text = (max: number) =>
  z.pipe(
    z.pipe(
      z.string("required"),
      z.transform((value: string) => cleanText(value, true)),
    ),
    z
      .string()
      .check(z.regex(/(?![\s\p{Default_Ignorable_Code_Point}])\P{C}/u, "required"), z.maxLength(max, "tooLong")),
  );

/** Body of `POST …/messages`. */
export const staffMessageBodySchema = z.strictObject({
  message: text(MAX_REPLY_LENGTH),
  /** Made by the desk for each message: sent twice, it is one. */
  messageId: z.string("invalid").check(z.regex(/^[\w-]{8,64}$/, "invalid")),
});

/** Body of `PUT …/facts`: each fact named is confirmed with this value; `null` takes it out. */
export const factsBodySchema = z.strictObject({
  /** Of the lead, as the caller saw it; 0 when nothing was known. */
  version: z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(MAX_VERSION, "invalid")),
  name: z.optional(z.nullable(applicationFields.name)),
  email: z.optional(z.nullable(applicationFields.email)),
  phone: z.optional(z.nullable(applicationFields.phone)),
  company: z.optional(z.nullable(applicationFields.company)),
});
export type FactsBody = z.output<typeof factsBodySchema>;

const MAX_QUESTION_LENGTH = 300;
/** A paragraph or two: longer ones are pages, to which an answer leads. */
const MAX_ANSWER_LENGTH = 2000;
export const MAX_ENTRY_LENGTHS = { question: MAX_QUESTION_LENGTH, answer: MAX_ANSWER_LENGTH } as const;

const entryFields = {
  questionFr: text(MAX_QUESTION_LENGTH),
  answerFr: text(MAX_ANSWER_LENGTH),
  questionEn: text(MAX_QUESTION_LENGTH),
  answerEn: text(MAX_ANSWER_LENGTH),
};
export const ENTRY_FIELDS = ["questionFr", "answerFr", "questionEn", "answerEn"] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Body of `POST /api/chat/faq`. */
export const createEntrySchema = z.strictObject({
  ...entryFields,
  /** One of the unanswered questions that this answers. */
  unansweredId: z.optional(id),
});
/** Body of `PUT /api/chat/faq/{id}`. */
export const saveEntrySchema = z.strictObject({
  ...entryFields,
  version: z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_VERSION, "invalid")),
});
export type EntryFields = Record<EntryField, string>;

/** Body of `PUT /api/chat/unanswered/{id}`; a question becomes `answered` only by an entry. */
export const unansweredBodySchema = z.strictObject({ state: z.enum(["open", "dismissed"], "unknownOption") });

export const UNANSWERED_STATES = ["open", "answered", "dismissed"] as const;

/** Query of `GET /api/chat/unanswered`. */
export const unansweredQuerySchema = z.strictObject({
  state: z._default(z.enum(UNANSWERED_STATES, "filterInvalid"), "open"),
  cursor: z.optional(z.pipe(z.coerce.number("cursorInvalid"), id)),
});

/** Query of `GET /api/chat/faq`. */
export const entryListQuerySchema = z.strictObject({
  cursor: z.optional(z.pipe(z.coerce.number("cursorInvalid"), id)),
});

const moment = z.iso.datetime();
const person = z.strictObject({ id: z.string(), name: z.string() });

export const factSchema = z.strictObject({
  value: z.string(),
  from: z.enum(["visitor", "bot", "staff"]),
  state: z.enum(["unconfirmed", "confirmed"]),
});
export type Fact = z.output<typeof factSchema>;

const summaryFields = {
  id: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  language: z.enum(["fr", "en"]),
  /** Path of the page the visitor wrote last on. */
  page: z.string(),
  mode: z.enum(MODES),
  /** Who has taken over. */
  staff: z.nullable(person),
  waitingSince: z.nullable(moment),
  /** Something was said less than `OPEN_FOR` ago. */
  open: z.boolean(),
  contacted: z.boolean(),
  messageCount: z.int(),
  createdAt: moment,
  lastMessageAt: moment,
};

/** A conversation in the list. */
export const conversationSummarySchema = z.strictObject({
  ...summaryFields,
  /** Beginning of what the visitor wrote last. */
  excerpt: z.string(),
});
export type ConversationSummary = z.output<typeof conversationSummarySchema>;

export const conversationPageSchema = z.strictObject({
  conversations: z.array(conversationSummarySchema),
  /** With the first page only: how many there are; with a search counted up to `MOST_COUNTED`. */
  total: z.nullable(z.int()),
  /** Cursor of the page after this one. */
  next: z.nullable(z.string()),
});
export type ConversationPage = z.output<typeof conversationPageSchema>;

export const staffMessageSchema = z.strictObject({
  ...chatMessageSchema.shape,
  /** Of a message of the assistant: who answered. */
  provider: z.nullable(z.enum(["webhook", "model", "built-in"])),
});
export type StaffChatMessage = z.output<typeof staffMessageSchema>;

/** A conversation whole. */
export const staffConversationSchema = z.strictObject({
  ...summaryFields,
  messages: z.array(staffMessageSchema),
  facts: z.partialRecord(z.enum(LEAD_FIELDS), factSchema),
  /** Of the facts; 0 when nothing is known. */
  leadVersion: z.int(),
  contactedAt: z.nullable(moment),
  staffUntil: z.nullable(moment),
  /** Requests of the same person, newest first; `null` for who may not see them. */
  consultations: z.nullable(z.array(z.strictObject({ id: z.int(), createdAt: moment }))),
});
export type StaffConversation = z.output<typeof staffConversationSchema>;

export const chatSummarySchema = z.strictObject({
  /** Conversations in which a visitor waits for a person. */
  waiting: z.int(),
  open: z.int(),
  /** Different questions that the assistant could not answer. */
  unanswered: z.int(),
});
export type ChatSummary = z.output<typeof chatSummarySchema>;

/** A question that was asked once or more, word for word but for case, accents and spaces. */
export const unansweredQuestionSchema = z.strictObject({
  /** Of the last time it was asked. */
  id: z.int(),
  question: z.string(),
  language: z.enum(["fr", "en"]),
  count: z.int(),
  lastAskedAt: moment,
  /** Where it was asked last, if that is still kept. */
  conversationId: z.nullable(z.int()),
  faqId: z.nullable(z.int()),
});
export type UnansweredQuestion = z.output<typeof unansweredQuestionSchema>;

export const unansweredPageSchema = z.strictObject({
  questions: z.array(unansweredQuestionSchema),
  next: z.nullable(z.int()),
});
export type UnansweredPage = z.output<typeof unansweredPageSchema>;

export const entrySchema = z.strictObject({
  id: z.int(),
  questionFr: z.string(),
  answerFr: z.string(),
  questionEn: z.string(),
  answerEn: z.string(),
  updatedAt: moment,
  version: z.int(),
});
export type FaqEntry = z.output<typeof entrySchema>;

export const entryPageSchema = z.strictObject({ entries: z.array(entrySchema), next: z.nullable(z.int()) });
export type FaqEntryPage = z.output<typeof entryPageSchema>;
