import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { addStaff, expect, expectAccessibleInBothThemes, signIn, test, waitForMail } from "./fixtures.ts";
import { visitorAsks } from "./visitor-asks.ts";

/** Viewport wide enough for the desk's wide layout. */
const OFFICE = { width: 1440, height: 900 };

const dialogOrPanel = (page: Page, isMobile: boolean) => page.getByRole(isMobile ? "dialog" : "complementary");

test("takes a lead from the form to won", { tag: "@both-widths" }, async ({ staffPage: page, baseURL, isMobile }) => {
  if (!isMobile) await page.setViewportSize(OFFICE);
  const { id, name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}`);
  await page.getByRole("link", { name }).click();
  const panel = dialogOrPanel(page, isMobile);
  const followUp = panel.getByRole("region", { name: "Suivi" });
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("new");
  await panel.getByRole("button", { name: /^Marquer comme contacté/ }).click();
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("contacted");
  const me = await page.evaluate(
    () => (JSON.parse(document.querySelector<HTMLElement>("#desk")?.dataset["staff"] ?? "{}") as { id: string }).id,
  );
  await followUp.getByLabel("Responsable").selectOption(me);
  await followUp.getByLabel("Prochaine étape").fill("Envoyer une offre");
  await followUp.getByLabel("Pour le").fill("2020-01-15");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("in-discussion");
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();
  await followUp.getByLabel("Nouvelle note").fill("Veut commencer en janvier.");
  await followUp.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(followUp.getByText("Veut commencer en janvier.")).toBeVisible();
  await expect(followUp.getByLabel("Nouvelle note")).toHaveValue("");

  await panel.getByRole("button", { name: "Fermer la fiche" }).click();
  const card = page.getByRole("article", { name });
  await expect(card).toContainText("Envoyer une offre · En retard depuis le 15 janv.");
  await expect(card).toContainText("En discussion");
  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByLabel("Échéance").selectOption("En retard");
  await page.getByRole("combobox", { name: "Responsable" }).selectOption("Mes demandes");
  await page.getByRole("combobox", { name: "Étape" }).selectOption("À suivre");
  await expect(page).toHaveURL(/&due=late&owner=me&stage=open$/);
  await expect(card).toBeVisible();

  await page.goto(`/admin?consultation=${id}`);
  await followUp.getByLabel("Étape", { exact: true }).selectOption("Gagnée");
  const toast = page.getByRole("listitem").filter({ hasText: `${name} : Gagnée` });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Annuler" }).click();
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("in-discussion");
  await followUp.getByLabel("Étape", { exact: true }).selectOption("Gagnée");
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("won");
  await page.goto(`/admin?q=${company}&stage=closed`);
  await expect(card.getByText("Gagnée", { exact: true })).toBeVisible();
});

test("saves each choice, even if made while the previous one is being saved", async ({ staffPage: page, baseURL }) => {
  await page.setViewportSize(OFFICE);
  const { id, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}&consultation=${id}`);
  const followUp = dialogOrPanel(page, false).getByRole("region", { name: "Suivi" });
  const stage = followUp.getByLabel("Étape", { exact: true });
  await expect(stage).toHaveValue("new");
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**/api/consultations/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await held;
    await route.continue();
  });
  await stage.selectOption("En discussion");
  await followUp.getByLabel("Responsable").selectOption({ index: 1 });
  await followUp.getByLabel("Prochaine étape").fill("Envoyer une offre");
  await followUp.getByRole("button", { name: "Enregistre" }).press("Enter");
  await followUp.getByLabel("Nouvelle note").fill("Veut commencer en janvier.");
  letThrough();
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();
  const stored = (await (await page.request.get(`${baseURL}/api/consultations/${id}`)).json()) as Record<
    string,
    unknown
  >;
  expect(stored).toMatchObject({ stage: "in-discussion", nextStep: "Envoyer une offre" });
  expect(stored["ownerId"]).not.toBeNull();
  await expect(followUp.getByLabel("Nouvelle note")).toHaveValue("Veut commencer en janvier.");
});

