import { company } from "../../lib/company/company.ts";

/**
 * Name of the honeypot: a field people never see and bots like to fill. It must not resemble a question we could ask,
 * or anything a browser or password manager would fill in.
 */
export const HONEYPOT_FIELD = "leaveEmpty";

/**
 * Version of the notice and newsletter consent shown on the form; a changed wording gets a new date, and an owner's
 * names and terms in it a mark of their own.
 */
export const CONSENT_VERSION = `2026-11-20${company.wordingMark ?? ""}`;

/** Ends versions of a notice that speaks of a language model. */
export const DRAFTED = "-drafts";

/** The same where a language model may draft the answer (`DRAFT_LLM`), which the notice then states. */
export const DRAFTED_CONSENT_VERSION = CONSENT_VERSION + DRAFTED;

/** Where a consultation form is; `modal` is the dialog behind the header's button. */
export const FORM_PLACEMENTS = ["home", "contact", "landing", "appointment", "modal"] as const;
export type FormPlacement = (typeof FORM_PLACEMENTS)[number];

export function isFormPlacement(value: unknown): value is FormPlacement {
  return FORM_PLACEMENTS.some((placement) => placement === value);
}

/** How far a form got, as reported by the browser; the server itself sees page views and submissions. */
export const REPORTED_STAGES = ["seen", "started", "step-2", "step-3"] as const;
