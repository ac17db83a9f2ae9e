import { randomUUID } from "node:crypto";
import { desk } from "../src/text/fr/desk/desk.ts";
import { application } from "../test/applications.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

/** Tests the command palette and the navigation shortcuts. */

test("the palette navigates, searches and changes settings with only the keyboard", async ({ staffPage: page }) => {
  await page.goto("/admin/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: desk.palette.field });
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.type("envois");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/outbox$/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("sombre");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Meta+k");
  await page.keyboard.type("rien de tel nulle part");
  await expect(page.getByText(desk.palette.none)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
});

test("the palette acts on the open request, and finds a person", async ({ staffPage: page, baseURL }) => {
  const company = `Palette ${Date.now().toString(36)}`;
  const sent = await page.request.post("/api/consultations", {
    // Use a unique email address: one from another test would match that test's person.
    data: application({ company, name: company, email: `${randomUUID()}@exemple.ca`, elapsedSeconds: 90 }),
    headers: { Origin: baseURL!, "X-Forwarded-For": "12.88.7.1" },
  });
  const { id } = (await sent.json()) as { id: number };
  await page.goto(`/admin?consultation=${id}`);
  await expect(page.getByRole("heading", { name: company }).last()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Texte" })).toHaveValue(/^Bonjour/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("répond");
  await expect(page.getByRole("listbox").getByRole("option", { name: desk.palette.write })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Texte" })).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("en discussion");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /En discussion/ })
    .click();
  await expect
    .poll(async () => ((await (await page.request.get(`/api/consultations/${id}`)).json()) as { stage: string }).stage)
    .toBe("in-discussion");
  await page.keyboard.press("Control+k");
  await page.keyboard.type(company);
  await page
    .getByRole("listbox")
    .getByRole("option", { name: new RegExp(`${company}.*${desk.palette.kinds.person}`) })
    .click();
  await expect(page).toHaveURL(/\/admin\/people\/\d+$/);
});

test("g and a letter navigate, unless single-key shortcuts are off", async ({ staffPage: page }) => {
  await page.goto("/admin/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Presses again, because on a busy machine the two presses may be too far apart.
  const go = (letter: string, url: RegExp) =>
    expect(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press(letter);
      await expect(page).toHaveURL(url, { timeout: 3_000 });
    }).toPass();
  await go("p", /\/admin\/people$/);
  await go("a", /\/admin\/today/);
  await page.evaluate(() => localStorage.setItem("nordet-desk-shortcuts", "off"));
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/admin\/today/);
});
