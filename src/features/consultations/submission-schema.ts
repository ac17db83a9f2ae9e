import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { cutText } from "../../lib/http/input-fields.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { type Slot, timeWishFields } from "../appointments/model.ts";
import { FORM_PLACEMENTS, HONEYPOT_FIELD } from "./form-constants.ts";
import { applicationFields, type NoQuestion } from "./model.ts";

/** Maximum digits in an office extension. */
const MAX_EXTENSION_DIGITS = 6;

/**
 * Parses a phone number as people write it: North American without a country code, or international with `+` or `011`.
 * @returns E.164, followed by `;ext=` if there is an extension (RFC 3966); `undefined` if the text is no phone number
 */
export function normalisePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.replace(/\s*(?:poste|#)\s*/i, " ext. "), "CA");
  if (!number?.isPossible()) return undefined;
  // Seven-digit numbers work within a region, but cannot be called from outside.
  if (number.countryCallingCode === "1" && number.nationalNumber.length !== 10) return undefined;
  if (number.ext && number.ext.length > MAX_EXTENSION_DIGITS) return undefined;
  return number.number + (number.ext ? `;ext=${number.ext}` : "");
}

/**
 * Returns the schema for an optional value that only shows a request's origin, so it is truncated rather than rejected.
 */
const hint = (max: number) => z.optional(cutText(max, { clean: cleanText }));

/** Extra fields besides the answers; all are optional. */
const extras = {
  ...timeWishFields,
  /**
   * The score, which SPEC §7 sends, is accepted, but dropped before size limits apply, because the server computes its
   * own.
   */
  leadScore: z.optional(
    z.pipe(
      z.transform(() => undefined),
      z.undefined(),
    ),
  ),
  /** Language of the form, emails and error messages. */
  language: z.optional(z.enum(["fr", "en"], "invalid")),
  /** Consent to the newsletter: `true` in JSON, "on" from a plain form. */
  newsletter: z.optional(z.union([z.boolean(), z.literal("on")], "invalid")),
  /** Version of the notice and consent wording that the visitor saw. */
  consentVersion: hint(30),
  placement: z.optional(z.enum(FORM_PLACEMENTS, "invalid")),
  /** Path of the page, URL of the referrer, and campaign parameters. */
  page: hint(300),
  referrer: hint(500),
  utmSource: hint(100),
  utmMedium: hint(100),
  utmCampaign: hint(100),
  utmTerm: hint(100),
  utmContent: hint(100),
  [HONEYPOT_FIELD]: hint(200),
  /** Seconds between the first interaction and submission, as measured by the browser; a tab may be weeks old. */
  elapsedSeconds: z.optional(z.number("invalid").check(z.minimum(0, "invalid"))),
  /** Edits made by hand in that time, as counted by the browser; autofill and scripts do not count. */
  edits: z.optional(z.int("invalid").check(z.minimum(0, "invalid"))),
} satisfies NoQuestion;

/**
 * Body of `POST /api/consultations` (SPEC §7): the application and declared extras. It is flat, so that a plain form
 * and a JSON body use the same names. Unknown fields are rejected.
 */
export const submissionSchema = z.strictObject({ ...applicationFields, ...extras });

export type Submission = z.output<typeof submissionSchema>;

/**
 * The result of a rejected form submitted without JavaScript. The API passes it as `Astro.locals.formResult` to the
 * page `consultation-result`, which shows the form again with the answers kept. A stored request redirects to the same
 * page, which without a result confirms the submission.
 */
export interface FormResult {
  /** The fields as submitted, not validated. */
  values: Readonly<Record<string, unknown>>;
  /** Messages by field name, in the page's language; empty unless `code` is `invalid`. */
  errors: Readonly<Record<string, string>>;
  code: AppErrorCode;
  /** Free slots, nearest to the rejected time first. */
  slots: readonly Slot[];
}
