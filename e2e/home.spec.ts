import type { Page } from "@playwright/test";
import { chatOf } from "./chat-panel.ts";
import { expect, test } from "./fixtures.ts";

const draftOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("nordet-draft") ?? "{}"));

const knot = (page: Page) => page.locator("#threads").getAttribute("d");
/** Returns the height of the signal line's wave, 0 while it is straight. */
const signalRise = (page: Page) =>
  page.locator(".wind-hero .wind-signal").evaluate((line) => {
    const steps = line.getAttribute("d")!.replace(/^[^s]*s|H.*$/g, "");
    return steps.match(/-?\d+/g)!.reduce((sum, by, index) => sum + (index % 2 ? Math.abs(Number(by)) : 0), 0);
  });

test.describe("the knot", () => {
  for (const [path, label, aim, plan, none] of [
    [
      "/",
      /^Vos heures/,
      /^16\sh par semaine.*rendre 11\.$/,
      /^1\s500\s\$ par mois \(1 à 5\spers\.\s: 500\s\$\)$/,
      /pas besoin de nous/,
    ],
    [
      "/en",
      /^Your hours/,
      /^16\sh a week.*give you back 11\.$/,
      "$1,500 a month ($500 for 1 to 5 people)",
      /don’t need us/,
    ],
  ] as const) {
    test(`on ${path} can be tied with keys and shows the result`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      const range = page.getByRole("slider", { name: label });
      await expect(range).toHaveValue("15");
      const drawn = await knot(page);
      await range.focus();
      await page.keyboard.press("ArrowRight");
      const [sentence, offer] = [page.locator(".freed > span").first(), page.locator(".freed > a").first()];
      await expect(sentence).toHaveText(aim);
      await expect(offer).toHaveText(plan);
      await expect(offer).toHaveAttribute("href", /#accelerate$/);
      await expect(range).toHaveAttribute(
        "aria-valuetext",
        aim.source.includes("semaine") ? /rendre 11\. 1\s500/ : /back 11\. \$1,500/,
      );
      await expect.poll(() => draftOf(page)).toMatchObject({ timeSpentManualTasks: "15-30" });
      await expect.poll(() => knot(page)).not.toBe(drawn);
      expect(await signalRise(page)).toBeGreaterThan(100);
      await page.keyboard.press("Home");
      await expect(sentence).toHaveText(none);
      await expect(offer).toHaveAttribute("href", /#calculation-title$/);
      await expect.poll(() => signalRise(page)).toBe(0);
      await expectAccessible(page);
    });
  }

  test("loosens to the hours we aim to save when its button is pressed, and is tied again by a second press", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Tirez le fil" });
    const tied = await knot(page);
    const line = () => page.locator(".freed").evaluate((freed) => freed.style.getPropertyValue("--freed"));
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    // 11 of 40 hours on the slider's scale.
    await expect.poll(line).toBe("0.275");
    expect((await knot(page))!.length).toBeLessThan(tied!.length);
    await button.press("Enter");
    await expect.poll(() => knot(page)).toBe(tied);
    await expect.poll(line).toBe("0");
  });

  test("can be dragged, and springs back if dragged too far", { tag: "@both-widths" }, async ({ page }) => {
    await page.goto("/");
    const tied = await knot(page);
    const picture = (await page.locator(".wind-hero").boundingBox())!;
    const [y, width] = [picture.y + picture.height / 2, picture.width];
    await page.mouse.move(5, y);
    await expect(page.locator("nordet-island:has(.wind-hero)")).not.toHaveAttribute("ssr");
    await page.mouse.down();
    await page.mouse.move(width - 5, y, { steps: 10 });
    await expect.poll(() => signalRise(page)).toBe(0);
    await page.mouse.up();
    await expect(page.getByRole("button", { name: "Tirez le fil" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => signalRise(page)).toBeGreaterThan(0);
    expect(await knot(page)).not.toBe(tied);
    await expect(page.getByRole("slider", { name: /^Vos heures/ })).toHaveValue("15");
  });

  test("passes the hours it saves to the calculator", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("slider", { name: /^Vos heures/ }).focus();
    await page.keyboard.press("End");
    await expect.poll(() => draftOf(page)).toMatchObject({ timeSpentManualTasks: "40+" });
    expect(await page.evaluate(() => sessionStorage.getItem("nordet-hours"))).toBe("28");
  });

  test("does not overwrite the visitor's answer in the form", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => sessionStorage.setItem("nordet-draft", '{"timeSpentManualTasks":"0-5"}'));
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect(page.locator(".freed")).toContainText(/40\sh/);
    expect(await draftOf(page)).toMatchObject({ timeSpentManualTasks: "0-5" });
  });

  test("stays still with reduced motion, and shows the result all the same", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const drawn = await knot(page);
    await expect(page.getByRole("button", { name: "Tirez le fil" })).toBeHidden();
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect(page.locator(".freed > span").first()).toHaveText(/rendre 28\.$/);
    expect(await knot(page)).toBe(drawn);
  });

  test("fits a phone, with its slider, a price and a time above the fold", { tag: "@phone" }, async ({ page }) => {
    for (const path of ["/", "/en"]) {
      await page.goto(path);
      const bottom = async (selector: string) => {
        const box = (await page.locator(selector).first().boundingBox())!;
        return box.y + box.height;
      };
      for (const selector of ["#pull", ".freed > a", ".freed .time", ".hero h1"])
        expect(await bottom(selector), `${path} ${selector}`).toBeLessThan(740);
      // Content below the slider stays in place.
      await page.getByRole("slider").focus();
      const before = await bottom(".freed");
      for (const key of ["Home", "End"]) {
        await page.keyboard.press(key);
        await expect(page.locator(".freed")).toContainText(key === "End" ? /40\sh/ : /^0\sh/);
        expect(await bottom(".freed"), `${path} ${key}`).toBe(before);
      }
    }
  });
});

