import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Post } from "../src/features/blog/model.ts";
import { codeOfApp } from "../test/totp.ts";
import { addStaff, expect, signIn, test } from "./fixtures.ts";

/** Returns a text unique to this run. */
const mark = () => randomUUID().slice(0, 8);

async function api<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const answer = await page.request.fetch(path, { method, headers: { Origin: origin }, ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const readPost = (page: Page, id: number) => api<Post>(page, "GET", `/api/posts/${id}`);

const editorOf = (page: Page, language: "français" | "anglais") =>
  page.getByRole("textbox", { name: `Texte ${language}, en Markdown` });

async function open(page: Page, post: Post) {
  await page.goto(`/admin/blog?post=${post.id}`);
  await expect(editorOf(page, post.language === "fr" ? "français" : "anglais")).toBeVisible();
}

const FACTS = {
  excerpt: "Ce qu’il faut savoir, en deux phrases.",
  metaDescription: "De quoi il est question.",
  keywords: "essai",
};

test("an editor writes a post, previews it and publishes it in both languages, and readers find it", async ({
  staffPage: page,
  page: reader,
  expectAccessible,
}) => {
  const name = mark();
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blogue" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nouvel article" }).click();
  const french = page.getByRole("region", { name: "Français" });
  await french.getByRole("textbox", { name: "Titre", exact: true }).fill(`Relancer sans insister ${name}`);
  await editorOf(page, "français").click();
  await page.keyboard.type("Une phrase en ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("gras");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(".");
  await french.getByLabel("Résumé").fill(FACTS.excerpt);
  await french.getByLabel("Description pour les moteurs").fill(FACTS.metaDescription);
  await expect(french.getByText("Avant de publier")).toBeVisible();
  await french.getByLabel("Mots-clés").fill(FACTS.keywords);
  await expect(french.getByText(/^Enregistré/)).toBeVisible();
  await expectAccessible(page);
  const slug = `relancer-sans-insister-${name}`;
  const id = Number(new URL(page.url()).searchParams.get("post"));
  expect((await readPost(page, id)).slug).toBe(slug);

  const previewed = page.waitForEvent("popup");
  await french.getByRole("link", { name: "Aperçu" }).click();
  const preview = await previewed;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`Relancer sans insister ${name}`);
  await expect(preview.locator("strong", { hasText: "gras" })).toBeVisible();
  await expectAccessible(preview);
  await preview.close();
  expect((await reader.request.get(`/blog/${slug}`)).status()).toBe(404);
  expect((await reader.request.get(`/admin/preview/${id}`, { maxRedirects: 0 })).status()).toBe(303);

  await french.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(french.getByText("Publié", { exact: true })).toBeVisible();
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Relancer sans insister ${name}`);
  await reader.goto("/blog");
  await expect(reader.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  for (const path of ["/blog/feed.xml", "/sitemap.xml"]) {
    expect(await (await reader.request.get(path)).text(), path).toContain(slug);
  }

  await page.getByRole("button", { name: "Écrire en anglais" }).click();
  const english = page.getByRole("region", { name: "Anglais" });
  await english.getByRole("textbox", { name: "Titre", exact: true }).fill(`Following up ${name}`);
  await editorOf(page, "anglais").click();
  await page.keyboard.type("A sentence.");
  await english.getByLabel("Résumé").fill("What to know.");
  await english.getByLabel("Description pour les moteurs").fill("What it is about.");
  await english.getByLabel("Mots-clés").fill("test");
  await english.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(english.getByText("Publié", { exact: true })).toBeVisible();
  await reader.goto(`/blog/${slug}`);
  await reader.getByRole("link", { name: "Read in English" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Following up ${name}`);

  await editorOf(page, "français").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Une autre.");
  await expect(french.getByText("Modifié depuis")).toBeVisible();
  await page.goto(`/admin/blog?q=${name}`);
  await expect(page.getByRole("cell", { name: "À jour" })).toBeVisible();
  await page.getByRole("button", { name: /^Actions, Anglais/ }).click();
  await page.getByRole("menuitem", { name: "Mettre à la corbeille" }).click();
  await expect(page.getByRole("cell", { name: "Anglais manquant" })).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("link", { name: `Following up ${name}` })).toBeVisible();
});

test("a post is scheduled in Montréal time and appears by itself", async ({ staffPage: page, page: reader }) => {
  const name = mark();
  const post = await api<Post>(page, "POST", "/api/posts", {
    language: "fr",
    title: `Demain ${name}`,
    content: "Plus tard.",
    ...FACTS,
  });
  await open(page, post);
  const french = page.getByRole("region", { name: "Français" });
  await french.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Programmer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Programmer la publication" });
  await expect(dialog.getByText(/Heure de Montréal \((HNE|HAE)\)/)).toBeVisible();
  await dialog.getByLabel("Date et heure").fill("2020-01-01T09:00");
  await dialog.getByRole("button", { name: "Programmer" }).click();
  await expect(dialog.getByText("Choisissez un moment à venir.")).toBeVisible();
  await expect(dialog.getByLabel("Date et heure")).toBeFocused();
  await dialog.getByLabel("Date et heure").fill("2038-01-05T09:00");
  await dialog.getByLabel("L’envoyer aussi en infolettre").check();
  await dialog.getByRole("button", { name: "Programmer" }).click();
  await expect(french.getByText("Programmé pour le 5 janv. 2038, 9 h")).toBeVisible();
  const scheduled = await readPost(page, post.id);
  expect(scheduled).toMatchObject({ publishAt: "2038-01-05T14:00:00.000Z", newsletter: true });
  await expect(french.getByText("Avec infolettre")).toBeVisible();
  const publishAt = new Date(Date.now() + 1_500).toISOString();
  await api(page, "PUT", `/api/posts/${post.id}/state`, { version: scheduled.version, state: "scheduled", publishAt });
  await expect
    .poll(async () => (await reader.request.get(`/blog/demain-${name}`)).status(), { timeout: 15_000 })
    .toBe(200);
});

