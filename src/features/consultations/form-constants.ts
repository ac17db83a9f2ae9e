/**
 * Name of the honeypot: a field people never see and bots like to fill. It must not resemble a question we could ask,
 * or anything a browser or password manager would fill in.
 */
export const HONEYPOT_FIELD = "leaveEmpty";

/** Version of the notice and newsletter consent shown on the form; a changed wording gets a new date. */
export const CONSENT_VERSION = "2026-11-20";

/** The same where a language model may draft the answer (`DRAFT_LLM`), which the notice then states. */
export const DRAFTED_CONSENT_VERSION = `${CONSENT_VERSION}-drafts`;
