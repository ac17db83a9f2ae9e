import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { isSelectField, OPTIONS, type SelectField, STEPS } from "../src/features/consultations/model.ts";
import type { consultationForm as en } from "../src/text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../src/text/fr/site/consultation-form.ts";

/** Returns a visitor's text answers, with a new email address on each call. */
export const person = () => ({
  name: "Zoé Tremblay-O’Connor",
  email: `zoe.${randomUUID()}@exemple.ca`,
  phone: "450 555-0142",
  company: "Fonderie Boréale",
  jobTitle: "Présidente",
});

export const theForm = (page: Page) => page.locator("#consultation-form").getByRole("form");

export async function fillTexts(form: Locator, answers: Record<string, string>) {
  for (const [field, answer] of Object.entries(answers)) await form.locator(`[name=${field}]`).fill(answer);
}

export async function choose(form: Locator, field: SelectField, option: string) {
  const list = form.locator(`select[name=${field}]`);
  if (await list.count()) await list.selectOption(option);
  else await form.locator(`[name=${field}][value="${option}"]`).check();
}

/** Locates the element that hints and errors describe: a control or a group of chips. */
export const answerTo = (form: Locator, field: string) =>
  form.locator(`:is(input:not([type=radio]), select, textarea)[name=${field}], .chips:has([name=${field}])`);

/** Chooses the second option of every question in a step (1 to 3). */
export async function chooseAll(form: Locator, step: number) {
  for (const field of STEPS[step - 1]!) {
    if (isSelectField(field)) await choose(form, field, OPTIONS[field][1]!);
  }
}

/** Fills in everything and stops at step 3, ready to submit. */
export async function fillToTheEnd(form: Locator, text: typeof fr | typeof en = fr, answers = person()) {
  const next = form.getByRole("button", { name: text.next });
  await fillTexts(form, answers);
  await chooseAll(form, 1);
  await next.click();
  await expect(form.getByText(text.step(2, 3))).toBeVisible();
  await chooseAll(form, 2);
  await next.click();
  await expect(form.getByText(text.step(3, 3))).toBeVisible();
  await chooseAll(form, 3);
  return answers;
}
