import type { Json, Moment } from "../../db/column-types.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    lead_score_rubrics: LeadScoreRubricsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  lead_score_rubrics: {
    purpose: "operation",
    none: "version state rubric note authorId revision createdAt publishedAt",
  },
};

/**
 * A version of the rubric by which leads are scored, from 2 on: version 1 is SPEC §9 and stands in the code. A published
 * one never changes; there is one draft at most.
 */
export interface LeadScoreRubricsTable {
  version: number;
  state: "draft" | "published";
  rubric: Json<Record<string, unknown>>;
  /** What it is for, in the words of its author. */
  note: string;
  /** Id of the member of staff. */
  authorId: string;
  /** Counts changes of a draft; staff name the one they saw. */
  revision: number;
  createdAt: Moment;
  publishedAt: Moment | null;
}
