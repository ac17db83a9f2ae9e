import { answerDueAt } from "../../lib/company/answer-deadlines.ts";
import { openHoursAfter } from "../../lib/company/business-hours.ts";
import { companyDay, companyMoment, dayPlus } from "../../lib/company/company-day.ts";
import type { Consultation } from "./model.ts";

/** The sender's reason for a prompt answer: a time to call by, or a critical urgency. */
export type Said = "call-by" | "critical";

/** Matches a time by which a sender asks to be called or answered: "before noon", "avant 15 h 30", "before 3 pm". */
const BY_TIME = new RegExp(
  [
    String.raw`\b(?:avant|d['’]ici)\s+(?:(?<midi>midi)|(?<heure>[01]?\d|2[0-3])\s*h(?:eures?)?\s*(?<minutes>[0-5]\d)?)(?!\p{L}|\s*\d)`,
    String.raw`\bbefore\s+(?:(?<noon>noon|midday)|(?<hour>0?\d|1[0-2])(?::(?<past>[0-5]\d))?\s*(?<half>[ap])\.?m\b)`,
  ].join("|"),
  "iu",
);

/**
 * Returns the instant by which the sender asked to be called, if the text gives a time of day: on the first business
 * day on which that time has not passed.
 */
export function askedBy(text: string | null, writtenAt: Date): Date | undefined {
  const said = BY_TIME.exec(text ?? "")?.groups;
  if (!said) return undefined;
  const isNoon = said["midi"] || said["noon"];
  const hour = isNoon
    ? 12
    : said["heure"]
      ? Number(said["heure"])
      : (Number(said["hour"]) % 12) + (said["half"] === "p" || said["half"] === "P" ? 12 : 0);
  const time = `${String(hour).padStart(2, "0")}:${said["minutes"] ?? said["past"] ?? "00"}`;
  const today = companyDay(writtenAt);
  const isToCome = companyMoment(today, time) > writtenAt;
  const { opens } = openHoursAfter(isToCome ? dayPlus(today, -1) : today);
  return companyMoment(companyDay(opens), time);
}

/** Returns when a request must be answered: as promised, or earlier if the sender asks for it. */
export function requestDue(
  request: Pick<Consultation, "additionalInfo"> & { createdAt: string | Date; urgency: string | null },
): { due: Date; said?: Said } {
  const writtenAt = new Date(request.createdAt);
  const promised = answerDueAt(writtenAt);
  const asked = askedBy(request.additionalInfo, writtenAt);
  if (asked && asked <= promised) return { due: asked, said: "call-by" };
  return request.urgency === "critical" ? { due: promised, said: "critical" } : { due: promised };
}
