import { COMPANY_TIME_ZONE } from "../../../../lib/clock.ts";
import { companyDay, companyHour, companyMoment } from "../../../../lib/company/company-day.ts";
import type { Language } from "../../../../lib/language.ts";

/** Value of a `datetime-local` field, `2026-11-21T09:00`, in Montréal time, whatever the browser's zone. */
export function fieldOfMoment(moment: Date): string {
  const minutes = String(moment.getUTCMinutes()).padStart(2, "0");
  return `${companyDay(moment)}T${String(companyHour(moment)).padStart(2, "0")}:${minutes}`;
}

/** The moment of such a field; `undefined` if empty. */
export function momentOfField(value: string): Date | undefined {
  const [day, time] = value.split("T");
  if (!day || !time) return undefined;
  const moment = companyMoment(day, time.slice(0, 5));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `HNE`, `HAE`; `EST`, `EDT`: Montréal's zone abbreviation at a moment. */
export function zoneName(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-CA", {
    timeZone: COMPANY_TIME_ZONE,
    timeZoneName: "short",
  });
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? COMPANY_TIME_ZONE;
}