test("takes a lead to won with only the keyboard", async ({ staffPage: page, baseURL }) => {
  await page.setViewportSize(OFFICE);
  const { name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}`);
  await expect(page.getByRole("article", { name })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name })).toBeFocused();
  await page.keyboard.press("c");
  await expect(page.getByRole("article", { name })).toContainText("Contacté");
  await page.keyboard.press("Enter");
  const panel = dialogOrPanel(page, false);
  const followUp = panel.getByRole("region", { name: "Suivi" });
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      if (await followUp.getByLabel(label).evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${label} is not reached by Tab`);
  };
  await expect(panel.getByRole("heading", { name })).toBeFocused();
  await tabTo("Prochaine étape");
  await page.keyboard.type("Appeler");
  await page.keyboard.press("Enter");
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();
  await tabTo("Nouvelle note");
  await page.keyboard.type("Vu avec @cam");
  await expect(followUp.getByRole("listbox").getByRole("option").first()).toHaveText("Camille Roy");
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Enter");
  await expect(followUp.getByLabel("Nouvelle note")).toHaveValue("Vu avec @Camille Roy ");
  await page.keyboard.press("Control+Enter");
  await expect(followUp.getByRole("article").getByText("Vu avec @Camille Roy")).toBeVisible();
  await expect(followUp.getByLabel("Nouvelle note")).toBeFocused();
  const stage = followUp.getByLabel("Étape", { exact: true });
  await stage.focus();
  // Escape cancels, so a value typed in passing is not saved.
  await page.keyboard.type("Per");
  await expect(stage).toHaveValue("lost");
  await expect(stage).toHaveAccessibleDescription(/Entrée/);
  await page.keyboard.press("Escape");
  await expect(stage).toHaveValue("contacted");
  // Moves the focus away and back to reset the browser's type-ahead.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(stage).toBeFocused();
  await page.keyboard.type("Gag");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("listitem").filter({ hasText: `${name} : Gagnée` });
  await expect(toast).toBeVisible();
  // Escape closes one layer at a time: the toast, then the panel.
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("link", { name })).toBeFocused();
});

test("reports a colleague's simultaneous change, and overwrites nothing", async ({
  staffPage: page,
  baseURL,
  browser,
}) => {
  const { id, name } = await visitorAsks(page, baseURL);
  const colleague = await browser.newContext({ baseURL: baseURL ?? "" });
  const account = await addStaff("admin");
  await signIn(colleague, account, baseURL ?? "");
  await page.goto(`/admin?consultation=${id}`);
  const followUp = page.getByRole("region", { name: "Suivi" });
  await followUp.getByLabel("Prochaine étape").fill("Mon texte");
  // The colleague's change arrives with this desk's own request, before its live event can.
  const meanwhile = async (route: Route) => {
    const other = await colleague.request.patch(`/api/consultations/${id}`, {
      data: { version: 0, nextStep: "Celui du collègue", stage: "contacted" },
      headers: { Origin: baseURL ?? "" },
    });
    expect(other.status()).toBe(200);
    return route.continue();
  };
  await page.route(`**/api/consultations/${id}`, meanwhile, { times: 1 });
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect(followUp.getByRole("alert")).toContainText("rien n’a été écrasé");
  await expect(followUp.getByRole("alert")).toContainText("Celui du collègue");
  await expect(followUp.getByRole("alert")).toBeFocused();
  await expect(followUp.getByLabel("Étape", { exact: true })).toHaveValue("contacted");
  await expect(followUp.getByLabel("Prochaine étape")).toHaveValue("Mon texte");
  const stored = (await (await page.request.get(`/api/consultations/${id}`)).json()) as { nextStep: string };
  expect(stored.nextStep).toBe("Celui du collègue");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect(followUp.getByRole("alert")).toBeHidden();
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();

  const { id: colleagueId } = (await (await colleague.request.get("/api/staff/me")).json()) as { id: string };
  const note = await page.request.post(`/api/consultations/${id}/notes`, {
    data: { text: "Secret @Camille Roy", mentions: [colleagueId] },
    headers: { Origin: baseURL ?? "", "Accept-Language": "fr" },
  });
  expect(note.status()).toBe(201);
  // A colleague's note appears by itself, and does not disturb text being typed.
  await followUp.getByLabel("Nouvelle note").fill("En cours");
  const theirs = await colleague.request.post(`/api/consultations/${id}/notes`, {
    data: { text: "Du collègue", mentions: [] },
    headers: { Origin: baseURL ?? "" },
  });
  expect(theirs.status()).toBe(201);
  await expect(followUp.getByText("Du collègue")).toBeVisible();
  await expect(followUp.getByLabel("Nouvelle note")).toHaveValue("En cours");
  const mail = await waitForMail(account.email);
  expect(mail.subject).toBe(`Camille Roy vous mentionne : ${name}`);
  expect(mail.text).toContain(`/admin?consultation=${id}`);
  expect(mail.text).not.toContain("Secret");
  await colleague.close();
});

