import { lateSince } from "../../../lib/company/answer-deadlines.ts";
import { companyDay, dayAfter, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import type { Language } from "../../../lib/language.ts";
import { listOwners } from "../follow-up/store.ts";
import { countToCheck, findDueSteps, findUnanswered, type Queryable, type Whose } from "./morning-store.ts";

/** Requests named in the morning email; the rest are counted, one press away. */
const MOST_NAMED = 8;

/** A request as the morning email names it. */
export interface MorningLead {
  id: number;
  name: string;
  company: string;
  /** The next action and its due day, `2026-11-20`; `null` for a request waiting for its answer. */
  step: string | null;
  by: string | null;
}

/** What a member, or the unassigned list, has to do today. */
export interface Morning {
  /** Requests whose answer is due by tonight, or late. */
  unanswered: { count: number; first: MorningLead[] };
  /** Next steps due today, and how many of them are overdue. */
  steps: { count: number; late: number; first: MorningLead[] };
}

/** A member of staff who gets the email. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  /** Their desk's language; `null` before they have opened it. */
  language: Language | null;
}

/**
 * What is waiting this morning: for each reader, their own; for the team, all answers, unassigned steps, and the number
 * of requests set aside. A step is unassigned if no possible owner has it, whether or not they get the email.
 */
export async function readMorning(
  db: Queryable,
  now: Date,
  readers: readonly Reader[],
): Promise<{ team: Morning & { toCheck: number }; own: (Morning & Reader)[] }> {
  const today = companyDay(now);
  const late = lateSince(startOfCompanyDay(dayAfter(today)));
  const owners = await listOwners(db);
  const read = async (answers: Whose, steps: Whose): Promise<Morning> => {
    const unanswered = await findUnanswered(db, answers, late, MOST_NAMED);
    const due = await findDueSteps(db, steps, today, MOST_NAMED);
    return {
      unanswered: { ...unanswered, first: unanswered.first.map((lead) => ({ ...lead, step: null, by: null })) },
      steps: {
        ...due,
        first: due.first.map(({ nextStep, nextStepAt, ...lead }) => ({ ...lead, step: nextStep, by: nextStepAt })),
      },
    };
  };
  const own: (Morning & Reader)[] = [];
  for (const reader of readers) {
    own.push({ ...reader, ...(await read({ ownerId: reader.id }, { ownerId: reader.id })) });
  }
  const team = await read("all", { notOf: owners.map(({ id }) => id) });
  return { team: { ...team, toCheck: await countToCheck(db) }, own };
}
