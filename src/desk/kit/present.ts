import { type Consultation, isSelectField } from "../../features/consultations/model.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { companyDay, dayPlus } from "../../lib/company/company-day.ts";
import type { Language } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import type { DeskTexts } from "../shell/texts/desk-texts.ts";

/** Returns the label of an option; returns a value without a label as is. */
export function answerLabel(form: DeskTexts["form"], field: string, value: string): string {
  if (!isSelectField(field)) return value;
  const labels: Readonly<Record<string, string>> = form.options[field];
  return Object.hasOwn(labels, value) ? labels[value]! : value;
}

/** Returns the name of a grade in the screen's language; returns an unknown grade as is. */
export function gradeLabel(desk: DeskTexts["desk"], grade: Consultation["leadScore"]): string {
  const labels: Readonly<Record<string, string>> = desk.grades;
  return Object.hasOwn(labels, grade) ? labels[grade]! : grade;
}

/** Returns the badge variant for a grade (SPEC §4). */
export function gradeStyle(grade: string): "default" | "secondary" | "outline" {
  if (grade.startsWith("A")) return "default";
  return grade.startsWith("B") ? "secondary" : "outline";
}

/** Date, time and phone formats of the desk. All times are shown in the company's time zone. */

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

let frFr: Intl.DateTimeFormat | undefined;

/**
 * Returns a request's arrival as shown on its card in both languages (SPEC §2): `20/11/2026 07:41`.
 * @param iso ISO 8601 instant
 */
export function cardMoment(iso: string): string {
  frFr ??= new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: COMPANY_TIME_ZONE });
  return frFr.format(new Date(iso));
}

/**
 * Returns a date and time in the screen's language, with the year unless it is the current one: `20 nov., 7 h 41`.
 * @param iso ISO 8601 instant
 */
export function shortMoment(iso: string, language: Language, now = new Date()): string {
  const moment = new Date(iso);
  const isThisYear = companyDay(moment).slice(0, 4) === companyDay(now).slice(0, 4);
  const day = { day: "numeric", month: "short" } as const;
  return writtenDate(language, moment, isThisYear ? { ...day, ...CLOCK } : { ...day, year: "numeric", ...CLOCK });
}

/** Returns the full date and time in the screen's language: `vendredi 20 novembre 2026 à 07 h 41`. */
export function longMoment(iso: string, language: Language): string {
  return writtenDate(language, new Date(iso), { dateStyle: "full", timeStyle: "short" });
}

interface LateTexts {
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
}

const minutesBetween = (from: number, to: number) => Math.floor((to - from) / 60_000);

/** Returns a duration in minutes, hours or days, whichever suits. */
function lengthOf(minutes: number, texts: LateTexts): string {
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return texts.minutes(minutes);
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24));
}

export function ageOf(iso: string, now: Date, texts: LateTexts & { now: string }): string {
  const minutes = minutesBetween(Date.parse(iso), now.getTime());
  return minutes < 1 ? texts.now : lengthOf(minutes, texts);
}

/** Returns the time since a deadline passed, at least one minute. */
export function latenessOf(due: Date, now: Date, texts: LateTexts): string {
  return lengthOf(Math.max(1, minutesBetween(due.getTime(), now.getTime())), texts);
}

/** Returns the time of day: `15 h 30`. */
export function clockTime(moment: Date, language: Language): string {
  return writtenDate(language, moment, CLOCK);
}

/** Returns the time of a deadline in the coming days: `15 h 30` if today, otherwise `lundi 15 h 30`. */
export function deadlineTime(due: Date, now: Date, language: Language, weekday: "long" | "short"): string {
  return writtenDate(language, due, companyDay(due) === companyDay(now) ? CLOCK : { ...CLOCK, weekday });
}

/**
 * Returns the time of an appointment: `15 h 30` if today, `lun. 15 h 30` within a week, otherwise `7 déc., 15 h 30`.
 */
export function callTime(start: Date, now: Date, language: Language): string {
  const isThisWeek = companyDay(start) < dayPlus(companyDay(now), 7);
  return isThisWeek ? deadlineTime(start, now, language, "short") : shortMoment(start.toISOString(), language, now);
}

/**
 * Formats a stored phone number (E.164, with any extension as `;ext=`, RFC 3966). Groups the digits of a North American
 * number and leaves other numbers unchanged.
 */
export function readablePhone(phone: string, extensionText: (extension: string) => string): string {
  const [number = "", extension] = phone.split(";ext=");
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  const readable = american ? `${american[1]} ${american[2]}-${american[3]}` : number;
  return extension ? `${readable} ${extensionText(extension)}` : readable;
}

/** Returns the initials of the first and last word: `CR` for Camille Roy. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}

/** Returns a calendar day in short form: `24 nov.` */
export function dayText(day: string, language: Language): string {
  return writtenDate(language, new Date(`${day}T12:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" });
}