test.describe("one request, minute by minute", () => {
  const steps = (page: Page) => page.locator(".story li:has(.story-time)");

  test("ends with the visitor's own question, which the assistant answers and the chat continues", {
    tag: "@both-widths",
  }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: /^À vous/ }).fill("Quels sont vos tarifs?");
    await page.keyboard.press("Enter");
    await expect(steps(page)).toHaveCount(9);
    await expect(steps(page).nth(6)).toContainText("Quels sont vos tarifs?");
    await expect(steps(page).nth(7)).toContainText("$");
    await expect(steps(page).nth(8)).toContainText(/Anonyme.*Accueil.*Répondu/);
    // The chat continues the conversation; on a phone it covers the button that opened it.
    await page.getByRole("button", { name: "Continuer dans le clavardage" }).click();
    const chat = chatOf(page);
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.messages.first()).toContainText("Quels sont vos tarifs?");
    await expect(chat.messages.first()).toBeVisible();
  });

  test("says that a person will answer what the assistant cannot, and clears what the chat erases", async ({
    page,
  }) => {
    await page.goto("/en");
    await page.getByRole("textbox", { name: /^Your turn/ }).fill("May I speak to a real person?");
    await page.keyboard.press("Enter");
    await expect(steps(page).nth(8)).toContainText("Waiting for a person");
    await page.getByRole("button", { name: "Continue in the chat" }).click();
    await page.getByRole("button", { name: "Erase the conversation" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(steps(page)).toHaveCount(6);
  });

  test("sends no question twice and none that is empty", async ({ page }) => {
    await page.goto("/en");
    const field = page.getByRole("textbox", { name: /^Your turn/ });
    await field.fill("  ");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(field).toBeFocused();
    await field.fill("Where are you?");
    await page.getByRole("button", { name: "Ask", exact: true }).dblclick();
    await expect(steps(page).nth(7)).toContainText("Laval");
    await expect(steps(page)).toHaveCount(9);
  });

  test.describe("without a connection", () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test("passes the question to the chat, which resends it", async ({ page }) => {
      await page.route("**/api/chatbot/messages", (route) => route.abort());
      await page.goto("/en");
      await page.getByRole("textbox", { name: /^Your turn/ }).fill("Where are you?");
      await page.keyboard.press("Enter");
      const chat = chatOf(page);
      await expect(chat.messages.first()).toContainText("Where are you?");
      await expect(steps(page)).toHaveCount(6);
      await page.unroute("**/api/chatbot/messages");
      await page.getByRole("button", { name: "Try again" }).first().click();
      await expect(chat.messages.nth(1)).toContainText("Laval");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawing is a picture, and the contact details take the place of the question", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".pull")).toBeHidden();
    expect(await page.locator(".freed").evaluate((line) => getComputedStyle(line, "::before").content)).toBe("none");
    await expect(page.locator(".freed")).toContainText(/1\s500\s\$ par mois/);
    await expect(page.getByRole("link", { name: /^Appel gratuit/ })).toHaveAttribute("href", /^\/rendez-vous\?start=/);
    await expect(page.getByRole("button", { name: "Demander" })).toBeHidden();
    await page.locator("noscript").getByRole("link", { name: "Nous joindre" }).click();
    await expect(page).toHaveURL(/\/contact#reach$/);
  });
});
