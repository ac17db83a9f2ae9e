import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AppointmentText } from "../src/features/appointments/components/time-choices.tsx";
import type { TimesOffered } from "../src/features/appointments/model.ts";
import { postalAddress } from "../src/lib/company/contact-details.ts";
import { LANGUAGES, pathIn } from "../src/lib/language.ts";
import { appointment as en } from "../src/text/en/site/appointment.ts";
import { consultationForm as formEn } from "../src/text/en/site/consultation-form.ts";
import { appointment as fr } from "../src/text/fr/site/appointment.ts";
import { consultationForm as formFr } from "../src/text/fr/site/consultation-form.ts";
import { chooseAll, fillTexts, fillToTheEnd, person, theForm } from "./fill-consultation.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test, waitForMail } from "./fixtures.ts";

const TEXTS = { fr: { page: fr, form: formFr }, en: { page: en, form: formEn } };

/** Books a time, and retries if the time is taken, because other tests book the same hosts in parallel. */
async function chooseTime(page: Page, text: AppointmentText, button: string, title = text.booked.title) {
  const booked = page.getByRole("heading", { name: title });
  for (let tries = 0; tries < 5; tries += 1) {
    // Excludes times that only the emailed link can book.
    const atOnce = page.getByRole("radio").and(page.locator('[name="start"]'));
    const times = page
      .locator("label", { has: atOnce, hasNotText: text.choose.onCondition })
      .locator("input")
      .filter({ visible: true });
    await expect(times.first()).toBeVisible();
    await times.nth(randomInt(await times.count())).check();
    await page.getByRole("button", { name: button }).click();
    // Retries if the time was taken meanwhile, or if the day is so full that only the emailed link can book it.
    const linked = page.getByRole("heading", { name: text.choose.asked.title });
    const refused = page.getByRole("alert").filter({ visible: true });
    await expect(booked.or(refused).or(linked).first()).toBeVisible();
    if (await linked.isVisible()) await expect(linked).toBeFocused();
    else if (!(await refused.isVisible())) break;
  }
  await expect(booked).toBeVisible();
}

/** Maximum number of radio buttons on a page that offers times (BOOKING §10). */
const MOST_RADIOS = 60;

/** Time a person takes to fill in the form, in ms; a request sent sooner is held for review. */
const TIME_OF_A_PERSON = 60_000;

