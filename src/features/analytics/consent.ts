/**
 * The choice of a visitor about being measured, as their own browser keeps it under `CONSENT_KEY`; no other copy exists
 * (decision 016). It holds what Law 25 (s. 14) asks to be able to show: what was asked, in which words and language,
 * when, and what was answered. The inline script writes it.
 * @public
 */
export interface ConsentRecord {
  choice: "granted" | "denied";
  /** `CONSENT_VERSION` of the words. */
  version: string;
  /** BCP 47 tag of the page. */
  language: string;
  /** ISO 8601, UTC. */
  time: string;
  /** The question as it was read. */
  wording: string;
}

export const CONSENT_KEY = "nordet-consent";

/** Name of the frame that asks, and in which the tag lives. */
export const CONSENT_FRAME = "nordet-consent";

/** Changes with the words of the question (`consent.question`): a yes to other words is asked for anew. */
export const CONSENT_VERSION = "2026-11-21";

/** A yes is asked for anew after this many milliseconds, twelve months; a no is never asked again. */
export const CONSENT_LIFETIME = 365 * 24 * 3600 * 1000;
