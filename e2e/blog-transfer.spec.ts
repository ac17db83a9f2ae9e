import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "./fixtures.ts";

/** Returns a Ghost export with three posts: one for paying members, one scheduled for a past day, one public. */
const ghost = (name: string) => {
  const post = (title: string, more: object) => ({
    title,
    html: "<p>Du texte.</p>",
    published_at: "2025-03-04T15:00:00Z",
    ...more,
  });
  const posts = [
    { id: 1, ...post(`Payant ${name}`, { status: "published", visibility: "paid" }) },
    { id: 2, ...post(`Programmé ${name}`, { status: "scheduled", visibility: "public" }) },
    { id: 3, ...post(`Ancien ${name}`, { status: "published", slug: `ancien-${name}` }) },
  ];
  return { name: "ghost.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ data: { posts } })) };
};

/** Returns a post in the Markdown format that Hugo and this blog share. */
const markdown = (title: string, more = "") => ({
  name: `${title.toLowerCase().replaceAll(" ", "-")}.md`,
  mimeType: "text/markdown",
  buffer: Buffer.from(
    `---\ntitle: ${title}\ndate: 2025-03-04\nauthor: Camille Roy\ntags: [Données]\n${more}---\n\nDu texte.\n`,
  ),
});

test("imports posts, lists what could not be read, and exports all posts", async ({
  staffPage: page,
  expectAccessible,
}) => {
  const name = randomUUID().slice(0, 8);
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Importer, exporter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Importer et exporter" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Importer", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Examiner les fichiers" })).toBeDisabled();
  const damaged = { name: "abime.md", mimeType: "text/markdown", buffer: Buffer.from("---\ntitle: [\n---\nTexte.") };
  const files = [
    markdown(`Venu d ailleurs ${name}`),
    markdown(`Avec image ${name}`, "cover: perdue.jpg\n"),
    damaged,
    ghost(name),
  ];
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir des fichiers" }).press("Enter");
  await (await choosing).setFiles(files);
  await page.getByLabel("Catégorie des articles qui n’en ont aucune d’ici").selectOption("Opérations");
  await page.getByLabel("Publier ce qui était public").check();
  await page.getByRole("button", { name: "Examiner les fichiers" }).click();
  await expect(page.getByRole("heading", { name: "Ce qui serait importé" })).toBeVisible();
  await expect(page.getByText("Articles à ajouter : 5, dont 3 publiés. Ignorés : 1.")).toBeVisible();
  await expect(page.getByRole("row", { name: /avec-image.*Publié.*perdue\.jpg/ })).toBeVisible();
  await expectAccessible(page);
  expect((await (await page.request.get(`/api/posts?q=${name}`)).json()) as object).toMatchObject({ total: 0 });
  await page.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Importation terminée" })).toBeVisible();
  await expect(page.getByText("Articles ajoutés : 5, dont 3 publiés. Ignorés : 1.")).toBeVisible();
  await expect(page.getByRole("row", { name: /abime\.md.*Illisible/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /avec-image.*perdue\.jpg/ })).toBeVisible();
  await expect(page.getByRole("row", { name: `Ancien ${name} Publié` })).toContainText("classé sous : Opérations");
  await expect(page.getByRole("row", { name: `Payant ${name} Brouillon` })).toContainText("Réservé aux membres");
  await expect(page.getByRole("row", { name: `Programmé ${name} Brouillon` })).toContainText("4 mars 2025, 10 h");
  await expectAccessible(page);

  // The post's path on its previous site redirects to the post.
  const old = await page.request.get(`/ancien-${name}/`);
  expect([old.status(), new URL(old.url()).pathname]).toEqual([200, `/blog/ancien-${name}`]);

  // A second import of the same files duplicates nothing.
  await page.getByRole("button", { name: "Examiner les fichiers" }).click();
  await expect(page.getByText("Articles à ajouter : 0, dont 0 publiés. Ignorés : 6.")).toBeVisible();
  await page.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(page.getByText("Articles ajoutés : 0, dont 0 publiés. Ignorés : 6.")).toBeVisible();
  await expect(page.getByRole("row", { name: /déjà un article à cette adresse/ })).toHaveCount(5);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger le zip" }).click();
  const archive = unzipSync(await readFile(await (await downloading).path()));
  const own = Object.entries(archive).find(([path]) => path.includes(`venu-d-ailleurs-${name}`));
  expect(own?.[0]).toBe(`fr/venu-d-ailleurs-${name}.md`);
  expect(strFromU8(own![1])).toContain("Du texte.");
});

test("rejects a file that is not a blog export, with a message", async ({ staffPage: page }) => {
  await page.goto("/admin/blog?view=transfer");
  await page
    .getByLabel("Choisir des fichiers")
    .and(page.locator("input"))
    .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer: Buffer.from("PK, mais rien d’autre") });
  await page.getByRole("button", { name: "Examiner les fichiers" }).click();
  await expect(page.getByRole("alert")).toContainText("ni une exportation de Ghost");
});

test.describe("when the connection breaks off", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/] });

  test("reports the failure, and a second attempt imports what is missing", async ({ staffPage: page }) => {
    const title = `Coupé net ${randomUUID().slice(0, 8)}`;
    await page.goto("/admin/blog?view=transfer");
    await page
      .getByLabel("Choisir des fichiers")
      .and(page.locator("input"))
      .setInputFiles([markdown(title)]);
    await page.getByRole("button", { name: "Examiner les fichiers" }).click();
    await expect(page.getByText("Un article arrive intact.")).toBeVisible();
    await page.route("**/api/posts/import*", (route) => route.abort("connectionreset"), { times: 1 });
    await page.getByRole("button", { name: "Importer", exact: true }).click();
    await expect(page.getByRole("heading", { name: "La connexion s’est interrompue" })).toBeVisible();
    await page.getByRole("button", { name: "Importer", exact: true }).click();
    await expect(page.getByText("Articles ajoutés : 1, dont 0 publiés. Ignorés : 0.")).toBeVisible();
    await page.getByRole("link", { name: "Voir les articles" }).click();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  });
});
