/**
 * Whether the company of this site is made up (SITE.md, "Demonstration and in service"). A demonstration says so in one line wherever it
 * speaks, and under it every claim, case and quotation stands as the specification words it. In service nothing made up is
 * shown: a claim without a proof is said as an aim or without its figure, and the samples below leave.
 */

/** What of the texts is a sample; `false` once the owner's own stands in its place. */
const SAMPLES = { cases: true, founder: true };

/** Until the server has read its configuration, and in the browser, which is told nothing of it. */
let demonstration = true;

export const isDemonstration = () => demonstration;

/** @param is from `DEMONSTRATION`, once for a process */
export function learnDemonstration(is: boolean): void {
  demonstration = is;
}

/** Whether pages, assistant and document show a part that began as a sample. */
export const isShown = (part: keyof typeof SAMPLES) => demonstration || !SAMPLES[part];
