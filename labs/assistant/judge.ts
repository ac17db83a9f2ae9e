import { readFileSync } from "node:fs";
import type { AnswerProvider, EarlierMessage, ReplyEnd } from "../../src/features/assistant/answer-provider.ts";
import type { Language } from "../../src/lib/language.ts";

/** A question with patterns that its answer must and must not match. */
export interface Question {
  /** Starts with the question's language, `fr` or `en`. */
  id: string;
  /** The visitor's earlier messages. */
  before?: readonly string[];
  q: string;
  expect: "answer" | "not-on-site" | "small-talk" | "person" | "book";
  /** Groups of regular expressions; the answer must match at least one per group. */
  says: readonly (readonly string[])[];
  never?: readonly string[];
}

export const VERDICTS = ["right", "wrong and sure", "gave up"] as const;

export interface Outcome {
  question: Question;
  text: string;
  end: ReplyEnd;
  verdict: (typeof VERDICTS)[number];
  milliseconds: number;
}

/** The questions in this folder, written from the site's pages by an author who had never seen the assistant. */
export const QUESTIONS: Readonly<Record<Language, URL>> = {
  fr: new URL("questions-fr.json", import.meta.url),
  en: new URL("questions-en.json", import.meta.url),
};

export function questionsOf(file: URL | string): Question[] {
  return JSON.parse(readFileSync(file, "utf8")) as Question[];
}

/** Asks each question as a visitor would, after that visitor's earlier messages. */
export async function judge(assistant: AnswerProvider, questions: readonly Question[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const language = question.id.slice(0, 2) as Language;
    const history: EarlierMessage[] = [];
    for (const content of question.before ?? []) {
      const { text, end } = await reply(assistant, content, language, history);
      history.push({ sender: "user", content }, { sender: "bot", content: text, kind: end.kind, topics: end.topics });
    }
    const begin = performance.now();
    const told = await reply(assistant, question.q, language, history);
    outcomes.push({ question, ...told, verdict: verdictOn(question, told), milliseconds: performance.now() - begin });
  }
  return outcomes;
}

async function reply(assistant: AnswerProvider, text: string, language: Language, history: readonly EarlierMessage[]) {
  const page = language === "fr" ? "/" : "/en";
  const turn = { text, language, page, sessionId: "nordet-judge", messageId: 1, at: new Date(), history: [...history] };
  const parts = assistant.answer(turn, new AbortController().signal);
  for (let said = ""; ; ) {
    const { done, value } = await parts.next();
    if (done) return { text: said, end: value };
    said += value;
  }
}

/** Whether a text matches a pattern, treating no-break spaces as spaces. */
const holds = (pattern: string, text: string) => new RegExp(pattern, "iu").test(text.replace(/[\u00a0\u202f]/g, " "));

/** Whether a text matches at least one pattern of each group in `says`. */
export const speaks = ({ says }: Pick<Question, "says">, text: string): boolean =>
  says.every((ways) => ways.some((way) => holds(way, text)));

function verdictOn(question: Question, { text, end }: Pick<Outcome, "text" | "end">) {
  const { expect, never = [] } = question;
  if (speaks(question, text) && !never.some((way) => holds(way, text))) return "right";
  return end.kind === "unknown" && expect !== "not-on-site" ? "gave up" : "wrong and sure";
}
