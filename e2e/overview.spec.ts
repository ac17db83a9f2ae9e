import type { Page } from "@playwright/test";
import { desk } from "../src/text/fr/desk/desk.ts";
import { deskOverview } from "../src/text/fr/desk/overview.ts";
import { deskScoring } from "../src/text/fr/desk/scoring.ts";
import { consultationForm as formFr } from "../src/text/fr/site/consultation-form.ts";
import { fillToTheEnd, theForm } from "./fill-consultation.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

/** Time to wait before submitting, in ms; a form sent sooner is held for review as a bot's, and not counted. */
const TIME_OF_A_PERSON = 3_500;

const t = deskOverview;

/** Returns the numbers in a form's funnel, found by its row label. */
async function funnelOf(page: Page, form: string): Promise<number[]> {
  const figure = page.getByRole("region", { name: t.funnel.title, exact: true });
  const details = figure.locator("details");
  if ((await details.count()) === 0) return [0, 0, 0, 0, 0];
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await figure.getByText(t.numbers).click();
  const row = figure.getByRole("row", { name: form });
  if ((await row.count()) === 0) return [0, 0, 0, 0, 0];
  const cells = await row.getByRole("cell").allTextContents();
  return cells.map((cell) => Number(cell.replace(/\D/g, "")));
}

const LANDING = `${t.funnel.placements.landing}, ${t.funnel.languages.fr}`;
const MODAL = `${t.funnel.placements.modal}, ${t.funnel.languages.fr}`;

test("each step from viewing a form to sending it is counted, without personal data", async ({ page, staffPage }) => {
  test.slow();
  await staffPage.goto("/admin/overview");
  await expect(staffPage.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
  await expect(staffPage.getByRole("region", { name: t.funnel.title, exact: true })).toBeVisible();
  const [before, modalBefore] = [await funnelOf(staffPage, LANDING), await funnelOf(staffPage, MODAL)];

  const told: { body: string; cookie: string | null }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/form-progress")) return;
    const entry: (typeof told)[number] = { body: request.postData() ?? "", cookie: "not known yet" };
    told.push(entry);
    request.allHeaders().then(
      (headers) => {
        entry.cookie = headers["cookie"] ?? null;
      },
      () => undefined,
    );
  });
  await page
    .context()
    .addCookies([{ name: "any", value: "1", url: page.url() === "about:blank" ? "http://127.0.0.1" : page.url() }]);
  await page.clock.install();
  await page.goto("/consultation-gratuite");
  const form = theForm(page);
  await fillToTheEnd(form);
  // Going back and forth, or reloading, does not count as another visitor.
  await form.getByRole("button", { name: formFr.previous }).click();
  await form.getByRole("button", { name: formFr.next }).click();
  await page.clock.fastForward(TIME_OF_A_PERSON);
  await form.getByRole("button", { name: formFr.submit }).click();
  await expect(page.getByRole("heading", { name: formFr.success.title })).toBeVisible();
  await page.getByRole("link", { name: formFr.book }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await expect.poll(() => told.length).toBe(4);
  expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { stage: "started", placement: "landing", language: "fr" },
    { stage: "step-2", placement: "landing", language: "fr" },
    { stage: "step-3", placement: "landing", language: "fr" },
    { stage: "seen", placement: "modal", language: "fr" },
  ]);
  await expect.poll(() => told.map(({ cookie }) => cookie)).toEqual([null, null, null, null]);

  // Counts are stored with a delay. Other journeys run in parallel, so the counts may be higher than this visit's.
  await expect(async () => {
    await staffPage.getByRole("button", { name: desk.refresh }).click();
    const after = await funnelOf(staffPage, LANDING);
    for (const [stage, count] of after.entries()) expect(count).toBeGreaterThan(before[stage]!);
    expect((await funnelOf(staffPage, MODAL))[0]).toBeGreaterThan(modalBefore[0]!);
  }).toPass({ timeout: 20_000 });
});

