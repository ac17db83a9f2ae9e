import { route } from "../../../lib/http/route.ts";
import { addEntry } from "./add-entry.ts";
import { changeEntry } from "./change-entry.ts";
import { dismissQuestion } from "./dismiss-question.ts";
import { listEntries } from "./list-entries.ts";
import { listQuestions } from "./list-questions.ts";
import {
  createEntrySchema,
  entryListQuerySchema,
  entryPageSchema,
  entrySchema,
  saveEntrySchema,
  unansweredBodySchema,
  unansweredPageSchema,
  unansweredQuerySchema,
} from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { removeEntry } from "./remove-entry.ts";

/** `/api/chat/unanswered` and `/api/chat/faq`: questions the assistant could not answer, and answers from staff. */
export const faqApi = ({ staffAnswers: faq }: { staffAnswers: FaqParts }) => [
  route({
    id: "listUnanswered",
    method: "get",
    path: "/chat/unanswered",
    access: "staff",
    summary: "List unanswered questions",
    words: { cursor: "Page marker: next of the page before" },
    description: "Identical questions count as one; the most recently asked comes first.",
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
    description: "Applies to every time it was asked. Recorded in the audit log.",
    body: unansweredBodySchema,
    handle: ({ id, body, staff }) => dismissQuestion(faq, id(), body.state, staff.id),
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
    handle: ({ body: { unansweredId, ...fields }, staff }) => addEntry(faq, fields, unansweredId, staff.id),
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