test("a next step that a colleague replaced while one was typed is a conflict, other changes are not", async ({
  staffPage: page,
  baseURL,
}) => {
  const { id } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?consultation=${id}`);
  const followUp = page.getByRole("region", { name: "Suivi" });
  const step = followUp.getByLabel("Prochaine étape");
  const stage = followUp.getByLabel("Étape", { exact: true });
  const save = followUp.getByRole("button", { name: "Enregistrer" });
  const stored = async () => {
    const { nextStep } = (await (await page.request.get(`/api/consultations/${id}`)).json()) as { nextStep: string };
    return nextStep;
  };
  const theirs = async (data: { version: number; nextStep?: string; stage?: string }) => {
    const answer = await page.request.patch(`/api/consultations/${id}`, { data, headers: { Origin: baseURL ?? "" } });
    expect(answer.status()).toBe(200);
  };
  // The stage shows that the live event about the colleague's change has arrived.
  await step.fill("Mon texte");
  await theirs({ version: 0, stage: "contacted" });
  await expect(stage).toHaveValue("contacted");
  await save.click();
  await expect.poll(stored).toBe("Mon texte");
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();

  await step.fill("Mon second texte");
  await theirs({ version: 2, nextStep: "Celui du collègue", stage: "in-discussion" });
  await expect(stage).toHaveValue("in-discussion");
  await save.click();
  const alert = followUp.getByRole("alert");
  await expect(alert).toContainText("Celui du collègue");
  await expect(step).toHaveValue("Mon second texte");
  expect(await stored()).toBe("Celui du collègue");
  await save.click();
  await expect(alert).toBeHidden();
  expect(await stored()).toBe("Mon second texte");
});

test("keeps a half-written step, note and change to a note while another request is open", {
  tag: "@both-widths",
}, async ({ staffPage: page, baseURL, isMobile, expectAccessible }) => {
  if (!isMobile) await page.setViewportSize(OFFICE);
  const { id, name, company } = await visitorAsks(page, baseURL);
  const { name: other } = await visitorAsks(page, baseURL, { company });
  const made = await page.request.post(`/api/consultations/${id}/notes`, {
    data: { text: "Vu lundi.", mentions: [] },
    headers: { Origin: baseURL ?? "" },
  });
  expect(made.status()).toBe(201);
  await page.goto(`/admin?q=${company}`);
  const panel = dialogOrPanel(page, isMobile);
  const open = async (whom: string) => {
    await page.getByRole("link", { name: whom }).click();
    await expect(panel.getByRole("heading", { name: whom })).toBeVisible();
  };
  const leave = () => panel.getByRole("button", { name: "Fermer la fiche" }).click();
  const followUp = panel.getByRole("region", { name: "Suivi" });
  const step = followUp.getByLabel("Prochaine étape");
  const day = followUp.getByLabel("Pour le");
  const note = followUp.getByLabel("Nouvelle note");
  const changed = followUp.getByLabel("Modifier la note");
  const isKept = followUp.getByText("Brouillon gardé dans cet onglet.");
  await open(name);
  await expect(isKept).toHaveCount(0);
  await step.fill("Envoyer une offre");
  await day.fill("2031-01-15");
  await note.fill("Veut commencer en");
  await followUp.getByRole("button", { name: /^Modifier/ }).click();
  await changed.fill("Vu mardi.");
  await expect(isKept).toHaveCount(3);
  await leave();
  await open(other);
  await expect(step).toHaveValue("");
  await expect(note).toHaveValue("");
  await leave();
  await open(name);
  await page.reload();
  await expect(step).toHaveValue("Envoyer une offre");
  await expect(day).toHaveValue("2031-01-15");
  await expect(note).toHaveValue("Veut commencer en");
  await expect(changed).toHaveValue("Vu mardi.");
  await expectAccessible(page);

  await followUp.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect(followUp.getByRole("button", { name: "Étape faite" })).toBeVisible();
  await followUp.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(note).toHaveValue("");
  await followUp.getByRole("button", { name: "Annuler" }).click();
  await expect(followUp.getByText("Vu lundi.")).toBeVisible();
  await expect(followUp.getByText("Veut commencer en")).toBeVisible();
  await expect(isKept).toHaveCount(0);
  // Cancelling shows the stored step again.
  await step.fill("Rappeler");
  await followUp.getByRole("button", { name: "Annuler" }).click();
  await expect(step).toHaveValue("Envoyer une offre");
  await expect(step).toBeFocused();
});

test("moves leads on the board with the menu, and undoes it", { tag: "@both-widths" }, async ({
  staffPage: page,
  baseURL,
  isMobile,
}) => {
  const company = `Tableau ${randomUUID().slice(0, 8)}`;
  const { name } = await visitorAsks(page, baseURL, { company });
  await page.goto(`/admin?q=${company}`);
  await expect(page.getByRole("article", { name })).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Présentation" }).click();
  await page.getByRole(isMobile ? "menuitem" : "button", { name: "Tableau", exact: true }).click();
  const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage} `) });
  await expect(column("Nouvelle").getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name })).toBeFocused();
  await expect(column("Nouvelle").getByRole("heading", { level: 2 })).toContainText("1");
  await column("Nouvelle")
    .getByRole("button", { name: `Déplacer ${name} vers` })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Perdue" }).focus();
  await page.keyboard.press("Enter");
  const toast = page.getByRole("listitem").filter({ hasText: `${name} : Perdue` });
  await expect(toast).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  if (isMobile) await page.getByRole("combobox", { name: "Étape affichée" }).selectOption({ label: "Perdue (1)" });
  await expect(column("Perdue").getByRole("link", { name })).toBeVisible();
  await toast.getByRole("button", { name: "Annuler" }).click();
  await expect(column("Perdue").getByRole("link", { name })).toBeHidden();
  if (isMobile) await page.getByRole("combobox", { name: "Étape affichée" }).selectOption({ label: "Nouvelle (1)" });
  await expect(column("Nouvelle").getByRole("link", { name })).toBeVisible();
  if (isMobile) return;
  await page.getByRole("link", { name }).dragTo(column("Gagnée"));
  await expect(column("Gagnée").getByRole("link", { name })).toBeVisible();
  await expect(column("Gagnée").getByRole("heading", { level: 2 })).toContainText("1");
});

