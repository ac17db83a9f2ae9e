import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { desk } from "../src/text/fr/desk/desk.ts";
import { deskPeople as t } from "../src/text/fr/desk/people.ts";
import { application } from "../test/applications.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { fromElsewhere } from "./visitor-asks.ts";

/** Returns a person with a unique name, email address and phone number. */
function somebody() {
  const word = randomUUID().slice(0, 8);
  const digits = () => String(randomInt(1000, 10_000));
  const phone = () => `${randomInt(201, 979)} ${randomInt(200, 999)}-${digits()}`;
  return { word, name: `Zoé ${word}`, email: `zoe.${word}@exemple.example`, phone: phone(), otherPhone: phone() };
}

async function send(request: APIRequestContext, changes: Record<string, unknown>): Promise<number> {
  const data = application({ elapsedSeconds: 90, ...changes });
  const answer = await request.post("/api/consultations", { data, headers: fromElsewhere() });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function find(page: Page, word: string) {
  await page.goto("/admin/people");
  await page.getByRole("searchbox", { name: t.search }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
}

test("one page shows everything about a person, and a match and a merge can be undone", async ({
  staffPage: page,
  request,
}) => {
  const { word, name, email, phone, otherPhone } = somebody();
  const first = await send(request, { name, email, phone, placement: "home", utmSource: "congres" });
  const second = await send(request, { name, email: email.toUpperCase(), phone, newsletter: true });
  await send(request, { name: `Z. ${word}`, email: `z.${word}@exemple.example`, phone: otherPhone });
  const fourth = await send(request, { name, email, phone: otherPhone });

  await find(page, word);
  const rows = page.getByRole("row").filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name, exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name });
  await expect(title).toBeFocused();

  const timeline = page.getByRole("region", { name: t.timeline.title });
  const received = timeline.getByRole("listitem").filter({ hasText: t.kinds.request });
  await expect(received).toHaveCount(3);
  await expect(received.last()).toContainText("congres");
  await expect(timeline.getByText(t.kinds["newsletter-asked"])).toBeVisible();
  // The page can write a letter, whose draft is based on the newest request.
  const letter = page.getByRole("region", { name: t.person.write }).getByRole("textbox", { name: "Texte" });
  await expect(letter).toHaveValue(/^Bonjour/);
  await page.keyboard.press("r");
  await expect(letter).toBeFocused();
  await page.keyboard.press("Tab");
  await expectAccessibleInBothThemes(page);

  // One click marks a waiting item as contacted, and the toast can undo that.
  const waiting = page.getByRole("region", { name: t.person.waiting });
  await expect(waiting.getByRole("listitem")).toHaveCount(3);
  await waiting.getByRole("button", { name: desk.about(desk.toggle.mark, t.person.request(second)) }).click();
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expect(timeline.getByText(t.kinds.contacted.true)).toBeVisible();
  await page.getByRole("button", { name: t.contacted.undo, exact: true }).click();
  await expect(waiting.getByRole("listitem")).toHaveCount(3);

  // A shared phone number only proposes a merge; staff confirm it, and can undo it.
  const proposals = page.getByRole("region", { name: t.proposals.title });
  await expect(proposals).toContainText(t.proposals.by.phone);
  await proposals.getByRole("button", { name: desk.about(t.proposals.merge, `Z. ${word}`) }).click();
  await expect(waiting.getByRole("listitem")).toHaveCount(4);
  await expect(proposals).toBeHidden();
  await timeline.getByRole("button", { name: t.undoMerge }).click();
  await expect(waiting.getByRole("listitem")).toHaveCount(3);
  await expect(timeline.getByText(t.kinds.mergeUndone)).toBeVisible();
  await expect(proposals).toBeHidden();

  // Assigns to another person a record that was matched by email address.
  await expect(received.first()).toContainText(t.matched.mail);
  await received
    .first()
    .getByRole("button", { name: desk.about(t.matched.undo, t.person.request(fourth)) })
    .click();
  await expect(received).toHaveCount(2);
  await page.getByRole("button", { name: t.matched.open }).click();
  await expect(page.getByRole("link", { name: t.person.request(fourth) }).first()).toBeVisible();
  await expect(timeline.getByText(t.kinds.split(t.records.consultation))).toBeVisible();
  await timeline.getByRole("link", { name: t.otherPerson }).click();
  await expect(received).toHaveCount(2);

  // The filter applies to the timeline, and shows in the URL.
  await timeline.getByRole("combobox", { name: t.timeline.filter }).selectOption("mails");
  await expect(page).toHaveURL(/show=mails/);
  await expect(received).toHaveCount(0);
  await expect(timeline.getByText(t.mails["visitor-confirmation"])).toBeVisible();
  await page.reload();
  await expect(timeline.getByText(t.mails["visitor-confirmation"])).toBeVisible();
  await expect(received).toHaveCount(0);
  await timeline.getByRole("combobox").selectOption("");
  await timeline
    .getByRole("link", { name: t.person.request(first) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`consultation=${first}`));
  await page.getByRole("link", { name: desk.seePerson }).click();
  await expect(title).toBeVisible();
});

test("the list and a person's page work with only the keyboard", async ({ staffPage: page, request }) => {
  const { word, name, email, phone } = somebody();
  await send(request, { name: `${name} A`, email, phone: "" });
  await send(request, { name: `${name} B`, email: `b.${email}`, phone });
  await page.goto("/admin/people");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `${name} B` })).toBeFocused();
  await page.keyboard.press("j");
  const row = page.getByRole("link", { name: `${name} A` });
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${name} A` })).toBeFocused();
  await page.keyboard.press("c");
  await expect(page.getByRole("region", { name: t.person.waiting })).toBeHidden();
  // Escape closes the toast first, then the page.
  await page.keyboard.press("Escape");
  await expect(page.getByText(t.contacted.markedTitle, { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
});
