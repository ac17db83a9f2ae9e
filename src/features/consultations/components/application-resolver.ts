import type { Resolver } from "react-hook-form";
import { type ApplicationField, applicationSchema, STEPS } from "../model.ts";
import type { FormErrors, FormValues } from "./form-field.tsx";

/** Validates react-hook-form's values with the schema; a field's first issue is its error. */
export const applicationResolver: Resolver<FormValues> = (values) => {
  // react-hook-form gives `null` for chips with no choice.
  const answers = Object.fromEntries(Object.entries(values).map(([field, answer]) => [field, answer ?? ""]));
  const result = applicationSchema.safeParse(answers);
  if (result.success) return { values, errors: {} };
  const errors: FormErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ApplicationField;
    errors[field] ??= { type: "schema", message: issue.message };
  }
  return { values: {}, errors };
};

/** The first step (1 to 3) with one of these fields. */
export function firstStepOf(fields: readonly string[]): number {
  const index = STEPS.findIndex((step) => step.some((field) => fields.includes(field)));
  return Math.max(index, 0) + 1;
}

/** Whether a step (1 to 3) asks for a field. */
export function isAskedIn(step: number, field: string): boolean {
  return STEPS[step - 1]?.some((asked) => asked === field) ?? false;
}
