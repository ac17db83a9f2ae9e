import * as z from "zod/mini";
import { MAX_ID, MAX_VERSION, queryNumber, wholeNumber } from "../../../lib/http/input-fields.ts";
import { rowNumber, visible } from "../model.ts";

/**
 * Models of questions the assistant could not answer, and of staff's answers in both languages. Lengths are in UTF-16
 * code units.
 */

const MAX_QUESTION_LENGTH = 300;
/** A paragraph or two. A longer answer belongs on a page, which the answer can link to. */
const MAX_ANSWER_LENGTH = 2000;
export const MAX_ENTRY_LENGTHS = { question: MAX_QUESTION_LENGTH, answer: MAX_ANSWER_LENGTH } as const;

/** Maximum number of other wordings that one answer can settle. */
const MOST_ALIKE = 500;

const entryFields = {
  questionFr: visible(MAX_QUESTION_LENGTH),
  answerFr: visible(MAX_ANSWER_LENGTH),
  questionEn: visible(MAX_QUESTION_LENGTH),
  answerEn: visible(MAX_ANSWER_LENGTH),
};
export const ENTRY_FIELDS = ["questionFr", "answerFr", "questionEn", "answerEn"] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** Ids of other wordings of the question. */
const also = z.optional(z.array(rowNumber, "invalid").check(z.maxLength(MOST_ALIKE, "invalid")));

export const createEntrySchema = z.strictObject({
  ...entryFields,
  /** Id of the unanswered question that the entry answers. */
  unansweredId: z.optional(rowNumber),
  also,
});
export const saveEntrySchema = z.strictObject({
  ...entryFields,
  version: wholeNumber(1, MAX_VERSION),
});
export type EntryFields = Record<EntryField, string>;

/** Body of `PUT /api/chat/unanswered/{id}`. Only adding an entry makes a question `answered`. */
export const unansweredBodySchema = z.strictObject({ state: z.enum(["open", "dismissed"], "unknownOption"), also });

const UNANSWERED_STATES = ["open", "answered", "dismissed"] as const;
export type UnansweredState = (typeof UNANSWERED_STATES)[number];

export const unansweredQuerySchema = z.strictObject({
  state: z._default(z.enum(UNANSWERED_STATES, "filterInvalid"), "open"),
  cursor: z.optional(queryNumber(1, MAX_ID, "cursorInvalid")),
});

export const entryListQuerySchema = z.strictObject({
  cursor: z.optional(queryNumber(1, MAX_ID, "cursorInvalid")),
});

const moment = z.iso.datetime();
/** An unanswered question, with others that ask the same thing. */
const unansweredQuestionSchema = z.strictObject({
  /** Id of the question's most recent occurrence. */
  id: z.int(),
  question: z.string(),
  language: z.enum(["fr", "en"]),
  /** How often the question was asked, including its other wordings. */
  count: z.int(),
  lastAskedAt: moment,
  /** Id of the conversation where it was last asked; null if asked elsewhere. */
  conversationId: z.nullable(z.int()),
  faqId: z.nullable(z.int()),
  /** Other wordings. Repeats that differ only in case, accents or spaces are already merged. */
  others: z.array(z.strictObject({ id: z.int(), question: z.string(), count: z.int() })),
});
export type UnansweredQuestion = z.output<typeof unansweredQuestionSchema>;

export const unansweredPageSchema = z.strictObject({
  questions: z.array(unansweredQuestionSchema),
  next: z.nullable(z.int()),
});
export type UnansweredPage = z.output<typeof unansweredPageSchema>;

/** Draft answer from the site's nearest passage, for a person to review. */
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
