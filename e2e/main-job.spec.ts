import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { isSelectField, OPTIONS, type SelectField, STEPS } from "../src/features/consultations/model.ts";
import { type Language, pathIn } from "../src/lib/language.ts";
import { consultationForm as formEn } from "../src/text/en/site/consultation-form.ts";
import { desk } from "../src/text/fr/desk/desk.ts";
import { consultationForm as formFr } from "../src/text/fr/site/consultation-form.ts";
import { choose } from "./fill-consultation.ts";
import { addStaff, expect, mailsTo, type StaffAccount, signIn, test, waitForMail } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Tests the main job, end to end: a visitor's request is stored, both sides are emailed, and staff call back. */

const TEXT = { fr: formFr, en: formEn };
const STAFF_MAIL = "equipe@nordet.example";

// Has its own server: all journeys together send more than thirty requests an hour, beyond which one email to the team
// covers several requests.
let server: Awaited<ReturnType<typeof startOwnServer>>;
let account: StaffAccount;
test.beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: "1", STAFF_MAIL });
  account = await addStaff("admin", server.dataDir);
});
test.afterAll(() => server.close());

/** Time to wait before submitting, in ms; a request sent sooner is held for review as a bot's. */
const TIME_OF_A_PERSON = 3_500;

/** The best answer to each scored question, for a grade of A+ (SPEC §9). */
const ANSWERS: Partial<Record<SelectField, string>> = {
  companySize: "6-20",
  revenue: "500k-1m",
  growth: "25-50",
  budget: "5k-10k",
  timeline: "asap",
  decisionMaker: "final-decision",
};

interface Visitor {
  name: string;
  email: string;
  phone: string;
  company: string;
  jobTitle: string;
  additionalInfo: string;
}

function visitor(): Visitor {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Zoé Tremblay ${id}`,
    email: `zoe.${id}@exemple.ca`,
    phone: "450 555-0142",
    company: `Ébénisterie ${id} inc.`,
    jobTitle: "Présidente",
    // Unique per visitor, because the same message from several people is held for review.
    additionalInfo: `Nous perdons nos soirées à ressaisir les commandes ${id}.\nAppelez plutôt le matin.`,
  };
}

async function fillStep(page: Page, language: Language, step: number, who: Visitor) {
  const form = page.getByRole("form", { name: TEXT[language].name }).filter({ visible: true });
  for (const field of STEPS[step]!) {
    if (isSelectField(field)) await choose(form, field, ANSWERS[field] ?? OPTIONS[field][0]);
    else await form.locator(`[name="${field}"]`).fill(who[field as keyof Visitor]);
  }
}

/** Checks both emails, and that the desk shows the request until it is marked as contacted. */
async function expectHandled(browser: Browser, language: Language, who: Visitor) {
  const toVisitor = await waitForMail(who.email, () => true, server.dataDir);
  expect(toVisitor.text).toContain(who.company);
  expect(toVisitor.html).toContain(`lang="${language}`);
  const toStaff = await waitForMail(
    STAFF_MAIL,
    ({ subject }) => subject?.includes(who.company) === true,
    server.dataDir,
  );
  expect(toStaff.subject).toContain("A+");
  expect(toStaff.text).toContain(who.email);
  expect(toStaff.replyTo?.[0]?.address).toBe(who.email);

  const staff = await browser.newContext({ baseURL: server.url, javaScriptEnabled: true });
  await signIn(staff, account, server.url);
  const staffPage = await staff.newPage();
  await staffPage.goto("/admin");
  await expect(staffPage.getByRole("heading", { level: 1, name: desk.title })).toBeVisible();
  await staffPage.getByRole("searchbox", { name: desk.filters.search }).fill(who.company);
  const card = staffPage.getByRole("article", { name: who.name });
  await expect(card).toContainText("A+");
  await expect(card).toContainText(desk.contacted.false);
  await card.getByRole("button", { name: desk.about(desk.toggle.mark, who.name) }).click();
  await expect(card).toContainText(desk.contacted.true);

  const answer = await staffPage.request.get(`/api/consultations?q=${encodeURIComponent(who.company)}`);
  const rows = await answer.json();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: who.name,
    email: who.email,
    phone: "+14505550142",
    additionalInfo: who.additionalInfo,
    leadScore: "A+ (Hot Lead)",
    leadScorePercent: 100,
    language,
    contacted: true,
  });
  expect(rows[0].currentChallenges).toBe(rows[0].biggestChallenge);
  expect(await mailsTo(who.email, server.dataDir)).toHaveLength(1);
  await staff.close();
}

for (const language of ["fr", "en"] as const) {
  const text = TEXT[language];

  // The commonest combinations: French on a phone, English on a desktop.
  const tag = language === "fr" ? "@phone" : "@desktop";
  test(`with JavaScript, ${language}: a request is stored, emailed to both sides, and marked as contacted at the desk`, {
    tag,
  }, async ({ page, browser }) => {
    const who = visitor();
    await page.clock.install();
    await page.goto(server.url + pathIn(language, "/#consultation-form"));
    for (const step of [0, 1, 2]) {
      await expect(page.getByText(text.step(step + 1, 3)).filter({ visible: true })).toBeVisible();
      await fillStep(page, language, step, who);
      if (step === 2) await page.clock.fastForward(TIME_OF_A_PERSON);
      await page
        .getByRole("button", { name: step < 2 ? text.next : text.submit, exact: true })
        .filter({ visible: true })
        .click();
    }
    await expect(page.getByRole("heading", { name: text.success.title })).toBeVisible();
    await expectHandled(browser, language, who);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a request is stored, emailed to both sides, and marked as contacted at the desk`, async ({
      page,
      browser,
    }) => {
      const who = visitor();
      await page.goto(server.url + pathIn(language, "/#consultation-form"));
      for (const step of [0, 1, 2]) await fillStep(page, language, step, who);
      await page.getByRole("button", { name: text.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/rendez-vous")}\\?token=`));
      await expect(page.getByText(text.success.title)).toBeVisible();
      await expectHandled(browser, language, who);
    });
  });
}
