import { join } from "node:path";
import type { Page } from "@playwright/test";
import { longMoment } from "../src/desk/kit/present.ts";
import type { HostsOverview } from "../src/features/appointments/hosts/model.ts";
import type { Slot, StaffAppointment } from "../src/features/appointments/model.ts";
import { companyDay, dayPlus } from "../src/lib/company/company-day.ts";
import { LANGUAGES, type Language } from "../src/lib/language.ts";
import { writtenDate } from "../src/lib/text/written-date.ts";
import { deskCalendars as calendarsEn, deskHours as en } from "../src/text/en/desk/appointment-hours.ts";
import { deskAppointments as appointmentsEn } from "../src/text/en/desk/appointments.ts";
import { problems as problemsEn } from "../src/text/en/problems.ts";
import { deskCalendars as calendarsFr, deskHours as fr } from "../src/text/fr/desk/appointment-hours.ts";
import { deskAppointments as appointmentsFr } from "../src/text/fr/desk/appointments.ts";
import { desk as words } from "../src/text/fr/desk/desk.ts";
import { deskPrivacy } from "../src/text/fr/desk/privacy.ts";
import { problems as problemsFr } from "../src/text/fr/problems.ts";
import { application } from "../test/applications.ts";
import {
  addStaff,
  test as base,
  expect,
  expectAccessibleInBothThemes,
  expectFitsPhone,
  type StaffAccount,
  signIn,
} from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Tests appointment hours at the desk. `PICTURES=<folder>` takes screenshots for review. */

/** Returns a day in words, as the desk shows it. */
const dayOf = (day: string, language: Language) =>
  writtenDate(language, new Date(`${day}T12:00:00Z`), { weekday: "long", month: "long", day: "numeric" });

const TEXTS = { fr, en };
const { person: privacy } = deskPrivacy;
const PROBLEMS = { fr: problemsFr, en: problemsEn };
const appointments = { fr: appointmentsFr, en: appointmentsEn };

const test = base.extend<{ desk: Page }>({
  desk: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    await use(await context.newPage());
    await context.close();
  },
});

test.describe.configure({ mode: "default" });

// Has its own server, because changed hours would affect every other test.
let server: Awaited<ReturnType<typeof startOwnServer>>;
let account: StaffAccount;
let asked = 0;
test.beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: "1" });
  account = await addStaff("admin", server.dataDir);
  await addStaff("admin", server.dataDir);
});
test.afterAll(() => server.close());

const readHosts = async (page: Page) =>
  (await (await page.request.get("/api/appointments/hosts")).json()) as HostsOverview;

async function speak(page: Page, language: Language) {
  await page.goto("/admin/account");
  await page.evaluate((spoken) => {
    localStorage["nordet-desk-language"] = spoken;
  }, language);
}

/** Books a time, and returns the booking company's unique name. */
async function book(): Promise<string> {
  asked += 1;
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": `12.0.${asked}.1` };
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, { method: "POST", body: JSON.stringify(body), headers });
  const person = { email: `marie${asked}@fonderie.example`, company: `Fonderie ${asked}`, elapsedSeconds: 90 };
  const sent = await post("/api/consultations", application(person));
  const [, page = ""] = /<([^>]+)>; rel="next"/.exec(sent.headers.get("Link") ?? "") ?? [];
  const { slots } = (await (await fetch(`${server.url}/api/appointments/slots`)).json()) as {
    slots: { start: string; isOnCondition?: boolean }[];
  };
  const atOnce = slots.filter(({ isOnCondition }) => !isOnCondition);
  const token = new URL(page, server.url).searchParams.get("token");
  expect((await post("/api/appointments", { token, start: atOnce[asked * 4]?.start, kind: "phone" })).status).toBe(201);
  return person.company;
}

