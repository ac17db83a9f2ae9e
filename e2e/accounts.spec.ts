import { randomUUID } from "node:crypto";
import { addStaff, expect, signIn, test, waitForMail } from "./fixtures.ts";

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

for (const javaScriptEnabled of [true, false]) {
  test(`somebody invited joins once, ${javaScriptEnabled ? "with" : "without"} JavaScript, and is put to rest`, async ({
    staffPage: admin,
    browser,
    baseURL,
    address,
    expectAccessible,
  }) => {
    const email = `invited-${randomUUID()}@nordet.example`;
    await admin.goto("/admin/staff");
    await admin.getByLabel("Courriel", { exact: true }).fill("pas une adresse");
    await admin.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(admin.getByText("Cette adresse ne semble pas valide.", { exact: false })).toBeVisible();
    await expect(admin.getByLabel("Courriel", { exact: true })).toBeFocused();
    await expectAccessible(admin);
    await admin.getByLabel("Courriel", { exact: true }).fill(email);
    await admin.getByRole("button", { name: "Envoyer l’invitation" }).click();
    const waiting = admin.getByRole("region", { name: "Invitations en attente" });
    await expect(waiting.getByText(email)).toBeVisible();
    await expectAccessible(admin);

    const mail = await waitForMail(email);
    const link = /\/admin\/invitation\?token=[\w-]+/.exec(mail.text ?? "")![0];
    const theirs = await browser.newContext({
      javaScriptEnabled,
      baseURL: baseURL!,
      extraHTTPHeaders: { "X-Forwarded-For": address },
    });
    const page = await theirs.newPage();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Créer votre compte" })).toBeVisible();
    await expect(page.getByLabel("Courriel")).toHaveValue(email);
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByLabel("Nom complet").fill("Nadia Benali");
    await page.getByLabel("Nouveau mot de passe").fill("Un vent doux du sud");
    await page.getByLabel("Répéter le mot de passe").fill("Un vent dur du nord");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page.getByRole("alert")).toHaveText(/diffèrent/);
    await expect(page.getByLabel("Nom complet")).toHaveValue("Nadia Benali");
    await page.getByLabel("Nouveau mot de passe").fill("Un vent doux du sud");
    await page.getByLabel("Répéter le mot de passe").fill("Un vent doux du sud");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto(link);
    await expect(page.getByText("Cette invitation a déjà servi.", { exact: false })).toBeVisible();

    await admin.reload();
    const row = admin.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("1 navigateur");
    await row.getByRole("button", { name: /^Désactiver/ }).click();
    await expect(row.getByText("Désactivé", { exact: true })).toBeVisible();
    await expectAccessible(admin);
    await page.goto("/admin/account");
    await expect(page).toHaveURL(/\/admin\/sign-in/);
    await row.getByRole("button", { name: /^Réactiver/ }).click();
    await expect(row.getByText("Désactivé", { exact: true })).toHaveCount(0);
    await theirs.close();
  });
}
