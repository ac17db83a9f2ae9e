import { useInfiniteQuery } from "@tanstack/react-query";
import type { EntryFields, FaqEntry, FaqEntryPage, UnansweredPage } from "../../../features/chat/faq/model.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";

/** What the assistant could not answer, and what staff taught it. */

const QUESTIONS = ["chat", "questions"];
const ANSWERS = ["chat", "answers"];
/** What a write may have changed; `["chat", "summary"]` counts what is unanswered. */
export const TOUCHES = [QUESTIONS, ANSWERS, ["chat", "summary"]] as const;

const usePagesOf = <Page extends { next: number | null }>(key: readonly unknown[], path: string) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => apiRead<Page>(pageParam ? `${path}cursor=${pageParam}` : path, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    networkMode: "always",
  });

export const useQuestions = (state: QuestionChange["state"]) =>
  usePagesOf<UnansweredPage>([...QUESTIONS, state], `/api/chat/unanswered?state=${state}&`);
export const useAnswers = () => usePagesOf<FaqEntryPage>(ANSWERS, "/api/chat/faq?");

export interface QuestionChange {
  id: number;
  state: "open" | "dismissed";
}
export const setQuestion = ({ id, state }: QuestionChange) => apiWrite("PUT", `/api/chat/unanswered/${id}`, { state });

export interface AnswerChange {
  fields: EntryFields;
  /** The entry that is changed; without one a new one is made. */
  entry?: Pick<FaqEntry, "id" | "version"> | undefined;
  unansweredId?: number | undefined;
}
export const saveAnswer = ({ fields, entry, unansweredId }: AnswerChange) =>
  entry
    ? apiWrite("PUT", `/api/chat/faq/${entry.id}`, { ...fields, version: entry.version })
    : apiWrite("POST", "/api/chat/faq", { ...fields, ...(unansweredId && { unansweredId }) });
export const removeAnswer = (id: number) => apiWrite("DELETE", `/api/chat/faq/${id}`);
