import type { Queryable } from "../../../db/database.ts";
import { listDueBefore } from "./store.ts";

/** Days before its deadline when a request counts as due soon: enough to search everywhere and write the answer. */
const FALLING_DUE_DAYS = 7;

/**
 * Privacy requests that need an answer now: numbers only, nothing about who asked. Those past their deadline are
 * `late`, those due within a week `soon`.
 */
export async function privacyRequestsDue(db: Queryable, now: Date) {
  const due = await listDueBefore(db, new Date(now.getTime() + FALLING_DUE_DAYS * 86_400_000));
  const late = due.filter((dueAt) => dueAt < now).length;
  return { late, soon: due.length - late, firstDueAt: due[0] };
}
