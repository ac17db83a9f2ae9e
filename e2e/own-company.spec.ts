import { request as playwright } from "@playwright/test";
import { LOGO_SOURCE, photograph } from "../test/pictures.ts";
import { addStaff, test as base, expect, type StaffAccount, signIn } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Tests how an owner replaces the sample company at the desk: drafts, previews, publishes and reverts. */

// Has its own server, because publishing changes every page and starts a new process.
let server: Awaited<ReturnType<typeof startOwnServer>>;
let account: StaffAccount;
base.beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: "1" });
  account = await addStaff("admin", server.dataDir);
});
base.afterAll(() => server.close());
base.describe.configure({ mode: "serial" });

const test = base.extend<{ desk: import("@playwright/test").Page }>({
  desk: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    await use(await context.newPage());
    await context.close();
  },
});
/** Returns a page's HTML as the public sees it; empty while a new process starts. */
const anyone = async (path: string) =>
  await fetch(server.url + path).then(
    (answer) => answer.text(),
    () => "",
  );

test("an owner previews the draft on the real pages before the public sees it", async ({ desk, expectAccessible }) => {
  await desk.goto("/admin/company");
  await desk.getByRole("button", { name: "Modifier le brouillon" }).first().click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Nom", { exact: true }).fill("Atelier Boréal");
  await form.getByLabel("Nom légal").fill("Atelier Boréal inc.");
  await form.getByLabel("Courriel public").fill("bonjour@boreal.example");
  await form.getByLabel("Accelerate, dollars par mois").fill("1450");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByText("4 changements attendent d’être publiés.")).toBeVisible();

  const opened = desk.waitForEvent("popup");
  await desk.getByRole("link", { name: "Aperçu" }).click();
  const preview = await opened;
  await expect(preview.getByRole("complementary", { name: "Aperçu" })).toContainText("personne d’autre ne voit");
  await expect(preview).toHaveTitle(/Atelier Boréal/);
  await expectAccessible(preview);
  const [bar, chat] = await Promise.all(
    [preview.getByRole("complementary", { name: "Aperçu" }), preview.locator(".chat")].map((one) => one.boundingBox()),
  );
  expect(chat!.y + chat!.height).toBeLessThanOrEqual(bar!.y);
  await preview.getByRole("contentinfo").getByRole("link", { name: "Tarifs" }).first().click();
  await expect(preview).toHaveURL(/\/admin\/preview\/company\/pricing$/);
  await expect(preview.getByText("1\u00a0450\u00a0$").first()).toBeVisible();
  await expect(preview.getByText("Nordet")).toHaveCount(0);
  await preview.goto("/admin/preview/company/en/pricing");
  await expect(preview.getByText("$1,450").first()).toBeVisible();
  await preview.getByRole("link", { name: "Back to the draft" }).click();
  await expect(preview).toHaveURL(/\/admin\/company$/);

  const drawn = await desk.request.get("/admin/preview/company/pricing");
  expect(drawn.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  for (const path of ["/admin/preview/company/admin", "/admin/preview/company/nowhere"]) {
    expect((await desk.request.get(path)).status(), path).toBe(404);
  }
  const stranger = await playwright.newContext({ baseURL: server.url });
  const refused = await stranger.get("/admin/preview/company/pricing", { maxRedirects: 0 });
  expect(refused.status()).toBe(303);
  expect(await refused.text()).not.toContain("Atelier");
  await stranger.dispose();
  for (const path of ["/", "/pricing", "/en/pricing"]) expect(await anyone(path), path).not.toMatch(/Atelier|1.450/);
});

test("an incomplete translation cannot be published, and the desk says what is missing", async ({ desk }) => {
  await desk.goto("/admin/company");
  const part = desk.getByRole("region", { name: "Questions et réponses" });
  await part.getByRole("button", { name: "Modifier le brouillon" }).click();
  const form = desk.getByRole("dialog");
  await form.getByRole("button", { name: "Ajouter" }).click();
  await form.getByLabel("Question posée, en français").fill("Êtes-vous couverts?");
  await form.getByLabel("Question posée, en anglais").fill("Are you insured?");
  await form.getByLabel("Réponse, en français").fill("Oui.");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByText("Questions et réponses, 1\u00a0: Réponse, en anglais")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Publier", exact: true })).toBeDisabled();
  await part.getByRole("button", { name: "Modifier le brouillon" }).click();
  await form.getByLabel("Réponse, en anglais").fill("Yes.");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByRole("button", { name: "Publier", exact: true })).toBeEnabled();
});

