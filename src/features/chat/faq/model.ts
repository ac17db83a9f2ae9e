import * as z from "zod/mini";
import { MAX_ID, MAX_VERSION, queryNumber, wholeNumber } from "../../../lib/http/input-fields.ts";
import { rowNumber, visible } from "../model.ts";

/** Questions the assistant could not answer, and answers from staff in both languages. */

const MAX_QUESTION_LENGTH = 300;
/** A paragraph or two: longer answers are pages, which an answer links to. */
const MAX_ANSWER_LENGTH = 2000;
export const MAX_ENTRY_LENGTHS = { question: MAX_QUESTION_LENGTH, answer: MAX_ANSWER_LENGTH } as const;

/** Ways of asking one question that are answered at once. */
const MOST_ALIKE = 500;

const entryFields = {
  questionFr: visible(MAX_QUESTION_LENGTH),
  answerFr: visible(MAX_ANSWER_LENGTH),
  questionEn: visible(MAX_QUESTION_LENGTH),
  answerEn: visible(MAX_ANSWER_LENGTH),
};
export const ENTRY_FIELDS = ["questionFr", "answerFr", "questionEn", "answerEn"] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** The same question in other words. */
const also = z.optional(z.array(rowNumber, "invalid").check(z.maxLength(MOST_ALIKE, "invalid")));

/** Body of `POST /api/chat/faq`. */
export const createEntrySchema = z.strictObject({
  ...entryFields,
  /** An unanswered question that this answers. */
  unansweredId: z.optional(rowNumber),
  also,
});
/** Body of `PUT /api/chat/faq/{id}`. */
export const saveEntrySchema = z.strictObject({
  ...entryFields,
  version: wholeNumber(1, MAX_VERSION),
});
export type EntryFields = Record<EntryField, string>;

/** Body of `PUT /api/chat/unanswered/{id}`; a question becomes `answered` only by an entry. */
export const unansweredBodySchema = z.strictObject({ state: z.enum(["open", "dismissed"], "unknownOption"), also });

const UNANSWERED_STATES = ["open", "answered", "dismissed"] as const;
export type UnansweredState = (typeof UNANSWERED_STATES)[number];

/** Query of `GET /api/chat/unanswered`. */
export const unansweredQuerySchema = z.strictObject({
  state: z._default(z.enum(UNANSWERED_STATES, "filterInvalid"), "open"),
  cursor: z.optional(queryNumber(1, MAX_ID, "cursorInvalid")),
});

/** Query of `GET /api/chat/faq`. */
export const entryListQuerySchema = z.strictObject({
  cursor: z.optional(queryNumber(1, MAX_ID, "cursorInvalid")),
});

const moment = z.iso.datetime();
/** A question that was asked once or more, and others that ask the same. */
const unansweredQuestionSchema = z.strictObject({
  /** Of the last time it was asked. */
  id: z.int(),
  question: z.string(),
  language: z.enum(["fr", "en"]),
  /** Together with the others. */
  count: z.int(),
  lastAskedAt: moment,
  /** Where it was last asked, if that is still stored. */
  conversationId: z.nullable(z.int()),
  faqId: z.nullable(z.int()),
  /** The same in other words, each word for word but for case, accents and spaces. */
  others: z.array(z.strictObject({ id: z.int(), question: z.string(), count: z.int() })),
});
export type UnansweredQuestion = z.output<typeof unansweredQuestionSchema>;

export const unansweredPageSchema = z.strictObject({
  questions: z.array(unansweredQuestionSchema),
  next: z.nullable(z.int()),
});
export type UnansweredPage = z.output<typeof unansweredPageSchema>;

/** What the site says that is near a question, in the words of an answer; to be read over. */
export const answerDraftSchema = z.nullable(
  z.strictObject({
    title: z.string(),
    href: z.string(),
    fields: z.strictObject({
      questionFr: z.string(),
      answerFr: z.string(),
      questionEn: z.string(),
      answerEn: z.string(),
    }),
  }),
);
export type AnswerDraft = z.output<typeof answerDraftSchema>;

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
