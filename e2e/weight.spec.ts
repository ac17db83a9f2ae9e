import {
  inlineScriptWeight,
  recordTransfers,
  scriptBytes,
  totalBytes,
  WEIGHT_BARS,
  wireWeight,
} from "../bench/page-weight.ts";
import { expect, test } from "./fixtures.ts";

/** Every public page that is indexed. */
const PAGES = [
  "/",
  "/en",
  "/pricing",
  "/en/pricing",
  "/case-studies",
  "/en/case-studies",
  "/services",
  "/en/services",
  "/about",
  "/en/about",
  "/contact",
  "/en/contact",
  "/consultation-gratuite",
  "/en/free-consultation",
];

/** How long an idle page is watched for scripts that come late, in ms. */
const IDLE = 1500;

/** How long the page cache may take to compress a page as well as can be, on a busy machine, in ms. */
const COMPRESSION_TIME = 10_000;

for (const path of PAGES) {
  test(`${path} fits one round trip`, async ({ baseURL }) => {
    let weight = await wireWeight(`${baseURL}${path}`);
    expect(weight).toMatchObject({ status: 200, encoding: "br" });
    // The first answers are compressed quickly, those that follow as well as can be.
    for (
      const until = Date.now() + COMPRESSION_TIME;
      weight.body + weight.headers > WEIGHT_BARS.pageWithHeaders && Date.now() < until;
    ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      weight = await wireWeight(`${baseURL}${path}`);
    }
    expect(weight.body, "HTML and CSS").toBeLessThanOrEqual(WEIGHT_BARS.page);
    expect(weight.body + weight.headers, "with headers").toBeLessThanOrEqual(WEIGHT_BARS.pageWithHeaders);
  });

  test(`${path} loads no script before a visitor acts`, async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(IDLE);
    expect(scriptBytes(transfers), "external script").toBe(WEIGHT_BARS.scriptAtLoad);
    expect(await inlineScriptWeight(page), "inline script").toBeLessThanOrEqual(WEIGHT_BARS.inlineScript);
    expect(totalBytes(transfers), "everything").toBeLessThanOrEqual(WEIGHT_BARS.everythingAtLoad);
    expect(transfers.length, "requests").toBeLessThanOrEqual(WEIGHT_BARS.requestsAtLoad);
  });
}

for (const [path, name] of [
  ["/", "Votre nom"],
  ["/en", "Your name"],
] as const) {
  test(`the first press into the form of ${path} loads little script, and none of the desk's`, async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const field = page.locator("#consultation-form").locator("input[name=name]");
    await field.click();
    await field.pressSequentially(name);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(IDLE);
    expect(scriptBytes(transfers), "the form woke up").toBeGreaterThan(0);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(WEIGHT_BARS.scriptAtFirstAction);
    expect(transfers.filter(({ url }) => /desk/.test(url))).toEqual([]);
    await expect(field).toHaveValue(name);
  });
}
