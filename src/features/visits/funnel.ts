import type { Language } from "../../lib/language.ts";

/** Where a consultation form stands; `modal` is the dialog behind the header's button. */
export const PLACEMENTS = ["home", "contact", "landing", "modal"] as const;
export type FormPlacement = (typeof PLACEMENTS)[number];

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

export function isPlacement(value: unknown): value is FormPlacement {
  return PLACEMENTS.some((placement) => placement === value);
}

/** What a form has come to; nothing about who filled it in, nor about what they answered. */
export interface FormProgress {
  language: Language;
  placement: FormPlacement;
  stage: FormStage;
}
