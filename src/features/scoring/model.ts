import * as z from "zod/mini";
import { MAX_VERSION, wholeNumber } from "../../lib/http/input-fields.ts";
import { GRADES, MAX_POINTS, type Rubric, SCORED_FIELDS, type ScoredField } from "../consultations/lead-score.ts";
import { OPTIONS, type OptionOf } from "../consultations/model.ts";

/** The lead score's rubric as data, shared by the API and the desk. */

/** Longest note on a draft's purpose, in UTF-16 code units; about a paragraph. */
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
  /** Revision of the draft that the caller saw; 0 starts a draft. */
  revision: wholeNumber(0, MAX_VERSION, "required"),
});

/** Body of an action on the draft: the revision that the caller saw. */
export const revisionBodySchema = z.strictObject({
  revision: wholeNumber(1, MAX_VERSION, "required"),
});

/** Returns the total weight, that is, the sum of the best answers' points. */
export function weightOf(given: Rubric["points"]): number {
  return SCORED_FIELDS.reduce((sum, field) => sum + Math.max(...Object.values<number>(given[field])), 0);
}

/** Whether each grade occurs once, best first, with descending thresholds that end at 0. */
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

/** The API's responses about the rubric. */

const count = z.int().check(z.minimum(0));
const grade = z.enum(GRADES.map((each) => each.grade));

export const versionSchema = z.strictObject({
  version: z.int(),
  state: z.enum(["draft", "published"]),
  rubric: rubricSchema,
  note: z.string(),
  /** Name of the author; `null` for version 1, and for former staff. */
  author: z.nullable(z.string()),
  revision: z.int(),
  publishedAt: z.nullable(z.iso.datetime()),
});

export const scoringSchema = z.strictObject({
  /** Newest first; the draft, if any, comes first. */
  versions: z.array(versionSchema),
  /** Number of accepted requests by rubric version and stored score in percent; scores that no request has are omitted. */
  distribution: z.array(
    z.strictObject({
      version: z.int(),
      percent: z.int().check(z.minimum(0), z.maximum(MAX_POINTS)),
      count,
    }),
  ),
});

export const comparisonSchema = z.strictObject({
  revision: z.int(),
  /** Number of accepted requests examined, newest first. */
  requests: count,
  /** Whether there were more requests than examined. */
  isPartial: z.boolean(),
  changed: count,
  /** Counts by stored grade and the draft's grade; empty combinations are left out. */
  moves: z.array(z.strictObject({ from: grade, to: grade, count })),
  /** How well each version separates won from lost, applied to the same requests. */
  separations: z.array(
    z.strictObject({
      version: z.int(),
      won: count,
      lost: count,
      /** Share of won/lost pairs in which the won request scores higher; `null` if there is no pair. */
      share: z.nullable(z.number()),
    }),
  ),
});

export type RubricVersion = Omit<z.output<typeof versionSchema>, "rubric"> & { rubric: Rubric };
export type Scoring = Omit<z.output<typeof scoringSchema>, "versions"> & { versions: RubricVersion[] };
export type ComparisonAnswer = z.output<typeof comparisonSchema>;
