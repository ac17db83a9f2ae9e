import type { OptionOf } from "./model.ts";

/** From how many hours a week on an answer of the form holds. */
const BANDS: readonly (readonly [OptionOf<"timeSpentManualTasks">, number])[] = [
  ["40+", 40],
  ["30-40", 30],
  ["15-30", 15],
  ["5-15", 5],
];

/** The form's answer for hours of manual tasks a week. */
export function bandOf(hours: number): OptionOf<"timeSpentManualTasks"> {
  return BANDS.find(([, from]) => hours >= from)?.[0] ?? "0-5";
}
