import type { Database } from "../../../db/database.ts";
import type { Clock } from "../../../lib/clock.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import type { Passage } from "../../assistant/built-in/passage.ts";
import type { ChatFacts } from "../parts.ts";
import {
  type AnswerDraft,
  type EntryFields,
  type FaqEntry,
  type FaqEntryPage,
  MAX_ENTRY_LENGTHS,
  type UnansweredPage,
  type UnansweredState,
} from "./model.ts";
import {
  deleteEntry,
  type EntryRow,
  findEntry,
  findQuestion,
  insertEntry,
  listAllEntries,
  listAnswered,
  listEntries as listStoredEntries,
  listQuestions as listStoredQuestions,
  updateEntry,
  updateQuestion,
} from "./store.ts";

export interface FaqParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  entriesStamp: EntriesStamp;
}

const PAGE = 50;

/**
 * Lists a page of entries, newest first.
 * @param before id of the previous page's last entry
 */
export async function listEntries({ database }: FaqParts, before?: number): Promise<FaqEntryPage> {
  const { page, next } = pageOf(await listStoredEntries(database.kysely, PAGE + 1, before));
  return { entries: page.map(entryOf), next };
}

/**
 * Returns all entries as sources for the assistant. `asked` holds the visitors' questions that an entry answers,
 * folded.
 */
export async function allEntries({ database }: Pick<FaqParts, "database">) {
  const rows = await listAllEntries(database.kysely);
  const answered = rows.length > 0 ? await listAnswered(database.kysely) : [];
  const askedOf = (id: number, language: Language) =>
    answered.filter((one) => one.faqId === id && one.language === language).map(({ questionKey }) => questionKey);
  return rows.map(({ id, questionFr, answerFr, questionEn, answerEn }) => ({
    id,
    fr: { question: questionFr, answer: answerFr, asked: askedOf(id, "fr") },
    en: { question: questionEn, answer: answerEn, asked: askedOf(id, "en") },
  }));
}

