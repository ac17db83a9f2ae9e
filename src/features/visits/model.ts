import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { FORM_PLACEMENTS, type FormPlacement, REPORTED_STAGES } from "../consultations/form-placement.ts";

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
export const STAGES = [...REPORTED_STAGES, "sent"] as const;
export type FormStage = (typeof STAGES)[number];

/** What a form has come to; nothing about who filled it in, nor about what they answered. */
export interface FormProgress {
  language: Language;
  placement: FormPlacement;
  stage: FormStage;
}

/** Body of `POST /api/form-progress`. Of a page that holds a form the server knows by itself that it was asked for. */
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
