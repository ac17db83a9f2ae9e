import type { Consultation } from "../model.ts";

/** Where a request came from, as stored; which form it was is recorded separately. */
export type Origin = Omit<Consultation["source"], "placement" | "page"> & { page: string };

const CAMPAIGN = {
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  utmTerm: "utm_term",
  utmContent: "utm_content",
} as const;

/** Reads what `ORIGIN_SCRIPT` recorded on arrival. Without a readable record, only the page is known. */
export function readOrigin(): Origin {
  const origin: Origin = { page: window.location.pathname };
  let kept: unknown;
  try {
    kept = JSON.parse(window.sessionStorage.getItem("nordet-origin") ?? "null");
  } catch {
    return origin;
  }
  if (!Array.isArray(kept)) return origin;
  const [referrer, query]: unknown[] = kept;
  if (typeof referrer === "string" && referrer !== "") origin.referrer = referrer;
  const parameters = new URLSearchParams(typeof query === "string" ? query : "");
  for (const [name, parameter] of Object.entries(CAMPAIGN) as [keyof typeof CAMPAIGN, string][]) {
    const value = parameters.get(parameter);
    if (value) origin[name] = value;
  }
  return origin;
}
