import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { type Language, pathIn } from "../src/lib/language.ts";
import { privacyAsk as en } from "../src/text/en/site/privacy-ask.ts";
import { desk as words } from "../src/text/fr/desk/desk.ts";
import {
  deskPrivacy as desk,
  incidentFields as fields,
  incidentDesk as incidents,
  consentLedger as ledger,
  consentProof as proof,
} from "../src/text/fr/desk/privacy.ts";
import { privacyAsk as fr } from "../src/text/fr/site/privacy-ask.ts";
import { expect, test, waitForMail } from "./fixtures.ts";
import { fromElsewhere } from "./visitor-asks.ts";

/**
 * A person asks for their data, then for its erasure: in French without JavaScript, and in English with JavaScript,
 * which axe needs.
 */

// Expects 422 for an invalid email address, 404 for an expired link, 429 at the rate limit.
test.use({ expectedConsole: [/status of 4(04|22|29)/] });

const linkIn = (mail: Email) => /http\S+\/privacy\/request\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function ask(page: Page, language: Language, kind: "see" | "erase", email: string) {
  const text = { fr, en }[language];
  await page.goto(pathIn(language, "/privacy"));
  await page.getByRole("link", { name: text.link }).click();
  await page.getByRole("textbox", { name: text.email }).fill(email);
  await page.getByRole("radio", { name: text.kinds[kind] }).check();
  await page.getByRole("button", { name: text.button }).click();
  await expect(heading(page)).toHaveText(text.checkMail.title);
}

async function takeTheWay(page: Page, language: Language, check: (page: Page) => Promise<void>) {
  const text = { fr, en }[language];
  const email = `zoe.${randomUUID()}@exemple.ca`;
  await page.goto(pathIn(language, "/privacy/ask"));
  await check(page);
  await page.getByRole("textbox", { name: text.email }).fill("zoe@exemple");
  await page.getByRole("button", { name: text.button }).click();
  await expect(page.getByRole("textbox", { name: text.email })).toHaveAttribute("aria-invalid", "true");
  await check(page);

  await ask(page, language, "see", email);
  await check(page);
  const mailed = linkIn(await waitForMail(email));
  const opened = await page.goto(mailed);
  expect(opened?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  await expect(page.getByText(email)).toBeVisible();
  await check(page);
  await page.getByRole("button", { name: text.confirm.button }).click();
  await expect(heading(page)).toHaveText(text.see.title);
  await check(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: text.see.json }).click(),
  ]);
  const copy = JSON.parse(await readFile(await download.path(), "utf8")) as { parts: { what: string }[] };
  expect(copy.parts.length).toBeGreaterThan(0);
  // The link works only once, so that someone who finds the email later sees nothing; the open page stays usable.
  expect((await page.goto(mailed))?.status()).toBe(404);
  await expect(heading(page)).toHaveText(text.badLink.title);
  await page.goBack();
  await expect(heading(page)).toHaveText(text.see.title);

  await ask(page, language, "erase", email);
  const mail = await waitForMail(email, ({ subject }) => /^(Effacer|Erase)/.test(subject ?? ""));
  await page.goto(linkIn(mail));
  await page.getByRole("button", { name: text.confirm.button }).click();
  await expect(heading(page)).toHaveText(text.waiting.title);
  await check(page);
  return { email, link: linkIn(mail) };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person asks in French for their data and its erasure, and staff find, erase and certify it", async ({
    page,
    staffPage,
    expectAccessible,
  }) => {
    const { email, link } = await takeTheWay(page, "fr", async () => undefined);
    await staffPage.goto("/admin/privacy");
    const row = staffPage.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText(desk.requests.kinds.erase);
    await expectAccessible(staffPage);
    await row.getByRole("button", { name: words.about(desk.requests.open, email) }).click();
    await expect(staffPage.getByRole("button", { name: desk.person.remove(email) })).toBeVisible();
    await expect(staffPage.getByRole("status").filter({ hasText: /éléments/ })).toBeVisible();
    await expectAccessible(staffPage);
    expect(staffPage.url()).not.toContain("exemple.ca");
    await staffPage.getByRole("button", { name: desk.person.erase, exact: true }).click();
    const dialog = staffPage.getByRole("dialog", { name: desk.person.eraseTitle });
    await expectAccessible(staffPage);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: desk.person.eraseNow }).click();
    await expect(dialog).toBeHidden();
    const told = await waitForMail(email, ({ subject }) => /effacés/.test(subject ?? ""));
    const number = /\d{4}-\d{2}-\d{2}-[0-9A-F]{10}/.exec(told.text ?? "")?.[0] ?? "";
    await staffPage.getByRole("button", { name: desk.tabs.certificates }).click();
    await expect(staffPage.getByRole("row").filter({ hasText: number })).toBeVisible();
    await expectAccessible(staffPage);
    expect((await page.goto(link))?.status()).toBe(404);
  });
});

test("a person asks in English for their data and its erasure", async ({ page, expectAccessible }) => {
  await takeTheWay(page, "en", expectAccessible);
});

test("a link refused by the rate limit keeps its button and works later", async ({ page, expectAccessible }) => {
  const email = `zoe.${randomUUID()}@exemple.ca`;
  await ask(page, "fr", "see", email);
  await page.goto(linkIn(await waitForMail(email)));
  // Invalid attempts count too, so these use up the IP address's hourly limit.
  const attempt = () => page.request.post("/api/privacy/links", { data: { email: "x", kind: "see" } });
  const attempts = () => Promise.all(Array.from({ length: 20 }, attempt));
  while (!(await attempts()).some((answer) => answer.status() === 429));
  const button = page.getByRole("button", { name: fr.confirm.button });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(fr.tooMany);
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(fr.tooMany);
  await page.setExtraHTTPHeaders(fromElsewhere());
  await button.click();
  await expect(heading(page)).toHaveText(fr.see.title);
});