for (const language of LANGUAGES) {
  const { page: text, form: formText } = TEXTS[language];
  const home = pathIn(language, "/#consultation-form");

  test(`${language}: an appointment is booked from the form, then moved and cancelled through the emailed link @both-widths`, async ({
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
    // Changing the kind of meeting keeps the selected time if that kind offers it too; otherwise the page says so.
    // The mocked response below makes each case happen. Excludes times that only the emailed link can book.
    const atOnce = page.getByRole("radio").and(page.locator('[name="start"]'));
    const times = page
      .locator("label", { has: atOnce, hasNotText: text.choose.onCondition })
      .locator("input")
      .filter({ visible: true });
    expect(await page.getByRole("radio").count()).toBeLessThanOrEqual(MOST_RADIOS);
    const confirm = page.getByRole("button", { name: text.choose.button });
    await expect(confirm).toHaveCount(0);
    await times.nth(4).check();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    // A call is preselected because the visitor gave a phone number.
    await expect(page.getByLabel(text.choose.kinds.phone)).toBeChecked();
    const picked = await times.nth(4).inputValue();
    await page.route(/slots\?.*kind=/, async (route) => {
      const response = await route.fetch();
      const offered = (await response.json()) as TimesOffered;
      const others = offered.slots.filter(({ start }) => start !== picked);
      const slots = offered.kind === "office" ? others : [{ ...others[0]!, start: picked }, ...others];
      await route.fulfill({ response, json: { ...offered, slots } });
    });
    await page.getByLabel(text.choose.kinds.video).check();
    await expect(page.getByText(text.choose.notSo)).toHaveCount(0);
    await expect(page.locator(`input[value="${picked}"]`)).toBeChecked();
    const asked = page.waitForResponse((response) => response.url().includes("kind=office"));
    await page.getByLabel(text.choose.kinds.office).check();
    await expect(page.getByLabel(text.choose.kinds.office)).toBeChecked();
    await asked;
    await expect(page.getByText(text.choose.notSo)).toBeVisible();
    await expect(page.getByLabel(text.choose.kinds.office)).toBeFocused();
    await expect(page.locator('input[name="start"]:checked')).toHaveCount(0);
    await times.first().check();
    await expect(page.getByText(text.choose.notSo)).toHaveCount(0);
    await chooseTime(page, text, text.choose.button);
    await expect(page.getByRole("heading", { name: text.booked.title })).toBeFocused();
    // The header shows the appointment and links to it, even before its button is hydrated.
    const own = page.locator(".header .book");
    await expect(own).toContainText(/\d/);
    await own.focus();
    await own.click();
    await expect(page.getByRole("heading", { name: text.booked.title, level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await staffPage.goto("/admin/appointments");
    await expect(staffPage.getByRole("link", { name: who.company }).first()).toBeVisible();
    await expectAccessibleInBothThemes(staffPage);

    const mail = await waitForMail(who.email, ({ attachments }) =>
      attachments.some(({ mimeType }) => mimeType === "text/calendar"),
    );
    const link = /https?:\/\/\S+token=\S+/.exec(mail.text ?? "")![0];
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole("heading", { name: text.booked.title, level: 1 })).toBeVisible();
    await expect(page.getByText(text.booked.how.office(postalAddress(language)))).toBeVisible();
    await expect(page.getByText(text.booked.ready[0]!)).toBeVisible();
    const when = await page.locator(".booked-when b").textContent();
    await expect(page.locator(".header .book-long")).toHaveText(when!);
    await expectAccessibleInBothThemes(page);
    if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);
    await page.getByText(text.booked.move, { exact: true }).click();
    await chooseTime(page, text, text.booked.moveButton, text.booked.moved);
    const moved = await page.locator(".booked-when b").textContent();
    await expect(page.locator(".header .book-long")).toHaveText(moved!);
    await expect(page.getByText(text.booked.mailed)).toHaveCount(0);

    await page.getByText(text.booked.cancel, { exact: true }).click();
    await page.getByLabel(text.booked.reason).fill("Grippe");
    await page.getByRole("button", { name: text.booked.cancelButton }).click();
    await expect(page.getByRole("heading", { name: text.cancelled.title, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: text.cancelled.again }).click();
    await expect(page.getByRole("heading", { name: text.choose.title, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: text.choose.kinds.office }).click();
    await expect(page.getByRole("link", { name: text.choose.kinds.office })).toHaveAttribute("aria-current", "true");
    await expectAccessibleInBothThemes(page);
    if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);
  });

  for (const timezoneId of ["America/Vancouver", "Europe/Paris"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(`${language}: a visitor in ${timezoneId} sees each time in their own time zone and in Montréal's`, async ({
        page,
      }) => {
        await page.clock.install();
        await page.goto(home);
        await fillToTheEnd(theForm(page), formText, { ...person(), phone: "" });
        await page.clock.fastForward(TIME_OF_A_PERSON);
        await theForm(page).getByRole("button", { name: formText.submit }).click();
        await page.getByRole("link", { name: text.choose.more }).click();
        await page.getByRole("link", { name: text.choose.later }).click();
        expect(await page.getByRole("radio").count()).toBeLessThanOrEqual(MOST_RADIOS);
        await page.getByRole("link", { name: text.choose.first }).click();
        await page.locator("[name=start]").last().check();
        await expect(page.getByLabel(text.choose.kinds.video)).toBeChecked();
        await chooseTime(page, text, text.choose.button);
        await expect(page.getByText(/(?:à|in) Montréal\)?$/)).toBeVisible();
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

    test(`${language}: a visitor chooses the Vancouver time zone and books in a plain form`, async ({ page }) => {
      await page.goto(home);
      await fillTexts(theForm(page), person());
      for (const step of [1, 2, 3]) await chooseAll(theForm(page), step);
      await theForm(page).getByRole("button", { name: formText.submit }).click();
      await page.getByRole("link", { name: text.choose.more }).click();
      expect(await page.getByRole("radio").count()).toBeLessThanOrEqual(MOST_RADIOS);
      await page.getByLabel(text.choose.zoneLabel).selectOption("America/Vancouver");
      await page.getByRole("button", { name: text.choose.zoneButton }).click();
      await expect(page.getByText(/(?:à|in) Montréal/).first()).toBeVisible();
      await expect(page.getByRole("link", { name: text.choose.kinds.phone })).toHaveAttribute("aria-current", "true");
      // A selected time's details also list the kinds of meeting; choosing one keeps that time selected.
      const confirm = page.getByRole("button", { name: text.choose.button });
      await expect(confirm).toHaveCount(0);
      await page.locator("[name=start]").first().check();
      await expect(confirm).toBeVisible();
      await page.locator(".confirm").getByRole("link", { name: text.choose.kinds.video }).click();
      await expect(page.locator("[name=start]").first()).toBeChecked();
      await page.locator(".confirm").getByRole("link", { name: text.choose.kinds.phone }).click();
      await expect(page.getByLabel(text.choose.zoneLabel)).toHaveValue("America/Vancouver");
      await chooseTime(page, text, text.choose.button);
      await expect(page.getByText(text.booked.how.phoneEnd("0142"))).toBeVisible();
      await expect(page.getByText(text.booked.mailed)).toBeVisible();
      await expect(page.getByText(/(?:à|in) Montréal/).first()).toBeVisible();
      await page.getByText(text.waiting.title).click();
      await page.getByRole("button", { name: text.waiting.join }).click();
      await expect(page.getByText(text.waiting.isOn)).toBeVisible();
      await page.getByRole("button", { name: text.waiting.leave }).click();
      await expect(page.getByText(text.waiting.isOn)).toBeHidden();
    });

    test(`${language}: a page opened with an invalid link says what to do`, async ({ page }) => {
      await page.goto(`${pathIn(language, "/rendez-vous")}?token=b1.x`);
      await expect(page.getByText(text.noLink.bad)).toBeVisible();
      await expect(page.getByRole("link", { name: text.noLink.button })).toBeVisible();
    });
  });
}
