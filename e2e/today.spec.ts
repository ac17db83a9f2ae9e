import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page, Route } from "@playwright/test";
import { openSqlite } from "../src/db/sqlite.ts";
import type { Consultation } from "../src/features/consultations/model.ts";
import { deskChat as chat } from "../src/text/fr/desk/chat.ts";
import { desk } from "../src/text/fr/desk/desk.ts";
import { deskFollowUp as followUp } from "../src/text/fr/desk/follow-up.ts";
import { deskLetters as letters } from "../src/text/fr/desk/letters.ts";
import { problems } from "../src/text/fr/problems.ts";
import { application } from "../test/applications.ts";
import { addChat } from "../test/chats.ts";
import {
  addStaff,
  expect,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  mailsTo,
  type StaffAccount,
  signIn,
  test,
  waitForMail,
} from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Tests the "Today" screen: a queue of waiting items, each answered with one press. */

test.describe.configure({ mode: "default" });

// Has its own server, because all other journeys' items would be in its queue.
let server: Awaited<ReturnType<typeof startOwnServer>>;
let account: StaffAccount;
let asked = 0;
test.beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: "1" });
  account = await addStaff("admin", server.dataDir);
});
test.afterAll(() => server.close());

/** Sends a request from a new person, and returns that person and the request's id. */
async function ask(changes: Record<string, unknown> = {}) {
  asked += 1;
  const person = {
    name: `Zoé Roy ${asked}`,
    email: `zoe${asked}-${Date.now()}@fonderie.example`,
    company: `Fonderie ${asked}`,
  };
  const sent = await fetch(`${server.url}/api/consultations`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `12.7.${asked}.1` },
    body: JSON.stringify(application({ ...person, elapsedSeconds: 90, ...changes })),
  });
  expect(sent.status).toBe(201);
  return { ...person, id: ((await sent.json()) as { id: number }).id };
}

/** Opens Today and waits for its live connection, so that the page misses no event. */
async function openToday(browser: Browser, options: BrowserContextOptions, at = "/admin/today"): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: server.url });
  await signIn(context, account, server.url);
  const page = await context.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.goto(at);
  await connected;
  return page;
}

/** Locates the rows of waiting items, without the rows of the going-live checklist below them. */
const rows = (page: Page) =>
  page
    .getByRole("region", { name: desk.nav.today, exact: true })
    .getByRole("listitem")
    .filter({ has: page.locator(".today-row") });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: letters.compose.send, exact: true });
const undo = (page: Page) => page.getByRole("button", { name: letters.compose.undo, exact: true });

async function contactedOf(page: Page, company: string): Promise<boolean | undefined> {
  const answer = await page.request.get(`/api/consultations?q=${encodeURIComponent(company)}`);
  return ((await answer.json()) as Consultation[]).find((each) => each.company === company)?.contacted;
}

/** Changes a request through the API, as another tab would. */
const write = (page: Pick<Page, "request">, method: "put" | "patch", path: string, data: unknown) =>
  page.request[method](`/api/consultations/${path}`, { data, headers: { Origin: server.url } });

/** Whether an email is the staff's reply, which greets by first name; the confirmation greets by full name. */
const isAnswer = ({ text = "" }: { text?: string | undefined }) => /^Bonjour Zoé,/m.test(text);