test("unsaved changes survive Escape and a reload until they are discarded or saved", async ({
  desk,
  expectAccessible,
}) => {
  await desk.goto("/admin/company");
  const form = desk.getByRole("dialog");
  const edit = async (name: string) => {
    await desk.getByRole("region", { name }).getByRole("button", { name: "Modifier le brouillon" }).click();
    await expect(form).toBeVisible();
  };
  const story = form.getByLabel("Récit, un paragraphe par ligne, en français");
  const kept = form.getByText("Changements gardés dans cet onglet, pas encore enregistrés.");
  await edit("Récit de la fondation");
  await expect(kept).toHaveCount(0);
  await story.fill("Tout a commencé à Rimouski,\nun soir de tempête.");
  await expect(kept).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  // A list keeps the items that were added.
  await edit("Questions et réponses");
  await expect(kept).toHaveCount(0);
  await form.getByRole("button", { name: "Ajouter" }).click();
  await form.getByLabel("Question posée, en français").last().fill("Venez-vous chez nous?");
  await form.getByLabel("À l’accueil").last().check();
  await desk.reload();
  await edit("Questions et réponses");
  await expect(kept).toBeVisible();
  await expect(form.getByLabel("Question posée, en français")).toHaveCount(2);
  await expect(form.getByLabel("Question posée, en français").last()).toHaveValue("Venez-vous chez nous?");
  await expect(form.getByLabel("À l’accueil").last()).toBeChecked();
  await expectAccessible(desk);
  await form.getByRole("button", { name: "Abandonner les changements" }).click();
  await expect(form).toHaveCount(0);
  await edit("Questions et réponses");
  await expect(form.getByLabel("Question posée, en français")).toHaveCount(1);
  await expect(kept).toHaveCount(0);
  await form.getByRole("button", { name: "Annuler" }).click();

  // A colleague's change made meanwhile is not overwritten.
  const [draft] = await (await desk.request.get("/api/company")).json();
  const { id, ...values } = draft;
  const headline = { fr: "Notre histoire", en: "Our story" };
  const theirs = [{ headline, text: { fr: "", en: "" }, title: { fr: "", en: "" } }];
  const colleague = await desk.request.put(`/api/company/${id}`, {
    data: { ...values, story: theirs },
    headers: { Origin: server.url },
  });
  expect(colleague.status()).toBe(200);
  await desk.reload();
  await edit("Récit de la fondation");
  await expect(story).toHaveValue("Tout a commencé à Rimouski,\nun soir de tempête.");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(form.getByRole("alert")).toContainText("Notre histoire");
  await form.getByRole("button", { name: "Prendre l’autre version" }).click();
  await expect(form).toHaveCount(0);
  await edit("Récit de la fondation");
  await expect(story).toHaveValue("");
  await expect(kept).toHaveCount(0);
  // Leaves the story as the next tests expect it.
  const [{ id: last, ...then }] = await (await desk.request.get("/api/company")).json();
  await desk.request.put(`/api/company/${last}`, {
    data: { ...then, story: [] },
    headers: { Origin: server.url },
  });
});

test("two members who edit at the same time lose none of their changes", async ({ desk }) => {
  await desk.goto("/admin/company");
  await desk.getByRole("button", { name: "Modifier le brouillon" }).first().click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Ville").fill("Trois-Rivières");
  await form.getByLabel("Velocity, dollars par mois").fill("490");
  const [draft] = await (await desk.request.get("/api/company")).json();
  const { id, ...values } = draft;
  const colleague = await desk.request.put(`/api/company/${id}`, {
    data: { ...values, street: "10, rue des Forges", velocity: 480 },
    headers: { Origin: server.url },
  });
  expect(colleague.status()).toBe(200);
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  const conflict = form.getByRole("alert");
  await expect(conflict).toContainText("Quelqu’un d’autre a changé ceci pendant que vous écriviez.");
  await expect(conflict).toContainText("480");
  await conflict.getByRole("button", { name: "Garder ma version et enregistrer" }).click();
  await expect(form).toBeHidden();
  expect((await (await desk.request.get("/api/company")).json())[0]).toMatchObject({
    ...{ city: "Trois-Rivières", velocity: 490, street: "10, rue des Forges" },
  });
});

