import type { Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    lead_score_rubrics: LeadScoreRubricsTable;
  }
}

/** The purposes of the columns (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  lead_score_rubrics: {
    purpose: "operation",
    none: "version state rubric note authorId revision createdAt publishedAt",
  },
};

/**
 * A version of the lead-scoring rubric, from 2 on; version 1, from SPEC §9, is in the code. Published versions never
 * change, and there is at most one draft.
 */
export interface LeadScoreRubricsTable {
  version: number;
  state: "draft" | "published";
  rubric: Json<Record<string, unknown>>;
  /** Purpose of the version, in its author's words. */
  note: string;
  /** Id of the author, a staff member. */
  authorId: string;
  /** Incremented when the draft changes; a change states the revision it is based on. */
  revision: number;
  createdAt: Moment;
  publishedAt: Moment | null;
}
