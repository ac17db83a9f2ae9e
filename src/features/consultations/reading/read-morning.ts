import { lateSince } from "../../../lib/company/answer-deadlines.ts";
import { companyDay, dayAfter, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import type { Language } from "../../../lib/language.ts";
import { listOwners } from "../follow-up/store.ts";
import { countToCheck, findDueSteps, findUnanswered, type Queryable, type Whose } from "./morning-store.ts";

/** Requests that a morning's mail names; the others are counted, and one press away. */
const MOST_NAMED = 8;

/** A request as a morning's mail names it. */
export interface MorningLead {
  id: number;
  name: string;
  company: string;
  /** What is to be done, and the day by which it was to be: `2026-11-20`. `null` of a request that waits for its answer. */
  step: string | null;
  by: string | null;
}

/** What somebody, or nobody yet, has to do today. */
export interface Morning {
  /** Requests whose answer is due by tonight, or late. */
  unanswered: { count: number; first: MorningLead[] };
  /** Next steps due today, and how many of them are overdue. */
  steps: { count: number; late: number; first: MorningLead[] };
}

/** A member of staff who is written to. */
export interface Reader {
  id: string;
  name: string;
  email: string;
  /** In which they read the desk; `null` before they have. */
  language: Language | null;
}

/**
 * What waits this morning: for each reader what is theirs; for the team all answers, the steps of nobody, and how many
 * requests were put aside to be checked. A step is nobody's when none of those to whom a request can be given has it,
 * whether or not they are written to.
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
