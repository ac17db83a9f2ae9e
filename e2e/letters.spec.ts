import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Consultation } from "../src/features/consultations/model.ts";
import { application } from "../test/applications.ts";
import { startSmtpServer } from "../test/smtp-server.ts";
import { addStaff, test as base, expect, expectFitsPhone, type StaffAccount, signIn } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Adds the fixture `desk`: a page signed in to the desk on the server below. */
const test = base.extend<{ desk: Page }>({
  desk: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    await use(await context.newPage());
    await context.close();
  },
});

// Runs the tests in order in one worker, so that they share one server.
test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof startOwnServer>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let account: StaffAccount;
let asked = 0;

// Has its own server, whose emails arrive here over SMTP.
test.beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startOwnServer({ TRUST_PROXY: "1", SMTP_URL: smtp.url });
  account = await addStaff("admin", server.dataDir);
});
test.afterAll(async () => {
  await server.close();
  await smtp.close();
});

async function visitorAsks(changes: Record<string, unknown> = {}, url = server.url) {
  asked += 1;
  const email = `${randomUUID()}@atelier.example`;
  const text = `Nous recopions les commandes ${email}.`;
  const answer = await fetch(`${url}/api/consultations`, {
    method: "POST",
    body: JSON.stringify(application({ email, additionalInfo: text, elapsedSeconds: 90, ...changes })),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `11.0.1.${asked}` },
  });
  expect(answer.status).toBe(201);
  return { id: ((await answer.json()) as { id: number }).id, email };
}

const lettersTo = (email: string, subject: RegExp) =>
  smtp.received.filter(({ to, mail }) => to.includes(email) && subject.test(mail.subject ?? ""));

test("sends a letter once, from a template in the person's language, and stores it", async ({
  desk: page,
  expectAccessible,
}) => {
  const { id, email } = await visitorAsks({ name: "Éloïse <b>Gagné</b>", company: "Atelier & Cie", language: "en" });
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  const dialog = page.getByRole("dialog", { name: /^Écrire à Éloïse/ });
  await expect(dialog.getByRole("combobox", { name: "Langue du courriel" })).toHaveValue("en");
  const body = dialog.getByRole("textbox", { name: "Texte" });
  await expect(body).toHaveValue(/^Hello Éloïse,/);
  await expect(dialog.getByRole("textbox", { name: "Objet" })).toHaveValue(/^Your request of /);
  await dialog.getByRole("combobox", { name: "Langue du courriel" }).selectOption("fr");
  await expect(body).toHaveValue(/^Bonjour Éloïse,/);
  await dialog.getByRole("combobox", { name: "Langue du courriel" }).selectOption("en");
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption({ label: "Not a fit" });
  const preview = dialog.getByRole("region", { name: "Aperçu" });
  await expect(preview.locator("mark")).toHaveText(/Say why/);
  await expectAccessible(page);

  // A placeholder left in the text prevents sending, and is selected to be typed over.
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog.getByText("Remplissez ou retirez les passages entre crochets.")).toBeVisible();
  await expect(body).toBeFocused();
  await page.keyboard.type("We build for teams <u>larger</u> than yours.");
  await expect(preview.locator("mark")).toHaveCount(0);
  await expect(preview).toContainText("Atelier & Cie");

  await page.reload();
  await expect(body).toHaveValue(/larger<\/u> than yours/);
  await expect(dialog.getByText("Brouillon gardé dans cet onglet.")).toBeVisible();

  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await dialog.getByRole("button", { name: "Envoyer" }).dblclick();
  await expect(dialog).toBeHidden();
  expect(posts).toHaveLength(1);
  await expect.poll(() => lettersTo(email, /^About your request/).length, { timeout: 15_000 }).toBe(1);
  const [received] = lettersTo(email, /^About your request/);
  const { mail, raw } = received!;
  expect(mail.text).toContain("We build for teams <u>larger</u> than yours.");
  expect(mail.text).toContain("Laval");
  expect(mail.html).toContain("&lt;u&gt;larger&lt;/u&gt;");
  expect(mail.html).not.toContain("<u>");
  expect(mail.replyTo?.[0]).toMatchObject({ address: account.email });
  expect(raw).not.toContain("Auto-Submitted");
  expect(raw).toContain("Content-Language: en-CA");

  // The letter appears in its request, which now counts as contacted.
  const detail = page.locator(".detail");
  await expect(detail.getByText("Contacté", { exact: true })).toBeVisible();
  await expect(detail.getByText("About your request of")).toBeVisible();
  await expect(detail.getByText("larger</u> than yours.")).toBeVisible();
  expect(lettersTo(email, /^About your request/)).toHaveLength(1);
});

