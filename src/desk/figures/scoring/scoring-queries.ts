import { type Rubric, type ScoredField, SPEC_RUBRIC } from "../../../features/consultations/lead-score.ts";
import type { ComparisonAnswer, RubricVersion } from "../../../features/scoring/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskScoring } from "../../../text/fr/desk/scoring.ts";
import { api } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

/** Returns a factor's weight, that is, the points of its best answer. */
export function weightOfFactor(rubric: Rubric, field: ScoredField): number {
  return Math.max(...Object.values<number>(rubric.points[field]));
}

/** Changes a factor's weight. Its best answer gets all the points; the others scale in proportion, in whole points. */
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

/**
 * Changes the threshold of a grade.
 * @param index index of the grade, best grade first
 */
export function withLimit(rubric: Rubric, index: number, from: number): Rubric {
  return { ...rubric, grades: rubric.grades.map((entry, each) => (each === index ? { ...entry, from } : entry)) };
}

/** Whether two rubrics score alike; ignores the order of answers, which differs between databases. */
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

const TEXTS = sectionTexts<TextLike<typeof deskScoring>>({
  fr: () => import("../../../text/fr/desk/scoring.ts").then((module) => module.deskScoring),
  en: () => import("../../../text/en/desk/scoring.ts").then((module) => module.deskScoring),
});
export const useScoringTexts = () => useSectionTexts(TEXTS);

const KEY = ["scoring"];

export const useScoring = () => useRead([...KEY, "all"], "GET /scoring");

/** Returns the grade thresholds of the rubric version behind a score; until they load, those of SPEC §9. */
export function useGradesOf(version: number): Rubric["grades"] {
  // Version 1 is built in and never changes.
  const options = { enabled: version !== 1 };
  const versions = useRead([...KEY, "versions"], "GET /scoring/versions", options);
  return versions.data?.find((each) => each.version === version)?.rubric.grades ?? SPEC_RUBRIC.grades;
}

export interface DraftChange {
  rubric: Rubric;
  note: string;
  revision: number;
}

export const useSaveDraft = (on: Telling<DraftChange, RubricVersion>) =>
  useSave(
    ({ rubric, ...draft }: DraftChange) =>
      api("PUT /scoring/draft", { body: { ...draft, rubric: { ...rubric, grades: [...rubric.grades] } } }),
    {
      touches: [KEY],
      ...on,
    },
  );

export const useCompare = (on: Telling<number, ComparisonAnswer>) =>
  useSave((revision: number) => api("POST /scoring/draft/preview", { body: { revision } }), { touches: [], ...on });

export const useEndDraft = (how: "publish" | "discard", on: Telling<number, unknown>) =>
  useSave(
    (revision: number) =>
      how === "publish"
        ? api("POST /scoring/draft/publication", { body: { revision } })
        : api("DELETE /scoring/draft", { body: { revision } }),
    { touches: [KEY], ...on },
  );
