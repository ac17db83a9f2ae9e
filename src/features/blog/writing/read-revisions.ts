import type { FieldDifference } from "../difference.ts";
import { differenceOnThread } from "../markdown/markdown-thread.ts";
import type { RevisionSummary } from "../model.ts";
import { listRevisions as revisionsOf } from "../store/revision-store.ts";
import { readPost, readRevision, type WritingParts } from "./change-post.ts";

type Reading = Pick<WritingParts, "database">;

/** @throws AppError `not-found` */
export async function listRevisions({ database: { kysely } }: Reading, id: number): Promise<RevisionSummary[]> {
  await readPost(kysely, id);
  return await revisionsOf(kysely, id);
}

/** Changes between two revisions. @throws AppError `not-found` */
export async function compareRevisions(
  { database: { kysely } }: Reading,
  id: number,
  from: number,
  to: number,
): Promise<FieldDifference[]> {
  const [before, after] = await Promise.all([readRevision(kysely, id, from), readRevision(kysely, id, to)]);
  return await differenceOnThread({ before: before.fields, after: after.fields });
}