test("previews a template's booking link as a sample, and emails the request's own link @both-widths", async ({
  desk: page,
  browser,
  expectAccessible,
}) => {
  const { id, email } = await visitorAsks({ name: "Éloïse Gagné" });
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  const dialog = page.getByRole("dialog", { name: "Écrire à Éloïse Gagné" });
  const body = dialog.getByRole("textbox", { name: "Texte" });
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption({ label: "Proposer un appel" });
  await expect(body).toHaveValue(/\{\{lien de rendez-vous\}\}/);
  const preview = dialog.getByRole("region", { name: "Aperçu" });
  await expect(preview.locator("u", { hasText: "/rendez-vous?token=…" })).toBeVisible();
  await expect(preview).not.toContainText("{{");
  await body.fill("Bonjour,\n\n");
  await dialog.getByRole("button", { name: "Insérer le lien de rendez-vous" }).click();
  await expect(body).toHaveValue("Bonjour,\n\n{{lien de rendez-vous}}");
  await expect(body).toBeFocused();
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(page);
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => lettersTo(email, /^Un appel/).length, { timeout: 15_000 }).toBe(1);
  const [url = ""] =
    /https?:\/\/\S+\/rendez-vous\?token=\S+/.exec(lettersTo(email, /^Un appel/)[0]?.mail.text ?? "") ?? [];
  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole("radio").first()).toBeVisible();
  await visitor.close();

  // A closed request has no booking link, so sending is refused with the reason.
  const { followUpVersion: version } = (await (
    await page.request.get(`/api/consultations/${id}`)
  ).json()) as Consultation;
  const closed = await page.request.patch(`/api/consultations/${id}`, {
    data: { version, stage: "lost" },
    headers: { Origin: server.url },
  });
  expect(closed.status()).toBe(200);
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption({ label: "Proposer un appel" });
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog.getByText(/\{\{lien de rendez-vous\}\} ne peut pas être rempli/)).toBeVisible();
  await expect(body).toBeFocused();
});

test("keeps the draft when the session ends, and asks before replacing text", async ({ desk: page }) => {
  const { id, email } = await visitorAsks({ name: "M. Gagné" });
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  const dialog = page.getByRole("dialog", { name: "Écrire à M. Gagné" });
  const body = dialog.getByRole("textbox", { name: "Texte" });
  await expect(body).toHaveValue(/^Bonjour,\n/);
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption({ label: "Première réponse" });
  await expect(body).toHaveValue(/^Bonjour \[\[prénom\]\],/);
  await body.fill("Bonjour monsieur,\n\nJe vous écris.");
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption({ label: "Proposer un appel" });
  await expect(dialog.getByText("Remplacer ce que vous avez écrit par le modèle?")).toBeVisible();
  await dialog.getByRole("button", { name: "Garder mon texte" }).click();
  await expect(body).toHaveValue("Bonjour monsieur,\n\nJe vous écris.");

  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await page.getByRole("textbox", { name: "Courriel" }).fill(account.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await expect(body).toHaveValue("Bonjour monsieur,\n\nJe vous écris.");
  await dialog.getByRole("combobox", { name: "Réponses à" }).selectOption("team");
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => lettersTo(email, /^Votre demande/).length, { timeout: 15_000 }).toBe(1);
  expect(lettersTo(email, /^Votre demande/)[0]?.mail.replyTo?.[0]?.address).toBe("bonjour@nordet.example");
});

