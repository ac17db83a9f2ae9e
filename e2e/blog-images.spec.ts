import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Post } from "../src/features/blog/model.ts";
import { expect, test } from "./fixtures.ts";

/** Tests a post's pictures and revisions at the desk. */

const mark = () => randomUUID().slice(0, 8);

async function api<T>(page: Page, method: string, path: string, data: object): Promise<T> {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const answer = await page.request.fetch(path, { method, headers: { Origin: origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const createPost = (page: Page, fields: object) =>
  api<Post>(page, "POST", "/api/posts", {
    language: "fr",
    content: "Du texte.",
    excerpt: "Un résumé.",
    metaDescription: "De quoi il est question.",
    keywords: "essai",
    ...fields,
  });
const readPost = async (page: Page, id: number) => (await (await page.request.get(`/api/posts/${id}`)).json()) as Post;
const editorOf = (page: Page) => page.getByRole("textbox", { name: "Texte français, en Markdown" });

/** Returns a picture that no other run has uploaded. */
const picture = () =>
  sharp({
    create: {
      width: 1200,
      height: 700,
      channels: 3,
      background: "#2a6f97",
      noise: { type: "gaussian", mean: 120, sigma: 9 },
    },
  })
    .jpeg()
    .toBuffer();

test("a cover is uploaded, stored, and published once it has alternative text in its language", async ({
  staffPage: page,
  page: reader,
  expectAccessible,
}) => {
  const name = mark();
  const post = await createPost(page, { title: `Couverture ${name}` });
  await page.goto(`/admin/blog?post=${post.id}`);
  const french = page.getByRole("region", { name: "Français" });
  const cover = french.getByRole("group", { name: "Image de couverture" });
  await expect(cover.getByText("Aucune image.")).toBeVisible();
  let letThrough = () => {};
  const isWatched = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/media", async (route) => {
    await isWatched;
    await route.continue();
  });
  const choosing = page.waitForEvent("filechooser");
  await cover.getByRole("button", { name: "Choisir une image" }).click();
  await (await choosing).setFiles({ name: "pont.jpg", mimeType: "image/jpeg", buffer: await picture() });
  await expect(cover.getByRole("button", { name: "Envoi de l’image…" })).toBeDisabled();
  letThrough();
  const shown = cover.locator("img");
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(french.getByText(/^Enregistré/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(shown).toBeVisible();
  await expect(french.getByText(/À remplir.*Texte de remplacement|Texte de remplacement/).first()).toBeVisible();
  await french.getByRole("button", { name: "Publier", exact: true }).click();
  const words = french.getByLabel("Texte de remplacement de l’image");
  await expect(words).toHaveAttribute("aria-invalid", "true");
  expect((await readPost(page, post.id)).state).toBe("draft");
  await words.fill("Le pont de Laval sous la neige");
  await expect(french.getByText(/^Enregistré/)).toBeVisible();
  await french.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(french.getByText("Publié", { exact: true })).toBeVisible();
  await reader.goto(`/blog/couverture-${name}`);
  await expect(reader.getByRole("img", { name: "Le pont de Laval sous la neige" }).first()).toBeVisible();

  // The English version inherits the picture, but needs its own alternative text.
  await page.getByRole("button", { name: "Écrire en anglais" }).click();
  const english = page.getByRole("region", { name: "Anglais" });
  await expect(english.getByRole("group", { name: "Image de couverture" }).locator("img")).toBeVisible();
  await expect(english.getByLabel("Texte de remplacement de l’image")).toHaveValue("");
  await expect(english.getByRole("listitem").filter({ hasText: "Texte de remplacement" })).toBeVisible();
});

test("a phone shows one language of a post at a time", { tag: "@phone" }, async ({ staffPage: page }) => {
  const post = await createPost(page, { title: `Une à la fois ${mark()}` });
  await page.goto(`/admin/blog?post=${post.id}`);
  const [french, english] = ["Français", "Anglais"].map((name) => page.getByRole("region", { name }));
  await expect(french!).toBeVisible();
  await expect(page.getByRole("button", { name: "Écrire en anglais" })).toBeHidden();
  await page.getByRole("button", { name: "Anglais", exact: true }).click();
  await page.getByRole("button", { name: "Écrire en anglais" }).click();
  await expect(english!.getByRole("textbox", { name: "Titre", exact: true })).toBeVisible();
  await expect(french!).toBeHidden();
  await page.getByRole("button", { name: "Français", exact: true }).click();
  await expect(french!).toBeVisible();
  await expect(english!).toBeHidden();
});

test("a pasted picture is inserted at the cursor, with its description selected to be typed", async ({
  staffPage: page,
}) => {
  const post = await createPost(page, { title: `Collage ${mark()}`, content: "Avant.\n\nAprès." });
  await page.goto(`/admin/blog?post=${post.id}`);
  await editorOf(page).click();
  await page.keyboard.press("Control+Home");
  await editorOf(page).evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "capture.jpg", { type: "image/jpeg" }));
      const paste = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(new ClipboardEvent("paste", paste));
    },
    [...(await picture())],
  );
  await expect(editorOf(page)).toContainText("/media/");
  await page.keyboard.type("Un écran de la caisse");
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  await expect
    .poll(async () => (await readPost(page, post.id)).content)
    .toMatch(/^Avant\.\n\n!\[Un écran de la caisse\]\(\/media\/[0-9a-f]{24}\)\n+Après\.$/);
  await page.goto(`/admin/preview/${post.id}`);
  await expect(page.getByRole("img", { name: "Un écran de la caisse" })).toBeVisible();
});

test("an earlier revision can be compared and restored", async ({ staffPage: page, expectAccessible }) => {
  const content = "Une première phrase.\n\nUne deuxième.";
  const post = await createPost(page, { title: `Avant ${mark()}`, content });
  await api(page, "PUT", `/api/posts/${post.id}/state`, { version: post.version, state: "published" });
  await page.goto(`/admin/blog?post=${post.id}`);
  const french = page.getByRole("region", { name: "Français" });
  await editorOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Shift+Control+Home");
  await page.keyboard.type("Une première phrase, mieux dite.");
  await expect(french.getByText(/^Enregistré/)).toBeVisible();
  await french.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Révisions…" }).click();
  const dialog = page.getByRole("dialog", { name: "Révisions" });
  await dialog.getByRole("button", { name: "Révision 1" }).click();
  await expect(dialog.getByRole("insertion").filter({ hasText: "mieux dite" })).toBeVisible();
  await expect(dialog.getByRole("deletion").filter({ hasText: "deuxième" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rétablir cette révision" }).click();
  await expect(dialog).toBeHidden();
  await expect(editorOf(page)).toContainText("Une deuxième.");
  await expect.poll(async () => (await readPost(page, post.id)).content).toBe(content);
  await page.reload();
  await expect(editorOf(page)).toContainText("Une deuxième.");
});