test("saves filters under a name, shares them and deletes them", async ({ staffPage: page, expectAccessible }) => {
  const name = `Relances ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin?due=late&owner=me&stage=open");
  // Holds back the first response until the view is saved, so that the response lacks that view.
  const kept = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/views"),
  );
  const late = async (route: Route) => {
    const answer = await route.fetch();
    await kept;
    await route.fulfill({ response: answer });
  };
  await page.route("**/api/consultations/views", late, { times: 1 });
  await page.getByRole("button", { name: "Vues", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Vues" });
  await dialog.getByRole("textbox", { name: "Nom de la vue" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Nom de la vue" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Une autre de vos vues porte ce nom.");
  await dialog.getByRole("checkbox", { name: `Partager avec l’équipe : ${name}` }).click();
  await expect(dialog.getByRole("checkbox", { name: `Partager avec l’équipe : ${name}` })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Vues", exact: true })).toBeFocused();
  await page.goto("/admin");
  await page.getByRole("button", { name: "Vues", exact: true }).click();
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\?due=late&owner=me&stage=open$|stage=open&owner=me&due=late$/);
  await page.getByRole("button", { name: "Vues", exact: true }).click();
  await dialog.getByRole("button", { name: `Retirer : ${name}` }).click();
  await expect(dialog.getByRole("button", { name, exact: true })).toBeHidden();
});

test("assigns, snoozes and moves a request with single-key shortcuts", async ({ staffPage: page, baseURL }) => {
  const { id, name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}`);
  await expect(page.getByRole("article", { name })).toBeVisible();
  const stored = async () =>
    (await (await page.request.get(`/api/consultations/${id}`)).json()) as Record<string, unknown>;
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const { id: me } = (await (await page.request.get("/api/staff/me")).json()) as { id: string };
  await expect.poll(async () => (await stored())["ownerId"]).toBe(me);
  await page.keyboard.press("s");
  await expect.poll(async () => (await stored())["nextStep"]).toBe("Rappeler");
  await expect(page.getByRole("article", { name })).toContainText("Rappeler");
  await page.keyboard.press("5");
  await expect(page.getByRole("listitem").filter({ hasText: `${name} : Perdue` })).toBeVisible();
  expect(await stored()).toMatchObject({ stage: "lost" });
});
