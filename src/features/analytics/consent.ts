/**
 * A visitor's choice about analytics, kept by their own browser under `CONSENT_KEY`; no other copy exists (decision
 * 016). It holds what Law 25 (s. 14) requires us to be able to show: the question, its wording and language, when, and
 * the answer. The inline script writes it.
 * @public
 */
export interface ConsentRecord {
  choice: "granted" | "denied";
  /** `CONSENT_VERSION` when they answered. */
  version: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** When they answered: ISO 8601, UTC. */
  time: string;
  /** The question as it was shown. */
  wording: string;
}

export const CONSENT_KEY = "nordet-consent";

/** Name of the iframe that holds the analytics tag. */
export const CONSENT_FRAME = "nordet-consent";

/** Bump it when the question (`consent.question`) changes: visitors who agreed to the old wording are asked again. */
export const CONSENT_VERSION = "2026-11-21";

/** How long consent lasts, in ms (twelve months); then we ask again. A visitor who refused is never asked again. */
export const CONSENT_LIFETIME = 365 * 24 * 3600 * 1000;

type Tag = (command: "event", name: string) => void;

/** Sends an event to the analytics tag, if the visitor allowed analytics (SPEC §7, last line). */
export function tellAnalytics(event: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${CONSENT_FRAME}]`);
  (frame?.contentWindow as { gtag?: Tag } | null | undefined)?.gtag?.("event", event);
}