function entryOf({ updatedAt, ...row }: EntryRow): FaqEntry {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

/**
 * Cuts rows to one page.
 * @param rows one row more than a page if there is a next page
 * @returns `next`: cursor of the next page, if any
 */
function pageOf<Row extends { id: number }>(rows: readonly Row[]): { page: Row[]; next: number | null } {
  const page = rows.slice(0, PAGE);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/**
 * Adds an answer for the assistant.
 * @param answered ids of the question answered and its other wordings
 * @throws AppError `invalid` if there is no such question
 */
export async function addEntry(
  { facts, clock, entriesStamp }: FaqParts,
  fields: EntryFields,
  { unansweredId, also = [] }: { unansweredId?: number | undefined; also?: readonly number[] | undefined },
  actor: string,
): Promise<FaqEntry> {
  const entry = await facts.transaction(async (db) => {
    const row = await insertEntry(db, fields, actor, clock());
    const to = { state: "answered", faqId: row.id } as const;
    if (unansweredId !== undefined && !(await updateQuestion(db, unansweredId, ["open", "dismissed"], to))) {
      throw new AppError("invalid", "There is no such question", { fields: { unansweredId: "questionUnknown" } });
    }
    for (const other of also) await updateQuestion(db, other, ["open", "dismissed"], to);
    await facts.record(db, { kind: "chat.answer-added", at: clock(), actor, subject: row.id, detail: {} });
    return row;
  });
  entriesStamp.forget();
  return entryOf(entry);
}

/**
 * Changes an entry.
 * @throws AppError `not-found`; `outdated`, with the current entry, on an edit conflict
 */
export async function changeEntry(
  { database, facts, clock, entriesStamp }: FaqParts,
  id: number,
  version: number,
  fields: EntryFields,
  actor: string,
): Promise<FaqEntry> {
  const entry = await facts.transaction(async (db) => {
    const row = await updateEntry(db, id, version, fields, clock());
    if (row) await facts.record(db, { kind: "chat.answer-changed", at: clock(), actor, subject: id, detail: {} });
    return row;
  });
  entriesStamp.forget();
  if (entry) return entryOf(entry);
  const current = await findEntry(database.kysely, id);
  if (!current) throw new AppError("not-found", "There is no such answer");
  throw new AppError("outdated", "The answer has changed since", { current: entryOf(current) });
}

/**
 * Deletes an entry and reopens the questions it answered.
 * @throws AppError `not-found`
 */
export async function removeEntry({ facts, clock, entriesStamp }: FaqParts, id: number, actor: string): Promise<void> {
  await facts.transaction(async (db) => {
    if (!(await deleteEntry(db, id))) throw new AppError("not-found", "There is no such answer");
    await facts.record(db, { kind: "chat.answer-removed", at: clock(), actor, subject: id, detail: {} });
  });
  entriesStamp.forget();
}

/** Number of latest questions that are compared with each other. */
const MOST_COMPARED = 500;

/**
 * Lists questions in a state, newest first, grouping those that ask the same thing.
 * @param before id of the previous page's last group
 */
export async function listQuestions(
  { database }: FaqParts,
  state: UnansweredState,
  before?: number,
): Promise<UnansweredPage> {
  // Loaded on demand, because it pulls in the assistant's text analysis.
  const { groupQuestions } = await import("./group-questions.ts");
  const groups = groupQuestions(await listStoredQuestions(database.kysely, state, MOST_COMPARED))
    .map(([first, ...others]) => {
      const { createdAt, ...leader } = first!;
      return {
        ...leader,
        count: [first!, ...others].reduce((sum, { count }) => sum + count, 0),
        lastAskedAt: createdAt.toISOString(),
        others: others.map(({ id, question, count }) => ({ id, question, count })),
      };
    })
    .filter(({ id }) => before === undefined || id < before);
  const { page, next } = pageOf(groups);
  return { questions: page, next };
}

/**
 * Dismisses or reopens a question and all its repeats.
 * @param also ids of its other wordings; missing ones are skipped
 * @throws AppError `not-found`
 */
export async function dismissQuestion(
  { facts, clock }: FaqParts,
  id: number,
  { state, also = [] }: { state: "open" | "dismissed"; also?: readonly number[] | undefined },
  actor: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    const from = state === "open" ? "dismissed" : "open";
    if (!(await updateQuestion(db, id, [from], { state, faqId: null }))) {
      throw new AppError("not-found", "There is no such question");
    }
    for (const other of also) await updateQuestion(db, other, [from], { state, faqId: null });
    const kind = state === "open" ? "chat.question-reopened" : "chat.question-dismissed";
    await facts.record(db, { kind, at: clock(), actor, subject: id, detail: {} });
  });
}

/** Maximum sentences that a draft quotes from a passage. */
const DRAFT_SENTENCES = 3;

/**
 * Number of passages considered for a draft; those further down the list share words with the question only by chance.
 */
const NEAREST = 3;

/** Finds the passages nearest to a question in a language, best first. */
export type PassagesNear = (question: string, asked: Language, language: Language) => Promise<readonly Passage[]>;

/**
 * Drafts an answer from the passage nearest to the question, if any is near enough. The assistant was too unsure to
 * give it to a visitor, so a person decides.
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
  // A post's section is an article about its subject, no answer of two or three sentences.
  const near = own.slice(0, NEAREST).find((passage) => !passage.id.startsWith("post-") && speaksOf(passage, question));
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
  const sentences = [passage.opening, ...passage.details].filter(Boolean).slice(0, DRAFT_SENTENCES).join(" ");
  return sentences.length > MAX_ENTRY_LENGTHS.answer ? passage.opening : sentences;
}

/** How long a process reuses its stamp, in milliseconds, so that not every message queries the database. */
const STAMP_HOLDS = 1_000;

type EntriesStamp = ReturnType<typeof createEntriesStamp>;

/** Creates a stamp that changes with every edit to the entries: at once in this process, within a second in others. */
export function createEntriesStamp(ask: () => Promise<string>) {
  let last: { at: number; stamp: Promise<string> } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    read(): Promise<string> {
      const at = performance.now();
      if (last && at - last.at < STAMP_HOLDS) return last.stamp;
      const stamp = ask();
      last = { at, stamp };
      stamp.catch(forget);
      return stamp;
    },
    /** Call after every change made in this process. */
    forget,
  };
}
