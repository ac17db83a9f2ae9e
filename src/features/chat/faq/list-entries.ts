import type { Language } from "../../../lib/language.ts";
import type { FaqEntry, FaqEntryPage } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { type EntryRow, listAllEntries, listAnswered, listEntries as listStored } from "./store.ts";

/** Rows of a page. */
export const PAGE = 50;

/** Newest first. @param before id of the last entry of the previous page */
export async function listEntries({ database }: FaqParts, before?: number): Promise<FaqEntryPage> {
  const { page, next } = pageOf(await listStored(database.kysely, PAGE + 1, before));
  return { entries: page.map(entryOf), next };
}

/** All entries as sources of the assistant: visitors' earlier questions are alternative wordings of each. */
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

export function entryOf({ updatedAt, ...row }: EntryRow): FaqEntry {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

/** @param rows one more than a page, if there are that many @returns `next`: the id after which the next page starts */
export function pageOf<Row extends { id: number }>(rows: readonly Row[]): { page: Row[]; next: number | null } {
  const page = rows.slice(0, PAGE);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
