import * as z from "zod/mini";
import { FORM_PLACEMENTS } from "./form-placement.ts";
import { applicationFields, cleanText } from "./model.ts";

/** A value that only helps us understand where a request came from: cut to fit, never refused. */
const hint = (max: number) =>
  z.optional(
    z.pipe(
      z.string("invalid"),
      z.transform((value: string) => cleanText(value).slice(0, max)),
    ),
  );

/** The name of the honeypot: a field people never see and programs like to fill. */
export const HONEYPOT_FIELD = "website";

/** The version of the notice and of the newsletter consent that the form shows; a changed wording gets a new date. */
export const CONSENT_VERSION = "2026-11-20";

/**
 * Body of `POST /api/consultations` (SPEC §7): the application, and declared extras that are all optional. Flat, so
 * that a form posted without JavaScript and a JSON body have the same names. Unknown fields are refused.
 */
export const submissionSchema = z.strictObject({
  ...applicationFields,
  /** Accepted because SPEC §7 sends it, and ignored: the server computes the score. */
  leadScore: z.optional(z.unknown()),
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
});

export type Submission = z.output<typeof submissionSchema>;
