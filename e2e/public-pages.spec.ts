import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Every public page that exists in both languages: its French address, its English one, what its structured data tells of. */
const PAGES = [
  { fr: "/services", en: "/en/services", data: ["ProfessionalService", "Service", "BreadcrumbList"] },
  { fr: "/about", en: "/en/about", data: ["ProfessionalService", "BreadcrumbList"] },
  { fr: "/pricing", en: "/en/pricing", data: ["Service", "FAQPage", "BreadcrumbList"] },
  { fr: "/case-studies", en: "/en/case-studies", data: ["BreadcrumbList"] },
] as const;

/** The one link of the footer whose page is still to be built: it may answer 404. */
const TO_BE_BUILT = /^(?:\/en)?\/blog$/;

/** Type of every thing a page describes in its structured data. */
async function describedTypes(page: Page): Promise<string[]> {
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  return written.flatMap((text) => (JSON.parse(text)["@graph"] as { "@type": string }[]).map((node) => node["@type"]));
}

async function alternatesOf(page: Page): Promise<(string | null)[][]> {
  return page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
}

for (const { fr, en, data } of PAGES) {
  for (const [path, locale] of [
    [fr, "fr-CA"],
    [en, "en-CA"],
  ] as const) {
    test.describe(path, () => {
      test("answers, with one title, one address in each language, and what it is about", async ({ page }) => {
        const answer = await page.goto(path);
        expect(answer!.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const description = await page.locator('meta[name="description"]').getAttribute("content");
        expect(description!.length).toBeGreaterThanOrEqual(70);
        expect(description!.length).toBeLessThanOrEqual(160);

        const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
        expect(new URL(canonical!).pathname).toBe(path);
        const alternates = await alternatesOf(page);
        const { origin } = new URL(canonical!);
        expect(alternates).toEqual([
          ["fr-CA", origin + fr],
          ["en-CA", origin + en],
          ["x-default", origin + fr],
        ]);
        expect(await describedTypes(page)).toEqual(expect.arrayContaining([...data]));
        await page.goto(path === fr ? en : fr);
        expect(await alternatesOf(page)).toEqual(alternates);
      });

      test("has headings in order, none empty", async ({ page }) => {
        await page.goto(path);
        const levels = await page
          .getByRole("main")
          .getByRole("heading")
          .evaluateAll((headings) =>
            headings.map(({ tagName, textContent }) => (textContent ? Number(tagName[1]) : 0)),
          );
        expect(levels[0]).toBe(1);
        for (const [index, level] of levels.entries()) {
          expect(level).toBeGreaterThan(0);
          expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
        }
      });

      for (const colorScheme of ["light", "dark"] as const) {
        test(`in ${colorScheme}: nothing for axe to find, no sideways scrolling`, async ({
          page,
          expectAccessible,
        }) => {
          await page.emulateMedia({ colorScheme });
          await page.goto(path, { waitUntil: "networkidle" });
          const own = page.viewportSize()!;
          for (const width of own.width < 992 ? [320, own.width] : [own.width]) {
            await page.setViewportSize({ width, height: own.height });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
            await expectAccessible(page);
          }
        });
      }

      test("has no broken link", async ({ page }) => {
        await page.goto(path);
        const hrefs = await page
          .locator("a[href]")
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        const { origin } = new URL(page.url());
        const targets = new Set(hrefs.filter((href) => href.startsWith(origin)));
        expect(targets.size).toBeGreaterThan(5);
        for (const target of targets) {
          const { pathname, hash } = new URL(target);
          const answer = await page.request.get(pathname);
          if (answer.status() === 404 && TO_BE_BUILT.test(pathname)) continue;
          expect(answer.status(), target).toBe(200);
          if (hash) expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`);
        }
      });

      test("leads to the consultation form", async ({ page }) => {
        await page.goto(path);
        const calls = page.getByRole("main").locator('a.button[href$="#consultation-form"]');
        const home = path === fr ? "/" : "/en";
        for (const call of await calls.all()) await expect(call).toHaveAttribute("href", `${home}#consultation-form`);
        await calls.last().click();
        await expect(page).toHaveURL(`${home}#consultation-form`);
        await expect(page.locator("#consultation-form")).toBeInViewport();
      });
    });
  }
}

test("no two pages share a title or a description", async ({ page }) => {
  const seen: string[] = [];
  for (const path of ["/", "/en", ...PAGES.flatMap(({ fr, en }) => [fr, en])]) {
    await page.goto(path);
    seen.push(await page.title(), (await page.locator('meta[name="description"]').getAttribute("content"))!);
  }
  expect(new Set(seen).size).toBe(seen.length);
});
