import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** axe rules whose result depends on the theme. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** axe rules whose result depends on the window's width. */
const SIZE_RULES = ["target-size", "scrollable-region-focusable"];

/** WCAG 2.2 AA and axe's best practices. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Smallest width and height of a target, in px (WCAG 2.5.8). */
const LEAST_TARGET = 24;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe once per document and frame; its Playwright package reloads it for each check, which takes longer. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(`${AXE};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`);
  }
}

/**
 * Finishes all transitions and animations, so that axe does not judge a button or dialog that is half faded in. Also
 * scrolls the desk to the top, because targets half covered by its sticky header would count as too small.
 */
const settle = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector(".rail")) scrollTo({ top: 0, behavior: "instant" });
    const ending = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      return playState === "running" && ends;
    });
    for (const animation of ending) animation.finish();
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Fails if axe finds anything wrong with the page in its current state.
 * @param rules runs only these rules, such as `COLOUR_RULES`; defaults to all
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const runOnly: axe.RunOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: ALL_RULES };
  await settle(page);
  await loadAxe(page);
  const found = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { resultTypes: ["violations"], runOnly: only });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  }, runOnly);
  expect(found, "found by axe").toEqual([]);
}

/** Fails if axe finds anything wrong with the page: all rules in the light theme, colour rules in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * Fails if the page overflows the window, if a target is smaller than WCAG requires (exceptions ignored), or if axe
 * objects to sizes or to either theme's colours. Use it for a page that passes all rules at desktop width.
 */
export async function expectFitsPhone(page: Page): Promise<void> {
  await settle(page);
  const { excess, small } = await page.evaluate((least) => {
    // Inline targets are exempt, because they are only as high as their line of text.
    const pressed = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, p, td, dd"),
    );
    return {
      excess: document.documentElement.scrollWidth - innerWidth,
      small: pressed
        // The label around a checkbox is part of its target.
        .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.1)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`),
    };
  }, LEAST_TARGET);
  expect.soft(excess, "pixels wider than the window").toBeLessThanOrEqual(0);
  expect.soft(small, "too small to press").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, [...COLOUR_RULES, ...SIZE_RULES]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light" });
}
