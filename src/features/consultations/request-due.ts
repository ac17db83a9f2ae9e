import { answerDueAt } from "../../lib/company/answer-deadlines.ts";
import { openHoursAfter, WEEKDAYS, weekdayOf } from "../../lib/company/business-hours.ts";
import { companyDay, companyMoment, dayPlus } from "../../lib/company/company-day.ts";
import type { Consultation } from "./model.ts";

/** The sender's reason for a prompt answer: a time to call by, or a critical urgency. */
export type Said = "call-by" | "critical";

const DAYS = [
  ["dimanche", "sunday"],
  ["lundi", "monday"],
  ["mardi", "tuesday"],
  ["mercredi", "wednesday"],
  ["jeudi", "thursday"],
  ["vendredi", "friday"],
  ["samedi", "saturday"],
];
const DAY = String.raw`(?<!\p{L})(?:${DAYS.flat().join("|")}|demain|tomorrow)(?!\p{L})`;

/** Matches a time by which a sender asks to be called or answered: "before noon", "avant 15 h 30", "by Monday 3 pm". */
const BY_TIME = new RegExp(
  [
    String.raw`(?<!\p{L})(?:avant|d['’]ici)\s+(?:${DAY}\s+(?:à\s+)?)?` +
      String.raw`(?:(?<midi>midi)|(?<heure>[01]?\d|2[0-3])\s*h(?:eures?)?\s*(?<minutes>[0-5]\d)?)(?!\p{L}|\s*\d)`,
    String.raw`\b(?:before|by)\s+(?:${DAY}\s+(?:at\s+)?)?` +
      String.raw`(?:(?<noon>noon|midday)\b|(?<hour>0?\d|1[0-2])(?::(?<past>[0-5]\d))?` +
      // Without "am" or "pm", a number is a time unless it counts something: "before 3 people left".
      String.raw`(?:\s*(?<half>[ap])\.?m\b|(?=\s*(?:$|[,;!?)]|\.(?!\d)|${DAY}|` +
      String.raw`(?:o['’]clock|on|today|please|thanks?|if|as|and|because)\b))))`,
  ].join("|"),
  "iu",
);

/** Matches a wish to be called or answered. What happens at the sender's company by some time is not a wish. */
const WISH = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:r?appel|téléphon|contact|répond|écriv|joign|reven|parl)ez|parlons-nous)`,
    String.raw`(?<!\p{L})(?:r?appelle|réponds|écris)-moi`,
    String.raw`(?<!\p{L})(?:me |m['’]|se |nous |vous |(?:merci|prière) d(?:e |['’]))` +
      "(?:r?appeler|téléphoner|contacter|répondre|écrire|(?:re)?joindre|parler|revenir)",
    String.raw`(?<!je )m['’]appelle(?!\p{L})|parler (?:à|avec) quelqu['’]un`,
    "(?:besoin|faut|faudrait|aimerais|aimerions|voudrais|voudrions|attends|attendons|souhaite|souhaitons|donnez-moi) " +
      String.raw`(?:d['’e]\s?)?(?:une?|votre|vos) (?:réponse|r?appel|coup de (?:fil|téléphone)|nouvelles)`,
    String.raw`(?:^|[,:;]\s*|\b(?:please|kindly|just|then|possible to|` +
      "(?:you|someone|somebody)(?: (?:can|could|to))*) )" +
      String.raw`(?:call|phone|ring|text|e-?mail|answer|reply|respond|contact|reach|(?:get|write) back|get in touch)\b`,
    String.raw`\band (?:call|phone|text|e-?mail|answer|contact) me\b`,
    String.raw`\b(?:need|want|like|love|hope|prefer|have) to (?:talk|speak|hear|be (?:called|contacted))\b`,
    String.raw`\b(?:need|want|like|love|expect|appreciate|give (?:me|us)) (?:an?|your) ` +
      String.raw`(?:answer|(?:phone )?call|call-?back|reply|response)\b`,
  ].join("|"),
  "iu",
);

/** A sentence ends before a capital letter or a new line, so not at "s.v.p. avant midi" or "3 p.m. Monday". */
const SENTENCE_END = /(?<=[.?!…])\s+(?![\s\p{Ll}]|(?<=m\.\s+)[A-Z][a-z]+day\b)|\n+/u;

/** Matches a named day right after the time, or at the beginning of a sentence. */
const DAY_AFTER = new RegExp(String.raw`^[\s,.]*(?:o['’]clock )?(?:(?:on|le|this|next) )?(?<day>${DAY})`, "iu");
const DAY_FIRST = new RegExp(`^(?:on |le )?(?<day>${DAY})`, "iu");
const DAY_BEFORE = new RegExp(`(?<day>${DAY})`, "iu");

/**
 * Returns the instant by which the sender asked to be called or answered, if a sentence gives a time of day: on the day
 * it names or else the day of writing, or on the first business day after it on which that time has not passed.
 */
export function askedBy(text: string | null, writtenAt: Date): Date | undefined {
  for (const sentence of (text ?? "").split(SENTENCE_END)) {
    const wish = WISH.exec(sentence);
    const by = wish && BY_TIME.exec(sentence);
    if (!by) continue;
    const end = by.index + by[0].length;
    // Elsewhere in the sentence, a day may tell of something else: "It broke on Monday, call me before noon".
    const named =
      DAY_BEFORE.exec(sentence.slice(Math.min(wish.index, by.index), end)) ??
      DAY_AFTER.exec(sentence.slice(end)) ??
      DAY_FIRST.exec(sentence);
    return momentOf(timeOf(by.groups!), named?.groups?.["day"]?.toLowerCase(), writtenAt);
  }
  return undefined;
}

/** Returns the time of day that `BY_TIME` matched, `15:30`. */
function timeOf(said: Readonly<Record<string, string | undefined>>): string {
  const half = said["half"]?.toLowerCase();
  const clock = Number(said["hour"]) % 12;
  // Nobody asks to be called by 3 in the night.
  const isAfternoon = half ? half === "p" : clock < 8;
  const hour =
    said["midi"] || said["noon"] ? 12 : said["heure"] ? Number(said["heure"]) : clock + (isAfternoon ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${said["minutes"] ?? said["past"] ?? "00"}`;
}

function momentOf(time: string, named: string | undefined, writtenAt: Date): Date {
  const today = companyDay(writtenAt);
  const weekday = WEEKDAYS[DAYS.findIndex((names) => named && names.includes(named))];
  let day = named && !weekday ? dayPlus(today, 1) : today;
  while (weekday && weekdayOf(day) !== weekday) day = dayPlus(day, 1);
  if (companyMoment(day, time) <= writtenAt) day = dayPlus(day, weekday ? 7 : 1);
  return companyMoment(companyDay(openHoursAfter(dayPlus(day, -1)).opens), time);
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
