import { SITE_ADDRESSES } from "../src/site/layout/site-pages.ts";
import {
  inlineScriptWeight,
  layoutShift,
  recordTransfers,
  scriptBytes,
  totalBytes,
  untilQuiet,
  WEIGHT_BARS,
  wireWeight,
} from "../test/page-weight.ts";
import { expect, test } from "./fixtures.ts";

/** How long to watch an idle page for late scripts, in ms of the page's clock. */
const IDLE = 60_000;

/** Window sizes at which no content may move while a page loads: a phone and a desktop. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** How long the page cache may take on a busy machine to recompress a page at the best setting, in ms. */
const COMPRESSION_TIME = 40_000;

/** Chromium's messages about the fonts that a test blocks. */
test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] });

/** Bytes by which a page with its headers may exceed the limit (BARS, Speed). */
const ALLOWANCE: Record<string, number> = { "/": 900, "/en": 900 };

for (const { path } of SITE_ADDRESSES) {
  test(`${path} fits into one network round trip`, async ({ baseURL }) => {
    // The first response is compressed quickly, later ones at the best setting.
    await expect(async () => {
      const weight = await wireWeight(`${baseURL}${path}`);
      expect(weight).toMatchObject({ status: 200, encoding: "br" });
      const more = ALLOWANCE[path] ?? 0;
      expect(weight.body, "HTML and CSS").toBeLessThanOrEqual(WEIGHT_BARS.page + more);
      expect(weight.body + weight.headers, "with headers").toBeLessThanOrEqual(WEIGHT_BARS.pageWithHeaders + more);
    }).toPass({ timeout: COMPRESSION_TIME });
  });
}

for (const { path } of SITE_ADDRESSES) {
  test(`${path} loads no script before any interaction, and its content does not move`, async ({ page }) => {
    await page.clock.install();
    const transfers = await recordTransfers(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 600);
    await page.clock.runFor(IDLE);
    await untilQuiet(page, transfers);
    expect(scriptBytes(transfers), "external script").toBe(WEIGHT_BARS.scriptAtLoad);
    expect(await inlineScriptWeight(page), "inline script").toBeLessThanOrEqual(WEIGHT_BARS.inlineScript);
    expect(totalBytes(transfers), "everything").toBeLessThanOrEqual(WEIGHT_BARS.everythingAtLoad);
    expect(transfers.length, "requests").toBeLessThanOrEqual(WEIGHT_BARS.requestsAtLoad);
    // Blocks fonts: a font that arrives after the first frame shifts the layout, which depends on the machine's speed
    // (decision 004).
    await page.route("**/*.woff2", (route) => route.abort());
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await layoutShift(page), `shift at ${size.width} px`).toBe(0);
    }
  });
}

for (const [path, name] of [
  ["/", "Votre nom"],
  ["/en", "Your name"],
] as const) {
  test(`the first press into the form on ${path} loads little script, and none of the desk's`, async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const field = page.locator("#consultation-form").locator("input[name=name]");
    await field.click();
    await field.pressSequentially(name);
    await expect.poll(() => scriptBytes(transfers), { message: "the form woke up" }).toBeGreaterThan(0);
    await untilQuiet(page, transfers);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(WEIGHT_BARS.scriptAtFirstAction);
    expect(transfers.filter(({ url }) => /desk/.test(url))).toEqual([]);
    await expect(field).toHaveValue(name);
  });
}
