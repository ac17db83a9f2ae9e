import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openSqlite } from "../src/db/sqlite.ts";
import { startSmtpServer } from "../test/smtp-server.ts";
import { addStaff, test as base, expect, type StaffAccount, signIn } from "./fixtures.ts";
import { startOwnServer } from "./own-server.ts";

/** Sends the newsletter from the desk to a real mail server, to check what arrives. */

/** Emails per minute, in batches of six every six seconds: slow enough for the test to stop a send midway. */
const MAILS_PER_MINUTE = 60;
const A_BATCH = 6;

interface Office {
  page: Page;
  account: StaffAccount;
  server: Awaited<ReturnType<typeof startOwnServer>>;
  /** Returns the email address of each newsletter recipient so far, in order. */
  sentTo: () => string[];
  mails: Awaited<ReturnType<typeof startSmtpServer>>["received"];
  /** Adds `count` confirmed French readers to the list. */
  addReaders: (count: number) => Promise<void>;
}

const test = base.extend<{ office: Office }>({
  office: async ({ browser, contextOptions }, use) => {
    const smtp = await startSmtpServer();
    const server = await startOwnServer({
      SMTP_URL: smtp.url,
      NEWSLETTER_MAILS_PER_MINUTE: String(MAILS_PER_MINUTE),
    });
    const account = await addStaff("admin", server.dataDir);
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    await use({
      page: await context.newPage(),
      account,
      server,
      mails: smtp.received,
      sentTo: () => smtp.received.flatMap(({ to }) => to).filter((address) => address.endsWith("@lecteurs.example")),
      addReaders: (count) => addReaders(server.dataDir, count),
    });
    await context.close();
    await server.close();
    await smtp.close();
  },
});

async function addReaders(dataDir: string, count: number): Promise<void> {
  const database = openSqlite(join(dataDir, "nordet.sqlite"));
  const now = new Date();
  const readers = Array.from({ length: count }, (_, index) => {
    const address = `r${index}@lecteurs.example`;
    const dates = { createdAt: now, confirmedAt: now, endedAt: null };
    return {
      address,
      addressKey: address,
      language: "fr" as const,
      state: "confirmed" as const,
      softBounces: 0,
      ...dates,
    };
  });
  await database.kysely.insertInto("newsletter_subscriptions").values(readers).execute();
  await database.close();
}

/** Selects the first French post, and returns its title. */
async function choosePost(page: Page): Promise<string> {
  await page.goto("/admin/newsletter");
  const posts = page.getByRole("combobox", { name: "Article" });
  const name = await posts
    .getByRole("option")
    .filter({ hasText: /^FR · / })
    .first()
    .textContent();
  await posts.selectOption({ label: name! });
  return name!.replace(/^FR · /, "");
}

async function send(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: "Envoyer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Envoyer l’infolettre" });
  await dialog.getByRole("button", { name: `Envoyer à ${count} personnes` }).click();
  await expect(dialog).toBeHidden();
}

/** Returns how many emails of the latest send are delivered, from the API, because the screen may lag by a batch. */
async function delivered(page: Page): Promise<number> {
  const answer = await page.request.get("/api/newsletter/sendings?limit=1");
  const [sending] = (await answer.json()) as { readers: { delivered: number } }[];
  return sending?.readers.delivered ?? 0;
}

test("a test email goes to its sender, and an issue once to each reader, even if it is stopped or the server dies", async ({
  office: { page, account, server, mails, sentTo, addReaders: add },
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await add(2 * A_BATCH + 2);
  const title = await choosePost(page);
  await expect(page.getByText("14 abonnements confirmés en français")).toBeVisible();
  await page.getByRole("button", { name: "M’envoyer un essai" }).click();
  await expect(page.getByText("Essai envoyé").first()).toBeVisible();
  await expect.poll(() => mails.map(({ to }) => to)).toEqual([[account.email]]);
  const spaced = (text = "") => text.replace(/\s/g, " ");
  expect(spaced(mails[0]?.mail.subject)).toBe(`[Essai] ${spaced(title)}`);
  expect(mails[0]?.mail.html).toContain(`${server.url}/blog/`);

  await send(page, 14);
  const row = page.getByRole("row", { name: title });
  await expect(row.getByText("En cours")).toBeVisible();
  await expect(row.getByRole("progressbar", { name: `Avancement : ${title}` })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => delivered(page), { intervals: [100] }).toBe(A_BATCH);
  // `sendings.api.test.ts` controls the clock and checks that nothing is sent while stopped.
  await row.getByRole("button", { name: `Arrêter : ${title}` }).click();
  await expect(row.getByText("Arrêté")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: `Reprendre : ${title}` }).click();
  await expect(row.getByText("En cours")).toBeVisible();
  await expect.poll(() => delivered(page), { intervals: [100], timeout: 60_000 }).toBe(2 * A_BATCH);
  await server.kill();
  expect(sentTo()).toHaveLength(2 * A_BATCH);
  await server.start();
  await page.reload();
  await expect(row.getByText("14 remis sur 14")).toBeVisible({ timeout: 60_000 });
  await expect(row.getByText("Terminé")).toBeVisible();
  await expect(row.getByRole("progressbar")).toBeHidden();
  await expect(row.getByRole("button")).toBeHidden();
  expect(sentTo()).toHaveLength(14);
  expect(new Set(sentTo()).size).toBe(14);
});
