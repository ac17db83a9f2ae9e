import type { AnswerProvider, ReplyEnd, Turn } from "../../src/features/assistant/answer-provider.ts";
import type { ChatQuestion } from "./question-set.ts";
import { NOON } from "./sample-assistant.ts";

/** What became of one question. */
export interface Outcome {
  question: ChatQuestion;
  reply: ReplyEnd;
  text: string;
  milliseconds: number;
  verdict: "right" | "wrong" | "unsure" | "clarified";
}

/** Shares in percent of those asked; times in milliseconds. */
export interface Totals {
  asked: number;
  /** Of the questions that a passage answers: the right one came first. */
  rightPassage: number;
  /** Of the messages that have an intent (greeting, booking, nothing to say): it was understood. */
  rightIntent: number;
  /** Of all: an answer, and not the right one. */
  wrongConfident: number;
  /** Of all: "I don't know" where an answer was to be had. */
  unsure: number;
  /** Of all: asked which of two was meant. */
  clarified: number;
  /** Of all: answered in the language they were asked in. */
  rightLanguage: number;
  median: number;
  slowestTwentieth: number;
}

export async function measure(assistant: AnswerProvider, questions: readonly ChatQuestion[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const turn: Turn = {
      text: question.text,
      language: question.language,
      page: question.language === "fr" ? "/" : "/en",
      sessionId: "nordet-measure",
      messageId: 1,
      at: NOON,
      history: question.history ?? [],
    };
    const begin = performance.now();
    const { text, reply } = await whole(assistant, turn);
    outcomes.push({
      question,
      reply,
      text,
      milliseconds: performance.now() - begin,
      verdict: verdictOn(question, reply),
    });
  }
  return outcomes;
}

/** A reply to its end. */
export async function whole(assistant: AnswerProvider, turn: Turn): Promise<{ text: string; reply: ReplyEnd }> {
  const parts = assistant.answer(turn, new AbortController().signal);
  let text = "";
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return { text, reply: value };
    text += value;
  }
}

const wanted = ({ expect }: ChatQuestion) => ({
  passages: "passages" in expect ? expect.passages : [],
  kind: "kind" in expect ? expect.kind : undefined,
});

function verdictOn(question: ChatQuestion, { kind, topics: [first = ""] }: ReplyEnd): Outcome["verdict"] {
  const { passages, kind: wantedKind } = wanted(question);
  if (kind === wantedKind) return "right";
  if (kind === "answer" && passages.some((id) => first === id || first.startsWith(`${id}/`))) return "right";
  if (kind === "clarification") return "clarified";
  return kind === "unknown" ? "unsure" : "wrong";
}

export function totalsOf(outcomes: readonly Outcome[]): Totals {
  const share = (of: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
    of.length === 0 ? 100 : (100 * of.filter(is).length) / of.length;
  const withPassage = outcomes.filter(({ question }) => wanted(question).passages.length > 0);
  const withIntent = outcomes.filter(({ question }) => wanted(question).passages.length === 0);
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const is = (verdict: Outcome["verdict"]) => (outcome: Outcome) => outcome.verdict === verdict;
  return {
    asked: outcomes.length,
    rightPassage: share(withPassage, is("right")),
    rightIntent: share(withIntent, is("right")),
    wrongConfident: share(outcomes, is("wrong")),
    unsure: share(outcomes, is("unsure")),
    clarified: share(outcomes, is("clarified")),
    rightLanguage: share(
      outcomes,
      ({ question, reply }) => reply.kind === "language" || reply.language === question.language,
    ),
    median: at(0.5),
    slowestTwentieth: at(0.95),
  };
}
