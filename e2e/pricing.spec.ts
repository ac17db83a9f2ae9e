import { expect, test } from "./fixtures.ts";

test.describe("the calculator", () => {
  test("recalculates on each drag or key press", async ({ page }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const calculator = page.getByRole("form", { name: "Calculatrice de rendement" });
    await expect(calculator).toContainText("3 050 $");

    await calculator.getByRole("radio", { name: "Velocity" }).check();
    await expect(calculator).toContainText("4 050 $");
    await expect(calculator).toContainText("810 %");

    const hours = calculator.getByRole("slider", { name: /Heures gagnées/ });
    await hours.focus();
    await page.keyboard.press("Home");
    await expect(hours).toHaveAttribute("aria-valuetext", /^1\sh$/);
    await expect(calculator).toContainText("−348 $");
    await expect(calculator).toContainText("1 h × 35 $ × 52 ÷ 12 − 500 $");
  });

  test("advises against a plan that does not pay off, and passes its hours to the form", async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem("nordet-hours", "6"));
    await page.goto("/pricing");
    const calculator = page.getByRole("form", { name: "Calculatrice de rendement" });
    const hours = calculator.getByRole("slider", { name: /Heures gagnées/ });
    await hours.focus();
    // At the six hours carried over from the home page, Accelerate does not pay off, but Velocity does.
    await expect(hours).toHaveValue("6");
    await expect(calculator).toContainText(/À ce volume, Velocity suffit\s: il vous laisserait 410\s\$ par mois\./);
    for (let hour = 6; hour > 2; hour--) await page.keyboard.press("ArrowLeft");
    await expect(calculator).toContainText("vous n’avez pas besoin de nous");
    // The booking link is not highlighted if the advice is against buying.
    const book = calculator.getByRole("link", { name: "Réserver avec ces chiffres" });
    await expect(book).toHaveClass(/button-quiet/);
    for (let hour = 2; hour < 20; hour++) await page.keyboard.press("ArrowRight");
    await expect(calculator).toContainText("Ces heures paient le forfait");
    await expect(book).not.toHaveClass(/button-quiet/);
    await book.click();
    const form = page.getByRole("dialog").getByRole("form");
    await expect(form.locator("[name=timeSpentManualTasks][value='15-30']")).toBeChecked();
  });

  test("includes changes made before its code is loaded", async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/en/pricing");
    const calculator = page.getByRole("form", { name: "Return calculator" });
    await calculator.getByRole("radio", { name: "Dominate" }).check();
    await expect(calculator).toContainText("$3,050");
    letGo();
    await expect(calculator).toContainText("$1,050");
    await expect(calculator.getByRole("radio", { name: "Dominate" })).toBeChecked();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows a worked example without controls", async ({ page }) => {
      await page.goto("/en/pricing");
      const calculator = page.getByRole("form", { name: "Return calculator" });
      await expect(calculator).toContainText("30 h × $35 × 52 ÷ 12 − $1,500");
      await expect(calculator).toContainText("$3,050");
      await expect(calculator.getByText("Accelerate")).toBeVisible();
      await expect(calculator.getByText("Velocity")).toBeHidden();
      await expect(calculator.getByRole("slider")).toHaveCount(0);
    });
  });
});

test.describe("a question", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("opens at its own URL, below the header", async ({ page }) => {
        await page.goto("/pricing#money-back");
        await expect(page.getByText("Vous nous écrivez, nous remboursons.")).toBeInViewport();
        await expect(page.getByText("Puis-je me faire rembourser?", { exact: true })).toBeInViewport();
        await expect(page.getByText("un courriel suffit.")).toBeHidden();
      });
    });
  }

  test("opens with the keyboard and has a link to itself", async ({ page }) => {
    await page.goto("/en/pricing");
    const question = page.getByText("Do I have to sign a contract?", { exact: true });
    await page.locator("summary", { has: question }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /Link to this answer \(Do I have/ }).click();
    await expect(page).toHaveURL(/\/en\/pricing#contract$/);
  });
});

test("keeps each plan's button label on one line", async ({ page }) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/pricing", "/en/pricing"]) {
      await page.goto(path);
      const buttons = page.locator("article > .button");
      await expect(buttons).toHaveCount(3);
      const heights = await buttons.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(...heights), `${path} at ${width} px`).toBeLessThan(60);
    }
  }
});

test("fits 320 px, with three plans side by side", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/pricing");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const heads = page.getByRole("columnheader", { name: /^(Velocity|Accelerate|Dominate)/ });
  await expect(heads).toHaveCount(3);
  const tops = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
