import type { Grade } from "../../../features/consultations/lead-score.ts";
import { gradeLetter } from "../../requests/filters.ts";

/** Grades by their letter: a chart with seven parts a bar would not be read. */
export const FAMILIES = ["a", "b", "c", "d"] as const;
export type Family = (typeof FAMILIES)[number];

export function familiesOf(grades: Readonly<Record<Grade, number>>): Record<Family, number> {
  const families: Record<Family, number> = { a: 0, b: 0, c: 0, d: 0 };
  for (const [grade, count] of Object.entries(grades)) {
    const letter = gradeLetter(grade).charAt(0).toLowerCase();
    families[FAMILIES.find((family) => family === letter) ?? "d"] += count;
  }
  return families;
}
