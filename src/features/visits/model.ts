import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { FORM_PLACEMENTS, type FormPlacement, REPORTED_STAGES } from "../consultations/form-constants.ts";

/**
 * How far a visitor got in a form, in order.
 *
 * - `seen`: a page with the form was requested, or the dialog was opened for the first time on a page;
 * - `started`: the first answer was given, or the first step left;
 * - `step-2`, `step-3`: that step was reached for the first time;
 * - `sent`: the request was stored and accepted.
 *
 * All stages after `seen` are counted once per draft, so going back, reloading or a failed attempt adds nothing.
 */
export const STAGES = [...REPORTED_STAGES, "sent"] as const;
export type FormStage = (typeof STAGES)[number];

/** A stage reached in a form, without the person or their answers. */
export interface FormProgress {
  language: Language;
  placement: FormPlacement;
  stage: FormStage;
}

/** Body of `POST /api/form-progress`. The server itself counts pages with a form. */
export const progressSchema = z
  .strictObject({
    language: z.enum(LANGUAGES, "unknownOption"),
    placement: z.enum(FORM_PLACEMENTS, "unknownOption"),
    stage: z.enum(REPORTED_STAGES, "unknownOption"),
  })
  .check(
    z.refine(({ stage, placement }) => stage !== "seen" || placement === "modal", {
      error: "unknownOption",
      path: ["stage"],
    }),
  );
