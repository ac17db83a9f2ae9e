import type { Page } from "@playwright/test";
import { chatOf, openChat } from "./chat-panel.ts";
import { expect, test } from "./fixtures.ts";

const WITH_FORMS = ["/", "/contact", "/consultation-gratuite", "/newsletter", "/blog", "/pricing", "/privacy/ask"];

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Targets that the chat's button must never cover, nor its panel while the target is focused. */
const PRESSED = "main :is(.button, .time, .times > label, [type=submit], :focus)";

/** Returns the elements that the chat's button or panel covers. */
const covered = (page: Page, selector = PRESSED) =>
  page.evaluate((selected) => {
    const boxes = [...document.querySelectorAll(".chat, .chat-panel[open]")]
      .filter((element) => getComputedStyle(element).visibility === "visible")
      .map((element) => element.getBoundingClientRect());
    return [...document.querySelectorAll(selected)]
      .filter((form) => {
        const { top, right, bottom, left } = form.getBoundingClientRect();
        return boxes.some(
          (box) =>
            box.top < Math.min(bottom, innerHeight) &&
            Math.max(top, 0) < box.bottom &&
            box.left < right &&
            left < box.right,
        );
      })
      .map((form) => form.className || form.id || form.outerHTML.slice(0, 80));
  }, selector);

/** Scrolls down the page by half a window at a time. */
async function* places(page: Page): AsyncGenerator<number> {
  const [whole, height] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  for (let top = 0; top < whole! - height! / 2; top += height! / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    yield top;
  }
}

/** Scrolls until the form starts at `share` of the window's height, from 0 to 1. */
const bringForm = (page: Page, share: number) =>
  page.evaluate((at) => {
    const { top } = document.querySelector("main form:not(.ask)")!.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight * at, behavior: "instant" });
  }, share);

/** Waits until intersection observers have been notified. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

for (const language of ["", "/en"] as const) {
  for (const { width, height } of SIZES) {
    test(`the chat's button covers no target at ${width} px${language && ", in English"}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of WITH_FORMS) {
        const address = path === "/consultation-gratuite" && language ? "/free-consultation" : path;
        await page.goto(`${language}${address}`.replace(/(?<=.)\/$/, ""));
        for await (const top of places(page)) {
          await expect.poll(() => covered(page), `${address} at ${top}`).toEqual([]);
        }
      }
    });
  }
}

test("the chat's button moves away from a field in use, returns, and is always reachable by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/contact");
  const { opener } = chatOf(page);
  const name = page.locator("main input[name=name]");
  // The button stays, because it does not overlap this field.
  await name.focus();
  await drawn(page);
  await expect(opener).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await name.focus();
  await page.evaluate(() => {
    const { bottom } = document.querySelector("main input[name=name]")!.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - innerHeight + 40, behavior: "instant" });
  });
  await expect(opener).not.toBeInViewport();
  await name.blur();
  await page.clock.runFor(300);
  await expect(opener).toBeInViewport();
  await bringForm(page, 0.2);
  await page.locator("footer").getByRole("link").last().focus();
  await bringForm(page, 0.2);
  for (let presses = 0; presses < 6 && !(await opener.evaluate((link) => link.matches(":focus"))); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(chatOf(page).panel).toBeVisible();
});

test("an open chat stays open, but never covers the focused field", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  const chat = await openChat(page);
  await chat.input.fill("Je voudrais sav");
  await bringForm(page, 0.1);
  await expect.poll(() => covered(page, "main form:not(.ask)")).not.toEqual([]);
  // A field that the panel does not cover.
  await page.locator("main input[name=email]").focus();
  await drawn(page);
  await expect(chat.panel).toBeVisible();
  // A field that the panel covers.
  const jobTitle = page.locator("main input[name=jobTitle]");
  await jobTitle.focus();
  await expect(chat.panel).toBeHidden();
  await expect(jobTitle).toBeFocused();
  expect(await covered(page)).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await jobTitle.blur();
  await openChat(page);
  await expect(chat.input).toHaveValue("Je voudrais sav");
});

test("the open chat closes when a link behind it is focused", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/services");
  const { panel } = await openChat(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const hidden = page.locator("footer .footer-start a");
  await hidden.focus();
  await expect(panel).toBeHidden();
  await expect(hidden).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat’s link is at the end of the page and covers nothing", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    const lastOfFooter = page.locator("footer").getByRole("link").last();
    const [link, above] = await Promise.all([page.locator(".chat").boundingBox(), lastOfFooter.boundingBox()]);
    expect(link!.y).toBeGreaterThan(above!.y + above!.height);
    expect(link).toMatchObject({ width: 70, height: 70 });
  });
});
