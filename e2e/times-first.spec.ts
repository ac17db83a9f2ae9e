import type { Page } from "@playwright/test";
import { LANGUAGES, pathIn } from "../src/lib/language.ts";
import { appointment as en } from "../src/text/en/site/appointment.ts";
import { consultationForm as formEn } from "../src/text/en/site/consultation-form.ts";
import { appointment as fr } from "../src/text/fr/site/appointment.ts";
import { consultationForm as formFr } from "../src/text/fr/site/consultation-form.ts";
import { ANSWERS } from "../test/applications.ts";
import { openChat } from "./chat-panel.ts";
import { chooseAll, fillTexts, fillToTheEnd, person, theForm } from "./fill-consultation.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

const TEXTS = { fr: { page: fr, form: formFr }, en: { page: en, form: formEn } };
const OTHER = { fr: "en", en: "fr" } as const;
/** Time a person takes to fill in the form, in ms; a request sent sooner is held for review. */
const TIME_OF_A_PERSON = 60_000;

/** Each test has its own server, because a network may book only two upcoming times and a third of a day. */
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeEach(async () => {
  server = await startOwnServer({});
});
test.afterEach(() => server.close());

async function take(start: string) {
  const fields = { ...ANSWERS, ...person(), start };
  const body = new URLSearchParams(fields as Record<string, string>);
  await fetch(`${server.url}/api/consultations`, { method: "POST", body, redirect: "manual" });
}

/** Locates the chosen time as the form shows it. */
const told = (page: Page, language: "fr" | "en") => theForm(page).locator(`output[name="when-${language}"]`);
const startOf = (page: Page) => theForm(page).locator("[name=start]");

