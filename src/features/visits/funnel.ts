import type { Language } from "../../lib/language.ts";
import type { FormPlacement } from "../consultations/form-placement.ts";

/**
 * How far a form got, in order.
 *
 * - `seen`: a page that holds the form was asked for; of the dialog, that it was opened for the first time on a page;
 * - `started`: the first answer was given, or the first step left;
 * - `step-2`, `step-3`: that step was reached for the first time;
 * - `sent`: the request was stored, and not put aside as doubtful.
 *
 * Each is counted once a draft, so going back, a reload or a failed attempt adds nothing.
 */
export const STAGES = ["seen", "started", "step-2", "step-3", "sent"] as const;
export type FormStage = (typeof STAGES)[number];

/** What a browser tells: the server sees for itself which pages were asked for and what was sent. */
export const TOLD_STAGES = ["seen", "started", "step-2", "step-3"] as const satisfies readonly FormStage[];

/** What a form has come to; nothing about who filled it in, nor about what they answered. */
export interface FormProgress {
  language: Language;
  placement: FormPlacement;
  stage: FormStage;
}
