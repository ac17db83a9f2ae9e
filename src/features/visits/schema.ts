import * as z from "zod/mini";
import { LANGUAGES } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-placement.ts";
import { TOLD_STAGES } from "./funnel.ts";

/** Body of `POST /api/form-progress`. Of a page that holds a form the server knows by itself that it was asked for. */
export const progressSchema = z
  .strictObject({
    language: z.enum(LANGUAGES, "unknownOption"),
    placement: z.enum(FORM_PLACEMENTS, "unknownOption"),
    stage: z.enum(TOLD_STAGES, "unknownOption"),
  })
  .check(
    z.refine(({ stage, placement }) => stage !== "seen" || placement === "modal", {
      error: "unknownOption",
      path: ["stage"],
    }),
  );
