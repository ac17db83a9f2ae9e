import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";

/** Tests integrations at the desk: webhooks and API keys. */

test("an admin adds a webhook, sees its secret once, tests it and reads the result", async ({ staffPage: page }) => {
  await page.goto("/admin/integrations");
  await page.getByRole("button", { name: "Ajouter un webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nom").fill("Carnet de clients");
  await dialog.getByLabel("Adresse").fill("https://127.0.0.1/hook");
  await dialog.getByLabel("Réservé").check();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("réseau privé")).toBeVisible();
  await dialog.getByLabel("Adresse").fill("https://localhost:9/hook");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText(/^whsec_[\w+/=]{44}$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  const row = page.getByRole("listitem").filter({ hasText: "Carnet de clients" });
  await expect(row).toContainText("2 événements");
  // A changed URL gets a new secret.
  await row.getByRole("button", { name: "Modifier" }).click();
  await dialog.getByLabel("Adresse").fill("https://localhost:9/other");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText(/^whsec_[\w+/=]{44}$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await row.getByRole("button", { name: "Essayer" }).click();
  await dialog.getByLabel("Événement").selectOption("Rendez-vous · Réservé");
  await dialog.getByRole("button", { name: "Envoyer l’essai" }).click();
  await expect(page.getByText("L’essai n’est pas arrivé", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Transmissions" }).click();
  await row.getByText("Échec").click();
  await expect(row.getByText("L’adresse mène à un réseau privé.")).toBeVisible();
  await expect(row.getByText('"type": "appointment.booked"')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(row.getByText("Échec")).toBeVisible();
  await row.getByRole("button", { name: "Retirer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Aucun webhook pour l’instant.")).toBeVisible();
});

test("an API key reads what its scopes allow until it is revoked", async ({ staffPage: page, playwright, baseURL }) => {
  await page.goto("/admin/integrations");
  await page.getByRole("button", { name: "Créer une clé" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nom").fill("Programme");
  await dialog.getByRole("button", { name: "Créer" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Articles, Lire").check();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Créer" }).click();
  const secret = (await dialog.getByText(/^nordet_/).textContent())!;
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
  });
  expect((await program.get("/api/posts")).status()).toBe(200);
  expect((await program.get("/api/people")).status()).toBe(403);
  const row = page.getByRole("listitem").filter({ hasText: "Programme" });
  await row.getByRole("button", { name: "Révoquer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Révoquer" }).click();
  await expect(row.getByText("Révoquée")).toBeVisible();
  expect((await program.get("/api/posts")).status()).toBe(401);
  await program.dispose();
});

test("fits a phone @phone", async ({ staffPage: page }) => {
  await page.goto("/admin/integrations");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFitsPhone(page);
});
