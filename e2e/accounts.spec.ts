import { addStaff, expect, signIn, test } from "./fixtures.ts";

test("an admin reads who did what, narrows it, and follows a line to its subject", async ({
  staffPage: page,
  staffAccount,
  expectAccessible,
}) => {
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Équipe" }).click();
  await expect(page.getByRole("heading", { name: "Équipe", level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Équipe" })).toContainText(staffAccount.email);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  const log = page.getByRole("table", { name: "Journal" });
  await expect(log.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Quoi" }).selectOption({ label: "Membre ajouté" });
  await expect(page).toHaveURL(/action=staff\.added/);
  await expect(log.getByRole("rowheader", { name: /^Membre ajouté/ }).first()).toBeVisible();
  await expect(log.getByRole("rowheader", { name: "Session ouverte" })).toHaveCount(0);
  await log
    .getByRole("link", { name: /^Historique/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/audit\?subject=[\w-]+$/);
  await page.getByRole("searchbox", { name: "Sujet" }).fill("rien-de-tel");
  await expect(page.getByText("Aucune ligne ne correspond à ces critères.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Effacer les critères" }).click();
  await expect(log).toBeVisible();

  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { name: "Audit log", level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test("an editor sees neither the staff nor the log", { tag: "@one-width" }, async ({ page, baseURL }) => {
  await signIn(page.context(), await addStaff("editor"), baseURL!);
  for (const path of ["/admin/staff", "/admin/audit"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Équipe", exact: true })).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
