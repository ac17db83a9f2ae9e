import { PAGE, pageOf } from "./list-entries.ts";
import type { UnansweredPage, UnansweredState } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { listQuestions as listStored } from "./store.ts";

/** Questions in a state, grouped, latest first. @param before id of the last one on the previous page */
export async function listQuestions(
  { database }: FaqParts,
  state: UnansweredState,
  before?: number,
): Promise<UnansweredPage> {
  const { page, next } = pageOf(await listStored(database.kysely, state, PAGE + 1, before));
  return { questions: page.map(({ createdAt, ...row }) => ({ ...row, lastAskedAt: createdAt.toISOString() })), next };
}
