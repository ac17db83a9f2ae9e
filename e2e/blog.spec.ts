import type { Page } from "@playwright/test";
import { BLOG_TEXT } from "../src/site/page-texts.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";

const { fr, en } = BLOG_TEXT;
const LAW = {
  fr: { path: "/blog/loi-25-equipe-de-dix-personnes", title: /^Loi 25/ },
  en: { path: "/en/blog/law-25-for-a-team-of-ten", title: /Law 25/ },
};

const topics = (page: Page) => page.getByRole("navigation", { name: fr.filter.label });
const results = (page: Page) => page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 }).first();
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Number of posts in a new database; desk journeys that run in parallel publish more. */
const SAMPLES = 7;

/** Maximum number of posts on the first page: the newest, then a page of others. */
const FIRST_PAGE = 1 + 12;

/** Expects as many posts as the list announces, up to one page, and at least the samples. */
async function expectWholeList(page: Page) {
  await expect(results(page)).toHaveText(/^\d+\sarticles$/);
  const listed = Number.parseInt((await results(page).textContent())!, 10);
  expect(listed).toBeGreaterThanOrEqual(SAMPLES);
  await expect(cards(page)).toHaveCount(Math.min(listed, FIRST_PAGE));
}

async function search(page: Page, words: string) {
  await page.getByRole("searchbox", { name: fr.search.label }).fill(words);
  await page.getByRole("button", { name: fr.search.submit, exact: true }).click();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 404/] });

  test("a reader filters the list, searches it, reads an article and continues in the other language", async ({
    page,
  }) => {
    await page.goto("/blog");
    await expectWholeList(page);
    await expect(cards(page).first()).toContainText(fr.featured);
    await topics(page).getByRole("link", { name: fr.categories.Privacy }).click();
    await expect(page).toHaveURL(/\/blog\?category=privacy$/);
    await expect(topics(page).getByRole("link", { name: fr.categories.Privacy })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(cards(page)).toHaveCount(1);
    await search(page, "relances");
    await expect(page).toHaveURL(/\?category=privacy&q=relances$/);
    await expect(page.getByText(fr.search.noResult("relances"))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: fr.search.all }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await search(page, "LOI 25 équipe");
    await page.getByRole("link", { name: /^Lire la suite.*Loi 25/ }).click();
    await expect(page).toHaveURL(new RegExp(`${LAW.fr.path}$`));
    await expect(page.getByRole("heading", { level: 1, name: LAW.fr.title })).toBeVisible();
    await expect(page.getByText("22 septembre 2026").first()).toBeVisible();

    const contents = page.getByRole("navigation", { name: fr.contents }).getByRole("link");
    await contents.last().click();
    await expect(
      page.getByRole("heading", { level: 2, name: (await contents.last().textContent())! }),
    ).toBeInViewport();
    await page.getByRole("main").getByRole("link", { name: fr.otherVersion }).click();
    await expect(page).toHaveURL(new RegExp(`${LAW.en.path}$`));
    await expect(page.getByRole("heading", { level: 1, name: LAW.en.title })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: en.closing.more }).click();
    await expect(page).toHaveURL(/\/en\/blog$/);

    await page.goto(`/en${LAW.fr.path}`);
    await expect(page, "an address in the wrong language").toHaveURL(new RegExp(`[^n]${LAW.fr.path}$`));
    const missing = await page.goto("/en/blog/no-such-article");
    expect(missing!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: en.notFound.title })).toBeVisible();
    await page.getByRole("link", { name: en.notFound.back }).click();
    await expect(page).toHaveURL(/\/en\/blog$/);
  });
});

test("with scripts, the list shows skeletons while it loads, moves the focus, and is restored by Back", async ({
  page,
}) => {
  await page.goto("/blog");
  const skeletons = page.locator(".skeletons > li");
  const held = Promise.withResolvers<void>();
  await page.route(
    /\?category=sales$/,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await topics(page).getByRole("link", { name: fr.categories.Sales }).click();
  await expect(skeletons).toHaveCount(6);
  await expect(skeletons.first()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(fr.loading);
  await expect(cards(page)).toHaveCount(0);
  held.resolve();
  await expect(results(page)).toHaveText(`${fr.count(1)} · ${fr.categories.Sales}`);
  await expect(results(page)).toBeFocused();
  await expect(skeletons.first()).toBeHidden();
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(page).toHaveURL(/\/blog\?category=sales$/);
  await expect(page).toHaveTitle(new RegExp(fr.categories.Sales));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?category=sales$/);
  await expect(page.locator('[data-language="en"]').first()).toHaveAttribute("href", "/en/blog?category=sales");
  await expect(cards(page)).toHaveCount(1);

  await search(page, "soumission");
  await expect(results(page)).toBeFocused();
  await expect(page).toHaveURL(/\?category=sales&q=soumission$/);
  await page.goBack();
  await expect(results(page)).toHaveText(`${fr.count(1)} · ${fr.categories.Sales}`);
  await expect(page.getByRole("searchbox", { name: fr.search.label })).toHaveValue("");
  await page.goBack();
  await expectWholeList(page);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("an article and an empty search result satisfy axe in both themes and fit a phone", async ({ page }) => {
  for (const path of [LAW.fr.path, "/en/blog?q=zzz"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFitsPhone(page);
  }
});

test("an article has one call to action, and wraps its sample emails on a phone", async ({ page }) => {
  await page.goto("/blog/deux-langues-une-boite-de-reception");
  const strong = page.locator("main .button:not(.button-quiet)");
  await expect(strong).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  const samples = page.locator(".prose pre");
  expect(await samples.count()).toBeGreaterThan(0);
  for (const sample of await samples.all()) {
    expect(await sample.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test("each language has a feed, linked from its blog pages", async ({ page, request }) => {
  for (const [path, title] of [
    ["/blog", fr.feed.title],
    [LAW.en.path, en.feed.title],
  ] as const) {
    await page.goto(path);
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute("title", title);
    const answer = await request.get((await link.getAttribute("href"))!);
    expect(answer.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
    expect((await answer.text()).match(/<item>/g)!.length).toBeGreaterThanOrEqual(SAMPLES);
  }
});