for (const language of LANGUAGES) {
  const text = TEXTS[language];

  test(`${language}: after hours are cut, appointments that no longer fit are reassigned in one press @both-widths`, async ({
    desk,
  }) => {
    const company = await book();
    await speak(desk, language);
    const other = (await readHosts(desk)).members.find(({ settings }) => !settings);
    const today = companyDay(new Date());
    const list = await desk.request.get(`/api/appointments?from=${today}&to=${dayPlus(today, 30)}`);
    const booked = ((await list.json()) as StaffAppointment[]).find(({ brief }) => brief.company === company);
    await desk.goto("/admin/appointments/hours");
    await expect(desk.getByRole("heading", { name: text.title, level: 1 })).toBeVisible();
    if (other) {
      await desk.goto(`/admin/appointments/hours?who=${other.id}`);
      await desk.getByLabel(text.host.active).check();
      await desk.getByLabel(text.host.dailyCap).fill("5");
      await desk.getByRole("button", { name: text.host.save, exact: true }).click();
      await expect(desk.getByText(text.host.saved).first()).toBeVisible();
    }
    await desk.goto(`/admin/appointments/hours?who=${booked?.host.id}`);
    await desk.getByLabel(text.host.active).uncheck();
    await desk.getByRole("button", { name: text.host.save, exact: true }).click();
    // Appointments from earlier tests may have gone to this host, and must then be reassigned too.
    await expect.poll(async () => (await readHosts(desk)).misfits.length).toBeGreaterThan(0);
    const { misfits: waiting } = await readHosts(desk);
    for (let left = waiting.length; left > 0; left -= 1) {
      const misfits = desk.getByRole("region", { name: text.misfits.title(left) });
      await expect(misfits).toBeVisible();
      if (left === waiting.length) {
        await expectAccessibleInBothThemes(desk);
        await takePictures(desk, `member-${language}`);
      }
      await misfits.getByRole("button").first().click();
      await expect(misfits).toHaveCount(0);
    }
    expect((await readHosts(desk)).misfits).toEqual([]);
    await desk.getByLabel(text.host.active).check();
    await desk.getByRole("button", { name: text.host.save, exact: true }).click();
    await expect(desk.getByText(text.host.saved).first()).toBeVisible();
  });

  test(`${language}: appointments in the week view are moved by dragging and by keys, and cancelled @both-widths`, async ({
    desk,
  }) => {
    const { move, cancel } = appointments[language];
    const company = await book();
    await speak(desk, language);
    const today = companyDay(new Date());
    const read = async () => {
      const list = await desk.request.get(`/api/appointments?from=${today}&to=${dayPlus(today, 30)}`);
      return ((await list.json()) as StaffAppointment[]).find(({ brief }) => brief.company === company)!;
    };
    const before = await read();
    await desk.goto(`/admin/appointments/week?from=${before.day}`);
    const isPhone = (desk.viewportSize()?.width ?? 0) < 500;
    const card = isPhone
      ? desk.getByRole("article").filter({ hasText: company })
      : desk.locator(".detail .appointment");
    const block = desk.locator(`.week a[title*="${company}"]`);
    const free = ((await (await desk.request.get(`/api/appointments/${before.id}/times`)).json()) as Slot[]).map(
      ({ company: wall }) => wall,
    );
    if (!isPhone) {
      await expect(block).toBeVisible();
      await expectAccessibleInBothThemes(desk);
      await takePictures(desk, `week-${language}`);
      // Picks a target in the visible week, where nothing covers it.
      const to = free.findLast(({ day, time }) => day === before.day && time !== before.time) ?? free[0]!;
      const column = desk.locator(".week-day").nth((new Date(to.day).getUTCDay() + 6) % 7);
      const { height } = (await column.boundingBox())!;
      const hours = await desk.locator(".week-hours li").allInnerTexts();
      const opens = Number.parseInt(hours[0]!, 10);
      const after = Number(to.time.slice(0, 2)) - opens + Number(to.time.slice(3)) / 60;
      const target = { x: 12, y: (height * (after + 0.1)) / hours.length };
      await block.hover({ position: { x: 20, y: 10 } });
      await desk.mouse.down();
      // A drag starts only after a delay and a move over the dragged element.
      await desk.waitForTimeout(200);
      await block.hover({ position: { x: 40, y: 14 } });
      await desk.waitForTimeout(100);
      await column.hover({ position: { ...target, y: target.y - 3 } });
      await column.hover({ position: target });
      await expect(desk.locator(".week-target")).toBeVisible();
      await desk.mouse.up();
      const dialog = desk.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: move.title(before.brief.name) })).toBeVisible();
      await expect(dialog.getByRole("radio", { checked: true })).toBeVisible();
      await expectAccessibleInBothThemes(desk);
      if (process.env["PICTURES"])
        await desk.screenshot({ path: join(process.env["PICTURES"], `move-${language}.png`) });
      await dialog.getByRole("button", { name: move.button }).click();
      await expect(dialog).toHaveCount(0);
      expect(await read()).toMatchObject(to);
      await expect(block).toBeFocused();
      await desk.keyboard.press("Enter");
      await expect(card).toContainText(dayOf(to.day, language));
      // In Today, the call is at its time on that day, not by it.
      const { id } = await read();
      await desk.goto(`/admin/today?item=appointment-${id}`);
      await expect(desk.locator(".today-record .appointment")).toContainText(dayOf(to.day, language));
      await expect(desk.locator(".today-row[aria-current] time")).not.toContainText(/D’ici|By/);
      await desk.goto(`/admin/appointments/week?from=${to.day}`);
      await block.click();
      await expect(card).toBeVisible();
    }
    await card.getByRole("button", { name: move.open }).press("Enter");
    const dialog = desk.getByRole("dialog").last();
    const day = dialog.getByLabel(move.day);
    const last = free.at(-1)!;
    await day.selectOption(last.day);
    await dialog.getByRole("radio").last().press(" ");
    if (isPhone) await expectFitsPhone(desk);
    await dialog.getByRole("button", { name: move.button }).press("Enter");
    await expect(dialog.getByRole("button", { name: move.button })).toHaveCount(0);
    expect(await read()).toMatchObject({ day: last.day, time: last.time, version: isPhone ? 2 : 3 });
    await desk.goto(`/admin/appointments/week?from=${last.day}`);
    if (!isPhone) await block.click();
    await card.getByRole("button", { name: cancel.open }).click();
    await desk.getByLabel(cancel.reason).fill("Grippe");
    await desk.getByRole("button", { name: cancel.button }).click();
    await expect(card).toHaveClass(/is-cancelled/);
    expect(await read()).toMatchObject({ state: "cancelled", reason: "Grippe" });
  });

  test(`${language}: one day gets its own hours, and a time skipped by daylight saving is rejected @both-widths`, async ({
    desk,
  }) => {
    await speak(desk, language);
    await desk.goto("/admin/appointments/hours");
    const exceptions = desk.getByRole("region", { name: text.exceptions.title });
    const add = async (day: string, opens: string, closes: string) => {
      await exceptions.getByLabel(text.exceptions.dayLabel, { exact: true }).fill(day);
      const name = text.exceptions.day(day);
      const opening = exceptions.getByLabel(text.stretches.opens(name), { exact: true });
      if (!(await opening.isVisible()))
        await exceptions.getByRole("button", { name: text.stretches.add(name) }).click();
      await opening.fill(opens);
      await exceptions.getByLabel(text.stretches.closes(name), { exact: true }).fill(closes);
      await exceptions.getByRole("button", { name: text.exceptions.save }).click();
    };
    await add("2027-03-14", "02:30", "05:00");
    await expect(exceptions.getByRole("alert")).toContainText(PROBLEMS[language].fieldErrors.hoursSkipped);
    await expectAccessibleInBothThemes(desk);
    await add("2027-03-14", "01:00", "04:00");
    const remove = exceptions.getByRole("button", {
      name: text.exceptions.removeOf(text.exceptions.day("2027-03-14")),
    });
    await expect(remove).toBeVisible();
    if ((desk.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(desk);
    await takePictures(desk, `company-${language}`);
    await remove.click();
    await expect(remove).toHaveCount(0);
    expect((await readHosts(desk)).company.exceptions).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  const { people: text } = TEXTS[language];

  test(`${language}: a colleague joins an appointment, then takes it over @both-widths`, async ({ desk }) => {
    const { members } = await readHosts(desk);
    for (const { id, settings } of members.filter((member) => !member.settings?.active)) {
      const data = { languages: ["fr", "en"], kinds: ["phone"], dailyCap: 8, pause: 0, active: true };
      const path = `/api/appointments/hosts/${id}`;
      const headers = { Origin: server.url };
      const made = await desk.request.put(path, { headers, data: { version: settings?.version ?? 0, ...data } });
      expect(made.status(), await made.text()).toBe(200);
    }
    const company = await book();
    await speak(desk, language);
    await desk.goto("/admin/appointments");
    const row = desk.getByRole("listitem").filter({ hasText: company });
    await row.getByText(text.title).click();
    await row.getByRole("checkbox").check();
    await row.getByRole("button", { name: text.save, exact: true }).click();
    await expect(desk.getByText(text.saved).first()).toBeVisible();
    await expect(row.getByText("Camille Roy, Camille Roy")).toBeVisible();
    await expectAccessibleInBothThemes(desk);
    await takePictures(desk, `who-${language}`);
    await row.getByRole("checkbox").uncheck();
    await row.getByRole("button", { name: text.save, exact: true }).click();
    await expect(row.getByText("Camille Roy, Camille Roy")).toHaveCount(0);
    await row.getByRole("button", { name: text.give, exact: true }).click();
    await expect(desk.getByText(text.given).first()).toBeVisible();
  });
}

for (const language of LANGUAGES) {
  const text = { fr: calendarsFr, en: calendarsEn }[language];

  test(`${language}: calendars show their status and offer a feed, and one in our own network is rejected @both-widths`, async ({
    desk,
  }) => {
    await speak(desk, language);
    const { id: own } = (await (await desk.request.get("/api/staff/me")).json()) as { id: string };
    const calendar = {
      kind: "ics",
      names: ["Ada"],
      readAt: "2026-11-20T13:00:00.000Z",
      failingSince: null,
      problem: null,
      withdrawnAt: null,
    };
    const failing = { problem: "calendarUnauthorized", failingSince: "2026-11-20T13:00:00.000Z" };
    // Mocks the status, because tests must not read calendars from the internet.
    await desk.route("**/api/calendars", async (route) => {
      if (route.request().method() !== "GET") return await route.continue();
      const calendars = [
        { ...calendar, id: 1, server: "calendar.google.com" },
        { ...calendar, ...failing, id: 2, names: ["Work", "Home"], kind: "caldav", server: "caldav.icloud.com" },
        { ...calendar, ...failing, id: 3, server: "outlook.office365.com", withdrawnAt: "2026-11-21T13:00:00.000Z" },
      ];
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), calendars } });
    });
    await desk.goto(`/admin/appointments/hours?who=${own}`);
    const mine = desk.getByRole("region", { name: text.title });
    await expect(mine.getByText(text.withdrawn)).toBeVisible();
    await expect(mine.getByText("Work, Home")).toBeVisible();
    await expect(mine.getByText(text.readEvery(10))).toBeVisible();
    await desk.route("**/api/calendars/1/reading", async (route) => {
      await route.fulfill({
        json: { calendars: [{ ...calendar, id: 1, server: "calendar.google.com" }], hasFeed: false },
      });
    });
    await mine.getByRole("button", { name: text.readNow }).first().click();
    await expect(desk.getByText(text.wasRead, { exact: true }).first()).toBeVisible();
    await mine.getByLabel(text.connect.address.ics).fill("https://127.0.0.1/secret.ics");
    await mine.getByRole("button", { name: text.connect.button, exact: true }).click();
    await expect(mine.getByRole("alert")).toContainText("https://");
    await mine.getByRole("button", { name: text.kinds.caldav }).click();
    await expect(mine.getByLabel(text.connect.password)).toBeVisible();
    await mine
      .getByRole("button", { name: text.feed.get })
      .or(mine.getByRole("button", { name: text.feed.renew }))
      .click();
    const address = await mine.getByLabel(text.feed.address).inputValue();
    expect(await (await fetch(address)).text()).toContain("BEGIN:VCALENDAR");
    await expectAccessibleInBothThemes(desk);
    if ((desk.viewportSize()?.width ?? 0) < 500) await expectFitsPhone(desk);
    await takePictures(desk, `calendars-${language}`);
    await mine.getByRole("button", { name: text.feed.revoke }).click();
    await expect(mine.getByRole("button", { name: text.feed.get })).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
  });
}

