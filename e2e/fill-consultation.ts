import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { OPTIONS, type SelectField, STEPS } from "../src/features/consultations/model.ts";
import type { consultationForm as en } from "../src/text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../src/text/fr/site/consultation-form.ts";

/** Answers to the text fields, each time from another address. */
export const person = () => ({
  name: "Zoé Tremblay-O’Connor",
  email: `zoe.${randomUUID()}@exemple.ca`,
  phone: "450 555-0142",
  company: "Fonderie Boréale",
  jobTitle: "Présidente",
});

/** The consultation form that stands in the page. */
export const theForm = (page: Page) => page.locator("#consultation-form").getByRole("form");

export async function fillTexts(form: Locator, answers: Record<string, string>) {
  for (const [field, answer] of Object.entries(answers)) await form.locator(`[name=${field}]`).fill(answer);
}

/** Chooses the second option of every select of a step (1 to 3). */
export async function chooseAll(form: Locator, step: number) {
  for (const field of STEPS[step - 1]!) {
    if (field in OPTIONS) await form.locator(`[name=${field}]`).selectOption(OPTIONS[field as SelectField][1]!);
  }
}

/** Fills everything and stops on step 3, ready to send. */
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