test("a page opened with an invalid link says so", async ({ page }) => {
  const answer = await page.goto("/privacy/request?token=abc");
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText(fr.badLink.title);
});

test("staff find a consent in the ledger and open its proof", async ({ page, staffPage, expectAccessible }) => {
  const email = `preuve.${randomUUID()}@exemple.ca`;
  const asked = await page.request.post("/api/newsletter/subscriptions", { data: { email, placement: "blog" } });
  expect(asked.status()).toBe(202);
  await staffPage.goto("/admin/privacy?tab=consents");
  await expect(staffPage.getByRole("heading", { name: ledger.title })).toBeVisible();
  await staffPage.getByRole("searchbox", { name: ledger.search }).fill(email);
  const row = staffPage.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(ledger.states.asked);
  await expect(staffPage.getByRole("row").filter({ hasText: "@" })).toHaveCount(1);
  expect(staffPage.url()).not.toContain("exemple.ca");
  await expectAccessible(staffPage);

  await staffPage.getByRole("button", { name: ledger.more(0), exact: true }).click();
  await staffPage.getByRole("combobox", { name: ledger.columns.purpose }).selectOption(ledger.purposes.chat);
  await expect(staffPage.getByText(ledger.emptyFiltered)).toBeVisible();
  await staffPage.getByRole("button", { name: ledger.clear }).click();
  await staffPage.getByRole("searchbox", { name: ledger.search }).fill(email);

  const opened = staffPage.waitForEvent("popup");
  await row.getByRole("link").click();
  const paper = await opened;
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText(proof.title);
  await expect(paper.getByText(email)).toBeVisible();
  await expectAccessible(paper);
  await paper.getByRole("link", { name: proof.otherLanguage }).click();
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText("Proof of consent");
});

test("staff add and refuse a privacy request, export and correct data, and export the ledger", async ({
  staffPage,
  expectAccessible,
}) => {
  const email = `avis.${randomUUID()}@exemple.ca`;
  const { requests, person } = desk;
  await staffPage.goto("/admin/privacy");
  await staffPage.getByRole("button", { name: requests.add }).click();
  const noted = staffPage.getByRole("dialog", { name: requests.addTitle });
  await noted.getByRole("combobox", { name: requests.kind }).selectOption(requests.kinds.correct);
  await noted.getByRole("textbox", { name: requests.email }).fill(email);
  await noted.getByRole("textbox", { name: requests.wish }).fill("Le nom");
  await noted.getByRole("button", { name: requests.save }).click();
  await expect(noted).toBeHidden();
  const row = staffPage.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Le nom");

  await row.getByRole("button", { name: words.about(requests.open, email) }).click();
  for (const format of ["html", "json"] as const) {
    const [copy] = await Promise.all([
      staffPage.waitForEvent("download"),
      staffPage.getByRole("button", { name: `${person.handOver} (${person[format]})` }).click(),
    ]);
    expect(await readFile(await copy.path(), "utf8")).toContain(email);
  }
  await staffPage.getByRole("button", { name: person.correct, exact: true }).click();
  const corrected = staffPage.getByRole("dialog", { name: person.correctTitle });
  await expectAccessible(staffPage);
  await corrected.getByRole("textbox", { name: person.fields.name }).fill("Zoé Avis");
  await corrected.getByRole("button", { name: person.save }).click();
  await expect(corrected).toBeHidden();

  await staffPage.getByRole("button", { name: desk.tabs.requests }).click();
  await row.getByRole("button", { name: words.about(requests.refuse, email) }).click();
  const refused = staffPage.getByRole("dialog", { name: requests.refuseTitle });
  await refused.getByRole("textbox", { name: requests.reason }).fill("Article 39");
  await refused.getByRole("button", { name: requests.send }).click();
  await expect(row).toBeHidden();
  await expect(staffPage.getByRole("heading", { name: requests.title })).toBeFocused();
  await staffPage.getByRole("button", { name: requests.states.refused }).click();
  await expect(row).toContainText("Article 39");

  await staffPage.getByRole("button", { name: desk.tabs.consents }).click();
  const [ledgerFile] = await Promise.all([
    staffPage.waitForEvent("download"),
    staffPage.getByRole("button", { name: ledger.exportCsv }).click(),
  ]);
  expect(ledgerFile.suggestedFilename()).toMatch(/\.csv$/);
});

test("staff add a privacy incident to the register and edit it", async ({ staffPage, expectAccessible }) => {
  const circumstances = `Courriel mal adressé ${randomUUID()}`;
  await staffPage.goto("/admin/privacy?tab=incidents");
  await staffPage.getByRole("button", { name: incidents.add }).click();
  const dialog = staffPage.getByRole("dialog");
  await dialog.getByLabel(fields.learnedOn).fill("2026-11-02");
  await dialog.getByLabel(fields.circumstances).fill(circumstances);
  for (const name of ["dataKinds", "riskAssessment", "measures"] as const)
    await dialog.getByLabel(fields[name]).fill("Nom");
  await expectAccessible(staffPage);
  await dialog.getByRole("button", { name: incidents.save }).click();
  await expect(dialog).toBeHidden();
  const row = staffPage.getByRole("row").filter({ hasText: circumstances });
  await expect(row).not.toContainText(incidents.serious);
  await row.getByRole("button").click();
  await dialog.getByRole("checkbox", { name: fields.seriousRisk }).check();
  await dialog.getByRole("button", { name: incidents.save }).click();
  await expect(row).toContainText(incidents.serious);
});
