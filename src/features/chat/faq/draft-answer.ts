import { AppError } from "../../../lib/http/app-error.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import type { Passage } from "../../assistant/built-in/passage.ts";
import type { FaqParts } from "./entries.ts";
import { type AnswerDraft, MAX_ENTRY_LENGTHS } from "./model.ts";
import { findQuestion } from "./store.ts";

/** Sentences of a passage that make an answer. */
const SENTENCES = 3;

/** The passages nearest to a question, best first, in a language. */
export type PassagesNear = (question: string, asked: Language, language: Language) => Promise<readonly Passage[]>;

/**
 * Drafts an answer from the passage nearest to the question, if one is near enough. The assistant was not sure enough
 * to give it to a visitor; a person decides whether it is the answer.
 * @throws AppError `not-found`
 */
export async function draftAnswer(
  { database }: Pick<FaqParts, "database">,
  passagesNear: PassagesNear,
  id: number,
): Promise<AnswerDraft> {
  const asked = await findQuestion(database.kysely, id);
  if (!asked) throw new AppError("not-found", "There is no such question");
  const { question, language } = asked;
  const [{ speaksOf }, own] = await Promise.all([
    import("./group-questions.ts"),
    passagesNear(question, language, language),
  ]);
  const near = own.find((passage) => speaksOf(passage, question));
  if (!near) return null;
  const of = async (one: Language) =>
    one === language ? near : (await passagesNear(question, language, one)).find((passage) => passage.id === near.id);
  const [fr, en] = await Promise.all(LANGUAGES.map(of));
  return {
    title: near.title,
    href: near.href,
    fields: {
      questionFr: language === "fr" ? question : (fr?.title ?? ""),
      answerFr: answerOf(fr),
      questionEn: language === "en" ? question : (en?.title ?? ""),
      answerEn: answerOf(en),
    },
  };
}

function answerOf(passage: Passage | undefined): string {
  if (!passage) return "";
  const sentences = [passage.opening, ...passage.details].filter(Boolean).slice(0, SENTENCES).join(" ");
  return sentences.length > MAX_ENTRY_LENGTHS.answer ? passage.opening : sentences;
}
