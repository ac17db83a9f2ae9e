import type { EntryFields, FaqEntry } from "../../../features/chat/faq/model.ts";
import { api } from "../../../ui/api-client.ts";
import { usePages, useRead } from "../../kit/api.ts";

const QUESTIONS = ["chat", "questions"];
const ANSWERS = ["chat", "answers"];
/** Query keys to reload after a write; `["chat", "summary"]` counts the unanswered questions. */
export const TOUCHES = [QUESTIONS, ANSWERS, ["chat", "summary"]] as const;

export const useQuestions = (state: QuestionChange["state"]) =>
  usePages(QUESTIONS, "GET /chat/unanswered", { query: { state }, keepsPrevious: false });
export const useAnswers = () => usePages(ANSWERS, "GET /chat/faq");

/** Reads the draft answer to a question; disabled without a question. */
export const useAnswerDraft = (question: number | undefined) =>
  useRead(["chat", "answer-draft", question], "GET /chat/unanswered/:id/draft", {
    params: { id: question ?? 0 },
    enabled: question !== undefined,
  });
export const useProviders = () => useRead(["chat", "providers"], "GET /chat/providers");

export interface QuestionChange {
  id: number;
  /** Ids of rewordings of this question. */
  also: number[];
  state: "open" | "dismissed";
}
export const setQuestion = ({ id, ...body }: QuestionChange) =>
  api("PUT /chat/unanswered/:id", { params: { id }, body });

export interface AnswerChange {
  fields: EntryFields;
  /** Entry to edit; absent for a new entry. */
  entry?: Pick<FaqEntry, "id" | "version"> | undefined;
  unansweredId?: number | undefined;
  /** Ids of rewordings of the answered question. */
  also?: number[] | undefined;
}
export const saveAnswer = ({ fields, entry, unansweredId, also }: AnswerChange) =>
  entry
    ? api("PUT /chat/faq/:id", { params: { id: entry.id }, body: { ...fields, version: entry.version } })
    : api("POST /chat/faq", { body: { ...fields, unansweredId, also } });
export const removeAnswer = (id: number) => api("DELETE /chat/faq/:id", { params: { id } });
