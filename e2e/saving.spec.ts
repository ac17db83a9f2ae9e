import type { Page } from "@playwright/test";
import { deskChat as chat } from "../src/text/fr/desk/chat.ts";
import { desk } from "../src/text/fr/desk/desk.ts";
import { expect, test } from "./fixtures.ts";

/** Tests on one desk form how all of them handle a failed save (`desk/kit/use-save.ts`). */

test.use({ expectedConsole: [/status of 4(09|22)|ERR_FAILED/] });

const { form: t, answers } = chat;
const open = async (page: Page, question: string) => {
  await page.goto("/admin/chat/answers");
  await page.getByRole("button", { name: desk.about(answers.edit, question) }).click();
  await expect(page.getByRole("dialog", { name: t.titleEdit })).toBeVisible();
};
const field = (page: Page, name: keyof typeof t.fields) =>
  page.getByRole("dialog").getByRole("textbox", { name: t.fields[name] });
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: t.save, exact: true }).click();

async function addAnswer(page: Page, question: string) {
  const fields = { questionFr: question, answerFr: "Oui.", questionEn: `${question} EN`, answerEn: "Yes." };
  await page.goto("/admin/account");
  const answer = await page.request.post("/api/chat/faq", {
    data: fields,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test("a tab whose record another tab has saved shows both versions, keeps its text, and lets the member choose", async ({
  staffPage: page,
}) => {
  await addAnswer(page, "Livrez-vous à Gatineau?");
  const other = await page.context().newPage();
  await open(page, "Livrez-vous à Gatineau?");
  await open(other, "Livrez-vous à Gatineau?");
  await field(other, "answerFr").fill("Oui, le mardi.");
  await save(other);
  await expect(other.getByRole("dialog")).toHaveCount(0);

  await field(page, "answerFr").fill("Oui, le jeudi.");
  await save(page);
  const notice = page.getByRole("dialog").getByRole("alert");
  await expect(notice).toContainText(desk.form.conflict);
  await expect(notice).toContainText("Oui, le mardi.");
  await expect(field(page, "answerFr")).toHaveValue("Oui, le jeudi.");
  await notice.getByRole("button", { name: desk.form.keepMine }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Oui, le jeudi.")).toBeVisible();

  await open(page, "Livrez-vous à Gatineau?");
  await open(other, "Livrez-vous à Gatineau?");
  await field(other, "answerFr").fill("Oui, le lundi.");
  await save(other);
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await field(page, "answerFr").fill("Non.");
  await save(page);
  await notice.getByRole("button", { name: desk.form.takeTheirs }).click();
  await expect(field(page, "answerFr")).toHaveValue("Oui, le lundi.");
  await expect(notice).toHaveCount(0);
  await other.close();
});

test("an unsaved answer survives Escape and a reload until it is discarded", async ({ staffPage: page }) => {
  await addAnswer(page, "Livrez-vous à Rimouski?");
  await open(page, "Livrez-vous à Rimouski?");
  await field(page, "answerFr").fill("Oui, le vendredi.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open(page, "Livrez-vous à Rimouski?");
  await expect(field(page, "answerFr")).toHaveValue("Oui, le vendredi.");
  await expect(page.getByText(desk.form.changesKept)).toBeVisible();
  await page.getByRole("button", { name: desk.form.discard }).click();
  await open(page, "Livrez-vous à Rimouski?");
  await expect(field(page, "answerFr")).toHaveValue("Oui.");
  await expect(page.getByText(desk.form.changesKept)).toHaveCount(0);
});

test("a rejected field shows its error and takes the focus; a lost connection keeps what was typed", async ({
  staffPage: page,
}) => {
  await addAnswer(page, "Ouvrez-vous le samedi?");
  await open(page, "Ouvrez-vous le samedi?");
  await field(page, "answerEn").fill(" ");
  await save(page);
  await expect(field(page, "answerEn")).toHaveAccessibleDescription(t.required);
  await expect(field(page, "answerEn")).toBeFocused();

  await page.route("**/api/chat/faq/*", (route) =>
    route.fulfill({ status: 422, json: { code: "invalid", errors: { answerEn: "No such word", version: "Not now" } } }),
  );
  await field(page, "answerEn").fill("On request.");
  await save(page);
  await expect(field(page, "answerEn")).toHaveAccessibleDescription("No such word");
  await expect(field(page, "answerEn")).toBeFocused();
  // An error in a field that is not visible appears in the form itself.
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Not now");

  await page.unroute("**/api/chat/faq/*");
  await page.route("**/api/chat/faq/*", (route) => route.abort("failed"));
  await save(page);
  await expect(page.getByText(t.failed).first()).toBeVisible();
  await expect(field(page, "answerEn")).toHaveValue("On request.");
  await page.unroute("**/api/chat/faq/*");
  await save(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("On request.")).toBeVisible();
});
