import { chromium } from "@playwright/test";
import { freePort } from "../test/free-port.ts";
import { audit, complaintsOf, EXACT_CATEGORIES, scoreOf } from "../test/lighthouse.ts";
import { expect, test } from "./fixtures.ts";

// `npm run bench -- pages` measures the figures that depend on the machine: performance, blocking time, paint.
for (const path of ["/", "/en"]) {
  test(`Lighthouse finds nothing wrong with ${path} on a phone`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(180_000);
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await audit(`${baseURL}${path}`, port, EXACT_CATEGORIES);
      const scores = EXACT_CATEGORIES.map((category) => [category, scoreOf(result, category)]);
      expect(scores, complaintsOf(result).join("\n")).toEqual(EXACT_CATEGORIES.map((category) => [category, 100]));
    } finally {
      await browser.close();
    }
  });
}
