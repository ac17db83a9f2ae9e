import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addStaff, expect, openMemberMenu, signIn, test } from "./fixtures.ts";
import { visitorAsks } from "./visitor-asks.ts";

const counter = (page: Page, name: string) => page.locator(`[data-counter="${name}"]`);

test("redirects signed-out visitors to the sign-in page and reveals nothing of the desk", async ({ page }) => {
  const answer = await page.request.get("/admin?consultation=4", { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe("/admin/sign-in?next=%2Fadmin%3Fconsultation%3D4");
  expect(await answer.text()).not.toContain("_assets");
  const unknown = await page.request.get("/admin/nowhere", { maxRedirects: 0 });
  expect(unknown.status()).toBe(404);
});

test("shows a request as a card, marks it as contacted and updates the counts", async ({
  staffPage: page,
  baseURL,
}) => {
  const { id, name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}`);
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de Bord Admin" })).toBeVisible();
  const card = page.getByRole("article", { name });
  await expect(card).toContainText(company);
  await expect(card).toContainText("En attente");
  await expect(card).toContainText("A+ (prospect chaud)");
  await expect(card).toContainText(`Nº ${id}`);
  await expect(card).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(card.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", "tel:+14505550142");
  await expect(card.getByRole("link", { name: "Écrire" })).toHaveAttribute("href", new RegExp(`write=${id}`));
  await expect(counter(page, "total")).toHaveText(/\d/);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/contacted", async (route) => {
    await held;
    await route.continue();
  });
  const summary = page.waitForResponse((response) => response.url().endsWith("/summary"));
  const refetched = page.waitForResponse((response) => response.url().includes("/api/consultations?"));
  await card.getByRole("button", { name: "Marquer comme contacté" }).click();
  await expect(card.getByRole("button", { name: "Enregistrement" })).toBeDisabled();
  release();
  await expect(card.getByText("Contacté", { exact: true })).toBeVisible();
  await refetched;
  await summary;
  for (const name of ["total", "contacted", "pending", "today"]) {
    await expect(async () => {
      // Fetched again on each try, because other journeys send requests too.
      const counted = (await (await page.request.get("/api/consultations/summary")).json()) as Record<string, number>;
      const shown = new Intl.NumberFormat("fr-CA").format(counted[name] ?? -1);
      await expect(counter(page, name)).toHaveText(shown, { timeout: 1_000 });
    }).toPass();
  }
  await card.getByRole("button", { name: "Remettre en attente" }).click();
  await expect(card.getByText("En attente", { exact: true })).toBeVisible();
});

test("fetches a screen's data once, while its code is still loading", async ({ staffPage: page, baseURL }) => {
  await visitorAsks(page, baseURL);
  // Blocks live updates, which would reload the lists once connected.
  await page.route("**/api/events", () => undefined);
  for (const [path, row] of [
    ["/admin", "[data-row]"],
    ["/admin/today", ".today-queue li"],
  ] as const) {
    await page.goto(path);
    await page.locator(row).first().waitFor();
    const preloaded = page.locator('link[rel="preload"][as="fetch"]');
    expect(await preloaded.count(), path).toBeGreaterThan(0);
    for (const href of await preloaded.evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.href))) {
      const initiators = await page.evaluate(
        (name) => performance.getEntriesByName(name).map((entry) => (entry as PerformanceResourceTiming).initiatorType),
        href,
      );
      expect(initiators, href).toEqual(["link"]);
    }
  }
});

test("restores a request's state and says so when a change fails", async ({ staffPage: page, baseURL }) => {
  const { name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}`);
  await page.route("**/contacted", (route) => route.fulfill({ status: 409, body: "{}" }));
  const card = page.getByRole("article", { name });
  await card.getByRole("button", { name: "Marquer comme contacté" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Le changement n’a pas été enregistré" })).toBeVisible();
  await expect(card.getByText("En attente", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Marquer comme contacté" })).toBeEnabled();
});

test("writes filters to the URL and reads them from it", async ({ staffPage: page, baseURL }) => {
  const { name, company } = await visitorAsks(page, baseURL, { budget: "under-1k", timeline: "exploring" });
  await page.goto("/admin");
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(company.toUpperCase());
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByLabel("État").selectOption("Contacté");
  await expect(page.getByText("Aucune demande ne correspond à ces filtres.")).toBeVisible();
  await page.getByLabel("État").selectOption("En attente");
  await page.getByLabel("Période").selectOption("Aujourd’hui");
  await expect(page.getByRole("article", { name })).toBeVisible();
  await expect(page).toHaveURL(/contacted=false/);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  const href = await page.getByRole("link", { name: "Exporter en CSV" }).getAttribute("href");
  expect(href).toContain(`q=${company.toUpperCase().replace(" ", "+")}`);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(page.getByText("Aucune demande ne correspond à ces filtres.")).toBeVisible();
});

test("works with only the keyboard", async ({ staffPage: page, baseURL }) => {
  const company = `Clavier ${randomUUID().slice(0, 8)}`;
  const older = await visitorAsks(page, baseURL, { company });
  const newer = await visitorAsks(page, baseURL, { company });
  await page.goto("/admin");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("v");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(`${company} jkc`);
  await expect(page.getByRole("searchbox")).toHaveValue(`${company} jkc`);
  for (let index = 0; index < 4; index += 1) await page.keyboard.press("Backspace");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: newer.name })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: older.name })).toBeFocused();
  await page.keyboard.press("c");
  await expect(page.getByRole("row", { name: older.name })).toContainText("Contacté");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`consultation=${older.id}`));
  const detail = page.getByRole("complementary");
  await expect(detail.getByRole("heading", { name: older.name })).toBeVisible();
  await expect(detail).toContainText("20 sur 20");
  await page.keyboard.press("k");
  await expect(detail.getByRole("heading", { name: newer.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page.getByRole("link", { name: newer.name })).toBeFocused();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(help).toBeVisible();
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await expect(page.getByRole("table")).toBeVisible();
});