test("the overview shows each chart with its numbers, for the period in the URL", async ({ staffPage }) => {
  await staffPage.goto("/admin/overview?weeks=4");
  const periods = staffPage.getByRole("group", { name: t.period });
  await expect(periods.getByRole("button", { pressed: true })).toHaveText(t.weeks(4));
  await periods.getByRole("button", { name: t.weeks(26) }).click();
  await expect(staffPage).toHaveURL(/weeks=26/);
  await staffPage.goBack();
  await expect(periods.getByRole("button", { pressed: true })).toHaveText(t.weeks(4));
  for (const { title } of [t.requests, t.grades, t.contact, t.funnel, t.chat, t.posts]) {
    const figure = staffPage.getByRole("region", { name: title, exact: true });
    await expect(figure.getByRole("heading", { name: title })).toBeVisible();
    // A chart without counts says so instead.
    const isEmpty = (await figure.getByText(t.nothing).count()) > 0;
    if (isEmpty) continue;
    await expect(figure.getByRole("img", { name: title })).toBeVisible();
    await figure.getByText(t.numbers).focus();
    await staffPage.keyboard.press("Enter");
    await expect(figure.getByRole("table").first()).toBeVisible();
  }
  const width = await staffPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(staffPage);
});

test("a form sent more often than viewed keeps its bars in the window, and shows no share above 100%", async ({
  staffPage,
}) => {
  // A form is sent more often than viewed if programs send requests or a CDN serves the pages.
  const stages = { seen: 3, started: 2, "step-2": 2, "step-3": 1, sent: 40 };
  await staffPage.route("**/api/overview?*", async (route) => {
    const response = await route.fetch();
    const funnel = [{ placement: "landing", language: "fr", stages }];
    await route.fulfill({ response, json: { ...(await response.json()), funnel } });
  });
  for (const width of [360, 1280]) {
    await staffPage.setViewportSize({ width, height: 800 });
    await staffPage.goto("/admin/overview");
    const figure = staffPage.getByRole("region", { name: t.funnel.title, exact: true });
    const drawn = figure.locator(".stage i");
    await expect(drawn).toHaveCount(5);
    const bars = await drawn.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(Math.max(...bars)).toBe(bars.at(-1));
    expect(await staffPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await figure.getByText(t.numbers).click();
    const shares = figure.getByRole("row", { name: t.funnel.ofBefore }).getByRole("cell");
    await expect(shares).toHaveText([t.unknown, t.percent(2 / 3), t.percent(1), t.percent(1 / 2), t.unknown]);
    await expect(staffPage.getByText(t.key.ofSeen(""))).toHaveCount(0);
  }
});

test("a chart's highest value is shown above its bar, within the window even at either end", async ({ staffPage }) => {
  let highest = 0;
  await staffPage.route("**/api/overview?*", async (route) => {
    const response = await route.fetch();
    const overview = (await response.json()) as { weeks: object[] };
    const weeks = overview.weeks.map((week, index) => ({ ...week, requests: index === highest ? 1_234 : 1 }));
    await route.fulfill({ response, json: { ...overview, weeks } });
  });
  for (const width of [360, 1280]) {
    await staffPage.setViewportSize({ width, height: 800 });
    for (highest of [0, 25, 51]) {
      await staffPage.goto("/admin/overview?weeks=52");
      const figure = staffPage.getByRole("region", { name: t.requests.title, exact: true });
      const value = figure.getByRole("img").getByText(t.number(1_234), { exact: true });
      await expect(value).toBeVisible();
      const told = (await value.boundingBox())!;
      const bars = figure.locator(".bars").first().locator("i");
      await expect(bars).toHaveCount(52);
      const bar = (await bars.nth(highest).boundingBox())!;
      const middle = bar.x + bar.width / 2;
      expect(told.x).toBeLessThanOrEqual(middle);
      expect(told.x + told.width).toBeGreaterThanOrEqual(middle);
      expect(told.y + told.height).toBeLessThanOrEqual(bar.y + 1);
      expect(await staffPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test("an admin drafts a scoring rubric, previews its effect and publishes it, and stored scores stay", async ({
  browserName: _,
  staffPage,
}) => {
  test.slow();
  const s = deskScoring;
  const { fields } = formFr;
  await staffPage.goto("/admin/overview");
  await staffPage
    .getByRole("navigation", { name: "Chiffres" })
    .getByRole("link", { name: "Calcul de la cote" })
    .click();
  await expect(staffPage).toHaveURL(/\/admin\/overview\/scoring$/);
  const list = await (await staffPage.request.get("/api/consultations?limit=1")).json();
  const [stored] = list as { id: number }[];
  const storedBefore = stored && (await (await staffPage.request.get(`/api/consultations/${stored.id}`)).json());

  await staffPage.getByRole("button", { name: s.draft.begin }).click();
  const publish = staffPage.getByRole("button", { name: s.publish.action });
  await expect(publish).toBeDisabled();
  await staffPage.getByRole("spinbutton", { name: s.draft.weight(fields.decisionMaker) }).fill("20");
  await expect(staffPage.getByText(s.draft.total(110))).toBeVisible();
  await staffPage.getByRole("button", { name: s.draft.save }).click();
  await expect(staffPage.getByRole("alert")).toContainText("100");
  await staffPage.getByRole("spinbutton", { name: s.draft.weight(fields.timeline) }).fill("0");
  await expect(staffPage.getByText(s.draft.total(100))).toBeVisible();
  await staffPage.getByRole("textbox", { name: s.draft.note }).fill("Qui décide compte plus que quand.");
  // Unsaved input survives another screen and a reload.
  await staffPage.getByRole("navigation", { name: "Chiffres" }).getByRole("link", { name: "Vue d’ensemble" }).click();
  await staffPage.goBack();
  await staffPage.reload();
  await expect(staffPage.getByRole("textbox", { name: s.draft.note })).toHaveValue("Qui décide compte plus que quand.");
  await expect(staffPage.getByText(s.draft.total(100))).toBeVisible();
  await staffPage.getByRole("button", { name: s.draft.save }).click();
  const comparison = staffPage.getByRole("region", { name: s.comparison.title });
  await expect(comparison).toBeVisible();
  await expectAccessibleInBothThemes(staffPage);

  await staffPage.reload();
  await expect(staffPage.getByRole("spinbutton", { name: s.draft.weight(fields.decisionMaker) })).toHaveValue("20");
  await staffPage.getByRole("button", { name: s.draft.compare }).click();
  await expect(comparison).toBeVisible();
  await publish.click();
  const dialog = staffPage.getByRole("dialog", { name: s.publish.title });
  await dialog.getByRole("button", { name: s.publish.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(staffPage.getByRole("button", { name: s.draft.begin })).toBeVisible();
  await expect(staffPage.getByText("Qui décide compte plus que quand.").first()).toBeVisible();
  if (stored) {
    const after = await (await staffPage.request.get(`/api/consultations/${stored.id}`)).json();
    for (const name of ["leadScore", "leadScorePercent", "leadScoreVersion", "leadScoreFactors"]) {
      expect(after[name]).toEqual(storedBefore[name]);
    }
  }

  // Restores the weights for the journeys that run in parallel.
  await staffPage.getByRole("button", { name: s.draft.begin }).click();
  await staffPage.getByRole("spinbutton", { name: s.draft.weight(fields.decisionMaker) }).fill("10");
  for (const [answer, points] of Object.entries({
    asap: 10,
    "1-3-months": 8,
    "3-6-months": 6,
    "6-12-months": 4,
    exploring: 2,
  })) {
    const label = formFr.options.timeline[answer as keyof typeof formFr.options.timeline];
    await staffPage.getByRole("spinbutton", { name: s.draft.points(fields.timeline, label) }).fill(String(points));
  }
  await staffPage.getByRole("button", { name: s.draft.save }).click();
  await expect(comparison).toBeVisible();
  await publish.click();
  await dialog.getByRole("button", { name: s.publish.confirm }).click();
  await expect(staffPage.getByRole("button", { name: s.draft.begin })).toBeVisible();
});
