import { company } from "./company.ts";

/**
 * Whether the company on this site is fictional. A demonstration discloses this in one line wherever it addresses
 * visitors, and shows every claim, case and quotation as the specification words it. In service, nothing invented is
 * shown: a claim without proof is worded as an aim or without its figure, and the sample cases and founder disappear.
 */

/** True until the server has read its configuration; browsers always see this value. */
let demonstration = true;

export const isDemonstration = () => demonstration;

/**
 * Sets whether this is a demonstration. Call this once per process.
 * @param is whether the configured `DEMONSTRATION` is not `off`
 */
export function learnDemonstration(is: boolean): void {
  demonstration = is;
}

/**
 * Whether pages, the assistant and the document show a part of the sample. The sample's founder disappears once the
 * owner names theirs, so that no visitor reads someone else's story, or one in the wrong gender.
 */
export const isShown = (part: "cases" | "founder") => demonstration && !(part === "founder" && company.founder.name);
