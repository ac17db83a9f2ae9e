import { PAGE, pageOf } from "./list-entries.ts";
import type { UnansweredPage, UnansweredState } from "./model.ts";
import type { FaqParts } from "./parts.ts";
import { listQuestions as listStored } from "./store.ts";

/** Questions of a state, the same ones as one, asked last first. @param before number of the last one of the page before */
export async function listQuestions(
  { database }: FaqParts,
  state: UnansweredState,
  before?: number,
): Promise<UnansweredPage> {
  const { page, next } = pageOf(await listStored(database.kysely, state, PAGE + 1, before));
  return { questions: page.map(({ createdAt, ...row }) => ({ ...row, lastAskedAt: createdAt.toISOString() })), next };
}