test("a logo that is not just a drawing is rejected at its field, and the checked box stays checked", async ({
  desk,
  expectAccessible,
}) => {
  await desk.goto("/admin/company");
  const part = desk.getByRole("region", { name: "Apparence" });
  await part.getByRole("button", { name: "Modifier le brouillon" }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Le logo contient déjà le nom").check();
  const logo = form.getByRole("button", { name: "Logo, en SVG (facultatif)", exact: true });
  const choose = (source: string | Buffer) =>
    logo.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(source) });
  await choose(LOGO_SOURCE);
  await expect(form.getByRole("button", { name: "Retirer\u00a0: Logo" })).toBeVisible();
  for (const [source, sentence] of [
    [LOGO_SOURCE.replace("<path", "<script>alert(1)</script><path"), "Ce SVG contient plus qu’un dessin"],
    [LOGO_SOURCE.replace("#080", "url(https://evil.example/#a)"), "Ce SVG fait appel à l’extérieur"],
    [Buffer.alloc(40 * 1024 * 1024, " "), "Ce fichier dépasse 15\u00a0Mo"],
  ] as const) {
    await choose(source);
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(logo).toHaveAttribute("aria-invalid", "true");
  }
  await expectAccessible(desk);
  await expect(form.getByLabel("Le logo contient déjà le nom")).toBeChecked();
  // The logo chosen before the rejected files is saved.
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(part.locator("img")).toHaveAttribute("src", /^data:image\/svg\+xml/);
});

test("a portrait cannot be published without the person's consent, then appears in the preview", async ({ desk }) => {
  await desk.goto("/admin/company");
  const part = desk.getByRole("region", { name: "Portrait et signature" });
  await part.getByRole("button", { name: "Modifier le brouillon" }).click();
  const form = desk.getByRole("dialog");
  const file = { name: "moi.jpg", mimeType: "image/jpeg", buffer: await photograph() };
  await form.getByLabel("Portrait (facultatif)").setInputFiles(file);
  await expect(form.locator("img")).toBeVisible();
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByText("Portrait et signature, 1\u00a0: Accord donné le")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Publier", exact: true })).toBeDisabled();
  await part.getByRole("button", { name: "Modifier le brouillon" }).click();
  await form.getByLabel("La personne a consenti").check();
  await form.getByLabel("Accord donné le").fill("2026-11-20");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByRole("button", { name: "Publier", exact: true })).toBeEnabled();
  await desk.goto("/admin/preview/company/about");
  for (const picture of [
    desk.locator("img.portrait"),
    desk.getByRole("banner").getByRole("img", { name: "Atelier" }),
  ]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
});

test("publishing changes the site, and an earlier version can be published again", async ({ desk }) => {
  await desk.goto("/admin/company");
  await desk.getByRole("button", { name: "Publier", exact: true }).click();
  await expect.poll(() => anyone("/pricing")).toContain("1\u00a0450\u00a0$");
  expect(await anyone("/en/share")).toContain("Are you insured?");

  await desk.reload();
  await desk.getByRole("button", { name: "Modifier le brouillon" }).first().click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Accelerate, dollars par mois").fill("1600");
  await form.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(desk.getByText("1 changement attend d’être publié.")).toBeVisible();
  await desk.getByRole("button", { name: "Publier", exact: true }).click();
  await expect.poll(() => anyone("/pricing")).toContain("1\u00a0600\u00a0$");
  await desk.reload();
  await desk.getByRole("button", { name: "Publier de nouveau" }).click();
  await expect.poll(() => anyone("/pricing")).toContain("1\u00a0450\u00a0$");
});