/** Holds back the next HTTP request that matches a URL pattern, and returns a function that releases it. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(address, wait, { times: 1 });
  return letThrough;
}

test("a letter completes the next step unless that is unchecked, and a second letter is separate", async ({
  browser,
  contextOptions,
}) => {
  const { id, name } = await ask();
  const page = await openToday(browser, contextOptions);
  await write(page, "put", `${id}/contacted`, { contacted: true });
  const due = new Intl.DateTimeFormat("fr-CA", { timeZone: "America/Toronto" }).format(new Date());
  const read = async () => (await (await page.request.get(`/api/consultations/${id}`)).json()) as Consultation;
  const { followUpVersion: version } = await read();
  expect((await write(page, "patch", `${id}`, { version, nextStep: "Relancer", nextStepAt: due })).status()).toBe(200);
  await page.goto("/admin/today");
  const body = page.getByRole("textbox", { name: letters.compose.body });
  // The draft is labelled as a follow-up and shows where its sentences come from.
  await expect(body).toHaveValue(/^Bonjour Zoé,\n\nJe donne suite à votre demande/);
  await page.getByText(`${letters.draft.mark} · ${letters.draft.situations["follow-up"]}`).click();
  const sources = page.getByRole("list", { name: letters.draft.sources });
  await expect(sources.getByRole("listitem").last()).toContainText(letters.draft.from.booking);
  await page.getByRole("checkbox", { name: letters.compose.stepDone("Relancer") }).uncheck();
  await body.fill("Un mot, sans plus.");
  await expect(sources.getByRole("listitem")).toHaveCount(0);
  await send(page).click();
  await expect(body).toBeHidden();
  expect((await read()).nextStep).toBe("Relancer");

  await rows(page).filter({ hasText: name }).getByRole("link").click();
  await body.fill("Voici notre offre.");
  await send(page).click();
  await expect(rows(page)).toHaveCount(0);
  expect(await read()).toMatchObject({ nextStep: null, nextStepAt: null });
  // Undoing the letter also restores the next step.
  await undo(page).last().click();
  await expect(body).toHaveValue("Voici notre offre.");
  expect(await read()).toMatchObject({ nextStep: "Relancer", nextStepAt: due });
  const sent = (await (await page.request.get(`/api/letters?consultation=${id}`)).json()) as { body: string }[];
  expect(sent.map((letter) => letter.body)).toEqual(["Un mot, sans plus."]);
  await write(page, "patch", `${id}`, { version: (await read()).followUpVersion, nextStep: null });
  await page.context().close();
});

test("a late response does not disturb a member who is already writing to someone else", async ({
  browser,
  contextOptions,
}) => {
  const [first, second, third] = [await ask(), await ask(), await ask()];
  const page = await openToday(browser, contextOptions);
  const open = (name: string) => rows(page).filter({ hasText: name }).getByRole("link").click();
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await open(first.name);
  await expect(body).toHaveValue(/Bonjour Zoé/);
  const letThrough = await hold(page, "**/api/letters");
  await send(page).click();
  await open(third.name);
  await body.fill("Bonjour Zoé, un instant.");
  // A letter being sent still says so when the member returns to it.
  await open(first.name);
  await expect(page.getByRole("button", { name: letters.compose.sending })).toBeDisabled();
  await open(third.name);
  letThrough();
  await expect(rows(page).filter({ hasText: first.name })).toHaveCount(0);
  await expect(heading(page, third.name)).toBeVisible();
  await expect(body).toHaveValue("Bonjour Zoé, un instant.");
  expect(await contactedOf(page, first.company)).toBe(true);
  // Empties the queue for the tests that follow.
  for (const { id } of [second, third]) await write(page, "put", `${id}/contacted`, { contacted: true });
  await page.context().close();
});

