import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AppointmentText } from "../src/features/appointments/components/time-choices.tsx";
import { LANGUAGES, pathIn } from "../src/lib/language.ts";
import { appointment as en } from "../src/text/en/site/appointment.ts";
import { consultationForm as formEn } from "../src/text/en/site/consultation-form.ts";
import { appointment as fr } from "../src/text/fr/site/appointment.ts";
import { consultationForm as formFr } from "../src/text/fr/site/consultation-form.ts";
import { chooseAll, fillTexts, fillToTheEnd, person, theForm } from "./fill-consultation.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test, waitForMail } from "./fixtures.ts";

const TEXTS = { fr: { page: fr, form: formFr }, en: { page: en, form: formEn } };

/** Chooses a time; other tests book of the same host meanwhile, and a time may be gone when it is asked for. */
async function chooseTime(page: Page, text: AppointmentText, button: string) {
  const booked = page.getByRole("heading", { name: text.booked.title });
  const isMove = button === text.booked.moveButton;
  for (let tries = 0; tries < 5; tries += 1) {
    if (tries > 0 && isMove) await page.getByText(text.booked.move, { exact: true }).click();
    const times = page.locator('input[name="start"]').filter({ visible: true });
    await expect(times.first()).toBeVisible();
    await times.nth(randomInt(await times.count())).check();
    await page.getByRole("button", { name: button }).click();
    await expect(booked.or(page.getByRole("alert").filter({ visible: true })).first()).toBeVisible();
    if (!(await page.getByRole("alert").filter({ visible: true }).isVisible())) break;
  }
  await expect(booked).toBeVisible();
}

/** Milliseconds a person takes for the form: less is put aside. */
const TIME_OF_A_PERSON = 60_000;

for (const language of LANGUAGES) {
  const { page: text, form: formText } = TEXTS[language];
  const home = pathIn(language, "/#consultation-form");

  test(`${language}: from the form to a time, by the mail’s link to another, and away @both-widths`, async ({
    page,
    staffPage,
  }) => {
    const who = { ...person(), company: `Fonderie ${randomInt(1_000_000)}` };
    await page.clock.install();
    await page.goto(home);
    await fillToTheEnd(theForm(page), formText, who);
    await page.clock.fastForward(TIME_OF_A_PERSON);
    await theForm(page).getByRole("button", { name: formText.submit }).click();

    await expect(page.getByRole("form", { name: text.choose.title })).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);
    await expectAccessibleInBothThemes(page);
    await chooseTime(page, text, text.choose.button);
    await expect(page.getByRole("heading", { name: text.booked.title })).toBeFocused();
    await staffPage.goto("/admin/appointments");
    await expect(staffPage.getByRole("link", { name: who.company }).first()).toBeVisible();
    await expectAccessibleInBothThemes(staffPage);

    const mail = await waitForMail(who.email, ({ attachments }) =>
      attachments.some(({ mimeType }) => mimeType === "text/calendar"),
    );
    const link = /https?:\/\/\S+token=\S+/.exec(mail.text ?? "")![0];
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expectAccessibleInBothThemes(page);
    await page.getByText(text.booked.move, { exact: true }).click();
    await chooseTime(page, text, text.booked.moveButton);

    await page.getByText(text.booked.cancel, { exact: true }).click();
    await page.getByLabel(text.booked.reason).fill("Grippe");
    await page.getByRole("button", { name: text.booked.cancelButton }).click();
    await expect(page.getByRole("heading", { name: text.cancelled.title, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: text.cancelled.again }).click();
    await expect(page.getByRole("heading", { name: text.choose.title, level: 1 })).toBeVisible();
  });

  for (const timezoneId of ["America/Vancouver", "Europe/Paris"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(`${language}: who is in ${timezoneId} sees both times without asking`, async ({ page }) => {
        await page.clock.install();
        await page.goto(home);
        await fillToTheEnd(theForm(page), formText, person());
        await page.clock.fastForward(TIME_OF_A_PERSON);
        await theForm(page).getByRole("button", { name: formText.submit }).click();
        await chooseTime(page, text, text.choose.button);
        await expect(page.getByText(/(?:à|in) Montréal$/)).toBeVisible();
        await page.getByRole("link", { name: text.booked.change }).click();
        await page.getByText(text.booked.cancel, { exact: true }).click();
        await page.getByRole("button", { name: text.booked.cancelButton }).click();
        await page.getByRole("link", { name: text.cancelled.again }).click();
        await expect(page).toHaveURL(/zone=/);
        await expect(page.getByLabel(text.choose.zoneLabel)).toHaveValue(timezoneId);
      });
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a time in Vancouver is chosen in a form`, async ({ page }) => {
      await page.goto(home);
      await fillTexts(theForm(page), person());
      for (const step of [1, 2, 3]) await chooseAll(theForm(page), step);
      await theForm(page).getByRole("button", { name: formText.submit }).click();
      await page.getByLabel(text.choose.zoneLabel).selectOption("America/Vancouver");
      await page.getByRole("button", { name: text.choose.zoneButton }).click();
      await expect(page.getByText(/(?:à|in) Montréal/).first()).toBeVisible();
      await chooseTime(page, text, text.choose.button);
      await expect(page.getByText(/(?:à|in) Montréal/).first()).toBeVisible();
      await page.getByText(text.waiting.title).click();
      await page.getByRole("button", { name: text.waiting.join }).click();
      await expect(page.getByText(text.waiting.isOn)).toBeVisible();
      await page.getByRole("button", { name: text.waiting.leave }).click();
      await expect(page.getByText(text.waiting.isOn)).toBeHidden();
    });

    test(`${language}: a link that is none says what to do`, async ({ page }) => {
      await page.goto(`${pathIn(language, "/rendez-vous")}?token=b1.x`);
      await expect(page.getByText(text.noLink.bad)).toBeVisible();
      await expect(page.getByRole("link", { name: text.noLink.button })).toBeVisible();
    });
  });
}
