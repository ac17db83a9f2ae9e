import type { Language } from "../language.ts";
import { asciiWords } from "../text/fold-for-search.ts";

/**
 * The owner's texts that replace the sample's (`features/company`). They stay on the server, which renders pages, the
 * assistant's passages and the knowledge base from them.
 */

type Both = Readonly<Record<Language, string>>;

export interface OwnContent {
  /** Has at most one item. Pictures are `data:` URLs (`own-pictures.ts`). */
  look: readonly { logo: string | null; hasName: boolean; accentLight: string | null; accentDark: string | null }[];
  /** Has at most one item. */
  legal: readonly {
    neq: string | null;
    officerName: string | null;
    officerTitle: Both;
    requestMonths: number | null;
  }[];
  /** Has at most one item. */
  founder: readonly { portrait: string | null; signature: string | null }[];
  /** Has at most one item. */
  story: readonly { headline: Both; text: Both; title: Both }[];
  questions: readonly { question: Both; answer: Both; onPricing: boolean; onHome: boolean }[];
  tools: readonly { name: string; use: Both; url: string | null }[];
  cases: readonly OwnCase[];
}

/** Units of a case's figures. */
export const FIGURE_UNITS = ["count", "hours", "days", "minutes", "percent", "dollars"] as const;

interface OwnCase {
  sector: Both;
  /** The client's business, place and size. */
  about: Both;
  title: Both;
  challenge: Both;
  solution: Both;
  figures: readonly { label: Both; before: number; after: number; unit: (typeof FIGURE_UNITS)[number] }[];
  quote: Both;
  person: string | null;
  role: Both;
  client: string | null;
  /** Missing in values stored before clients had logos. */
  clientLogo?: string | null;
  isReal: boolean;
  isHidden: boolean;
}

const content: Partial<OwnContent> = globalThis.nordetCompany?.content ?? {};

/** A frequent question, the owner's or the sample's. */
export interface Question {
  /** Anchor, the same in both languages. */
  id: string;
  question: string;
  answer: string;
  /** Pages on which the owner shows the question. */
  on?: { pricing: boolean; home: boolean };
}

/**
 * Returns the owner's frequent questions.
 * @returns undefined if they have written none, so that the sample's apply
 */
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
 * Returns what each connected tool is used for, by tool name.
 * @returns undefined if the owner has named no tools, so that the sample's apply as examples
 */
export function ownTools(language: Language): Readonly<Record<string, string>> | undefined {
  const own = content.tools?.map(({ name, use }) => [name, use[language]] as const);
  return own?.length ? Object.fromEntries(own) : undefined;
}

/** Returns the URL of an owner's tool, if given. */
export const toolAddress = (name: string): string | undefined =>
  content.tools?.find((tool) => tool.name === name)?.url ?? undefined;

/** Returns the owner's cases that are not hidden, or undefined if they have written none. */
export const ownCases = (): readonly OwnCase[] | undefined =>
  content.cases?.length ? content.cases.filter(({ isHidden }) => !isHidden) : undefined;
