import type { Page } from "@playwright/test";
import { LANGUAGES } from "../src/lib/language.ts";
import { SITE_ADDRESSES } from "../src/site/layout/site-pages.ts";
import { expect, test } from "./fixtures.ts";

interface Proof {
  /** Path and fragment of the target. */
  href: string;
  /** Figures as the link text writes them: `85 %`, `30`. */
  figures: string[];
}

/** Returns the links in a page's `main` to our own pages whose link text states a figure. */
const proofsOn = (page: Page) =>
  page.evaluate((): Proof[] =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter((link) => link.origin === location.origin)
      .map((link) => ({
        href: link.pathname + link.hash,
        figures: (link.textContent.match(/\d+(?:[ \u00a0\u202f,.]\d+)*(?:[ \u00a0\u202f]?%)?/g) ?? []).map((figure) =>
          figure.replace(/\s/g, " "),
        ),
      }))
      .filter(({ figures }) => figures.length > 0),
  );

for (const language of LANGUAGES) {
  test(`every figure in a link appears at its target (${language})`, async ({ page, request }) => {
    const missing: string[] = [];
    let read = 0;
    for (const { path } of SITE_ADDRESSES.filter((address) => address.language === language)) {
      await page.goto(path);
      for (const { href, figures } of await proofsOn(page)) {
        const [target = "", id] = href.split("#");
        // Removes inline styles, which the content policy of the page that parses this would block.
        const html = (await (await request.get(target)).text()).replace(/<style[\s\S]*?<\/style>/g, "");
        const said = await page.evaluate(
          ([text, place]) => {
            const { body } = new DOMParser().parseFromString(text!, "text/html");
            const element = place ? body.querySelector(`#${CSS.escape(place)}`) : body.querySelector("main");
            return element?.textContent?.replace(/\s/g, " ") ?? "";
          },
          [html, id],
        );
        for (const figure of figures) {
          read += 1;
          if (!said.includes(figure)) missing.push(`${path}: ${figure} → ${href}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(read).toBeGreaterThan(10);
  });
}

for (const [path, figures] of [
  ["/", [/85\s%/, /42\s%/, /30 heures/]],
  ["/en", [/85%/, /42%/, /30 hours/]],
] as const) {
  test(`each example on ${path} links to its full case study`, async ({ page }) => {
    for (const [place, figure] of figures.entries()) {
      await page.goto(path);
      const example = page.locator(".cases article").nth(place);
      await example.getByRole("link", { name: figure }).click();
      const told = page.locator("article:target");
      await expect(told.getByRole("heading", { name: figure })).toBeInViewport();
    }
  });
}
