/**
 * A visitor's choice about analytics, kept by their own browser under `CONSENT_KEY`; no other copy exists (decision
 * 016). It holds what Law 25 (s. 14) requires us to be able to show: the question, its wording and language, when, and
 * the answer. The inline script writes it.
 * @public
 */
export interface ConsentRecord {
  choice: "granted" | "denied";
  /** `CONSENT_VERSION` of the wording. */
  version: string;
  /** BCP 47 tag of the page. */
  language: string;
  /** ISO 8601, UTC. */
  time: string;
  /** The question as it was shown. */
  wording: string;
}

export const CONSENT_KEY = "nordet-consent";

/** Name of the frame that holds the tag. */
export const CONSENT_FRAME = "nordet-consent";

/** Changes with the wording of the question (`consent.question`): consent to another wording is asked for again. */
export const CONSENT_VERSION = "2026-11-21";

/** Consent is asked for again after this many milliseconds, twelve months; after a refusal, never. */
export const CONSENT_LIFETIME = 365 * 24 * 3600 * 1000;

type Tag = (command: "event", name: string) => void;

/** Reports an event to the analytics tag, if the visitor allowed one (SPEC §7, last line). */
export function tellAnalytics(event: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${CONSENT_FRAME}]`);
  (frame?.contentWindow as { gtag?: Tag } | null | undefined)?.gtag?.("event", event);
}
