import type { Json, Moment } from "./column-types.ts";

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
