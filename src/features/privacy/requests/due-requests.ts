import type { Queryable } from "../../../db/database.ts";
import { listDueBefore } from "./store.ts";

/** Days before its term in which a request is said to fall due: time enough to look everywhere and to write the answer. */
const FALLING_DUE_DAYS = 7;

/**
 * Requests of people about their data that have to be answered now: numbers only, nothing of who asked. Those past their
 * term are `late`, those that reach it within a week `soon`.
 */
export async function privacyRequestsDue(db: Queryable, now: Date) {
  const due = await listDueBefore(db, new Date(now.getTime() + FALLING_DUE_DAYS * 86_400_000));
  const late = due.filter((dueAt) => dueAt < now).length;
  return { late, soon: due.length - late, firstDueAt: due[0] };
}
