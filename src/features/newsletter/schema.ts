import * as z from "zod/mini";
import { RETENTION } from "../../lib/company/retention.ts";
import { applicationFields, cleanText } from "../consultations/schema.ts";
import { HONEYPOT_FIELD } from "../consultations/submission-schema.ts";

/** Where a sign-up form stands: under the list of articles, under an article, or on the newsletter's own page. */
export const PLACEMENTS = ["blog", "article", "newsletter"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** The version of the words beside the button; changed words get a new date. */
export const NEWSLETTER_CONSENT_VERSION = "2026-11-20";

/** How long the link of the confirmation mail works, in days; what is not confirmed by then is erased the night after. */
export const CONFIRMATION_DAYS = RETENTION.unconfirmedReaderDays;

/**
 * Body of `POST /api/newsletter/subscriptions`, JSON or a plain form. Unknown fields are refused. Messages are text keys
 * under `errors` of `src/text/{fr,en}/consultation-form.ts` and under `fieldErrors` of `problems.ts`.
 */
export const subscriptionSchema = z.strictObject({
  email: applicationFields.email,
  /** Which list: that of the page's language. */
  language: z.optional(z.enum(["fr", "en"], "invalid")),
  placement: z._default(z.enum(PLACEMENTS, "invalid"), "newsletter"),
  /** Version of the wording the visitor saw: cut to fit, never refused. */
  consentVersion: z.optional(
    z.pipe(
      z.string("invalid"),
      z.transform((value: string) => cleanText(value).slice(0, 20)),
    ),
  ),
  /**
   * People never see it. A filled one is refused rather than swallowed: a program of the visitor's may have filled it,
   * and pressing the button again sends the form without.
   */
  [HONEYPOT_FIELD]: z.optional(z.literal("", "pressAgain")),
});

export type SubscriptionRequest = z.output<typeof subscriptionSchema>;

/** Body of a confirmation, and of an unsubscription by our own page. */
export const tokenSchema = z.object({ token: z.string("linkInvalid") });
