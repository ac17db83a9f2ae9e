import type { Rubric, ScoredField } from "../../../features/consultations/lead-score.ts";

/** The most points a factor can give. */
export function weightOfFactor(rubric: Rubric, field: ScoredField): number {
  return Math.max(...Object.values<number>(rubric.points[field]));
}

/** Changes a factor's weight: the best answer gives all of it, the others keep their share, in whole points. */
export function withWeight(rubric: Rubric, field: ScoredField, weight: number): Rubric {
  const before = weightOfFactor(rubric, field);
  const scaled = Object.fromEntries(
    Object.entries<number>(rubric.points[field]).map(([answer, points]) => [
      answer,
      before === 0 ? weight : Math.round((points / before) * weight),
    ]),
  );
  return { ...rubric, points: { ...rubric.points, [field]: scaled } };
}

export function withPoints(rubric: Rubric, field: ScoredField, answer: string, points: number): Rubric {
  return { ...rubric, points: { ...rubric.points, [field]: { ...rubric.points[field], [answer]: points } } };
}

/** @param index of the grade, best first */
export function withLimit(rubric: Rubric, index: number, from: number): Rubric {
  return { ...rubric, grades: rubric.grades.map((entry, each) => (each === index ? { ...entry, from } : entry)) };
}

/** Whether two rubrics score the same; databases order a factor's answers differently. */
export function isSameRubric(one: Rubric, other: Rubric): boolean {
  return (
    one.grades.every(({ from }, index) => from === other.grades[index]?.from) &&
    (Object.keys(one.points) as ScoredField[]).every((field) =>
      Object.entries<number>(one.points[field]).every(
        ([answer, points]) => (other.points[field] as Readonly<Record<string, number>>)[answer] === points,
      ),
    )
  );
}
