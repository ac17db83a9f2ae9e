import { expect, test } from "./fixtures.ts";

const CASES = ["retailer", "professional-services", "healthcare"];

for (const [path, results, action] of [
  ["/case-studies", "Résultats, douze mois après la mise en service", "/#consultation-form"],
  ["/en/case-studies", "Results, twelve months after going live", "/en#consultation-form"],
] as const) {
  test(`${path} shows three cases, each with four results and its own link`, async ({ page }) => {
    await page.goto(path);
    for (const id of CASES) {
      const study = page.locator(`article#${id}`);
      await page.getByRole("main").getByRole("navigation").locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(study.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(study.getByRole("heading", { name: results })).toBeAttached();
      await expect(study.getByRole("heading", { level: 4 })).toHaveCount(4);
      await expect(study.getByRole("blockquote")).toBeVisible();
    }
    await expect(page.getByRole("main").locator("a.button")).toHaveAttribute("href", action);
  });
}