test("a request that a colleague answers stays open with the member's text, and says who answered @both-widths", async ({
  browser,
  contextOptions,
  isMobile,
}) => {
  const { id, name, company } = await ask();
  const page = await openToday(browser, contextOptions, `/admin/today?item=request-${id}`);
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await expect(body).toHaveValue(/Bonjour Zoé/);
  await body.fill("Bonjour Zoé, merci de v");
  const colleague = await browser.newContext({ ...contextOptions, baseURL: server.url });
  await signIn(colleague, await addStaff("admin", server.dataDir), server.url);
  const answer = { consultationId: id, language: "fr", subject: "Votre demande", replyTo: "me", contacted: true };
  const sent = await colleague.request.post("/api/letters", {
    data: { ...answer, attempt: "attempt-of-the-colleague", body: "Bonjour Zoé, parlons-nous demain." },
    headers: { Origin: server.url },
  });
  expect(sent.status()).toBe(201);

  const told = page.getByRole("status").filter({ hasText: letters.compose.acts.letter("Camille Roy") });
  await expect(told).toBeVisible();
  await expect(told.getByRole("time")).toBeVisible();
  await expect(page.getByText("Bonjour Zoé, parlons-nous demain.")).toBeVisible();
  await expect(
    page.locator(`[data-consultation="${id}"]`).getByRole("button", { name: desk.toggle.unmark }),
  ).toBeVisible();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  await expect(heading(page, name)).toBeVisible();
  // What the member was typing is neither lost nor interrupted.
  await expect(body).toBeFocused();
  await expect(body).toHaveValue("Bonjour Zoé, merci de v");
  await page.keyboard.type("otre message.");
  if (isMobile) await expectFitsPhone(page);
  else await expectAccessibleInBothThemes(page);

  // A second letter takes a press on a button that says so; the usual key only leads to it.
  const anyway = page.getByRole("button", { name: letters.compose.sendAnyway });
  await expect(send(page)).toHaveCount(0);
  await page.keyboard.press("Control+Enter");
  await expect(anyway).toBeFocused();
  await page.reload();
  await page.goto(`/admin?consultation=${id}&write=${id}`);
  const dialog = page.getByRole("dialog", { name: letters.compose.title(name) });
  await expect(dialog.getByRole("textbox", { name: letters.compose.body })).toHaveValue(
    "Bonjour Zoé, merci de votre message.",
  );
  await dialog.getByRole("button", { name: letters.compose.sendAnyway }).click();
  await expect(dialog).toBeHidden();
  const listed = await (await page.request.get(`/api/letters?consultation=${id}`)).json();
  expect((listed as { body: string }[]).map((letter) => letter.body)).toEqual([
    "Bonjour Zoé, merci de votre message.",
    "Bonjour Zoé, parlons-nous demain.",
  ]);
  expect(await contactedOf(page, company)).toBe(true);
  await Promise.all([page.context().close(), colleague.close()]);
});

test("a letter is refused, and kept, if a colleague's answer has not appeared yet", async ({
  browser,
  contextOptions,
}) => {
  const { id } = await ask();
  const page = await openToday(browser, contextOptions);
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await expect(body).toHaveValue(/Bonjour Zoé/);
  await body.fill("Bonjour Zoé, c’est noté.");
  // The live event's answer is held back.
  const letThrough = await hold(page, "**/api/letters/start?**");
  const colleague = await browser.newContext({ ...contextOptions, baseURL: server.url });
  await signIn(colleague, await addStaff("admin", server.dataDir), server.url);
  await write(colleague, "put", `${id}/contacted`, { contacted: true });
  await send(page).click();
  await expect(page.locator(".toast", { hasText: problems.fieldErrors.settledMeanwhile })).toBeVisible();
  letThrough();
  await expect(page.getByText(letters.compose.acts.contacted("Camille Roy"))).toBeVisible();
  await expect(body).toHaveValue("Bonjour Zoé, c’est noté.");
  await page.getByRole("button", { name: letters.compose.sendAnyway }).click();
  await expect(undo(page)).toBeVisible();
  await Promise.all([page.context().close(), colleague.close()]);
});

test("one press answers, can be undone, and opens the next @both-widths", async ({
  browser,
  contextOptions,
  isMobile,
}) => {
  const second = await ask({ budget: "under-1k", urgency: "low", timeline: "exploring" });
  const first = await ask();
  const page = await openToday(browser, contextOptions);
  // Of two requests due within the same hour, the one with the higher score comes first, even if it is newer.
  await expect(rows(page).filter({ hasText: /Fonderie/ })).toContainText([first.name, second.name]);
  if (isMobile) {
    await rows(page).filter({ hasText: first.name }).getByRole("link").click();
    await expect(heading(page, first.name)).toBeFocused();
    await expectFitsPhone(page);
    await expect(page.getByRole("button", { name: desk.today.reply, exact: true })).toBeInViewport();
  } else {
    // The queue begins within 120 px of the top.
    expect((await rows(page).first().boundingBox())!.y).toBeLessThan(120);
    await expectAccessibleInBothThemes(page);
    const facts = page.getByRole("region", { name: desk.today.facts });
    expect(await facts.evaluate((pane) => pane.scrollWidth <= pane.clientWidth)).toBe(true);
    await rows(page).filter({ hasText: first.name }).getByRole("link").click();
  }
  await expect(heading(page, first.name)).toBeVisible();
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await expect(body).toHaveValue(/Bonjour Zoé/);
  await send(page).click();
  // On a phone, an open request hides the queue.
  await expect(undo(page)).toBeVisible();
  await expect(rows(page).filter({ hasText: first.name })).toHaveCount(0);
  expect(await contactedOf(page, first.company)).toBe(true);
  await undo(page).click();
  await expect.poll(() => contactedOf(page, first.company)).toBe(false);
  await expect(heading(page, first.name)).toBeVisible();
  await expect(body).toHaveValue(/Bonjour Zoé/);

  // The request counts as contacted once the server has the letter, not at the press.
  const letThrough = await hold(page, "**/api/letters");
  await send(page).click();
  await expect(page.getByRole("button", { name: letters.compose.sending })).toBeDisabled();
  expect(await contactedOf(page, first.company)).toBe(false);
  letThrough();
  await expect(undo(page)).toBeVisible();
  expect(await contactedOf(page, first.company)).toBe(true);
  if (!isMobile) await expect(heading(page, second.name)).toBeVisible();
  const mail = await waitForMail(first.email, isAnswer, server.dataDir);
  expect(mail.subject).toBeTruthy();
  expect((await mailsTo(first.email, server.dataDir)).filter(isAnswer)).toHaveLength(1);
  expect(await contactedOf(page, first.company)).toBe(true);
  await page.context().close();
});

