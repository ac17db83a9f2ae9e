import type { ApplicationField } from "../../features/consultations/model.ts";
import type { Language } from "../../lib/language.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import type { AnswersInMail } from "../mail-payloads.ts";
import { phoneText } from "./mail-words.ts";

/** An answer as text: the option's label, or what was typed; `undefined` if left empty. */
export function answerText(answers: AnswersInMail, field: ApplicationField, language: Language): string | undefined {
  const value = answers[field];
  if (!value) return undefined;
  return field === "phone" ? phoneText(value, language) : optionLabel(field, value, language);
}

/** An option's label; the value itself if there is none, so that a removed option still shows. */
export function optionLabel(field: string, value: string, language: Language): string {
  const options: Record<string, Record<string, string>> = (language === "fr" ? fr : en).options;
  const labels = Object.hasOwn(options, field) ? options[field] : undefined;
  return labels && Object.hasOwn(labels, value) ? labels[value]! : value;
}
