import type { Consultation } from "../../features/consultations/model.ts";
import { isSelectField } from "../../features/consultations/model.ts";
import type { DeskTexts } from "../shell/texts/desk-texts.ts";

/** An option's label; a value without one is shown as is. */
export function answerLabel(form: DeskTexts["form"], field: string, value: string): string {
  if (!isSelectField(field)) return value;
  const labels: Readonly<Record<string, string>> = form.options[field];
  return Object.hasOwn(labels, value) ? labels[value]! : value;
}

/** A grade in the screen's language; an unknown one is shown as is. */
export function gradeLabel(desk: DeskTexts["desk"], grade: Consultation["leadScore"]): string {
  const labels: Readonly<Record<string, string>> = desk.grades;
  return Object.hasOwn(labels, grade) ? labels[grade]! : grade;
}

/** Badge style by grade (SPEC §4). */
export function gradeStyle(grade: string): "default" | "secondary" | "outline" {
  if (grade.startsWith("A")) return "default";
  return grade.startsWith("B") ? "secondary" : "outline";
}