test("saves templates in both languages, and rejects unknown placeholders", async ({
  desk: page,
  expectAccessible,
}) => {
  await page.goto("/admin/blog");
  await page.getByRole("navigation", { name: "Contenu" }).getByRole("link", { name: "Modèles" }).click();
  await expect(page.getByRole("link", { name: "Première réponse" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Nouveau modèle" }).click();
  const name = `Essai ${randomUUID().slice(0, 8)}`;
  const [french, english] = [
    page.getByRole("group", { name: "Français" }),
    page.getByRole("group", { name: "Anglais" }),
  ];
  await french.getByRole("textbox", { name: "Nom" }).fill(name);
  await french.getByRole("textbox", { name: "Objet" }).fill("Votre {{cote}}");
  await french.getByRole("textbox", { name: "Texte" }).fill("Bonjour ");
  await french.getByRole("button", { name: "prénom" }).click();
  await expect(french.getByRole("textbox", { name: "Texte" })).toHaveValue("Bonjour {{prénom}}");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(english.getByText("Remplissez ce champ.")).toHaveCount(3);
  await english.getByRole("textbox", { name: "Nom" }).fill(`Trial ${name}`);
  await english.getByRole("textbox", { name: "Objet" }).fill("Hello");
  await english.getByRole("textbox", { name: "Texte" }).fill("Hello");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(french.getByText(/Un repère entre accolades n’est pas connu/)).toBeVisible();
  await expect(french.getByRole("textbox", { name: "Objet" })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await french.getByRole("textbox", { name: "Objet" }).fill("Votre demande");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();

  await page.getByRole("button", { name: `Archiver : ${name}` }).click();
  await expect(page.getByRole("region", { name: "Archivés" }).getByRole("link", { name, exact: true })).toBeVisible();
  const { id } = await visitorAsks();
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  const templates = page.getByRole("combobox", { name: "Modèle" });
  await expect(templates.locator("option")).not.toHaveCount(0);
  await expect(templates.locator("option", { hasText: name })).toHaveCount(0);
});

test("a language model's draft replaces the text if it is unedited, and is otherwise only offered", async ({
  browser,
  contextOptions,
  expectAccessible,
}) => {
  const words = "Le forfait couvre le diagnostic, la construction, les essais et le suivi, sans frais d’installation.";
  /** Functions that each send one of the model's pending responses. */
  const waiting: (() => void)[] = [];
  const model = createServer((request, response) => {
    const chunk = { choices: [{ delta: { content: `[1]\n${words}` }, finish_reason: "stop" }] };
    request.resume();
    waiting.push(() => void response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`));
  });
  await new Promise<void>((done) => void model.listen(0, "127.0.0.1", done));
  const { port } = model.address() as AddressInfo;
  const drafted = await startOwnServer({
    TRUST_PROXY: "1",
    CHAT_LLM_URL: `http://127.0.0.1:${port}/v1`,
    CHAT_LLM_MODEL: "small",
    DRAFT_LLM: "on",
  });
  const textOf = async (url: string, path: string) => await (await fetch(`${url}${path}`)).text();
  // The form and the privacy policy mention the model only if it is configured.
  for (const [path, said] of [
    ["/", /Un fournisseur d’intelligence artificielle peut recevoir votre message/],
    ["/contact", /value="2026-11-20-drafts"/],
    ["/en/contact", /An artificial intelligence provider may receive your message/],
    ["/consultation-gratuite", /value="2026-11-20-drafts"/],
    ["/privacy", /jamais votre nom, votre entreprise, votre courriel ni votre téléphone/],
    ["/en/privacy", /never your name, company, email or phone number/],
  ] as const) {
    expect(await textOf(drafted.url, path), path).toMatch(said);
    expect(await textOf(server.url, path), path).not.toMatch(said);
  }

  const member = await addStaff("admin", drafted.dataDir);
  const context = await browser.newContext({ ...contextOptions, baseURL: drafted.url });
  await signIn(context, member, drafted.url);
  const page = await context.newPage();
  const additionalInfo = "500 $, tout compris? On recopie nos commandes dans Excel.";
  const open = async () => {
    const told = { additionalInfo, consentVersion: "2026-11-20-drafts" };
    const { id } = await visitorAsks(told, drafted.url);
    await page.goto(`/admin?consultation=${id}&write=${id}`);
  };
  const dialog = page.getByRole("dialog", { name: /^Écrire à/ });
  const body = dialog.getByRole("textbox", { name: "Texte" });
  const from = dialog.getByRole("combobox", { name: "Modèle" });
  const answer = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()!();
  };

  await open();
  await expect(body).toHaveValue(/Aucuns de notre part/);
  await expect(dialog.getByText("Le modèle de langue prépare un autre brouillon…")).toBeVisible();
  await answer();
  await expect(body).toHaveValue(new RegExp(words));
  await expect(from).toHaveValue("model");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Le forfait couvre" })).toContainText("modèle de langue");
  await expectAccessible(page);

  await open();
  await expect(body).toHaveValue(/Aucuns de notre part/);
  await body.click();
  await page.keyboard.type("Un mot. ");
  await answer();
  await expect(from.getByRole("option", { name: "Brouillon du modèle de langue" })).toBeAttached();
  await expect(body).toHaveValue(/Un mot\. /);
  await expect(body).not.toHaveValue(new RegExp(words));
  await context.close();
  await drafted.close();
  await new Promise((done) => model.close(done));
});
