/**
 * The name of the honeypot: a field people never see and programs like to fill. It is no question that a form of ours could
 * ask, and nothing that a browser or a password manager knows of its owner.
 */
export const HONEYPOT_FIELD = "leaveEmpty";

/** The version of the notice and of the newsletter consent that the form shows; a changed wording gets a new date. */
export const CONSENT_VERSION = "2026-11-20";

/** The same where a language model may draft the answer (`DRAFT_LLM`), which the notice then says. */
export const DRAFTED_CONSENT_VERSION = `${CONSENT_VERSION}-drafts`;
