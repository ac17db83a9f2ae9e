import type { Language } from "../../../lib/language.ts";
import type { TimeWish } from "../../appointments/model.ts";
import { type FormPlacement, HONEYPOT_FIELD } from "../form-constants.ts";
import { type ApplicationField, applicationSchema, type OptionOf, QUESTIONS, STEPS } from "../model.ts";
import { type ChosenTime, readDraft, readOrigin } from "./draft.ts";
import type { FormErrors, FormValues } from "./form-field.tsx";

/* Converts a request's answers between form elements, draft and attempt, and derives values from some answers. */

export const FIELDS: readonly ApplicationField[] = STEPS.flat();
const REQUIRED = FIELDS.filter((field) => !("isOptional" in QUESTIONS[field]));

/** Team size suggested for each company size, because the team affected is rarely larger than the company. */
export const TEAM_OF: Readonly<Record<OptionOf<"companySize">, OptionOf<"teamSize">>> = {
  solo: "just-me",
  "2-5": "2-3",
  "6-20": "4-10",
  "21-50": "11-25",
  "51-200": "25+",
  "200+": "25+",
};

/** Hours per week we aim to give back: 70% of each end of the range spent on manual tasks. */
export const HOURS_BACK: Readonly<Record<OptionOf<"timeSpentManualTasks">, readonly [number, number?]>> = {
  "0-5": [0, 3],
  "5-15": [4, 10],
  "15-30": [10, 21],
  "30-40": [21, 28],
  "40+": [28],
};

export function answersIn(form: HTMLFormElement): [ApplicationField, string][] {
  const data = new FormData(form);
  return FIELDS.map((field) => [field, String(data.get(field) ?? "")]);
}

/** Counts the required questions that are unanswered. */
export const leftIn = (form: HTMLFormElement) =>
  answersIn(form).filter(([field, answer]) => REQUIRED.includes(field) && !answer.trim()).length;

/**
 * Counts the required questions in a step and all later steps that are unanswered.
 * @param index of the step, from 0
 */
export const leftFrom = (index: number, answers: Partial<Record<ApplicationField, string>> = {}) =>
  REQUIRED.filter((field) => QUESTIONS[field].step > index && !answers[field]?.trim()).length;

export function checkChip(form: HTMLFormElement, field: ApplicationField, answer: string | undefined): void {
  for (const chip of form.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${field}"]`)) {
    chip.checked = chip.value === answer;
  }
}

/** Returns the draft as a form's initial values. */
export function ofDraft(): { start: FormValues; time: ChosenTime | undefined } {
  const { values, newsletter, time } = readDraft();
  const all = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ""])) as Record<
    ApplicationField,
    string
  >;
  return { start: { ...all, newsletter }, time };
}

export function asFieldErrors(found: Readonly<Record<string, string>>): FormErrors {
  return Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: "server", message }]));
}

/**
 * Returns the part of a request's body that must be identical in every attempt.
 * @param data the form's elements
 */
export function bodyOf(
  data: FormData,
  values: FormValues,
  about: { language: Language; consentVersion: string; placement: FormPlacement },
) {
  const honeypot = data.get(HONEYPOT_FIELD);
  const answered = Object.entries(applicationSchema.parse(values)).filter(([, answer]) => answer !== "");
  const asked = ["start", "kind", "zone"].map((name) => [name, String(data.get(name) ?? "")]);
  return {
    ...(data.get("start") ? (Object.fromEntries(asked.filter(([, value]) => value)) as Partial<TimeWish>) : {}),
    ...(Object.fromEntries(answered) as ReturnType<typeof applicationSchema.parse>),
    newsletter: data.has("newsletter"),
    ...about,
    ...(honeypot ? { [HONEYPOT_FIELD]: honeypot as string } : {}),
  };
}

/** Returns the part of the body that may differ between attempts to submit the same request. */
export function extrasOf(startedAt: number | undefined, edits: number) {
  return { ...readOrigin(), elapsedSeconds: Math.max(0, Date.now() - (startedAt ?? Date.now())) / 1000, edits };
}