test("a reply sent again while its undo is in progress still counts", async ({ browser, contextOptions }) => {
  const person = await ask();
  const page = await openToday(browser, contextOptions);
  await rows(page).filter({ hasText: person.name }).getByRole("link").click();
  await send(page).click();
  await expect(rows(page).filter({ hasText: person.name })).toHaveCount(0);
  const letThrough = await hold(page, "**/undo");
  await undo(page).click();
  await page.getByRole("link", { name: desk.nav.consultations, exact: true }).click();
  await page.getByRole("link", { name: person.name }).click();
  await send(page).click();
  await expect(page.getByRole("button", { name: letters.compose.sending })).toBeDisabled();
  const [undone] = await Promise.all([page.waitForResponse("**/undo"), letThrough()]);
  expect(undone.ok()).toBe(true);
  // Undo returns to the page where the letter was written, even if the request was answered again meanwhile.
  await expect(page).toHaveURL(/\/admin\/today/);
  await expect.poll(() => contactedOf(page, person.company)).toBe(true);
  await expect(page.getByRole("button", { name: letters.compose.sending })).toHaveCount(0);
  await page.context().close();
});

test("a chat marked as answered does not return with an outdated list", async ({ browser, contextOptions }) => {
  const database = openSqlite(join(server.dataDir, "nordet.sqlite"));
  const lead = { name: "Ana Roy", email: "ana@exemple.example" };
  const id = await addChat(database, { lead, waiting: true, at: new Date(Date.now() - 11 * 60_000) });
  await database.close();
  const page = await openToday(browser, contextOptions, `/admin/today?item=chat-${id}`);
  await expect(heading(page, "Ana Roy")).toBeVisible();
  await expect(page.getByText(chat.reply.away)).toBeVisible();
  const letThrough = await hold(page, "**/api/chat/conversations?*");
  await page.getByRole("button", { name: desk.about(desk.toggle.mark, "Ana Roy") }).click();
  await expect(heading(page, "Ana Roy")).toHaveCount(0);
  letThrough();
  await expect(rows(page).filter({ hasText: "Ana Roy" })).toHaveCount(0);
  await page.context().close();
});

test("a waiting chat is answered in one press, and stays open until the next item is ready", async ({
  browser,
  contextOptions,
}) => {
  const database = openSqlite(join(server.dataDir, "nordet.sqlite"));
  await addChat(database, { lead: { name: "Luc Roy", email: "luc@exemple.example" }, waiting: true });
  await database.close();
  const page = await openToday(browser, contextOptions);
  // A visitor who is online comes first in the queue and is open on arrival.
  await expect(heading(page, "Luc Roy")).toBeVisible();
  const reply = page.getByRole("textbox", { name: chat.reply.label });
  await reply.fill("Bonjour, je regarde ça tout de suite.");
  await page.keyboard.press("Enter");
  await expect(rows(page).filter({ hasText: "Luc Roy" })).toHaveCount(0);
  await expect(page.getByRole("log")).toContainText("tout de suite");
  await expect(reply).toHaveValue("");
  await expect(page.getByText(chat.takeOver.handBack)).toBeVisible();
  await page.getByRole("button", { name: desk.about(desk.toggle.mark, "Luc Roy") }).click();
  await expect(heading(page, "Luc Roy")).toHaveCount(0);
  await page.context().close();
});

