import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Pages that are not indexed; `public-pages.spec.ts` covers the others. */
const PAGES = ["/consultation-result", "/nowhere", "/en/nowhere"];

/** Records the page's policy violations, and returns a function that reads them. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (event) => {
      refused.push(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test.describe("content policy", () => {
  test.use({ expectedConsole: [/the server responded with a status of 404/] });

  for (const path of PAGES) {
    test(`on ${path} blocks none of our own scripts and styles, including hydrated islands`, async ({ page }) => {
      const refused = await watchPolicy(page);
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.classList.contains("js"))).toBe(true);
      for (const field of await page.getByRole("main").getByRole("textbox").all()) {
        if (await field.isVisible()) {
          await field.focus();
          await page.keyboard.type("a");
        }
      }
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main nordet-island[ssr]:has(:focus)")).toHaveCount(0);
      expect(await refused()).toEqual([]);
    });
  }
});

test.describe("content policy against injection", () => {
  test.use({ expectedConsole: [/violates the following Content Security Policy directive/] });

  test("blocks an injected script and style", async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.taken = true";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(script, style);
    });
    expect(await page.evaluate(() => "taken" in window)).toBe(false);
    expect((await refused()).map((line) => line.split(" ")[0]).sort()).toEqual(["script-src-elem", "style-src-elem"]);
  });
});