for (const language of LANGUAGES) {
  const { page: text, form: formText } = TEXTS[language];
  const home = pathIn(language, "/");

  test(`${language}: a time chosen in the chat is carried into the form, which books it @both-widths`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${server.url}${pathIn(language, "/contact")}`);
    const chat = await openChat(page);
    await chat.input.fill(
      language === "fr" ? "Quand pourrais-je réserver un appel?" : "When could I book a call with you?",
    );
    await chat.input.press("Enter");
    const times = chat.panel.locator(".chat-message .chat-suggestion");
    await expect(times).toHaveCount(3);
    await expect(times.last()).toBeInViewport();
    const reply = chat.panel.locator(".chat-bot").last();
    const when = await times.nth(1).textContent();
    // The reply names a time that is really offered.
    const hour = /\d+(?:\sh(?:\s\d+)?|(?::\d+)?\s[AP]M)/u.exec(when!)![0];
    await expect(reply).toContainText(hour);
    await expectAccessibleInBothThemes(page);
    await times.nth(1).click();
    const form = page.getByRole("dialog").locator("form.application");
    await expect(form.locator(`output[name="when-${language}"]`)).toHaveText(when!);
    await page.clock.fastForward(TIME_OF_A_PERSON);
    await fillToTheEnd(form, formText, person());
    await form.getByRole("button", { name: formText.submit }).click();
    await expect(page.locator(".booked-here")).toContainText(when!.split(",")[0]!);
    // Closes the page before the server stops, so that its event stream does not fail.
    await page.close();
  });

  test(`${language}: a time chosen on the home page is carried into the form and booked in one press @both-widths`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(server.url + home);
    const next = page.locator(".hero .time");
    await expect(next).toHaveCount(3);
    await next.nth(1).click();
    await expect(page).toHaveURL(/start=/);
    const start = await startOf(page).inputValue();
    const when = await told(page, language).textContent();
    expect(when).toMatch(/\d/);
    await expectAccessibleInBothThemes(page);
    if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);

    const who = person();
    const form = theForm(page);
    await form.locator("[name=name]").pressSequentially(who.name);
    await page.locator(`[data-language=${OTHER[language]}]`).evaluate((link) => (link as HTMLElement).click());
    await expect(told(page, OTHER[language])).not.toBeEmpty();
    await expect(startOf(page)).toHaveValue(start);
    // Clears the stored language, which would redirect French pages to English ones.
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await page.reload();
    await expect(told(page, language)).toHaveText(when!);
    await expect(form.locator("[name=name]")).toHaveValue(who.name);
    // The choice also appears in the form on another page in the same tab.
    await page.goto(`${server.url}${pathIn(language, "/contact")}`);
    await expect(told(page, language)).toHaveText(when!);
    await fillToTheEnd(form, formText, who);
    await expect(told(page, language)).toBeVisible();
    await page.clock.fastForward(TIME_OF_A_PERSON);
    await form.getByRole("button", { name: formText.submit }).click();
    await expect(page.getByRole("heading", { name: formText.success.title })).toBeFocused();
    await expect(page.getByRole("heading", { name: text.booked.title })).toBeVisible();
    await expect(page.locator(".booked-here")).toContainText(when!);
    // The numbers of what happens next stay out of what to keep handy.
    const handy = page.locator(".booked-facts li").first();
    expect(await handy.evaluate((item) => getComputedStyle(item, "::before").content)).toBe("none");
    await expectAccessibleInBothThemes(page);
    await page.goto(server.url + home);
    await expect(startOf(page)).toHaveValue("");
  });

  test(`${language}: a request whose time was just taken is still sent, and offers the nearest times`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(server.url + pathIn(language, "/rendez-vous"));
    // Picks a time on the last day shown, because the first may have few times left.
    await page.locator(".time-choices .time").nth(-3).click();
    const start = await startOf(page).inputValue();
    await fillToTheEnd(theForm(page), formText);
    await take(start);
    await page.clock.fastForward(TIME_OF_A_PERSON);
    await theForm(page).getByRole("button", { name: formText.submit }).click();
    await expect(page.getByText(text.requested.title)).toBeVisible();
    await expect(page.getByText(text.choose.nearest)).toHaveCount(3);
    await page.locator("label", { hasText: text.choose.nearest }).first().click();
    await page.getByRole("button", { name: text.choose.button }).click();
    await expect(page.getByRole("heading", { name: text.booked.title })).toBeFocused();
    // A cached page may still link to the taken time; that link leads to the nearest free times.
    await page.goto(`${server.url}${pathIn(language, "/rendez-vous")}?start=${start}`);
    await expect(page.getByText(text.choose.gone)).toBeVisible();
    await expect(page.getByText(text.choose.nearest)).toHaveCount(3);
    await expectAccessibleInBothThemes(page);
  });

  test(`${language}: a past time is reported at the submit button, and one press books another`, async ({ page }) => {
    await page.clock.install();
    await page.goto(server.url + home);
    await page.evaluate(() => {
      const when = { "when-fr": "hier", "when-en": "yesterday" };
      sessionStorage.setItem("nordet-draft", JSON.stringify({ start: "2026-01-05T15:00:00.000Z", ...when }));
    });
    await page.reload();
    const form = theForm(page);
    const who = await fillToTheEnd(form, formText);
    await page.clock.fastForward(TIME_OF_A_PERSON);
    await form.getByRole("button", { name: formText.submit }).click();
    const others = form.locator(".failure .time");
    await expect(others).toHaveCount(4);
    await expect(form.locator("[name=email]")).toHaveValue(who.email);
    await expectAccessibleInBothThemes(page);
    await others.first().click();
    await expect(page.getByRole("heading", { name: text.booked.title })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a visitor chooses a time first, then fills in the form, which books it`, async ({ page }) => {
      await page.goto(server.url + pathIn(language, "/rendez-vous"));
      await page.getByRole("link", { name: text.choose.more }).click();
      await page.locator(".time-choices .time").last().click();
      const when = await told(page, language).textContent();
      const form = theForm(page);
      await fillTexts(form, { ...person(), email: "pas une adresse" });
      for (const step of [1, 2, 3]) await chooseAll(form, step);
      await form.getByRole("button", { name: formText.submit }).click();
      await expect(told(page, language)).toHaveText(when!);
      await fillTexts(form, { email: person().email });
      await form.getByRole("button", { name: formText.submit }).click();
      await expect(page.getByRole("heading", { name: text.booked.title })).toBeVisible();
    });

    test(`${language}: a past time is reported at the form, with free times and every answer kept`, async ({
      page,
    }) => {
      await page.goto(server.url + home);
      const form = theForm(page);
      // Sets a past time, as on a page left open for weeks.
      await startOf(page).evaluate((field: HTMLInputElement) => {
        field.value = "2026-01-05T15:00:00.000Z";
      });
      await fillTexts(form, person());
      for (const step of [1, 2, 3]) await chooseAll(form, step);
      await form.getByRole("button", { name: formText.submit }).click();
      await expect(form.locator('input[type="radio"][name="start"]')).toHaveCount(6);
      await expect(form.locator("[name=company]")).toHaveValue(person().company);
      await form.locator('input[type="radio"][name="start"]').first().check();
      await form.getByRole("button", { name: formText.submit }).click();
      await expect(page.getByRole("heading", { name: text.booked.title })).toBeVisible();
    });
  });
}