test("a reply survives the end of the session, and a double click sends it once", async ({
  browser,
  contextOptions,
}) => {
  const person = await ask();
  const page = await openToday(browser, contextOptions);
  await rows(page).filter({ hasText: person.name }).getByRole("link").click();
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await body.fill("Bonjour Zoé, je vous appelle demain.");
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await signIn(page.context(), account, server.url);
  await page.goto("/admin/today");
  await rows(page).filter({ hasText: person.name }).getByRole("link").click();
  await expect(body).toHaveValue("Bonjour Zoé, je vous appelle demain.");
  await send(page).dblclick();
  await expect(rows(page).filter({ hasText: person.name })).toHaveCount(0);
  await waitForMail(person.email, ({ text }) => text?.includes("demain") === true, server.dataDir);
  expect((await mailsTo(person.email, server.dataDir)).filter(({ text }) => text?.includes("demain"))).toHaveLength(1);
  await page.context().close();
});

test("a reply survives a lost connection and is sent once", async ({ browser, contextOptions }) => {
  const person = await ask();
  const page = await openToday(browser, contextOptions);
  await rows(page).filter({ hasText: person.name }).getByRole("link").click();
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await body.fill("Bonjour, je vous appelle demain matin.");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(desk.errors.offline)).toBeVisible();
  // The draft stays, although its sources cannot be reloaded offline.
  await expect(body).toHaveValue("Bonjour, je vous appelle demain matin.");
  await page.context().setOffline(false);
  await expect(page.getByText(desk.errors.offline)).toHaveCount(0);
  await body.press("Control+Enter");
  await expect.poll(() => contactedOf(page, person.company)).toBe(true);
  const mails = (await (await page.request.get("/api/outbox?limit=200")).json()) as Record<string, string>[];
  expect(mails.filter(({ template, recipient }) => template === "letter" && recipient === person.email)).toHaveLength(
    1,
  );
  await page.context().close();
});

test("keys move through the queue, and a button records a call", async ({ browser, contextOptions }) => {
  const person = await ask();
  const page = await openToday(browser, contextOptions);
  const count = await rows(page).count();
  const current = page.locator(".today-row[aria-current]");
  const before = await current.getAttribute("href");
  await page.keyboard.press("j");
  if (count > 1) await expect(current).not.toHaveAttribute("href", before!);
  await page.keyboard.press("k");
  await expect(current).toHaveAttribute("href", before!);
  await rows(page).filter({ hasText: person.name }).getByRole("link").click();
  await page.getByRole("button", { name: desk.about(desk.toggle.mark, person.name) }).click();
  await expect(rows(page).filter({ hasText: person.name })).toHaveCount(0);
  expect(await contactedOf(page, person.company)).toBe(true);
  await page.context().close();
});

