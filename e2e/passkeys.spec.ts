import type { BrowserContext, Page } from "@playwright/test";
import { addStaff, COLOUR_RULES, expect, signIn, test } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

// Passkeys need a domain name, so the tests use `localhost` instead of the server's IP address.
const named = (url: string | undefined) => (url ?? "").replace("127.0.0.1", "localhost");

/** Adds a virtual authenticator that stores passkeys, has verified its user, and responds only while `present`. */
async function addDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: (enabled: boolean) =>
      protocol.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, password: string, done = "Clé d’accès ajoutée") {
  await page.getByRole("button", { name: /^(Ajouter une clé d’accès|Add a passkey)$/ }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^(Mot de passe|Password)$/)
    .fill(password);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Continue/ })
    .click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}

/** Ends the session after leaving the desk: an open desk would notice and redirect to the sign-in page. */
async function loseSession(page: Page) {
  await page.goto(new URL("/terms", page.url()).href);
  await page.context().clearCookies();
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("a member signs in with a passkey through autofill or the button, until the passkey is removed", async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const site = named(baseURL);
  const account = await addStaff("editor");
  await signIn(page.context(), account, site);
  const device = await addDevice(page);
  await page.goto(`${site}/admin/account`);
  await expect(page.getByText("Vous n’en avez pas encore.")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel("Nom").fill("Téléphone");
  await dialog.getByLabel("Mot de passe").fill("pas le bon");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(dialog.getByText("Ce n’est pas votre mot de passe.", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Mot de passe")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Mot de passe").fill(account.password);
  await dialog.getByRole("button", { name: "Continuer" }).click();
  const keys = page.getByRole("region", { name: "Clés d’accès" });
  await expect(keys.getByText("Téléphone")).toBeVisible();
  await expect(keys.getByText("pas encore utilisée")).toBeVisible();
  await expectAccessible(page);

  // An account cannot add a second passkey on the same device.
  await keys.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await dialog.getByLabel("Mot de passe").fill(account.password);
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Cet appareil a déjà une clé d’accès pour votre compte.");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(keys.getByRole("button", { name: "Ajouter une clé d’accès" })).toBeFocused();
  await keys.getByRole("button", { name: "Renommer : Téléphone" }).click();
  await dialog.getByLabel("Nom").fill("Clé du bureau");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(keys.getByText("Clé du bureau")).toBeVisible();

  // Signs in through the email field's autofill.
  await loseSession(page);
  await page.goto(`${site}/admin/blog`);
  await expect(page.getByRole("heading", { name: "Blogue", level: 1 })).toBeVisible();
  await page.goto(`${site}/admin/account`);
  await expect(keys.getByText("utilisée le")).toBeVisible();

  // Signs in with the button, as in browsers without passkey autofill; the device must have verified its user.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await loseSession(page);
  await page.goto(`${site}/admin/blog`);
  await device.verifies(false);
  await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await expect(page.getByRole("alert")).toHaveText(/n’a pas été lue/);
  await expectAccessible(page);
  await device.verifies(true);
  await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await expect(page).toHaveURL(`${site}/admin/blog`);
  await expect(page.getByRole("heading", { name: "Blogue", level: 1 })).toBeVisible();

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${site}/admin/account`);
  await keys.getByRole("button", { name: "Retirer : Clé du bureau" }).click();
  await expectAccessible(page);
  await dialog.getByLabel("Mot de passe").fill(account.password);
  await dialog.getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByText("Vous n’en avez pas encore.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Clés d’accès" })).toBeFocused();
  await expectAccessible(page);
  await loseSession(page);
  await page.goto(`${site}/admin/sign-in`);
  await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await expect(page.getByRole("alert")).toHaveText(/ne fonctionne pas ici/);
  await expectAccessible(page);
});

test("a passkey serves as a required second factor, set up and used with only the keyboard", async ({
  browser,
  contextOptions,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
  const server = await startOwnServer({});
  const site = named(server.url);
  const contexts: BrowserContext[] = [];
  const open = async (role: "admin" | "editor") => {
    const account = await addStaff(role, server.dataDir);
    const context = await browser.newContext(contextOptions);
    contexts.push(context);
    const page = await context.newPage();
    return { account, page, device: await addDevice(page) };
  };
  const admin = await open("admin");
  await signIn(admin.page.context(), admin.account, site);
  await admin.page.goto(`${site}/admin/staff`);
  const box = admin.page.getByRole("checkbox", { name: "Demander un second facteur à toute l’équipe" });
  await expect(box).toBeDisabled();
  await admin.page.goto(`${site}/admin/account`);
  await addPasskey(admin.page, admin.account.password);
  await admin.page.goto(`${site}/admin/staff`);
  await box.check();
  await expect(admin.page.getByText("Second facteur demandé à toute l’équipe", { exact: true })).toBeVisible();

  const editor = await open("editor");
  await editor.page.goto(`${site}/admin/sign-in?lang=en`);
  await typePassword(editor.page, editor.account);
  const add = editor.page.getByRole("button", { name: "Add a passkey instead" });
  await expect(add).toBeVisible();
  await expectAccessible(editor.page);
  await editor.page.getByLabel("Password", { exact: true }).focus();
  await editor.page.keyboard.type("not this one");
  for (let i = 0; i < 4 && !(await add.evaluate((button) => button === document.activeElement)); i += 1) {
    await editor.page.keyboard.press("Tab");
  }
  await expect(add).toBeFocused();
  await editor.page.keyboard.press("Enter");
  await expect(editor.page.getByText("That’s not your password.", { exact: true })).toBeVisible();
  await editor.page.getByLabel("Password", { exact: true }).fill(editor.account.password);
  await add.focus();
  await editor.page.keyboard.press("Enter");
  await expect(editor.page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await expect(editor.page.getByRole("region", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(editor.page);

  // After the password, only the passkey can complete the sign-in.
  await editor.device.present(false);
  await loseSession(editor.page);
  await editor.page.goto(`${site}/admin/sign-in?lang=en`);
  await typePassword(editor.page, editor.account);
  await expect(editor.page.getByRole("heading", { name: "Confirm with your passkey" })).toBeVisible();
  await expectAccessible(editor.page);
  await editor.page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(editor.page, COLOUR_RULES);
  await editor.page.goto(`${site}/admin/blog?lang=en`);
  const use = editor.page.getByRole("button", { name: "Use my passkey" });
  await expect(use).toBeVisible();
  await editor.device.present(true);
  await use.focus();
  await editor.page.keyboard.press("Enter");
  await expect(editor.page).toHaveURL(/\/admin\/chat$/);
  await editor.page.goto(`${site}/admin/blog`);
  await expect(editor.page.getByRole("heading", { name: "Blog", level: 1 })).toBeVisible();

  // When a device is lost, an admin removes the member's passkeys, which also ends their sessions.
  await admin.page.reload();
  await expect(admin.page.getByText("Toute l’équipe en a un.", { exact: false })).toBeVisible();
  await expectAccessible(admin.page);
  await admin.page.getByRole("button", { name: /^Retirer les clés d’accès/ }).click();
  await expect(admin.page.getByText("1 personne sur 2 n’en a pas encore.", { exact: false })).toBeVisible();
  await editor.device.present(false);
  await editor.page.goto(`${site}/admin/blog`);
  await expect(editor.page).toHaveURL(/\/admin\/sign-in/);
  for (const context of contexts) await context.close();
  await server.close();
});

test("an author resumes an ended session with a passkey, and loses no text", async ({ page, baseURL }) => {
  const site = named(baseURL);
  const account = await addStaff("editor");
  await signIn(page.context(), account, site);
  await addDevice(page);
  await page.goto(`${site}/admin/account`);
  await addPasskey(page, account.password);
  const made = await page.request.post(`${site}/api/posts`, {
    data: { language: "fr", title: `Reprise ${Date.now()}` },
    headers: { Origin: site },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`${site}/admin/blog?post=${id}`);
  await page.getByRole("textbox", { name: "Texte français, en Markdown" }).click();
  await page.context().clearCookies();
  await page.keyboard.type("Écrit sans session.");
  await page.getByRole("button", { name: "Se connecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Reprendre la session" });
  await dialog.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  const stored = await page.request.get(`${site}/api/posts/${id}`);
  expect(((await stored.json()) as { content: string }).content).toBe("Écrit sans session.");
});

test("the sign-in page offers only the password without passkey support or a domain name", async ({
  page,
  baseURL,
}) => {
  const button = page.getByRole("button", { name: "Se connecter avec une clé d’accès" });
  await page.goto(`${named(baseURL)}/admin/sign-in`);
  await expect(button).toBeVisible();
  await page.goto("/admin/sign-in");
  await expect(page.getByLabel("Courriel")).toBeVisible();
  await expect(button).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(`${named(baseURL)}/admin/sign-in`);
  await expect(page.getByLabel("Courriel")).toBeVisible();
  await expect(button).toBeHidden();
});
