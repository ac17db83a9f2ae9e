import * as z from "zod/mini";
import { cutText } from "../../lib/http/cut-text.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { timeWishFields } from "../appointments/time-wish.ts";
import { HONEYPOT_FIELD } from "./form-constants.ts";
import { FORM_PLACEMENTS } from "./form-placement.ts";
import { applicationFields, type NoQuestion } from "./model.ts";

/** A value that only helps us understand where a request came from. */
const hint = (max: number) => z.optional(cutText(max, { clean: cleanText }));

/** What comes along with the answers; all of it is optional. */
const extras = {
  ...timeWishFields,
  /** Accepted because SPEC §7 sends it, and dropped before anything is counted by its size: the server computes the score. */
  leadScore: z.optional(
    z.pipe(
      z.transform(() => undefined),
      z.undefined(),
    ),
  ),
  /** Language the form was shown in; mails and errors follow it. */
  language: z.optional(z.enum(["fr", "en"], "invalid")),
  /** Consent to the newsletter: `true` in JSON, "on" from a plain form. */
  newsletter: z.optional(z.union([z.boolean(), z.literal("on")], "invalid")),
  /** Version of the notice and consent wording the visitor saw. */
  consentVersion: hint(20),
  /** Which of its places the form stood in. */
  placement: z.optional(z.enum(FORM_PLACEMENTS, "invalid")),
  /** Path of the page, the address that led there, and campaign values. */
  page: hint(300),
  referrer: hint(500),
  utmSource: hint(100),
  utmMedium: hint(100),
  utmCampaign: hint(100),
  utmTerm: hint(100),
  utmContent: hint(100),
  [HONEYPOT_FIELD]: hint(200),
  /** Seconds between the first touch of the form and its sending, as the browser counted them; a tab may be weeks old. */
  elapsedSeconds: z.optional(z.number("invalid").check(z.minimum(0, "invalid"))),
  /** What the visitor edited by hand in that time, as the browser counted it: no autofill, nothing a script filled in. */
  edits: z.optional(z.int("invalid").check(z.minimum(0, "invalid"))),
} satisfies NoQuestion;

/**
 * Body of `POST /api/consultations` (SPEC §7): the application, and declared extras. Flat, so that a form posted without
 * JavaScript and a JSON body have the same names. Unknown fields are refused.
 */
export const submissionSchema = z.strictObject({ ...applicationFields, ...extras });

export type Submission = z.output<typeof submissionSchema>;
