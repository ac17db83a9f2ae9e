import type { Queryable } from "../../db/database.ts";
import type { FormProgress } from "./model.ts";

export type { Database, Queryable } from "../../db/database.ts";

/** A count on a day in Montréal, `2026-11-20`. */
export interface DayCount {
  day: string;
  count: number;
}

/** Adds to other processes' counts. Rows come sorted, to avoid deadlocks. */
export async function addFormCounts(db: Queryable, counts: readonly (FormProgress & DayCount)[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("form_funnel_counts")
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(["day", "language", "placement", "stage"]).doUpdateSet((eb) => ({
        count: eb("form_funnel_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}

/** Likewise, for views of posts. */
export async function addPostCounts(db: Queryable, counts: readonly (DayCount & { path: string })[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("post_view_counts")
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
        count: eb("post_view_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}
