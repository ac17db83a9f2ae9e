import { pageOf } from "./list-entries.ts";
import type { UnansweredPage, UnansweredState } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { listQuestions as listStored } from "./store.ts";

/** Different questions that are compared with one another, those asked last: beyond, they are of another year. */
const MOST_COMPARED = 500;

/**
 * Questions of a state, those that ask the same as one, asked last first.
 * @param before number of the last one of the page before
 */
export async function listQuestions(
  { database }: FaqParts,
  state: UnansweredState,
  before?: number,
): Promise<UnansweredPage> {
  // What it reads words with is the assistant's, which comes into memory when somebody asks.
  const { groupQuestions } = await import("./group-questions.ts");
  const groups = groupQuestions(await listStored(database.kysely, state, MOST_COMPARED))
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
