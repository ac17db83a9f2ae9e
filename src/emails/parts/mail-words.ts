import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ApplicationField } from "../../features/consultations/model.ts";
import { wallClock } from "../../lib/company/business-hours.ts";
import type { Language } from "../../lib/language.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { writtenDate, writtenTime } from "../../lib/text/written-date.ts";
import { mailFrame as frameEn, mailFrame as mailFrameEn } from "../../text/en/emails/mail-frame.ts";
import { appointmentMail as appointmentMailEn } from "../../text/en/emails/visitor-mails.ts";
import { appointment as pageEn } from "../../text/en/site/appointment.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { mailFrame as frameFr, mailFrame as mailFrameFr } from "../../text/fr/emails/mail-frame.ts";
import { appointmentMail as appointmentMailFr } from "../../text/fr/emails/visitor-mails.ts";
import { appointment as pageFr } from "../../text/fr/site/appointment.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import type { AnswersInMail } from "../mail-payloads.ts";

/** Texts for emails about appointments, and for the page for choosing a time. */
export const APPOINTMENT_TEXTS = {
  fr: { mail: appointmentMailFr, page: pageFr, frame: frameFr },
  en: { mail: appointmentMailEn, page: pageEn, frame: frameEn },
};

/**
 * Words a time in Montréal: « vendredi 20 novembre 2026 à 8 h 05 (heure de Montréal) ».
 * @param iso ISO 8601 instant
 */
export function momentText(iso: string, language: Language): string {
  const text = language === "fr" ? mailFrameFr : mailFrameEn;
  const date = writtenDate(language, new Date(iso), { dateStyle: "full" });
  return `${text.at(date, clockText(iso, language))} (${text.timeZone})`;
}

/**
 * Words a time of day in Montréal: « 8 h 05 ».
 * @param iso ISO 8601 instant
 */
export function clockText(iso: string, language: Language): string {
  return writtenTime(language, wallClock(new Date(iso)));
}

/**
 * Words a day in full: « vendredi 20 novembre 2026 ».
 * @param day Montréal day, `YYYY-MM-DD`
 */
export function dayText(day: string, language: Language): string {
  return writtenDate(language, new Date(`${day}T12:00:00Z`), { timeZone: "UTC", dateStyle: "full" });
}

/**
 * Formats a phone number as North Americans write it, « 450 555-0142, poste 12 » or `450-555-0142, ext. 12`, or a
 * foreign number as `+33 1 23 45 67 89`.
 * @param phone E.164, followed by `;ext=` and the extension, if any
 */
export function phoneText(phone: string, language: Language): string {
  const [number = "", extension] = phone.split(";ext=");
  const shown =
    northAmericanPhone(number, language) ??
    parsePhoneNumberFromString(number)?.formatInternational().replaceAll(" ", "\u00a0") ??
    number;
  return extension ? `${shown}, ${(language === "fr" ? mailFrameFr : mailFrameEn).extension(extension)}` : shown;
}

/** Bidirectional overrides, and control characters except line ends and tabs. */
const DISGUISES = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|(?![\n\t])\p{Cc}/gu;

/**
 * Removes characters that could disguise a text or break a header from all texts in a payload. The schema has already
 * done so once.
 */
export function withoutDisguises<T>(value: T): T {
  if (typeof value === "string") return value.replace(DISGUISES, "") as T;
  if (Array.isArray(value)) return value.map(withoutDisguises) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutDisguises(entry)])) as T;
  }
  return value;
}

/**
 * Keeps mail programs from turning a visitor's text into links, because a visitor who enters another person's email
 * address must not send them a link in our name. Readers see no difference.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll("://", ":\u200b//").replaceAll(/(?<=[\p{L}\p{N}])(\.(?=[\p{L}]{2})|@)/gu, "$1\u200b");
}

/** Returns an answer as text: the option's label, or the text entered; `undefined` if left empty. */
export function answerText(answers: AnswersInMail, field: ApplicationField, language: Language): string | undefined {
  const value = answers[field];
  if (!value) return undefined;
  return field === "phone" ? phoneText(value, language) : optionLabel(field, value, language);
}

/** Returns an option's label, or the value itself if there is none, so that a removed option is still shown. */
export function optionLabel(field: string, value: string, language: Language): string {
  const options: Record<string, Record<string, string>> = (language === "fr" ? fr : en).options;
  const labels = Object.hasOwn(options, field) ? options[field] : undefined;
  return labels && Object.hasOwn(labels, value) ? labels[value]! : value;
}
