import * as z from "zod/mini";
import { MAX_VERSION } from "../../lib/http/record-id.ts";
import { GRADES, MAX_POINTS, type Rubric, SCORED_FIELDS, type ScoredField } from "../consultations/lead-score.ts";
import { OPTIONS, type OptionOf } from "../consultations/model.ts";

/** The lead score's rubric as data, shared by the API and the desk. */

/** Longest note on a draft's purpose, in UTF-16 units: a paragraph. */
export const MAX_NOTE_LENGTH = 500;

const points = z.int("pointsInvalid").check(z.minimum(0, "pointsInvalid"), z.maximum(MAX_POINTS, "pointsInvalid"));

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
        from: z.int("limitsInvalid").check(z.minimum(0, "limitsInvalid"), z.maximum(MAX_POINTS, "limitsInvalid")),
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
  revision: z.int("required").check(z.minimum(0, "required"), z.maximum(MAX_VERSION, "required")),
});

/** For actions on the draft, with the revision seen. */
export const revisionBodySchema = z.strictObject({
  revision: z.int("required").check(z.minimum(1, "required"), z.maximum(MAX_VERSION, "required")),
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
