import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { EntryFields, FaqEntry, FaqEntryPage, UNANSWERED_STATES, UnansweredPage } from "./answer-model.ts";
import {
  allEntries,
  countQuestions,
  deleteEntry,
  type EntryRow,
  entriesStamp,
  findEntry,
  insertEntry,
  listEntries,
  listQuestions,
  updateEntry,
  updateQuestion,
} from "./answers/store.ts";
import type { ChatFacts } from "./facts.ts";

const PAGE = 50;
/** How long a process goes without asking whether another one changed the entries, in milliseconds: every message would. */
const STAMP_HOLDS = 1_000;

/** What an assistant is given of an entry. */
export interface StaffAnswer {
  id: number;
  fr: { question: string; answer: string };
  en: { question: string; answer: string };
}

export interface StaffAnswersParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
}

export type StaffAnswers = ReturnType<typeof createStaffAnswers>;

/** Use cases around what the assistant could not answer: staff write the answer, in both languages, or dismiss it. */
export function createStaffAnswers({ database, facts, clock }: StaffAnswersParts) {
  const { kysely } = database;

  let lastStamp: { at: number; stamp: Promise<string> } | undefined;
  /** After each change here. */
  const forgetStamp = () => {
    lastStamp = undefined;
  };

  return {
    /** All entries, as the assistant's sources give them. */
    async answers(): Promise<StaffAnswer[]> {
      const rows = await allEntries(kysely);
      return rows.map(({ id, questionFr, answerFr, questionEn, answerEn }) => ({
        id,
        fr: { question: questionFr, answer: answerFr },
        en: { question: questionEn, answer: answerEn },
      }));
    },

    /** Another one after each change to the entries: at once where it was made here, within a second where elsewhere. */
    stamp(): Promise<string> {
      const at = performance.now();
      if (lastStamp && at - lastStamp.at < STAMP_HOLDS) return lastStamp.stamp;
      const stamp = entriesStamp(kysely);
      lastStamp = { at, stamp };
      stamp.catch(forgetStamp);
      return stamp;
    },

    async list(before?: number): Promise<FaqEntryPage> {
      const rows = await listEntries(kysely, PAGE + 1, before);
      const page = rows.slice(0, PAGE);
      return { entries: page.map(toEntry), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    },

    /**
     * @param unansweredId a question that this answers, however often it was asked
     * @throws AppError `invalid` when there is no such question
     */
    async create(fields: EntryFields, unansweredId: number | undefined, actor: string): Promise<FaqEntry> {
      const entry = await facts.transaction(async (db) => {
        const row = await insertEntry(db, fields, actor, clock());
        if (unansweredId !== undefined) {
          const to = { state: "answered", faqId: row.id } as const;
          if (!(await updateQuestion(db, unansweredId, ["open", "dismissed"], to))) throw unknownQuestion();
        }
        await facts.record(db, { kind: "chat.answer-added", at: clock(), actor, subject: row.id, detail: {} });
        return row;
      });
      forgetStamp();
      return toEntry(entry);
    },

    /** @throws AppError `not-found`; `outdated`, with the entry as it is, when it has changed since */
    async save(id: number, version: number, fields: EntryFields, actor: string): Promise<FaqEntry> {
      const entry = await facts.transaction(async (db) => {
        const row = await updateEntry(db, id, version, fields, clock());
        if (row) await facts.record(db, { kind: "chat.answer-changed", at: clock(), actor, subject: id, detail: {} });
        return row;
      });
      forgetStamp();
      if (entry) return toEntry(entry);
      const current = await findEntry(kysely, id);
      if (!current) throw unknownEntry();
      throw new AppError("outdated", "The answer has changed since", { current: toEntry(current) });
    },

    /** @throws AppError `not-found` */
    async remove(id: number, actor: string): Promise<void> {
      await facts.transaction(async (db) => {
        if (!(await deleteEntry(db, id))) throw unknownEntry();
        await facts.record(db, { kind: "chat.answer-removed", at: clock(), actor, subject: id, detail: {} });
      });
      forgetStamp();
    },

    async questions(state: (typeof UNANSWERED_STATES)[number], before?: number): Promise<UnansweredPage> {
      const after = before === undefined ? undefined : { last: before };
      const rows = await listQuestions(kysely, state, PAGE + 1, after);
      const page = rows.slice(0, PAGE);
      return {
        questions: page.map(({ createdAt, ...row }) => ({ ...row, lastAskedAt: createdAt.toISOString() })),
        next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    },

    countQuestions: () => countQuestions(kysely),

    /**
     * Dismisses a question, or takes that back.
     * @throws AppError `not-found`
     */
    async setState(id: number, state: "open" | "dismissed", actor: string): Promise<void> {
      await facts.transaction(async (db) => {
        const from = state === "open" ? (["dismissed"] as const) : (["open"] as const);
        if (!(await updateQuestion(db, id, from, { state, faqId: null }))) {
          throw new AppError("not-found", "There is no such question");
        }
        const kind = state === "open" ? "chat.question-reopened" : "chat.question-dismissed";
        await facts.record(db, { kind, at: clock(), actor, subject: id, detail: {} });
      });
    },
  };
}

function unknownQuestion(): AppError {
  return new AppError("invalid", "There is no such question", { fields: { unansweredId: "questionUnknown" } });
}

function unknownEntry(): AppError {
  return new AppError("not-found", "There is no such answer");
}

function toEntry({ updatedAt, ...row }: EntryRow): FaqEntry {
  return { ...row, updatedAt: updatedAt.toISOString() };
}
