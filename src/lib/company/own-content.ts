import type { Language } from "../language.ts";
import { asciiWords } from "../text/fold-for-search.ts";

/**
 * What an owner has written in place of the sample's texts (`features/company`). The server alone has it: pages, the assistant and
 * the knowledge base are made of it there, and browsers are not sent it.
 */

type Both = Readonly<Record<Language, string>>;

export interface OwnContent {
  questions: readonly { question: Both; answer: Both; onPricing: boolean; onHome: boolean }[];
  tools: readonly { name: string; use: Both; url: string | null }[];
  cases: readonly OwnCase[];
}

/** What a figure of a case counts. */
export const FIGURE_UNITS = ["count", "hours", "days", "minutes", "percent", "dollars"] as const;

interface OwnCase {
  sector: Both;
  /** What the client does, where, with how many people. */
  about: Both;
  title: Both;
  challenge: Both;
  solution: Both;
  figures: readonly { label: Both; before: number; after: number; unit: (typeof FIGURE_UNITS)[number] }[];
  quote: Both;
  person: string | null;
  role: Both;
  client: string | null;
  isReal: boolean;
  isHidden: boolean;
}

const content: Partial<OwnContent> = globalThis.nordetCompany?.content ?? {};

/** A frequent question, whoever wrote it. */
export interface Question {
  /** The same in both languages; of an anchor. */
  id: string;
  question: string;
  answer: string;
  /** Where it stands, as its owner says. */
  on?: { pricing: boolean; home: boolean };
}

/** @returns nothing where the owner has written none: the sample's stand then */
export function ownQuestions(language: Language): Question[] | undefined {
  const own = content.questions?.map(({ question, answer, onPricing, onHome }, index) => ({
    id: ["q", index + 1, ...asciiWords(question.en).slice(0, 6)].join("-"),
    question: question[language],
    answer: answer[language],
    on: { pricing: onPricing, home: onHome },
  }));
  return own?.length ? own : undefined;
}

/**
 * What each tool that is connected is for, by its name.
 * @returns nothing where the owner has named none: the sample's stand then, and are said not to be all
 */
export function ownTools(language: Language): Readonly<Record<string, string>> | undefined {
  const own = content.tools?.map(({ name, use }) => [name, use[language]] as const);
  return own?.length ? Object.fromEntries(own) : undefined;
}

/** Where a tool of the owner's is, if they say. */
export const toolAddress = (name: string): string | undefined =>
  content.tools?.find((tool) => tool.name === name)?.url ?? undefined;

/** The owner's cases that are not hidden; nothing where they have written none. */
export const ownCases = (): readonly OwnCase[] | undefined =>
  content.cases?.length ? content.cases.filter(({ isHidden }) => !isHidden) : undefined;
