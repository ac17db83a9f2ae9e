import { company } from "../../lib/company/company.ts";

/**
 * Name of the honeypot, a field that people never see and bots tend to fill in. It must resemble neither a question we
 * could ask nor a field that a browser or password manager would fill in.
 */
export const HONEYPOT_FIELD = "leaveEmpty";

/**
 * Version of the notice and newsletter consent shown on the form. Change the date whenever the wording changes. The
 * suffix is a hash of a company's own names and legal details.
 */
export const CONSENT_VERSION = `2026-11-20${company.wordingMark ?? ""}`;

/** Suffix of the version if the notice mentions a language model. */
export const DRAFTED = "-drafts";

/** Version of the notice that says that a language model may draft the answer (`DRAFT_LLM`). */
export const DRAFTED_CONSENT_VERSION = CONSENT_VERSION + DRAFTED;

/** Placement of a consultation form; `modal` is the dialog that the header's button opens. */
export const FORM_PLACEMENTS = ["home", "contact", "landing", "appointment", "modal"] as const;
export type FormPlacement = (typeof FORM_PLACEMENTS)[number];

export function isFormPlacement(value: unknown): value is FormPlacement {
  return FORM_PLACEMENTS.some((placement) => placement === value);
}

/** Stages of a form that the browser reports. The server itself counts page views and submissions. */
export const REPORTED_STAGES = ["seen", "started", "step-2", "step-3"] as const;