test("an editor learns that a post has changed since they opened it", async ({ staffPage: page }) => {
  const title = `Vu par deux ${mark()}`;
  const draft = await api<Post>(page, "POST", "/api/posts", { language: "fr", title, content: "Du texte.", ...FACTS });
  await page.goto(`/admin/blog?q=${title.slice(-8)}`);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await api(page, "PUT", `/api/posts/${draft.id}/state`, { version: draft.version, state: "published" });
  await page.getByRole("button", { name: /^Actions, Français/ }).click();
  await page.getByRole("menuitem", { name: "Mettre à la corbeille" }).click();
  await expect(page.getByText("L’article a changé entre-temps").first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Publié/ })).toBeVisible();
  expect(await readPost(page, draft.id)).toMatchObject({ state: "published", deletedAt: null });
});

test("two editors see each other's changes, and neither overwrites the other", async ({
  staffPage: page,
  expectAccessible,
}) => {
  const content = "Un premier paragraphe.\nUn deuxième.";
  const post = await api<Post>(page, "POST", "/api/posts", { language: "fr", title: `À deux ${mark()}`, content });
  await open(page, post);
  const { title, slug, excerpt, metaDescription, keywords, author, category, cover, coverAlt, basedOnRevision } = post;
  const fields = {
    title,
    slug,
    excerpt,
    metaDescription,
    keywords,
    author,
    category,
    cover,
    coverAlt,
    basedOnRevision,
  };
  const theirs = `${content}\nL’autre ajoute ceci.`;
  await api(page, "PUT", `/api/posts/${post.id}`, { ...fields, version: post.version, content: theirs });
  await editorOf(page, "français").click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Je commence ainsi. ");
  await page.getByRole("button", { name: "Comparer les deux textes" }).click();
  const dialog = page.getByRole("dialog", { name: "Deux textes pour le même article" });
  await expect(dialog.getByRole("insertion")).toHaveText(/Je commence ainsi/);
  await expect(dialog.getByRole("deletion")).toHaveText(/L’autre ajoute ceci/);
  await expectAccessible(page);
  expect((await readPost(page, post.id)).content).toBe(theirs);
  await dialog.getByRole("button", { name: "Garder les deux" }).click();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  expect((await readPost(page, post.id)).content).toBe(`Je commence ainsi. ${theirs}`);
});

test.describe("without a connection or a session", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("keeps the text, and saves it once the connection or session is back", async ({
    staffPage: page,
    staffAccount,
  }) => {
    const post = await api<Post>(page, "POST", "/api/posts", { language: "fr", title: `Coupure ${mark()}` });
    await open(page, post);
    await editorOf(page, "français").click();
    await page.context().setOffline(true);
    await page.keyboard.type("Écrit hors connexion.");
    await expect(page.getByText("Hors connexion : le texte est gardé sur cet appareil")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^Enregistré/)).toBeVisible();
    expect((await readPost(page, post.id)).content).toBe("Écrit hors connexion.");

    await page.context().clearCookies();
    await page.keyboard.type(" Écrit sans session.");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const dialog = page.getByRole("dialog", { name: "Reprendre la session" });
    await dialog.getByLabel("Mot de passe").fill(staffAccount.password);
    await dialog.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText(/^Enregistré/)).toBeVisible();
    expect((await readPost(page, post.id)).content).toBe("Écrit hors connexion. Écrit sans session.");
  });

  test("asks a member with a second factor for the code in another tab, then saves the text", async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const account = await addStaff("editor");
    await signIn(page.context(), account, baseURL!);
    await page.goto("/admin/second-factor-setup");
    await page.getByLabel("Mot de passe", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Commencer" }).click();
    const secret = (await page.getByRole("code").textContent())!;
    await page.getByLabel("Code à six chiffres").fill(codeOfApp(secret));
    await page.getByRole("button", { name: "Activer" }).click();
    await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeVisible();

    const post = await api<Post>(page, "POST", "/api/posts", { language: "fr", title: `Deux facteurs ${mark()}` });
    await open(page, post);
    await editorOf(page, "français").click();
    await page.context().clearCookies();
    await page.keyboard.type("Écrit sans session.");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const dialog = page.getByRole("dialog", { name: "Reprendre la session" });
    await dialog.getByLabel("Mot de passe").fill(account.password);
    await dialog.getByRole("button", { name: "Se connecter" }).click();
    await expect(dialog.getByRole("status")).toContainText("Il reste à entrer le code");
    await expectAccessible(page);
    const opened = page.context().waitForEvent("page");
    await dialog.getByRole("link", { name: "Entrer le code" }).click();
    const tab = await opened;
    await tab.getByLabel("Code de l’application, ou code de secours").fill(codeOfApp(secret, 1));
    await tab.getByRole("button", { name: "Continuer" }).click();
    await expect(tab.getByRole("heading", { name: "Compte", level: 1 })).toBeVisible();
    await tab.close();
    await dialog.getByRole("button", { name: "Enregistrer le texte" }).click();
    await expect(page.getByText(/^Enregistré/)).toBeVisible();
    expect((await readPost(page, post.id)).content).toBe("Écrit sans session.");
  });
});
