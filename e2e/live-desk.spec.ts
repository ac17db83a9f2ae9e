import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { newSessionId } from "../src/features/chat/session.ts";
import { application } from "../test/applications.ts";
import { addStaff, expect, type StaffAccount, signIn, test } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

// Runs the tests in order in one worker, so that they share one server.
test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof startOwnServer>>;
let account: StaffAccount;
let asked = 0;

// Has its own server, because these tests count requests, and other journeys send some too.
test.beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: "1" });
  account = await addStaff("admin", server.dataDir);
});
test.afterAll(() => server.close());

async function visitorAsks(changes: Record<string, unknown> = {}): Promise<{ id: number; name: string }> {
  asked += 1;
  const name = `Éloïse ${randomUUID().slice(0, 8)}`;
  const sent = application({
    name,
    email: `${randomUUID()}@atelier.example`,
    additionalInfo: `Nous recopions les commandes de ${name}.`,
    elapsedSeconds: 90,
    ...changes,
  });
  const answer = await fetch(`${server.url}/api/consultations`, {
    method: "POST",
    body: JSON.stringify(sent),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `11.0.0.${asked}` },
  });
  expect(answer.status).toBe(201);
  return { id: ((await answer.json()) as { id: number }).id, name };
}

async function visitorSays(message: string): Promise<void> {
  const sessionId = newSessionId(new Date(), randomUUID().slice(0, 8));
  const answer = await fetch(`${server.url}/api/chatbot/messages`, {
    method: "POST",
    body: JSON.stringify({ sessionId, message, messageId: randomUUID(), language: "fr", page: "/" }),
    headers: { "Content-Type": "application/json", Origin: server.url },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function openDesk(browser: Browser, as = account, at = "/admin"): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await signIn(context, as, server.url);
  const page = await context.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.goto(at);
  await connected;
  return page;
}

const arrivals = (page: Page, text: string) => page.getByRole("button", { name: text, exact: true });

test("a new request is announced on every desk, and nothing on the screen moves", async ({
  browser,
  expectAccessible,
}) => {
  const first = await visitorAsks();
  const [desk, colleague] = [await openDesk(browser), await openDesk(browser)];
  const card = desk.getByRole("article", { name: first.name });
  await expect(card).toBeVisible();
  await expect(desk).toHaveTitle(/^Tableau de Bord Admin/);
  await card.getByRole("link", { name: first.name }).focus();
  const place = await card.boundingBox();
  // Once the colleague's list shows the first request, that request does not count as new there.
  await expect(colleague.getByRole("article", { name: first.name })).toBeVisible();

  const second = await visitorAsks();
  await visitorAsks();
  await expect(arrivals(desk, "2 nouvelles demandes")).toBeVisible();
  await expect(arrivals(colleague, "2 nouvelles demandes")).toBeVisible();
  await expect(desk).toHaveTitle(/^\(2\) Tableau de Bord Admin/);
  await expect(desk.locator('[data-counter="total"]')).toHaveText("3", { timeout: 15_000 });
  expect(await card.boundingBox()).toEqual(place);
  await expect(card.getByRole("link", { name: first.name })).toBeFocused();
  await expectAccessible(desk);

  await arrivals(desk, "2 nouvelles demandes").click();
  await expect(desk.getByRole("article", { name: second.name })).toBeVisible();
  await expect(arrivals(desk, "2 nouvelles demandes")).toBeHidden();
  await expect(desk).toHaveTitle(/^Tableau de Bord Admin/);
  // The focus moves to the newest request.
  await expect(desk.getByRole("article").first().getByRole("link").first()).toBeFocused();
  // Each browser counts the requests it has not shown yet.
  await expect(colleague).toHaveTitle(/^\(2\)/);

  // A colleague's changes appear in place, in the list and in an open record.
  await desk.getByRole("link", { name: first.name }).click();
  const detail = desk.getByRole("complementary", { name: "Fiche de la demande" });
  await expect(detail.getByText("En attente", { exact: true })).toBeVisible();
  await colleague
    .getByRole("article", { name: first.name })
    .getByRole("button", { name: "Marquer comme contacté" })
    .click();
  await expect(detail.getByText("Contacté", { exact: true })).toBeVisible();
  await expect(desk.getByRole("article", { name: first.name }).getByText("Contacté", { exact: true })).toBeVisible();
  await expect(desk.locator('[data-counter="contacted"]')).toHaveText("1");
  await Promise.all([desk.context().close(), colleague.context().close()]);
});

test("a background tab shows the count in its title, two tabs share what was seen, and an empty list fills", async ({
  browser,
}) => {
  await visitorAsks();
  const desk = await openDesk(browser);
  await desk.getByRole("article").first().waitFor();
  const other = await desk.context().newPage();
  await other.goto("/admin/account");
  await expect(other).toHaveTitle(/^Compte/);
  const before = await desk.title();
  const { name } = await visitorAsks();
  await expect(desk).toHaveTitle(/^\(1\) Tableau de Bord Admin/);
  await expect(other).toHaveTitle(/^\(1\) Compte/);
  expect(before).not.toMatch(/^\(/);
  // Requests seen in one tab count as seen in the other.
  await desk.getByRole("button", { name: "1 nouvelle demande" }).click();
  await expect(desk.getByRole("article", { name })).toBeVisible();
  await expect(other).toHaveTitle(/^Compte/);

  // An empty list shows the first match as soon as it arrives.
  await other.goto("/admin?q=introuvable");
  await expect(other.getByText("Aucune demande ne correspond")).toBeVisible();
  const wanted = await visitorAsks({ company: "Introuvable inc." });
  await expect(other.getByRole("article", { name: wanted.name })).toBeVisible();
  await desk.context().close();
});

test("requests that arrive while the connection is down appear once it is back", async ({ browser }) => {
  await visitorAsks();
  const desk = await openDesk(browser);
  await desk.getByRole("article").first().waitFor();
  await server.kill();
  await server.start();
  // The desk counts the request whether it arrives before or after reconnecting.
  await visitorAsks();
  await expect(arrivals(desk, "1 nouvelle demande")).toBeVisible({ timeout: 20_000 });
  await desk.context().close();
});

test("a list is reloaded if a live event overtakes its response", async ({ browser }) => {
  const desk = await openDesk(browser, account, "/admin/people");
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await desk.route(
    ({ pathname }) => pathname === "/api/chat/conversations",
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await desk.getByRole("link", { name: "Clavardage" }).click();
  await answered.promise;
  // The desk requests the counts in response to the event, so their request shows that the event has arrived.
  const told = desk.waitForRequest((request) => request.url().endsWith("/api/chat/summary"));
  const name = `Rosalie ${randomUUID().slice(0, 8)}`;
  await visitorSays(`Bonjour, je m’appelle ${name}`);
  await told;
  letThrough();
  await expect(desk.getByRole("row").filter({ hasText: name })).toBeVisible();
  await desk.context().close();
});

test("a row's response is discarded if the member's own change overtakes it", async ({ browser }) => {
  const { id, name } = await visitorAsks();
  const desk = await openDesk(browser);
  const card = desk.getByRole("article", { name });
  await expect(card.getByText("En attente", { exact: true })).toBeVisible();
  // Waits until all lists are reloaded; until then, an event causes no request for its row.
  const readings = () =>
    desk.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/consultations/summary")).length,
    );
  await expect.poll(readings).toBeGreaterThan(1);
  const rowAnswers = () =>
    desk.waitForResponse(
      (response) => response.url().endsWith(`/api/consultations/${id}`) && response.status() === 200,
    );
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await desk.route(
    `**/api/consultations/${id}`,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // A note makes this desk request the row before the member marks it as contacted.
  await desk.request.post(`/api/consultations/${id}/notes`, {
    data: { text: "Vu.", mentions: [] },
    headers: { Origin: server.url },
  });
  await answered.promise;
  // The event about the desk's own mark is handled while the row's response is held back.
  const ownNews = rowAnswers();
  await card.getByRole("button", { name: "Marquer comme contacté" }).click();
  await expect(card.getByText("Contacté", { exact: true })).toBeVisible();
  await ownNews;
  const again = desk.waitForRequest((request) => request.url().endsWith(`/api/consultations/${id}`));
  letThrough();
  await again;
  await expect(card.getByText("Contacté", { exact: true })).toBeVisible();
  await desk.context().close();
});

test("an editor's desk receives no events about requests", async ({ browser }) => {
  const editor = await addStaff("editor", server.dataDir);
  const asked: string[] = [];
  const context = await browser.newContext({ baseURL: server.url });
  await signIn(context, editor, server.url);
  const page = await context.newPage();
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const connected = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.goto("/admin/chat");
  await connected;
  await visitorAsks();
  // A later event on the same stream has arrived, so an event about the request would have arrived too.
  const name = `Rosalie ${randomUUID().slice(0, 8)}`;
  await visitorSays(`Bonjour, je m’appelle ${name}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  await expect(page).toHaveTitle(/^Clavardage/);
  expect(asked.filter((path) => path.startsWith("/api/consultations"))).toEqual([]);
  await context.close();
});
