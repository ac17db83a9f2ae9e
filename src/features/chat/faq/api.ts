import { route } from "../../../lib/http/route.ts";
import {
  addEntry,
  changeEntry,
  dismissQuestion,
  draftAnswer,
  type FaqParts,
  listEntries,
  listQuestions,
  type PassagesNear,
  removeEntry,
} from "./entries.ts";
import {
  answerDraftSchema,
  createEntrySchema,
  entryListQuerySchema,
  entryPageSchema,
  entrySchema,
  saveEntrySchema,
  unansweredBodySchema,
  unansweredPageSchema,
  unansweredQuerySchema,
} from "./model.ts";

interface Parts {
  staffAnswers: FaqParts;
  chatAnswers: { passagesFor: PassagesNear };
}

/** `/api/chat/unanswered` and `/api/chat/faq`: questions the assistant could not answer, and answers from staff. */
export const faqApi = ({ staffAnswers: faq, chatAnswers }: Parts) => [
  route({
    id: "listUnanswered",
    method: "get",
    path: "/chat/unanswered",
    access: "staff",
    summary: "List unanswered questions",
    words: { cursor: "Page marker: next of the page before" },
    description:
      "Questions that ask the same are listed as one, with the others' words beside it: compared by stems and synonyms, within a language, among the 500 asked last. The most recently asked comes first.",
    query: unansweredQuerySchema,
    response: unansweredPageSchema,
    handle: ({ query }) => listQuestions(faq, query.state, query.cursor),
  }),
  route({
    id: "dismissUnanswered",
    method: "put",
    path: "/chat/unanswered/:id",
    access: "staff",
    summary: "Dismiss a question, or reopen it",
    description: "Applies to every time it was asked, and to the others named in also. Recorded in the audit log.",
    body: unansweredBodySchema,
    handle: ({ id, body, staff }) => dismissQuestion(faq, id(), body, staff.id),
  }),
  route({
    id: "draftAnswer",
    method: "get",
    path: "/chat/unanswered/:id/draft",
    access: "staff",
    summary: "Draft the answer to an unanswered question",
    description:
      "From the passage of the site that is near it, in both languages; null where none is. To be read over.",
    response: answerDraftSchema,
    handle: ({ id }) => draftAnswer(faq, chatAnswers.passagesFor, id()),
  }),
  route({
    id: "listAnswers",
    method: "get",
    path: "/chat/faq",
    access: "staff",
    summary: "List the staff's answers",
    words: { cursor: "Page marker: next of the page before" },
    description: "The assistant uses them in addition to the site.",
    query: entryListQuerySchema,
    response: entryPageSchema,
    handle: ({ query }) => listEntries(faq, query.cursor),
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
    handle: ({ body: { unansweredId, also, ...fields }, staff }) =>
      addEntry(faq, fields, { unansweredId, also }, staff.id),
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
    handle: ({ id, body: { version, ...fields }, staff }) => changeEntry(faq, id(), version, fields, staff.id),
  }),
  route({
    id: "removeAnswer",
    method: "delete",
    path: "/chat/faq/:id",
    access: "staff",
    summary: "Delete an answer",
    description: "The questions it answered become unanswered again.",
    handle: ({ id, staff }) => removeEntry(faq, id(), staff.id),
  }),
];