test("the company's weekly hours are changed and reset", async ({ desk }) => {
  await speak(desk, "en");
  await desk.goto("/admin/appointments/hours");
  await desk.getByLabel(en.stretches.closes(en.weekly.days.Mo), { exact: true }).fill("12:00");
  await desk.getByRole("button", { name: en.stretches.add(en.weekly.days.Su) }).click();
  await desk.getByRole("button", { name: en.weekly.save }).click();
  await expect(desk.getByRole("button", { name: en.weekly.useOpeningHours })).toBeVisible();
  expect((await readHosts(desk)).company).toMatchObject({ isDefault: false });
  await desk.getByRole("button", { name: en.weekly.useOpeningHours }).click();
  await expect(desk.getByRole("button", { name: en.weekly.useOpeningHours })).toHaveCount(0);
  expect((await readHosts(desk)).company).toMatchObject({ isDefault: true });
});

test("an editor who hosts an appointment can open its request from the emailed link, but no other request", async ({
  browser,
  contextOptions,
  desk,
}) => {
  const editor = await addStaff("editor", server.dataDir);
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  await signIn(context, editor, server.url);
  const page = await context.newPage();
  const { id } = (await (await page.request.get("/api/staff/me")).json()) as { id: string };
  const company = await book();
  const list = await desk.request.get("/api/appointments?from=2026-01-01&to=2030-01-01");
  const booked = ((await list.json()) as StaffAppointment[]).find(({ brief }) => brief.company === company)!;
  const put = async (path: string, data: unknown) =>
    (await desk.request.put(`/api/appointments/${path}`, { headers: { Origin: server.url }, data })).status();
  const settings = { languages: ["fr", "en"], kinds: ["phone"], dailyCap: 8, pause: 0, active: true };
  expect(await put(`hosts/${id}`, { version: 0, ...settings })).toBe(200);
  expect(await put(`${booked.id}/host`, { version: 1, staffId: id })).toBe(200);
  await page.goto(`/admin?consultation=${booked.consultationId}`);
  await expect(page.getByRole("article").filter({ hasText: company })).toBeVisible();
  await expect(page.getByRole("link", { name: booked.brief.email })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto("/admin?consultation=1000000");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("an erasure says which appointment it cancels, and names emails in words @both-widths", async ({ desk }) => {
  const company = await book();
  const list = await desk.request.get("/api/appointments?from=2026-01-01&to=2030-01-01");
  const booked = ((await list.json()) as StaffAppointment[]).find(({ brief }) => brief.company === company)!;
  const cancels = privacy.cancels(longMoment(booked.start, "fr"));
  await desk.goto("/admin/privacy?tab=person");
  await desk.getByLabel(privacy.search).fill(booked.brief.email);
  await desk.getByRole("button", { name: privacy.find }).click();
  const about = (title: string) => desk.getByRole("region", { name: title });
  await expect(about(privacy.holders.consultations).getByText(cancels)).toBeVisible();
  const mails = about(privacy.holders.mails);
  await expect(mails.getByText(words.outbox.templates["visitor-confirmation"])).toBeVisible();
  await expect(mails.getByText(words.outbox.templates.appointment).first()).toBeVisible();
  // No template, purpose or file name shows.
  await expect(desk.getByText(/appointment|confirmation(?!.*personne)|staff-|\.eml/)).toHaveCount(0);
  await desk.getByRole("button", { name: privacy.erase, exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: privacy.eraseTitle });
  await expect(dialog.getByText(cancels)).toBeVisible();
  await expectAccessibleInBothThemes(desk);
  await takePictures(desk, "erasure");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: privacy.eraseNow }).click();
  await expect(dialog).toBeHidden();
  const { slots } = (await (await fetch(`${server.url}/api/appointments/slots`)).json()) as { slots: Slot[] };
  expect(slots.map(({ start }) => start)).toContain(booked.start);
});

async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (!folder) return;
  const size = page.viewportSize();
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
