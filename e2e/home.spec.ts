import type { Page } from "@playwright/test";
import { chatOf } from "./chat-panel.ts";
import { expect, test } from "./fixtures.ts";

const draftOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("nordet-draft") ?? "{}"));

test.describe("the knot", () => {
  for (const [path, label, aim] of [
    ["/", /^Tirez le fil/, /^16\sh par semaine.*rendre 11\.$/],
    ["/en", /^Pull the thread/, /^16\sh a week.*give you back 11\.$/],
  ] as const) {
    test(`of ${path} is pulled by keys, and the form knows the hours`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      const range = page.getByRole("slider", { name: label });
      await range.focus();
      await expect(page.locator(".wind-word")).toHaveCount(0);
      for (let hour = 0; hour < 16; hour++) await page.keyboard.press("ArrowRight");
      await expect(page.locator(".pull output")).toHaveText(aim);
      await expect(range).toHaveAttribute("aria-valuetext", aim);
      await expect(page.locator(".wind-word")).toHaveCount(8);
      await expect.poll(() => draftOf(page)).toMatchObject({ timeSpentManualTasks: "15-30" });
      await expectAccessible(page);
    });
  }

  test("is pulled by hand until every line is straight", { tag: "@both-widths" }, async ({ page }) => {
    await page.goto("/");
    const picture = (await page.locator(".wind-hero").boundingBox())!;
    const [y, width] = [picture.y + picture.height / 2, picture.width];
    await page.mouse.move(5, y);
    await expect(page.locator("nordet-island:has(.wind-hero)")).not.toHaveAttribute("ssr");
    await page.mouse.down();
    await page.mouse.move(width - 5, y, { steps: 10 });
    await page.mouse.up();
    await expect(page.getByRole("slider")).toHaveValue("40");
    // A line that is straight keeps one height from its start to its end.
    await expect
      .poll(() =>
        page
          .locator(".wind-signal")
          .first()
          .evaluate((line) => {
            const heights = (line.getAttribute("d")!.match(/-?\d+/g) ?? []).filter((_, index) => index % 2);
            return new Set(heights).size;
          }),
      )
      .toBe(1);
    await expect.poll(() => draftOf(page)).toMatchObject({ timeSpentManualTasks: "40+" });
  });

  test("leaves alone what the visitor has answered", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => sessionStorage.setItem("nordet-draft", '{"timeSpentManualTasks":"0-5"}'));
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect(page.locator(".pull output")).toHaveText(/^40/);
    expect(await draftOf(page)).toMatchObject({ timeSpentManualTasks: "0-5" });
  });

  test("stays the finished picture under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const drawn = await page.locator("#threads").getAttribute("d");
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect(page.locator(".pull output")).toHaveText(/rendre 28\.$/);
    expect(await page.locator("#threads").getAttribute("d")).toBe(drawn);
  });
});

test.describe("one request, minute by minute", () => {
  test("ends in a question that the chat answers", { tag: "@both-widths" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: /^À vous/ }).fill("Quels sont vos tarifs?");
    await page.keyboard.press("Enter");
    const chat = chatOf(page);
    await expect(chat.messages.first()).toContainText("Quels sont vos tarifs?");
    await expect(chat.messages.nth(1)).toContainText("$");
  });

  test("asks nothing twice and nothing empty", async ({ page }) => {
    await page.goto("/en");
    const field = page.getByRole("textbox", { name: /^Your turn/ });
    await field.fill("  ");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(field).toBeFocused();
    await field.fill("Where are you?");
    await page.getByRole("button", { name: "Ask", exact: true }).dblclick();
    const chat = chatOf(page);
    await expect(chat.messages.nth(1)).toContainText("Laval");
    await expect(chat.messages).toHaveCount(2);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawing is a picture, and the question leads to the contact page", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".pull")).toBeHidden();
    await page.getByRole("button", { name: "Demander" }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
