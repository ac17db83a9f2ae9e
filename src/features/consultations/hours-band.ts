import type { OptionOf } from "./model.ts";

/** Lowest number of hours a week for each answer of the form. */
const BANDS: readonly (readonly [OptionOf<"timeSpentManualTasks">, number])[] = [
  ["40+", 40],
  ["30-40", 30],
  ["15-30", 15],
  ["5-15", 5],
];

/** The form's answer for a number of hours of manual tasks a week. */
export function bandOf(hours: number): OptionOf<"timeSpentManualTasks"> {
  return BANDS.find(([, from]) => hours >= from)?.[0] ?? "0-5";
}
