import { company } from "../../lib/company/company.ts";

/**
 * Name of the honeypot, a field that people never see and bots like to fill. It must not resemble a question we could
 * ask, nor anything a browser or password manager would fill in.
 */
export const HONEYPOT_FIELD = "leaveEmpty";

/**
 * Version of the notice and newsletter consent shown on the form. Change the date whenever the wording changes; a
 * company's own names and legal details add a hash as a suffix.
 */
export const CONSENT_VERSION = `2026-11-20${company.wordingMark ?? ""}`;

/** Suffix of the version when the notice mentions a language model. */
export const DRAFTED = "-drafts";

/** {@link CONSENT_VERSION} where a language model may draft the answer (`DRAFT_LLM`), which the notice then states. */
export const DRAFTED_CONSENT_VERSION = CONSENT_VERSION + DRAFTED;

/** Where a consultation form is; `modal` is the dialog behind the header's button. */
export const FORM_PLACEMENTS = ["home", "contact", "landing", "appointment", "modal"] as const;
export type FormPlacement = (typeof FORM_PLACEMENTS)[number];

export function isFormPlacement(value: unknown): value is FormPlacement {
  return FORM_PLACEMENTS.some((placement) => placement === value);
}

/** How far a form got, as the browser reports it; the server itself sees page views and submissions. */
export const REPORTED_STAGES = ["seen", "started", "step-2", "step-3"] as const;
