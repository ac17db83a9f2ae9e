import { company } from "./company.ts";

/**
 * Whether the company on this site is fictional (SITE.md, "Demonstration and in service"). A demonstration discloses
 * this in one line wherever it addresses visitors, and shows every claim, case and quotation as the specification words
 * it. In service, nothing invented is shown: a claim without proof is worded as an aim or without its figure, and the
 * samples below disappear.
 */

/** Parts of the texts that are still samples. Set each to `false` once the owner supplies their own. */
const SAMPLES = { cases: true, founder: true };

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
 * Whether pages, the assistant and the document show a part that started out as a sample. The sample's founder
 * disappears once the owner names theirs, so that no visitor reads someone else's story, or one in the wrong gender.
 */
export const isShown = (part: keyof typeof SAMPLES) =>
  part === "founder" && company.founder.name ? false : demonstration || !SAMPLES[part];
