import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { OPTIONS, type SelectField, STEPS } from "../src/features/consultations/model.ts";
import { consultationForm as fr } from "../src/text/fr/site/consultation-form.ts";
import { application } from "../test/applications.ts";
import { expect, expectFitsPhone, test } from "./fixtures.ts";

/** Tests the site for people who use a screen reader, only a keyboard, zoom or reduced motion (BARS, Accessibility). */

/** Pages that are not indexed; `public-pages.spec.ts` covers the indexed ones, `desk-screens.spec.ts` the desk. */
const UNLISTED_PAGES = [
  "/consultation-result",
  "/en/consultation-result",
  "/nowhere",
  "/en/nowhere",
  "/admin/sign-in",
  "/admin/forgot-password",
];

const theDialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => theDialog(page).getByRole("button", { name: fr.submit });

/** Opens the form in its dialog and fills it in, ready to submit. */
async function readyToSend(page: Page) {
  const answers: Record<string, unknown> = {
    name: "Zoé",
    email: `${randomUUID()}@exemple.ca`,
    company: "F",
    jobTitle: "P",
  };
  for (const field of STEPS.flat()) if (field in OPTIONS) answers[field] = OPTIONS[field as SelectField][1];
  await page.addInitScript(
    (draft) => {
      sessionStorage["nordet-draft"] ??= draft;
    },
    JSON.stringify({ ...answers, step: 3, at: Date.now() - 90_000 }),
  );
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Réserver/ })
    .click();
  await expect(submit(page)).toBeVisible();
}

/** Starts recording the text that live regions announce. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const elements = [target, ...addedNodes].map((node) => (node instanceof Element ? node : node.parentElement));
        for (const element of elements) {
          const around = element?.closest("[role=status], [role=alert]");
          for (const region of [around, ...(element?.querySelectorAll("[role=status], [role=alert]") ?? [])]) {
            if (region?.textContent && region.getAttribute("aria-live") !== "off") regions.add(region);
          }
        }
      }
      for (const region of regions) {
        const words = (region.textContent ?? "").trim();
        if (said.at(-1) !== words) said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

async function visitorAsks(page: Page, baseURL: string | undefined, changes: Record<string, unknown> = {}) {
  const name = `Éloïse ${randomUUID().slice(0, 8)}`;
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join(".");
  const answer = await page.request.post(`${baseURL}/api/consultations`, {
    data: application({ name, email: `${randomUUID()}@atelier.example`, elapsedSeconds: 90, ...changes }),
    headers: { "X-Forwarded-For": `12.${address}`, Origin: baseURL ?? "" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return name;
}

test.describe("a notification", () => {
  test.use({ expectedConsole: [/The consultation request was not accepted|status of 503/] });

  test("closes on Escape, leaves the dialog below it open, and returns the focus", async ({ page }) => {
    await readyToSend(page);
    await page.route("**/api/consultations", (route) => route.fulfill({ status: 503, body: "" }));
    await submit(page).press("Enter");
    const toast = page.getByRole("region", { name: /F8/ }).getByRole("listitem");
    await expect(toast).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await expect(submit(page)).toHaveAccessibleDescription(fr.failure.kept);
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
    await expect(theDialog(page)).toBeVisible();
    await expect(submit(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(toast).toBeVisible();
    await page.keyboard.press("F8");
    await toast.getByRole("button", { name: fr.toast.close }).press("Enter");
    await expect(toast).toBeHidden();
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(theDialog(page)).toBeHidden();
  });

  test("is announced once, as separate phrases, without repeating what the focused element announces", async ({
    page,
  }) => {
    await page.clock.install();
    await readyToSend(page);
    await page.route("**/api/consultations", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    await listen(page);
    await submit(page).press("Enter");
    const failed = `${fr.toast.label} ${fr.failure.title} ${fr.failure.text}`;
    await expect.poll(() => heard(page)).toEqual([failed]);
    await submit(page).press("Enter");
    await expect(theDialog(page).getByRole("heading", { name: fr.success.title })).toBeFocused();
    // A toast is announced a moment after it appears.
    await page.clock.runFor(1_500);
    expect(await heard(page)).toEqual([failed]);
  });
});

test("a hint's button keeps the focus when it is pressed and when its tooltip loads", async ({ page }) => {
  const { promise: focused, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/tooltip.*\.js/, async (route) => {
    await focused;
    await route.continue();
  });
  const code = page.waitForResponse(/tooltip.*\.js/);
  await readyToSend(page);
  const help = theDialog(page).getByRole("button", { name: fr.help.button });
  await theDialog(page).getByRole("button", { name: fr.previous }).click();
  // A step's heading is focused once the step is shown.
  await expect(theDialog(page).locator(".step-2 h3")).toBeFocused();
  await help.focus();
  letCome();
  await (await code).finished();
  for (const expanded of ["true", "false"]) {
    await page.keyboard.press("Enter");
    await expect(help).toHaveAttribute("aria-expanded", expanded);
    await expect(help).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(help).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText(fr.help.revenue);
  await page.keyboard.press("Enter");
  await expect(help).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(theDialog(page).locator("[name=revenue]:checked")).toBeFocused();
});

test.describe("a page that no other journey measures", () => {
  test.use({ expectedConsole: [/status of 404/] });

  test("fits 320 px, with targets at least 24 px high and wide", { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of UNLISTED_PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectFitsPhone(page);
      });
    }
  });
});

test.describe("the desk", () => {
  test("moves the focus into the record and back, and to the next request when one leaves the list", {
    tag: "@both-widths",
  }, async ({ staffPage: page, baseURL, isMobile }) => {
    const company = `Suite ${randomUUID().slice(0, 8)}`;
    const older = await visitorAsks(page, baseURL, { company });
    const newer = await visitorAsks(page, baseURL, { company });
    await page.goto(`/admin?contacted=false&q=${company}`);
    await page.getByRole("link", { name: newer }).press("Enter");
    const detail = page.getByRole(isMobile ? "dialog" : "complementary");
    await expect(detail.getByRole("heading", { name: newer })).toBeFocused();
    await listen(page);
    const next = detail.getByRole("button", { name: "Demande suivante" });
    await next.press("Enter");
    await expect(detail.getByRole("heading", { name: older })).toBeVisible();
    await expect.poll(() => heard(page)).toContain(older);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: older })).toBeFocused();

    await page
      .getByRole("article", { name: newer })
      .getByRole("button", { name: /^Marquer/ })
      .press("Enter");
    await expect(page.getByRole("article", { name: newer })).toBeHidden();
    await expect(page.getByRole("link", { name: older })).toBeFocused();
    await page
      .getByRole("article", { name: older })
      .getByRole("button", { name: /^Marquer/ })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("announces the review list, and moves the focus to its heading when its last card disappears", async ({
    staffPage: page,
    baseURL,
  }) => {
    await visitorAsks(page, baseURL, { leaveEmpty: "https://spam.example" });
    const name = await visitorAsks(page, baseURL, { leaveEmpty: "https://spam.example" });
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await listen(page);
    await page.getByRole("link", { name: /^À vérifier/ }).press("Enter");
    await expect.poll(() => heard(page)).toContain("À vérifier");
    const card = page.getByRole("article", { name });
    await card.getByRole("button", { name: /^Écarter/ }).press("Enter");
    await expect(card).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/);
  });

  test("focuses the error message when signing in fails", async ({ page }) => {
    await page.goto("/admin/sign-in");
    await page.getByLabel("Courriel").fill("personne@nordet.example");
    await page.getByLabel("Mot de passe", { exact: true }).fill("pas-le-bon-mot-de-passe");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
  });
});
