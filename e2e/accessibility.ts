import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** What a theme can break: every other rule looks at what is the same in both. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What a width can break, besides. */
const SIZE_RULES = ["target-size", "scrollable-region-focusable"];

/** WCAG 2.2 AA, and what axe recommends besides. */
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Least width and height of what can be pressed, in px (WCAG 2.5.8). */
const LEAST_TARGET = 24;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Loads axe once into each document and frame. The package for Playwright loads it anew for each look, which takes
 * longer than the look itself.
 */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(`${AXE};axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`);
  }
}

/**
 * Ends what is on its way: a button that fades to its colours of the other theme, or a dialog that fades in, would be
 * judged halfway. Under the desk's sticky header, what is half covered would be taken for a target too small.
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
 * Fails unless axe finds nothing wrong with the page as it is now.
 * @param rules the only ones to look at, for a state that can break no others, as `COLOUR_RULES`
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

/** Fails unless axe finds nothing wrong with the page in the light theme by any rule, and in the dark one by its colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * For a page that is looked at by all rules at the width of a desktop: fails where it is wider than the window as it is
 * now, where something that can be pressed is smaller than WCAG asks for, without its exceptions, or where axe finds fault
 * with the sizes, or with the colours of either theme.
 */
export async function expectFitsPhone(page: Page): Promise<void> {
  await settle(page);
  const { excess, small } = await page.evaluate((least) => {
    // In a line of text, what is pressed is as high as the line.
    const pressed = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, p, td, dd"),
    );
    return {
      excess: document.documentElement.scrollWidth - innerWidth,
      small: pressed
        // A press on the label around a box is one on the box.
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
