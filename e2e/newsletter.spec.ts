import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { type Language, pathIn } from "../src/lib/language.ts";
import { newsletter as en } from "../src/text/en/site/newsletter.ts";
import { newsletter as fr } from "../src/text/fr/site/newsletter.ts";
import { expect, test, waitForMail } from "./fixtures.ts";

/**
 * A reader subscribes, confirms and unsubscribes: in French without JavaScript, and in English with JavaScript, which
 * axe needs.
 */

// Expects 422 for an invalid email address and 404 for an expired link.
test.use({ expectedConsole: [/status of 4(04|22)/] });

const linkIn = (mail: Email, part: string) =>
  new RegExp(`http\\S+${part}\\?token=\\S+`).exec(mail.text ?? "")?.[0] ?? "";

async function takeTheWay(page: Page, language: Language, check: (page: Page) => Promise<void>) {
  const text = { fr, en }[language];
  const email = `zoe.${randomUUID()}@exemple.ca`;
  await page.goto(pathIn(language, "/newsletter"));
  await expect(page.getByText(text.signup.consent)).toBeVisible();
  const address = page.getByRole("textbox", { name: text.signup.email });
  await address.fill("zoe@exemple");
  await page.getByRole("button", { name: text.signup.button, exact: true }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(address).toHaveValue("zoe@exemple");
  await check(page);
  await address.fill(email);
  await page.getByRole("button", { name: text.signup.button, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.checkMail.title);

  const confirmation = linkIn(await waitForMail(email), "confirm");
  const opened = await page.goto(confirmation);
  expect(opened?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  await expect(page.getByText(email)).toBeVisible();
  await check(page);
  await page.getByRole("button", { name: text.confirm.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.confirmed.title);
  await page.goto(confirmation);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.confirmed.title);

  const welcome = await waitForMail(email, (mail) => linkIn(mail, "unsubscribe") !== "");
  await page.goto(linkIn(welcome, "unsubscribe"));
  await page.getByRole("button", { name: text.unsubscribe.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.unsubscribed.title);
  const over = await page.goto(confirmation);
  expect(over?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.badLink.title);
  await check(page);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader subscribes, confirms and unsubscribes", async ({ page }) => {
    await takeTheWay(page, "fr", async () => undefined);
  });
});

test("a reader subscribes, confirms and unsubscribes, on pages that satisfy axe", async ({
  page,
  expectAccessible,
}) => {
  await takeTheWay(page, "en", expectAccessible);
});
