import type { Queryable } from "../../../db/database.ts";
import { countDueRequests } from "./store.ts";

/** Days before its term in which a request is said to fall due: time enough to look everywhere and to write the answer. */
export const FALLING_DUE_DAYS = 7;

export interface PrivacyRequestsDue {
  /** Open requests whose thirty days are over. */
  late: number;
  /** Open requests whose thirty days end within {@link FALLING_DUE_DAYS}. */
  soon: number;
  /** The nearest term of all of them; undefined when there is none. */
  firstDueAt: Date | undefined;
}

/** Requests of people about their data that have to be answered now: numbers only, nothing of who asked. */
export async function privacyRequestsDue(db: Queryable, now: Date): Promise<PrivacyRequestsDue> {
  return await countDueRequests(db, now, new Date(now.getTime() + FALLING_DUE_DAYS * 86_400_000));
}
