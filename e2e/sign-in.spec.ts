import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { addStaff, expect, openMemberMenu, type StaffAccount, test } from "./fixtures.ts";

const NEW_PASSWORD = "Un-autre-vent-se-lève";

async function fillSignIn(page: Page, { email, password }: StaffAccount) {
  await page.getByLabel("Courriel").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
}

async function resetLink(email: string): Promise<string> {
  const command = join(import.meta.dirname, "..", "scripts", "staff.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [command, "reset", "--email", email], {
    cwd: process.env["E2E_DATA_DIR"],
    env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] },
  });
  return /\/admin\/reset-password\S+/.exec(stdout)![0];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`signing in ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("redirects to the requested page", async ({ page }) => {
      const account = await addStaff("admin");
      await page.goto("/admin/outbox");
      await expect(page).toHaveURL(/\/admin\/sign-in\?next=%2Fadmin%2Foutbox$/);
      await fillSignIn(page, account);
      await expect(page).toHaveURL(/\/admin\/outbox$/);
      await page.goto("/admin/sign-in");
      await expect(page).toHaveURL(/\/admin\/today$/);
    });

    test("shows an error and keeps the email address", async ({ page, expectAccessible }) => {
      const account = await addStaff("admin");
      await page.goto("/admin/sign-in");
      await fillSignIn(page, { ...account, password: "not this one, surely" });
      await expect(page.getByRole("alert")).toHaveText(/mot de passe incorrect/);
      await expect(page.getByLabel("Courriel")).toHaveValue(account.email);
      await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
      await expect(page).toHaveTitle(/^Erreur/);
      expect(page.url()).not.toContain(account.email.slice(0, 10));
      if (javaScriptEnabled) await expectAccessible(page);
      await fillSignIn(page, account);
      await expect(page).toHaveURL(/\/admin\/today$/);
    });

    test("lets a member set a new password through a link that works once", async ({ page, expectAccessible }) => {
      const account = await addStaff("editor");
      const link = await resetLink(account.email);
      await page.goto(link);
      await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
      await page.getByLabel("Répéter le mot de passe").fill("Pas le même, hélas");
      await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
      await expect(page.getByRole("alert")).toHaveText(/diffèrent/);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
      await page.getByLabel("Répéter le mot de passe").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
      await expect(page.getByRole("status")).toHaveText(/Votre mot de passe est changé/);
      await fillSignIn(page, { ...account, password: NEW_PASSWORD });
      // The desk redirects editors from "Today", because they may not see requests.
      await expect(page).toHaveURL(javaScriptEnabled ? /\/admin\/chat$/ : /\/admin\/today$/);

      await page.goto(link);
      await page.getByLabel("Nouveau mot de passe").fill("Encore un autre vent");
      await page.getByLabel("Répéter le mot de passe").fill("Encore un autre vent");
      await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
      await expect(page.getByRole("heading", { name: "Ce lien ne fonctionne plus" })).toBeVisible();
    });

    test("answers a forgotten-password request alike whether or not the account exists", async ({ page }) => {
      for (const email of [(await addStaff("editor")).email, "nobody@nordet.example"]) {
        await page.goto("/admin/sign-in");
        await page.getByRole("link", { name: "Mot de passe oublié?" }).click();
        await page.getByLabel("Courriel").fill(email);
        await page.getByRole("button", { name: "Envoyer le lien" }).click();
        await expect(page.getByRole("heading", { name: /Si un compte existe/ })).toBeVisible();
      }
    });
  });
}

test("the sign-in page switches to English and remembers the choice", async ({ page }) => {
  await page.goto("/admin/sign-in?next=%2Fadmin%2Foutbox");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  await page.getByLabel("Email").fill("nobody@nordet.example");
  await page.getByLabel("Password", { exact: true }).fill("whatever it may be");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Wrong email or password/);
  await page.goto("/admin/sign-in?next=%2Fadmin%2Foutbox");
  await expect(page).toHaveURL(/next=%2Fadmin%2Foutbox&lang=en$/);
});

test("a password can be shown, and is hidden again on submitting", async ({ page }) => {
  await page.goto("/admin/sign-in");
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("un vent du nord-est");
  const reveal = page.getByRole("button", { name: "Afficher le mot de passe" });
  await reveal.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(reveal).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Courriel").fill("nobody@nordet.example");
  await page.evaluate(() =>
    addEventListener("submit", (event) => {
      event.preventDefault();
      document.title = document.querySelector<HTMLInputElement>("#password")!.type;
    }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("password");
});

test("the first account's link expires once there is an account", async ({ page, expectAccessible }) => {
  await addStaff("admin");
  await page.goto("/admin/first-account?token=whatever");
  await expect(page.getByRole("heading", { name: "Ce lien ne fonctionne plus" })).toBeVisible();
  await expectAccessible(page);
});

test("a member changes their password and ends another session", async ({
  page,
  browser,
  address,
  expectAccessible,
}) => {
  const account = await addStaff("editor");
  const other = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": address } });
  const otherPage = await other.newPage();
  for (const tab of [page, otherPage]) {
    await tab.goto("/admin/sign-in?next=%2Fadmin%2Faccount");
    await fillSignIn(tab, account);
    await expect(tab.getByRole("heading", { name: "Sessions ouvertes" })).toBeVisible();
  }
  await page.reload();
  const sessions = page.getByRole("region", { name: "Sessions ouvertes" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  // A desk without a session would redirect at its next API call.
  await otherPage.goto("/terms");
  await sessions.getByRole("button", { name: /^Fermer la session/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await otherPage.goto("/admin/account");
  await expect(otherPage).toHaveURL(/\/admin\/sign-in/);
  await fillSignIn(otherPage, account);
  await expect(otherPage.getByRole("heading", { name: "Sessions ouvertes" })).toBeVisible();
  await otherPage.goto("/terms");

  const form = page.getByRole("region", { name: "Mot de passe" });
  const change = form.getByRole("button", { name: "Changer le mot de passe" });
  await form.getByLabel("Mot de passe actuel").fill("not this one, surely");
  await form.getByLabel("Nouveau mot de passe", { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel("Répéter le nouveau mot de passe").fill(NEW_PASSWORD);
  await change.click();
  await expect(form.getByText("Ce n’est pas votre mot de passe actuel.")).toBeVisible();
  await expect(form.getByLabel("Mot de passe actuel")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Mot de passe actuel").fill(account.password);
  await change.click();
  await expect(page.getByText("Mot de passe changé", { exact: true })).toBeVisible();
  await otherPage.goto("/admin/account");
  await expect(otherPage).toHaveURL(/\/admin\/sign-in/);
  await other.close();

  await openMemberMenu(page);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in/);
});
