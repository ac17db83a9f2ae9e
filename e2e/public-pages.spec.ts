import type { Page } from "@playwright/test";
import { LOCALE_OF } from "../src/lib/language.ts";
import { pathsOf } from "../src/site/layout/alternates.ts";
import { SITE_ADDRESSES } from "../src/site/layout/site-pages.ts";
import { expect, test } from "./fixtures.ts";

/** The one link of the footer whose page is still to be built: it may answer 404. */
const TO_BE_BUILT = /^(?:\/en)?\/blog$/;

/** What the head of a page says, as a search engine reads it; every meta by its name or property. */
interface Head {
  lang: string;
  title: string;
  meta: Record<string, string[]>;
  canonical: string[];
  /** Each `hreflang` with its address. */
  alternates: [string, string][];
  /** Type of every thing the structured data describes. */
  describes: string[];
}

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const meta: Record<string, string[]> = {};
    for (const element of all("meta[content]")) {
      const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
      meta[name] = [...(meta[name] ?? []), element.getAttribute("content")!];
    }
    return {
      lang: document.documentElement.lang,
      title: document.title,
      meta,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href")!),
      alternates: all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute("hreflang")!,
        link.getAttribute("href")!,
      ]),
      describes: all('script[type="application/ld+json"]').flatMap((script) =>
        (JSON.parse(script.textContent!)["@graph"] as { "@type": string }[]).map((node) => node["@type"]),
      ),
    };
  });
}

for (const { path } of SITE_ADDRESSES) {
  test(`${path} has its headings in order, nothing for axe to find in either theme, and never scrolls sideways`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    const { width, height } = page.viewportSize()!;
    const narrowest = isMobile ? 320 : width;
    await page.setViewportSize({ width: narrowest, height });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowest);
    const levels = await page
      .getByRole("main")
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName, textContent }) => (textContent ? Number(tagName[1]) : 0)));
    expect(levels[0]).toBe(1);
    expect(levels.slice(1)).not.toContain(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    await expectAccessible(page, ["color-contrast"]);
  });
}

test.describe("whatever the width", () => {
  test.skip(({ isMobile }) => isMobile, "the same at every width");

  test("every page tells its language, its one address, its twin and what it is about", async ({ page, baseURL }) => {
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const { path, language, page: of } of SITE_ADDRESSES) {
      const answer = await page.goto(path);
      expect(answer!.status(), path).toBe(200);
      const head = await headOf(page);
      const description = head.meta["description"]![0]!;
      const paths = pathsOf(of.path);
      const home = new URL(baseURL!).origin;
      const address = (of: string) => new URL(of, home).href;
      const locale = (of: "fr" | "en") => LOCALE_OF[of].replace("-", "_");

      expect(head, path).toMatchObject({
        lang: LOCALE_OF[language],
        canonical: [address(path)],
        alternates: [
          ["fr-CA", address(paths.fr)],
          ["en-CA", address(paths.en)],
          ["x-default", address(paths.fr)],
        ],
        describes: expect.arrayContaining([...of.describes]),
      });
      expect(head.meta, path).toMatchObject({
        description: [description],
        "og:type": ["website"],
        "og:title": [head.title],
        "og:description": [description],
        "og:url": [address(path)],
        "og:locale": [locale(language)],
        "og:locale:alternate": [locale(language === "fr" ? "en" : "fr")],
      });
      expect(head.meta, path).not.toHaveProperty("robots");
      expect(description.length, `${path}, description`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}, description`).toBeLessThanOrEqual(160);
      expect(head.title.length, `${path}, title`).toBeLessThanOrEqual(60);
      titles.add(head.title);
      descriptions.add(description);
    }
    expect(titles.size, "titles").toBe(SITE_ADDRESSES.length);
    expect(descriptions.size, "descriptions").toBe(SITE_ADDRESSES.length);
  });

  test("no page has a broken link", async ({ page }) => {
    const targets = new Map<string, string>();
    for (const { path } of SITE_ADDRESSES) {
      await page.goto(path);
      const hrefs = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const { origin } = new URL(page.url());
      const own = hrefs.filter((href) => href.startsWith(origin));
      expect(own.length, path).toBeGreaterThan(5);
      for (const href of own) targets.set(href, path);
    }
    for (const [target, from] of targets) {
      const { pathname, hash } = new URL(target);
      const answer = await page.request.get(pathname);
      if (answer.status() === 404 && TO_BE_BUILT.test(pathname)) continue;
      expect(answer.status(), `${target} on ${from}`).toBe(200);
      if (hash) expect(await answer.text(), `${target} on ${from}`).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test("every call to action leads to the consultation form", async ({ page }) => {
    for (const { path, language } of SITE_ADDRESSES) {
      await page.goto(path);
      const calls = page.getByRole("main").locator('a.button[href$="#consultation-form"]');
      for (const call of await calls.all()) {
        const { pathname } = new URL(await call.evaluate((link: HTMLAnchorElement) => link.href));
        expect([path, pathsOf("/")[language]], path).toContain(pathname);
      }
    }
    for (const path of ["/services", "/en/about"]) {
      await page.goto(path);
      await page.getByRole("main").locator('a.button[href$="#consultation-form"]').last().click();
      await expect(page).toHaveURL(/^[^#]+\/(?:en)?#consultation-form$/);
      await expect(page.locator("#consultation-form")).toBeInViewport();
    }
  });

  test("the home page leads to the case and to the answer it speaks of", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "30\u00a0heures par semaine rendues à la fondatrice." }).click();
    await expect(page.locator("#professional-services")).toBeInViewport();
    await page.goBack();
    await page.getByRole("link", { name: "Et si ça ne rapporte rien en 90 jours?" }).click();
    await expect(page.locator("#ninety-days")).toBeInViewport();
  });
});
