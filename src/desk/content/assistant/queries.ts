import type { EntryFields, FaqEntry } from "../../../features/chat/faq/model.ts";
import { api } from "../../../ui/api-client.ts";
import { usePages, useRead } from "../../kit/api.ts";

/** What the assistant could not answer, and what staff taught it. */

const QUESTIONS = ["chat", "questions"];
const ANSWERS = ["chat", "answers"];
/** What a write may have changed; `["chat", "summary"]` counts unanswered questions. */
export const TOUCHES = [QUESTIONS, ANSWERS, ["chat", "summary"]] as const;

export const useQuestions = (state: QuestionChange["state"]) =>
  usePages(QUESTIONS, "GET /chat/unanswered", { query: { state }, keepsPrevious: false });
export const useAnswers = () => usePages(ANSWERS, "GET /chat/faq");

/** What an answer can begin with; without a question it begins with nothing. */
export const useAnswerDraft = (question: number | undefined) =>
  useRead(["chat", "answer-draft", question], "GET /chat/unanswered/:id/draft", {
    params: { id: question ?? 0 },
    enabled: question !== undefined,
  });
export const useProviders = () => useRead(["chat", "providers"], "GET /chat/providers");

export interface QuestionChange {
  id: number;
  /** The same in other words. */
  also: number[];
  state: "open" | "dismissed";
}
export const setQuestion = ({ id, ...body }: QuestionChange) =>
  api("PUT /chat/unanswered/:id", { params: { id }, body });

export interface AnswerChange {
  fields: EntryFields;
  /** The entry that is changed; without one a new one is made. */
  entry?: Pick<FaqEntry, "id" | "version"> | undefined;
  unansweredId?: number | undefined;
  /** The same question in other words. */
  also?: number[] | undefined;
}
export const saveAnswer = ({ fields, entry, unansweredId, also }: AnswerChange) =>
  entry
    ? api("PUT /chat/faq/:id", { params: { id: entry.id }, body: { ...fields, version: entry.version } })
    : api("POST /chat/faq", { body: { ...fields, unansweredId, also } });
export const removeAnswer = (id: number) => api("DELETE /chat/faq/:id", { params: { id } });