test("a new item appears by itself, says why it comes first, and is answered with only the keyboard", async ({
  browser,
  contextOptions,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no keys");
  const waiting = await ask();
  const page = await openToday(browser, contextOptions);
  await expect(heading(page, waiting.name)).toBeVisible();
  const urgent = await ask({ additionalInfo: "Appelez-moi avant midi." });
  const row = rows(page).filter({ hasText: urgent.name });
  await expect(row).toContainText("Demande une réponse avant 12");
  await expect(heading(page, waiting.name)).toBeVisible();
  await row.getByRole("link").click();
  const body = page.getByRole("textbox", { name: letters.compose.body });
  await expect(body).toHaveValue(/Bonjour Zoé/);
  await heading(page, urgent.name).focus();
  await page.keyboard.press("a");
  await expect(page.locator(".toast-title", { hasText: followUp.ownedBy("").trim() })).toBeVisible();
  await page.keyboard.press("r");
  await expect(body).toBeFocused();
  // While the member types, only combinations with Control act as shortcuts.
  await page.keyboard.type(" ajs1");
  await expect(body).toHaveValue(/ ajs1/);
  await page.keyboard.press("Control+Enter");
  await expect(rows(page).filter({ hasText: urgent.name })).toHaveCount(0);
  await expect.poll(() => contactedOf(page, urgent.company)).toBe(true);
  await write(page, "put", `${waiting.id}/contacted`, { contacted: true });
  await page.context().close();
});

test("a bounced email shows the reason, the person, and another way to reach them", async ({
  browser,
  contextOptions,
}) => {
  const person = await ask();
  const page = await openToday(browser, contextOptions);
  const refusal = "550 5.1.1 Unknown user";
  const mail = { id: 7, template: "visitor-confirmation", recipient: person.email, lastError: refusal };
  const dead = {
    ...mail,
    channel: "mail",
    language: "fr",
    messageId: "<7@nordet.example>",
    status: "dead",
    attempts: 1,
  };
  const moments = { nextAttemptAt: null, createdAt: new Date().toISOString(), deliveredAt: null };
  const request = { id: person.id, name: person.name, company: person.company, contactedAt: null };
  // Mocks a failed email, because the server under test only writes emails to files.
  await page.route("**/api/outbox?*", (route) => route.fulfill({ json: [{ ...dead, ...moments, request }] }));
  await page.goto("/admin/today?item=mail-7");
  const row = rows(page).filter({ hasText: desk.today.notSent(desk.outbox.templates["visitor-confirmation"]) });
  await expect(row).toContainText(person.name);
  await expect(page.getByText(desk.outbox.why["no-mailbox"])).toBeVisible();
  // Each person has one row.
  await expect(rows(page).filter({ hasText: person.name })).toHaveCount(1);
  const bounce = page.getByRole("region", { name: desk.today.notSent(desk.outbox.templates["visitor-confirmation"]) });
  await expect(bounce.getByText(person.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "450 555-0142" }).first()).toHaveAttribute("href", "tel:+14505550142");
  await expect(page.getByText(refusal)).toBeHidden();
  await page.getByText(desk.outbox.serverSaid).click();
  await expect(page.getByText(refusal)).toBeVisible();
  const replayed = page.waitForRequest("**/api/outbox/7/replay");
  await page.route("**/api/outbox/7/replay", (route) => route.fulfill({ json: { ...dead, ...moments } }));
  const email = `juste-${person.email}`;
  await bounce.getByLabel(desk.outbox.rightAddress).fill(email);
  await bounce.getByRole("button", { name: desk.outbox.correct }).click();
  await replayed;
  const read = async () => (await page.request.get(`/api/consultations/${person.id}`)).json();
  expect(await read()).toMatchObject({ email, contacted: false });
  await write(page, "put", `${person.id}/contacted`, { contacted: true });
  await page.context().close();
});

test.describe("a person erased meanwhile", () => {
  // The desk finds out by reading the request, which is gone.
  test.use({ expectedConsole: [/status of 404/] });

  test("leaves the queue, and the open record says so @both-widths", async ({ browser, contextOptions, isMobile }) => {
    const { id, name, email } = await ask();
    const waiting = await ask();
    const page = await openToday(browser, contextOptions, `/admin/today?item=request-${id}`);
    const body = page.getByRole("textbox", { name: letters.compose.body });
    await body.fill("Bonjour Zoé, merci.");
    const keys = { emails: [email], phones: [], names: [] };
    const headers = { Origin: server.url };
    const found = await page.request.post("/api/privacy/looks", { data: { keys }, headers });
    const { total } = (await found.json()) as { total: number };
    const data = { keys, requestId: null, expected: total };
    expect((await page.request.post("/api/privacy/erasures", { data, headers })).status()).toBe(201);
    await expect(page.getByRole("alert")).toHaveText(desk.detail.erased);
    await expect(heading(page, desk.detail.label)).toBeFocused();
    await expect(body).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);
    if (isMobile) await page.getByRole("button", { name: desk.today.back }).click();
    await rows(page).filter({ hasText: waiting.name }).getByRole("link").click();
    await expect(heading(page, waiting.name)).toBeVisible();
    await write(page, "put", `${waiting.id}/contacted`, { contacted: true });
    await page.context().close();
  });
});
