import * as z from "zod/mini";
import { GRADES, MAX_POINTS, type Rubric } from "../consultations/lead-score.ts";
import { rubricSchema } from "./schema.ts";

/** What the API returns about the rubric. */

const count = z.int().check(z.minimum(0));
const grade = z.enum(GRADES.map((each) => each.grade));

export const versionSchema = z.strictObject({
  version: z.int(),
  state: z.enum(["draft", "published"]),
  rubric: rubricSchema,
  note: z.string(),
  /** Name of the member of staff; `null` for version 1, and for former staff. */
  author: z.nullable(z.string()),
  revision: z.int(),
  publishedAt: z.nullable(z.iso.datetime()),
});

export const scoringSchema = z.strictObject({
  /** Newest first; a draft, if any, comes first. */
  versions: z.array(versionSchema),
  /** Stored scores of accepted requests by version and percent; unused percents are left out. */
  distribution: z.array(
    z.strictObject({
      version: z.int(),
      percent: z.int().check(z.minimum(0), z.maximum(MAX_POINTS)),
      count,
    }),
  ),
});

export const comparisonSchema = z.strictObject({
  /** Of the draft compared. */
  revision: z.int(),
  /** Newest accepted requests examined. */
  requests: count,
  /** There were more. */
  isPartial: z.boolean(),
  /** Whose grade would change. */
  changed: count,
  /** From the stored grade to the draft's; empty combinations are left out. */
  moves: z.array(z.strictObject({ from: grade, to: grade, count })),
  /** How well each version, applied to the same requests, separates won from lost. */
  separations: z.array(
    z.strictObject({
      version: z.int(),
      won: count,
      lost: count,
      /** Share of won/lost pairs in which the won one scores higher; `null` without a pair. */
      share: z.nullable(z.number()),
    }),
  ),
});

export type RubricVersion = Omit<z.output<typeof versionSchema>, "rubric"> & { rubric: Rubric };
export type Scoring = Omit<z.output<typeof scoringSchema>, "versions"> & { versions: RubricVersion[] };
export type ComparisonAnswer = z.output<typeof comparisonSchema>;
