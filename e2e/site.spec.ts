import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const isPhone = (page: Page) => page.viewportSize()!.width < 992;

/** Opens the mobile menu on a phone; on a desktop, the header shows its links. */
async function openMenu(page: Page) {
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
}

/** Returns the URLs of script requests, including pending ones, in a list that keeps growing. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test.describe("header", () => {
  test("links to the pages, in the page's language", { tag: "@both-widths" }, async ({ page }) => {
    for (const [path, labels, prefix] of [
      ["/", ["Services", "Études de cas", "À propos", "Tarifs", "Nous joindre"], ""],
      ["/en", ["Services", "Case studies", "About", "Pricing", "Contact"], "/en"],
    ] as const) {
      await page.goto(path);
      await openMenu(page);
      const header = page.getByRole("banner");
      const targets = ["/services", "/case-studies", "/about", "/pricing", "/contact"];
      for (const [index, label] of labels.entries()) {
        await expect(header.getByRole("link", { name: label, exact: true })).toHaveAttribute(
          "href",
          prefix + targets[index],
        );
      }
    }
  });

  test("stays visible", { tag: "@both-widths" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner").getByRole("link", { name: /accueil/ })).toBeInViewport();
  });

  test("lets keyboard users skip to the content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("never covers the focused element", { tag: "@both-widths" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press("Shift+Tab");
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement!;
        const header = document.querySelector("header")!;
        if (header.contains(focused)) return false;
        return focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom - 1;
      });
      expect(hidden).toBe(false);
    }
  });
});

test("a tablet shows every header link, on one line", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/about", "/en/about"]) {
    await page.goto(path);
    const places = await page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ x, y }) => [x, y]));
    expect(places.length, path).toBeGreaterThanOrEqual(9);
    for (const [x, y] of places) {
      expect(x, path).toBeGreaterThan(0);
      expect(y, path).toBeLessThan(60);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(768);
    const overlaps = await page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) => {
        const boxes = links.map((link) => link.getBoundingClientRect()).toSorted((one, other) => one.x - other.x);
        return boxes.slice(1).filter(({ x }, index) => x < boxes[index]!.right).length;
      });
    expect(overlaps, path).toBe(0);
  }
  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`mobile menu ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("opens, closes with its button and Escape, and navigates", { tag: "@phone" }, async ({ page }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: "Menu" });
      const about = page.getByRole("banner").getByRole("link", { name: "À propos" });
      await expect(about).toBeHidden();
      await button.click();
      await expect(about).toBeVisible();
      await button.click();
      await expect(about).toBeHidden();

      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("banner").getByRole("link", { name: "Services" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(about).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
      await expect(page).toHaveURL("/en");
      await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeHidden();
    });
  });
}

test("the mobile menu closes when one of its links leads to the same page", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const french = page.getByRole("banner").getByRole("link", { name: "FR", exact: true });
  await french.evaluate((link: HTMLAnchorElement) => {
    link.hash = "#consultation-form";
  });
  await french.click();
  await expect(french).toBeHidden();
});

test.describe("language", () => {
  test("is French on plain paths and English under /en", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await page.goto("/en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  });

  test("is remembered once chosen in the switcher, and redirects with query and fragment from then on", async ({
    page,
  }) => {
    await page.goto("/");
    await openMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
    await expect(page).toHaveURL("/en");
    expect(await page.evaluate(() => localStorage.getItem("nordet-language"))).toBe("en");

    await page.goto("/?utm_source=x#consultation-form");
    await expect(page).toHaveURL("/en?utm_source=x#consultation-form");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes, emails, follow-ups: off your plate.");

    await openMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "FR", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    expect(await page.evaluate(() => localStorage.getItem("nordet-language"))).toBe("fr");
    await page.goto("/");
    await expect(page).toHaveURL("/");
  });

  for (const [path, to] of [
    ["/#consultation-form", "/en#consultation-form"],
    ["/en/pricing#fees", "/pricing#fees"],
    ["/consultation-gratuite#consultation-form", "/en/free-consultation#consultation-form"],
    ["/en/blog?q=quotes#main", "/blog?q=quotes#main"],
    ["/services", "/en/services"],
  ] as const) {
    test(`the switcher leads from ${path} to ${to}`, async ({ page }) => {
      await page.goto(path);
      await openMenu(page);
      await page.getByRole("banner").locator(".languages a:not([aria-current])").click();
      await expect(page).toHaveURL(to);
    });
  }

  test("leaves no history entry when it redirects", async ({ page }) => {
    await page.goto("/en");
    await page.evaluate(() => localStorage.setItem("nordet-language", "en"));
    await page.goto("/robots.txt");
    await page.goto("/");
    await expect(page).toHaveURL("/en");
    await page.goBack();
    await expect(page).toHaveURL("/robots.txt");
  });

  test("ignores invalid stored values, and is always English under /en", async ({ page }) => {
    await page.goto("/");
    for (const stored of ["de", "EN", "", '{"en":1}']) {
      await page.evaluate((value) => localStorage.setItem("nordet-language", value), stored);
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    }
    await page.evaluate(() => localStorage.setItem("nordet-language", "fr"));
    await page.goto("/en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  });

  test("is announced to search engines through links between the two versions", async ({ page }) => {
    const alternates = async (path: string) => {
      await page.goto(path);
      return page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    };
    const french = await alternates("/");
    expect(french.map(([language]) => language)).toEqual(["fr-CA", "en-CA", "x-default"]);
    expect(await alternates("/en")).toEqual(french);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", french[1]![1]!);
  });
});

test.describe("theme", () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const LIGHT = "rgb(241, 245, 244)";
  const DARK = "rgb(10, 26, 29)";

  test("follows the system until the visitor chooses one, which is then kept", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    expect(await ground(page)).toBe(DARK);
    await expect(page.getByRole("button", { name: "Système" })).toHaveAttribute("aria-pressed", "true");

    await page.getByRole("button", { name: "Clair" }).click();
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await page.goto("/en");
    expect(await ground(page)).toBe(LIGHT);
    await expect(page.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");

    await page.getByRole("button", { name: "System" }).click();
    await expect.poll(() => ground(page)).toBe(DARK);
    await page.goto("/");
    expect(await ground(page)).toBe(DARK);
    await expect(page.getByRole("button", { name: "Système" })).toHaveAttribute("aria-pressed", "true");
  });

  test("has no switch without scripts", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("group", { name: "Thème" })).toBeHidden();
    await context.close();
  });
});

test.describe("error pages", () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const [path, heading, home] of [
    ["/nulle-part", "404\u00a0: page introuvable", "/"],
    ["/en/nowhere", "404 Page Not Found", "/en"],
    ["/fr", "404\u00a0: page introuvable", "/"],
    // The error pages are routes, but their own URLs must answer 404 like unknown paths.
    ["/500", "404\u00a0: page introuvable", "/"],
    ["/404", "404\u00a0: page introuvable", "/"],
    ["/en/500", "404 Page Not Found", "/en"],
  ] as const) {
    test(`${path} answers 404 with header, footer and a link home`, async ({ page, expectAccessible }) => {
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", home);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectAccessible(page);
    });
  }

  for (const [path, heading] of [
    ["/nulle-part", "404 Page Not Found"],
    ["/blog/nulle-part", "Article Not Found"],
    ["/nulle/part/", "404 Page Not Found"],
  ] as const) {
    test(`a visitor who chose English gets the 404 page for ${path} in English`, async ({ page }) => {
      await page.goto("/en");
      await page.evaluate(() => localStorage.setItem("nordet-language", "en"));
      await page.goto("/robots.txt");
      const answers: string[] = [];
      page.on("response", (answer) => {
        if (answer.request().isNavigationRequest())
          answers.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      await page.goto(`${path}?from=x#y`);
      await expect(page).toHaveURL(`/en${path.replace(/\/$/, "")}?from=x#y`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
      expect(answers.at(-1)).toBe(`404 /en${path.replace(/\/$/, "")}`);
      await page.goBack();
      await expect(page).toHaveURL("/robots.txt");
    });
  }
});

for (const [path, colorScheme] of [
  ["/", "light"],
  ["/en", "dark"],
] as const) {
  test(`${path} in ${colorScheme} loads no script, and its open menu satisfies axe`, {
    tag: "@both-widths",
  }, async ({ page, expectAccessible }) => {
    const scripts = watchScripts(page);
    await page.emulateMedia({ colorScheme });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    if (isPhone(page)) {
      await openMenu(page);
      await expectAccessible(page);
    }
  });
}