test("moves the focus from the search to the matching rows, and keeps it in the list", async ({
  staffPage: page,
  baseURL,
}) => {
  const company = `Atelier ${randomUUID().slice(0, 8)}`;
  const older = await visitorAsks(page, baseURL, { company });
  const newer = await visitorAsks(page, baseURL, { company });
  await page.goto(`/admin?q=${company}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.keyboard.press("/");
  await page.keyboard.press("End");
  await page.keyboard.type(" zzz");
  await expect(page.getByText("Aucune demande ne correspond à ces filtres.")).toBeVisible();
  // Presses the keys faster than the search's debounce.
  for (let index = 0; index < 4; index += 1) await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: newer.name })).toBeFocused();
  // Discards the focused request elsewhere, so that the next reload (`r`) removes its row.
  const answer = await page.request.put(`${baseURL}/api/consultations/${newer.id}/review`, {
    data: { review: "discarded" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(200);
  await page.keyboard.press("r");
  await expect(page.getByRole("link", { name: newer.name })).toHaveCount(0);
  await expect(page.getByRole("link", { name: older.name })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`consultation=${older.id}`));
});

test("opens the record named in the URL, on a phone in a dialog that returns the focus", {
  tag: "@both-widths",
}, async ({ staffPage: page, baseURL, isMobile }) => {
  const { id, name, company } = await visitorAsks(page, baseURL);
  await page.goto(`/admin?q=${company}&consultation=${id}`);
  const detail = page.getByRole(isMobile ? "dialog" : "complementary");
  await expect(detail.getByRole("heading", { name })).toBeVisible();
  await detail.getByRole("button", { name: "Fermer la fiche" }).click();
  await expect(detail).toBeHidden();
  await expect(page.getByRole("link", { name })).toBeFocused();
  await page.goto("/admin?consultation=2000000000");
  await expect(page.getByText("Cette demande n’existe pas, ou plus.")).toBeVisible();
});

test("switches to English, and remembers it", async ({ staffPage: page, baseURL }) => {
  const { name, company } = await visitorAsks(page, baseURL, { phone: "" });
  await page.goto(`/admin?q=${company}`);
  await openMemberMenu(page);
  await page.getByRole("button", { name: "EN, English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await page.reload();
  const card = page.getByRole("article", { name });
  await expect(card).toContainText("A+ (Hot Lead)");
  await expect(card).toContainText("not provided");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  expect(await page.evaluate(() => localStorage.getItem("nordet-desk-language"))).toBe("en");
});

test("accepts a request that was set aside, and undoes discarding another", async ({ staffPage: page, baseURL }) => {
  const accepted = await visitorAsks(page, baseURL, { leaveEmpty: "https://spam.example" });
  const discarded = await visitorAsks(page, baseURL, { leaveEmpty: "https://spam.example" });
  await page.goto("/admin/to-check");
  const card = page.getByRole("article", { name: discarded.name });
  await expect(card).toContainText("champ piège");
  await card.getByRole("button", { name: "Écarter" }).click();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(card).toBeVisible();
  await page.getByRole("article", { name: accepted.name }).getByRole("button", { name: "Accepter" }).click();
  await expect(page.getByRole("article", { name: accepted.name })).toBeHidden();
  await page.goto(`/admin?q=${accepted.company}`);
  await expect(page.getByRole("article", { name: accepted.name })).toBeVisible();
  await page.goto(`/admin?q=${discarded.company}`);
  await expect(page.getByText("Aucune demande ne correspond à ces filtres.")).toBeVisible();
});

test("resends an email that the outbox gave up on", async ({ staffPage: page }) => {
  const entry = {
    id: 7,
    channel: "mail",
    template: "visitor-confirmation",
    recipient: "eloise@atelier.example",
    language: "fr",
    messageId: "<7@nordet.example>",
    status: "dead",
    attempts: 8,
    nextAttemptAt: null,
    lastError: "550 5.1.1 Unknown user",
    createdAt: "2026-11-20T12:00:00.000Z",
    deliveredAt: null,
  };
  // Mocks a failed email, because the server under test only writes emails to files.
  let replayed = 0;
  await page.route("**/api/outbox**", (route) => {
    if (route.request().method() === "POST") {
      replayed += 1;
      return route.fulfill({ json: { ...entry, status: "pending" } });
    }
    return route.fulfill({ json: [replayed ? { ...entry, status: "pending", lastError: null } : entry] });
  });
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: "eloise@atelier.example" });
  await expect(row).toContainText("Non remis");
  await expect(row).toContainText("550 5.1.1 Unknown user");
  await row.getByRole("button", { name: "Renvoyer" }).click();
  await expect(row).toContainText("En file");
  expect(replayed).toBe(1);
});

test("lists a request's emails in the outbox", async ({ staffPage: page, baseURL }) => {
  const email = `${randomUUID()}@atelier.example`;
  await visitorAsks(page, baseURL, { email });
  await page.goto("/admin/outbox");
  await expect(page.getByText(email)).toBeVisible();
});

test("shows hostile text as text and keeps its layout", { tag: "@both-widths" }, async ({
  staffPage: page,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { id } = await visitorAsks(page, baseURL, {
    name: `<img src=x onerror="document.title='owned'">${"W".repeat(50)}`,
    company: `${mark} ${"a".repeat(140)}`,
    jobTitle: "=cmd|'/c calc'!A1 שלום עולם",
    additionalInfo: `<script>document.title='owned'</script>\n${"مرحبا ".repeat(40)}${"x".repeat(300)}`,
  });
  await page.goto("/admin/to-check");
  const row = await page.request.put(`${baseURL}/api/consultations/${id}/review`, {
    data: { review: "accepted" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(row.status()).toBe(200);
  for (const layout of ["cards", "list"]) {
    await page.evaluate((value) => localStorage.setItem("nordet-desk-layout", value), layout);
    await page.goto(`/admin?q=${mark}&consultation=${id}`);
    await expect(page.getByRole("heading", { level: 2, name: /<img src=x/ }).last()).toBeVisible();
    await expect(page).toHaveTitle(/Tableau de Bord Admin/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test("hides requests from editors, says why, and links to the blog instead", async ({
  browser,
  baseURL,
  expectAccessible,
}) => {
  const editor = await addStaff("editor");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await signIn(context, editor, baseURL ?? "");
  const page = await context.newPage();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Réservé à l’administration" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Envois" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Écrire dans le blogue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blogue" })).toBeVisible();
  await context.close();
});

test("returns to the same place after the session has ended", async ({ browser, baseURL, staffAccount }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await signIn(context, staffAccount, baseURL ?? "");
  const page = await context.newPage();
  await page.goto("/admin/outbox?status=dead");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The first 401 may redirect while another request is still pending.
  const left = page.waitForURL(/\/admin\/sign-in\?next=.*outbox/, { waitUntil: "commit" });
  await context.clearCookies();
  // A live event from another journey may reload the list, and so redirect, before the button is pressed.
  await Promise.race([left, page.getByRole("button", { name: "Actualiser" }).click()]);
  await left;
  await context.close();
});
