import type { Page } from "@playwright/test";
import { LOCALE_OF } from "../src/lib/language.ts";
import { pathsOf } from "../src/site/layout/alternates.ts";
import { SITE_ADDRESSES } from "../src/site/layout/site-pages.ts";
import { linkChecker } from "../test/broken-links.ts";
import { schemaOrgErrors } from "../test/schema-org.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";

/** A page's metadata, as search engines read it, and its calls to action. */
interface Said {
  lang: string;
  title: string;
  /** Every `<meta>` element's contents, by name or property. */
  meta: Record<string, string[]>;
  canonical: string[];
  /** Each `hreflang` with its URL. */
  alternates: [string, string][];
  /** Every JSON-LD graph. */
  data: { "@graph": { "@type": string }[] }[];
  /** Targets of the links styled as buttons. */
  buttons: string[];
}

/** Fetches and parses a page in the browser, without loading its pictures, styles or scripts. */
async function said(page: Page, path: string): Promise<Said> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const meta: Record<string, string[]> = {};
      for (const element of all("head meta[content]")) {
        const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
        meta[name] = [...(meta[name] ?? []), element.getAttribute("content")!];
      }
      return {
        lang: parsed.documentElement.lang,
        title: parsed.title,
        meta,
        canonical: all('head link[rel="canonical"]').map((link) => link.getAttribute("href")!),
        alternates: all('head link[rel="alternate"][hreflang]').map((link): [string, string] => [
          link.getAttribute("hreflang")!,
          link.getAttribute("href")!,
        ]),
        data: all('head script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent!)),
        buttons: all("main a.button").map((link) => link.getAttribute("href")!),
      };
    },
    await answer.text(),
  );
}

for (const { path } of SITE_ADDRESSES) {
  test(`${path} has its headings in order, satisfies axe, fits a phone, and may run its own scripts`, async ({
    page,
  }) => {
    await page.goto(path);
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    });
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFitsPhone(page);
    // A script or style blocked by the policy would be reported on the console, which fails the test.
    expect(await page.evaluate(() => document.documentElement.classList.contains("js"))).toBe(true);
    for (const field of await page.getByRole("main").getByRole("textbox").all()) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      await page.keyboard.type("a");
    }
    await expect(page.locator("main nordet-island[ssr]:has(:focus)")).toHaveCount(0);
  });
}

test.describe("the pages together", () => {
  test("every page states its language, canonical URL, translation and subject", async ({ page, baseURL }) => {
    const [titles, descriptions, pictures] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const described: Record<string, unknown> = {};
    const heads = await Promise.all(SITE_ADDRESSES.map(({ path }) => said(page, path)));
    for (const [index, { path, language, page: of }] of SITE_ADDRESSES.entries()) {
      const head = heads[index]!;
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
      });
      expect(head.data, path).toHaveLength(1);
      expect(head.data[0]!["@graph"].map((node) => node["@type"])).toEqual(expect.arrayContaining([...of.describes]));
      described[path] = head.data[0];
      expect(head.meta, path).toMatchObject({
        description: [description],
        "og:type": ["website"],
        "og:title": [head.title],
        "og:description": [description],
        "og:url": [address(path)],
        "og:locale": [locale(language)],
        "og:locale:alternate": [locale(language === "fr" ? "en" : "fr")],
        "og:image": [expect.stringMatching(/^https?:.*\/card\/[\w-]{6}\.png$/)],
        "og:image:alt": [expect.stringMatching(/\S/)],
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "twitter:card": ["summary_large_image"],
      });
      expect(head.meta, path).not.toHaveProperty("robots");
      expect(description.length, `${path}, description`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}, description`).toBeLessThanOrEqual(160);
      expect(head.title.length, `${path}, title`).toBeLessThanOrEqual(60);
      titles.add(head.title);
      descriptions.add(description);
      pictures.add(head.meta["og:image"]![0]!);
    }
    expect(titles.size, "titles").toBe(SITE_ADDRESSES.length);
    expect(descriptions.size, "descriptions").toBe(SITE_ADDRESSES.length);
    expect(pictures.size, "pictures").toBe(SITE_ADDRESSES.length);
    expect(schemaOrgErrors(described)).toEqual([]);
  });

  test("a page's sharing picture is cacheable, and an older picture URL redirects to it", async ({ page, request }) => {
    await page.goto("/en/pricing");
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await request.get(address!);
    expect(picture.status()).toBe(200);
    expect(picture.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": expect.stringContaining("immutable"),
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(picture.headers()).not.toHaveProperty("content-encoding");
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

    const again = await request.get(address!, { headers: { "If-None-Match": picture.headers()["etag"]! } });
    expect(again.status()).toBe(304);
    const older = await request.get(address!.replace(/[\w-]{6}\.png$/, "older1.png"), { maxRedirects: 0 });
    expect([older.status(), older.headers()["location"]]).toEqual([302, new URL(address!).pathname]);
    expect((await request.get("/en/nowhere/card/older1.png")).status()).toBe(404);
  });

  test("the sitemap lists the pages, and robots.txt the sitemap", async ({ page, request, baseURL }) => {
    await page.goto("/sitemap.xml");
    const locations = await page.evaluate(() =>
      [...document.getElementsByTagNameNS("http://www.sitemaps.org/schemas/sitemap/0.9", "loc")].map(
        ({ textContent }) => textContent,
      ),
    );
    const { origin } = new URL(baseURL!);
    expect(locations).toEqual(expect.arrayContaining(SITE_ADDRESSES.map(({ path }) => new URL(path, origin).href)));
    const answer = await request.get("/robots.txt");
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test("no page has a broken link", async ({ baseURL }) => {
    const brokenLinks = linkChecker(baseURL ?? "");
    for (const { path } of SITE_ADDRESSES) {
      const html = await (await fetch(`${baseURL}${path}`)).text();
      expect(html.match(/<a [^>]*href="\//g)?.length, path).toBeGreaterThan(5);
      expect(await brokenLinks(path, html), path).toEqual([]);
    }
  });

  test("every call to action leads to the consultation form", async ({ page }) => {
    const read = await Promise.all(SITE_ADDRESSES.map(({ path }) => said(page, path)));
    for (const [index, { path, language, page: of }] of SITE_ADDRESSES.entries()) {
      const { buttons } = read[index]!;
      const calls = buttons.filter((href) => href.endsWith("#consultation-form"));
      for (const call of calls) {
        const { pathname } = new URL(call, new URL(path, "http://any.example"));
        expect([path, pathsOf("/")[language]], path).toContain(pathname);
      }
      if (of.path === "/pricing") expect(calls, path).toEqual(buttons);
    }
    for (const path of ["/services", "/en/about"]) {
      await page.goto(path);
      await page.getByRole("main").locator('a.button[href$="#consultation-form"]').last().click();
      await expect(page).toHaveURL(/^[^#]+\/(?:en)?#consultation-form$/);
      await expect(page.locator("#consultation-form")).toBeInViewport();
    }
  });

  test("the home page links to the case study and the answer it mentions", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "30\u00a0heures par semaine rendues à la fondatrice." }).click();
    await expect(page.locator("#professional-services")).toBeInViewport();
    await page.goBack();
    await page.getByRole("link", { name: "Et si cela ne rapporte rien en 90 jours?" }).click();
    await expect(page.locator("#ninety-days")).toBeInViewport();
  });
});
