import * as z from "zod/mini";
import { MAX_VERSION, wholeNumber } from "../../lib/http/input-fields.ts";
import { GRADES, MAX_POINTS, type Rubric, SCORED_FIELDS, type ScoredField } from "../consultations/lead-score.ts";
import { OPTIONS, type OptionOf } from "../consultations/model.ts";

/** The lead score's rubric as data, shared by the API and the desk. */

/** Longest note on a draft's purpose, in UTF-16 units: a paragraph. */
export const MAX_NOTE_LENGTH = 500;

const points = wholeNumber(0, MAX_POINTS, "pointsInvalid");

const tableOf = <Field extends ScoredField>(field: Field) =>
  z.strictObject(
    Object.fromEntries(OPTIONS[field].map((option) => [option, points])) as Record<OptionOf<Field>, typeof points>,
    "pointsInvalid",
  );
type Tables = { [Field in ScoredField]: ReturnType<typeof tableOf<Field>> };

export const rubricSchema = z.strictObject({
  points: z
    .strictObject(
      Object.fromEntries(SCORED_FIELDS.map((field) => [field, tableOf(field)])) as unknown as Tables,
      "pointsInvalid",
    )
    .check(z.refine((given) => weightOf(given) === MAX_POINTS, "pointsSum")),
  grades: z
    .array(
      z.strictObject({
        from: wholeNumber(0, MAX_POINTS, "limitsInvalid"),
        grade: z.enum(GRADES.map(({ grade }) => grade)),
      }),
      "limitsInvalid",
    )
    .check(z.refine((grades) => areLimits(grades), "limitsInvalid")),
});

export const draftBodySchema = z.strictObject({
  rubric: rubricSchema,
  note: z.string("required").check(z.maxLength(MAX_NOTE_LENGTH, "tooLong")),
  /** Revision of the draft seen; 0 starts one. */
  revision: wholeNumber(0, MAX_VERSION, "required"),
});

/** For actions on the draft, with the revision seen. */
export const revisionBodySchema = z.strictObject({
  revision: wholeNumber(1, MAX_VERSION, "required"),
});

/** Total weight: what the best answers add up to. */
export function weightOf(given: Rubric["points"]): number {
  return SCORED_FIELDS.reduce((sum, field) => sum + Math.max(...Object.values<number>(given[field])), 0);
}

/** Every grade once, best first, with descending thresholds ending at 0. */
function areLimits(grades: readonly { from: number; grade: string }[]): boolean {
  return (
    grades.length === GRADES.length &&
    grades.every(({ grade, from }, index) => {
      const before = grades[index - 1];
      return grade === GRADES[index]!.grade && (before === undefined || from < before.from);
    }) &&
    grades.at(-1)!.from === 0
  );
}

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
