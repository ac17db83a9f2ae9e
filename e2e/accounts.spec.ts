import { randomUUID } from "node:crypto";
import { deskCalendars as calendarsEn, deskHours as hoursEn } from "../src/text/en/desk/appointment-hours.ts";
import { deskCalendars as calendarsFr, deskHours as hoursFr } from "../src/text/fr/desk/appointment-hours.ts";
import { codeOfApp } from "../test/totp.ts";
import { addStaff, expect, expectFitsPhone, openMemberMenu, signIn, test, waitForMail } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

test("an admin reads and filters the audit log, and follows an entry to its subject", async ({
  staffPage: page,
  staffAccount,
  expectAccessible,
}) => {
  await page.goto("/admin");
  await openMemberMenu(page);
  await page.getByRole("link", { name: "Équipe" }).click();
  await expect(page.getByRole("heading", { name: "Équipe", level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Équipe" })).toContainText(staffAccount.email);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  const log = page.getByRole("table", { name: "Journal" });
  await expect(log.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByRole("combobox", { name: "Quoi" }).selectOption({ label: "Membre ajouté (Équipe)" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/action=staff\.added/);
  await expect(log.getByRole("rowheader", { name: /^Membre ajouté/ }).first()).toBeVisible();
  await expect(log.getByRole("rowheader", { name: "Session ouverte" })).toHaveCount(0);
  await log
    .getByRole("link", { name: /^Historique/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/audit\?subject=[\w-]+$/);
  await page.getByRole("searchbox", { name: "Sujet" }).fill("rien-de-tel");
  await expect(page.getByText("Aucune ligne ne correspond à ces filtres.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(log).toBeVisible();

  await page.emulateMedia({ colorScheme: "dark" });
  await openMemberMenu(page);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { name: "Audit log", level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test("an editor sees neither the staff list nor the audit log", async ({ page, baseURL }) => {
  await signIn(page.context(), await addStaff("editor"), baseURL!);
  for (const path of ["/admin/staff", "/admin/audit"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Équipe", exact: true })).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

for (const [language, hours, calendars] of [
  ["fr", hoursFr, calendarsFr],
  ["en", hoursEn, calendarsEn],
] as const) {
  test(`${language}: an editor manages only their own appointment hours and calendars @both-widths`, async ({
    page,
    baseURL,
    expectAccessible,
    // Created first, because the first account hosts appointments by default and the editor must not.
    staffAccount: _,
  }) => {
    await signIn(page.context(), await addStaff("editor"), baseURL!);
    await page.addInitScript((spoken) => {
      localStorage["nordet-desk-language"] = spoken;
    }, language);
    await page.goto("/admin/account");
    await page.locator('.tabs [href="/admin/appointments/hours"]').click();
    await expect(page.getByRole("heading", { name: hours.mine.title, level: 1 })).toBeVisible();
    await expect(page.getByText(hours.mine.states.inactive)).toBeVisible();
    await expect(page.getByRole("region", { name: calendars.title })).toBeVisible();
    await expect(page.getByLabel(hours.host.active)).toHaveCount(0);
    await expect(page.getByText(hours.company, { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: hours.weekly.giveOwn }).click();
    await page.getByLabel(hours.stretches.closes(hours.weekly.days.Mo), { exact: true }).fill("12:00");
    await page.getByRole("button", { name: hours.weekly.save }).click();
    await expect(page.getByText(hours.weekly.saved).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel(hours.stretches.closes(hours.weekly.days.Mo), { exact: true })).toHaveValue("12:00");
    if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);
    // Admins' paths show the editor's own hours instead.
    for (const path of ["/admin/appointments", "/admin/appointments/hours?who=company"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: hours.mine.title, level: 1 })).toBeVisible();
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`an invited person joins once ${javaScriptEnabled ? "with" : "without"} JavaScript, and is later deactivated`, async ({
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
    // The "Today" screen is for admins only, so the desk redirects an editor to the chat.
    await expect(page).toHaveURL(javaScriptEnabled ? /\/admin\/chat$/ : /\/admin\/today$/);
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the second factor ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("is set up with an app, required after the password, and replaced by a recovery code", async ({
      page,
      browser,
      baseURL,
      address,
      expectAccessible,
    }) => {
      const account = await addStaff("editor");
      await signIn(page.context(), account, baseURL!);
      await page.goto("/admin/second-factor-setup");
      await expect(page.getByRole("heading", { name: "Activer le second facteur" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel("Mot de passe", { exact: true }).fill("not this one, surely");
      await page.getByRole("button", { name: "Commencer" }).click();
      await expect(page.getByRole("alert")).toHaveText("Ce n’est pas votre mot de passe.");
      await page.getByLabel("Mot de passe", { exact: true }).fill(account.password);
      await page.getByRole("button", { name: "Commencer" }).click();
      await expect(page.getByRole("img", { name: /^Code QR/ })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const secret = (await page.getByRole("code").textContent())!;
      await page.getByLabel("Code à six chiffres").fill("000000");
      await page.getByRole("button", { name: "Activer" }).click();
      await expect(page.getByRole("alert")).toHaveText(/pas le bon/);
      await page.getByLabel("Code à six chiffres").fill(codeOfApp(secret));
      await page.getByRole("button", { name: "Activer" }).click();
      await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const codes = await page.getByRole("listitem").allTextContents();
      expect(codes).toHaveLength(10);

      // The next code is accepted 30 s early; the current one was already used.
      for (const code of [codeOfApp(secret, 1), codes[0]!]) {
        const other = await browser.newContext({
          javaScriptEnabled,
          baseURL: baseURL!,
          extraHTTPHeaders: { "X-Forwarded-For": address },
        });
        const tab = await other.newPage();
        await tab.goto("/admin/blog");
        await tab.getByLabel("Courriel").fill(account.email);
        await tab.getByLabel("Mot de passe", { exact: true }).fill(account.password);
        await tab.getByRole("button", { name: "Se connecter", exact: true }).click();
        await expect(tab.getByRole("heading", { name: "Entrer votre code" })).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(tab);
        await tab.getByLabel("Code de l’application, ou code de secours").fill("999999x");
        await tab.getByRole("button", { name: "Continuer" }).click();
        await expect(tab.getByRole("alert")).toHaveText(/pas le bon/);
        await tab.getByLabel("Code de l’application, ou code de secours").fill(code);
        await tab.getByRole("button", { name: "Continuer" }).click();
        await expect(tab).toHaveURL(/\/admin\/blog$/);
        await other.close();
      }
    });
  });
}

test("a second factor that an admin requires must be set up before anything else", async ({
  browser,
  contextOptions,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const server = await startOwnServer({});
  const open = async (role: "admin" | "editor") => {
    const account = await addStaff(role, server.dataDir);
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    return { page: await context.newPage(), account };
  };
  const setUp = async ({ page, account }: Awaited<ReturnType<typeof open>>) => {
    await page.getByLabel("Mot de passe", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Commencer" }).click();
    const secret = (await page.getByRole("code").textContent())!;
    await page.getByLabel("Code à six chiffres").fill(codeOfApp(secret));
    await page.getByRole("button", { name: "Activer" }).click();
    await page.getByRole("link", { name: "Aller à l’espace équipe" }).click();
    await expect(page.getByRole("heading", { name: "Compte", level: 1 })).toBeVisible();
  };
  const admin = await open("admin");
  const editor = await open("editor");
  await editor.page.goto("/admin/blog");
  await expect(editor.page.getByRole("heading", { name: "Blogue", level: 1 })).toBeVisible();

  await admin.page.goto("/admin/staff");
  const box = admin.page.getByRole("checkbox", { name: "Demander un second facteur à toute l’équipe" });
  await expect(box).toBeDisabled();
  await admin.page.goto("/admin/account");
  await admin.page.getByRole("link", { name: "Gérer le second facteur" }).click();
  await setUp(admin);
  await admin.page.goto("/admin/staff");
  await box.check();
  await expect(admin.page.getByText("Second facteur demandé à toute l’équipe", { exact: true })).toBeVisible();
  await expect(admin.page.getByText("1 personne sur 2 n’en a pas encore.")).toBeVisible();
  await expectAccessible(admin.page);

  await editor.page.goto("/admin/blog");
  await expect(editor.page.getByText("L’administration demande un second facteur", { exact: false })).toBeVisible();
  await expectAccessible(editor.page);
  await setUp(editor);
  await editor.page.goto("/admin/blog");
  await expect(editor.page.getByRole("heading", { name: "Blogue", level: 1 })).toBeVisible();

  await admin.page.reload();
  await expect(admin.page.getByText("Toute l’équipe en a un.")).toBeVisible();
  await admin.page.getByRole("button", { name: /^Retirer le second facteur/ }).click();
  await expect(admin.page.getByText("1 personne sur 2 n’en a pas encore.")).toBeVisible();
  await editor.page.goto("/admin/blog");
  await expect(editor.page).toHaveURL(/\/admin\/sign-in/);
  for (const { page } of [admin, editor]) await page.context().close();
  await server.close();
});
