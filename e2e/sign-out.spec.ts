import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Post } from "../src/features/blog/model.ts";
import { desk as en } from "../src/text/en/desk/desk.ts";
import { desk as fr } from "../src/text/fr/desk/desk.ts";
import { addStaff, expect, openMemberMenu, signIn, test } from "./fixtures.ts";

/** Tests that signing out leaves no data in the browser (ASVS 14.3.1), and loses no work without a warning. */

const storedOf = (page: Page, email: string) =>
  page.evaluate(
    (prefix) => [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith(prefix)),
    `nordet-draft:${email}:`,
  );

const nameField = (page: Page) => page.getByRole("group", { name: "Français" }).getByRole("textbox", { name: "Nom" });

test("signing out warns about unsent text in any tab, then erases it and signs every tab out", async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const account = await addStaff("admin");
  const context = page.context();
  await signIn(context, account, baseURL!);
  await page.goto("/admin/templates?template=new");
  const name = nameField(page);
  await name.fill("Relance");
  expect(await storedOf(page, account.email)).toHaveLength(1);

  const other = await context.newPage();
  await other.goto("/admin/account");
  const button = other.getByRole("button", { name: fr.signOut });
  const dialog = other.getByRole("dialog", { name: fr.signOutUnsent.title });
  await openMemberMenu(other);
  await button.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveText([fr.signOutUnsent.kinds.template]);
  await expectAccessible(other);
  await dialog.getByRole("button", { name: fr.signOutUnsent.stay }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(other.getByRole("button", { name: fr.member.open })).toBeFocused();
  await expect(name).toHaveValue("Relance");

  await openMemberMenu(other);
  await button.press("Enter");
  await dialog.getByRole("button", { name: fr.signOutUnsent.confirm }).press("Enter");
  for (const each of [other, page]) {
    await expect(each).toHaveURL(/\/admin\/sign-in$/);
    expect(await storedOf(each, account.email)).toEqual([]);
  }
});

test("a colleague who signs in after an ended session does not see the previous member's text", async ({
  page,
  baseURL,
}) => {
  const [first, second] = [await addStaff("admin"), await addStaff("admin")];
  await signIn(page.context(), first, baseURL!);
  await page.goto("/admin/templates?template=new");
  const name = nameField(page);
  await name.fill("Relance");
  await page.goto("/terms");
  await page.context().clearCookies();
  await signIn(page.context(), second, baseURL!);
  await page.goto("/admin/templates?template=new");
  await expect(name).toHaveValue("");
  await page.goto("/terms");
  await page.context().clearCookies();
  await signIn(page.context(), first, baseURL!);
  await page.goto("/admin/templates?template=new");
  await expect(name).toHaveValue("Relance");
});

test("signing out saves a post being typed, without a warning", async ({ page, baseURL }) => {
  const account = await addStaff("editor");
  await signIn(page.context(), account, baseURL!);
  const made = await page.request.post("/api/posts", {
    data: { language: "en", title: `Last words ${randomUUID()}` },
    headers: { Origin: baseURL! },
  });
  const { id } = (await made.json()) as Post;
  await page.goto(`/admin/blog?post=${id}&lang=en`);
  await page.getByRole("textbox", { name: "English text, in Markdown" }).click();
  await page.keyboard.type("Typed a moment before.");
  await openMemberMenu(page);
  await page.getByRole("button", { name: en.signOut }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in(\?lang=en)?$/);
  expect(await storedOf(page, account.email)).toEqual([]);
  await signIn(page.context(), account, baseURL!);
  const stored = await page.request.get(`/api/posts/${id}`);
  expect(((await stored.json()) as Post).content).toBe("Typed a moment before.");
});
