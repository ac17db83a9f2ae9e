import { openNow } from "../src/lib/company/open-now.ts";
import { CONTACT_TEXT } from "../src/site/page-texts.ts";
import { expect, test } from "./fixtures.ts";

const LANGUAGES = [
  {
    language: "fr",
    path: "/contact",
    phone: "450\u00a0555-0142",
    social: "Nous suivre",
    cities: "Villes desservies",
  },
  { language: "en", path: "/en/contact", phone: "450-555-0142", social: "Follow us", cities: "Cities we serve" },
] as const;

test.use({ javaScriptEnabled: false });

for (const { language, path, phone, social, cities } of LANGUAGES) {
  test(`${path} shows without JavaScript whether the company is open, and how to reach it`, async ({ page }) => {
    // Computed before and after loading, because the office may open or close in between.
    const before = openNow(language, new Date(), CONTACT_TEXT[language]);
    await page.goto(path);
    const after = openNow(language, new Date(), CONTACT_TEXT[language]);
    const line = await page.getByRole("definition").filter({ hasText: before.state }).first().textContent();
    expect([before, after].map(({ state, until }) => `${state}, ${until}`)).toContain(line);
    expect(await page.getByRole("main").textContent()).toContain(after.holidays);

    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "bonjour@nordet.example" })).toHaveAttribute("href", /^mailto:/);
    await expect(main.getByRole("link", { name: phone })).toHaveAttribute("href", "tel:+14505550142");
    const networks = main.getByRole("list", { name: social }).getByRole("link");
    expect(await networks.allTextContents()).toEqual(["LinkedIn", "Facebook", "Instagram"]);
    for (const network of await networks.all()) {
      const box = await network.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
      await expect(network).toHaveAttribute("href", /^https:/);
    }
    await expect(main.getByRole("list", { name: cities }).getByRole("listitem")).toHaveCount(6);
  });
}
