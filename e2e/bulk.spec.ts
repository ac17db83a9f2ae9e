import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { addStaff, expect, signIn, test } from "./fixtures.ts";
import { visitorAsks } from "./visitor-asks.ts";

/** Creates consultation requests that no other test's search matches, and opens them as a list. */
async function listOf(page: Page, baseURL: string | undefined, count: number) {
  const company = `Lot ${randomUUID().slice(0, 8)}`;
  const asked: { id: number; name: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    asked.push(await visitorAsks(page, baseURL, { company: `${company} ${made}` }));
  }
  await page.addInitScript(() => localStorage.setItem("nordet-desk-layout", "list"));
  await page.goto(`/admin?q=${company.replace(" ", "+")}`);
  await expect(rowsIn(page)).toHaveCount(count);
  return asked;
}

const rowsIn = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link") });
const bar = (page: Page) => page.getByRole("group", { name: "Demandes choisies" });
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const stageOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/consultations/${id}`)).json()) as { stage: string }).stage;

async function choose(button: Locator, page: Page, item: string) {
  await button.click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("changes many requests at once with the mouse or by touch, and undoes it", { tag: "@both-widths" }, async ({
  staffPage: page,
  baseURL,
  expectAccessible,
}) => {
  const asked = await listOf(page, baseURL, 4);
  const boxes = rowsIn(page).getByRole("checkbox");
  const before = await rowsIn(page).first().boundingBox();
  await boxes.first().check({ force: true });
  await boxes.nth(2).click({ modifiers: ["Shift"], force: true });
  await expect(bar(page)).toContainText("3 choisies");
  expect(await rowsIn(page).first().boundingBox()).toEqual(before);
  const target = await boxes.first().locator("..").boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
  await choose(bar(page).getByRole("button", { name: "Étape" }), page, "Perdue");
  await expect(toast(page, "3 demandes changées")).toBeVisible();
  await expect(bar(page)).not.toContainText("choisies,");
  const stages = async () => (await Promise.all(asked.map(({ id }) => stageOf(page, id)))).sort();
  expect(await stages()).toEqual(["lost", "lost", "lost", "new"]);
  await expect(rowsIn(page).filter({ hasText: "Perdue" })).toHaveCount(3);
  // The next change waits until the undo of this one is over.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/undo", async (route) => {
    await held;
    await route.continue();
  });
  await toast(page, "3 demandes changées").getByRole("button", { name: "Annuler" }).click();
  await bar(page).getByRole("checkbox", { name: "Choisir toutes les demandes affichées" }).check();
  await expect(bar(page)).toContainText("4 choisies");
  await bar(page).getByRole("button", { name: "Échéance" }).click();
  await page.getByLabel("Pour le", { exact: true }).fill("2026-12-01");
  await page.getByLabel("Prochaine étape, pour les demandes qui n’en ont pas").fill("Rappeler");
  await page.getByRole("button", { name: "Changer les 4 demandes" }).click();
  letGo();
  await expect(toast(page, "4 demandes changées")).toBeVisible();
  expect(await stages()).toEqual(["new", "new", "new", "new"]);
});

test("changes many requests at once with only the keyboard, and undoes it", async ({ staffPage: page, baseURL }) => {
  const asked = await listOf(page, baseURL, 3);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 choisie");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(bar(page)).toContainText("3 choisies");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(bar(page)).toContainText("2 choisies");
  await expect(rowsIn(page).nth(1).getByRole("link")).toBeFocused();
  const button = bar(page).getByRole("button", { name: "Responsable" });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Camille Roy (vous)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "2 demandes changées")).toBeVisible();
  // The buttons disappeared with the selection, so the focus moved to the checkbox.
  await expect(bar(page).getByRole("checkbox")).toBeFocused();
  const owned = async () => {
    const all = await Promise.all(
      asked.map(async ({ id }) => (await (await page.request.get(`/api/consultations/${id}`)).json()) as object),
    );
    return all.filter((one) => "ownerId" in one && one.ownerId !== null).length;
  };
  expect(await owned()).toBe(2);
  await page.keyboard.press("z");
  await expect.poll(owned).toBe(0);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 choisie");
  await page.keyboard.press("Escape");
  await expect(bar(page)).not.toContainText("1 choisie");
});

test("skips and names a request that a colleague has just changed, and changes it on a second press", async ({
  staffPage: page,
  baseURL,
  browser,
}) => {
  const asked = await listOf(page, baseURL, 3);
  const [theirs] = asked;
  const colleague = await browser.newContext({ baseURL: baseURL ?? "" });
  await signIn(colleague, await addStaff("admin"), baseURL ?? "");
  await bar(page).getByRole("checkbox").check();
  // The colleague's change arrives with the bulk request, before its live event can reach this desk.
  await page.route(
    "**/api/consultations/bulk",
    async (route) => {
      const other = await colleague.request.patch(`/api/consultations/${theirs?.id}`, {
        data: { version: 0, stage: "won" },
        headers: { Origin: baseURL ?? "" },
      });
      expect(other.status()).toBe(200);
      return route.continue();
    },
    { times: 1 },
  );
  await choose(bar(page).getByRole("button", { name: "Étape" }), page, "Sans réponse");
  await expect(toast(page, "2 demandes changées")).toContainText("1 reste telle quelle.");
  await expect(bar(page)).toContainText(`Reste telle quelle : ${theirs?.name} (changée entre-temps).`);
  await expect(bar(page)).toContainText("1 choisie");
  expect(await stageOf(page, theirs?.id ?? 0)).toBe("won");
  await choose(bar(page).getByRole("button", { name: "Étape" }), page, "Sans réponse");
  await expect(toast(page, "1 demande changée")).toBeVisible();
  expect(await stageOf(page, theirs?.id ?? 0)).toBe("no-answer");
  await expect(bar(page)).not.toContainText("Reste telle quelle");
  await colleague.close();
});

test("keeps a row selected after a filter hides it, and says so", async ({ staffPage: page, baseURL }) => {
  const [, second] = await listOf(page, baseURL, 2);
  await page.getByRole("checkbox", { name: `Choisir ${second?.name}` }).check({ force: true });
  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByRole("combobox", { name: "Étape" }).selectOption("Gagnée");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("1 choisie dont 1 hors de la liste affichée");
  await choose(bar(page).getByRole("button", { name: "Étape" }), page, "Gagnée");
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: second?.name ?? "" })).toBeVisible();
});
