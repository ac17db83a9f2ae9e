import { desk } from "../src/text/fr/desk/desk.ts";
import { addStaff, expect, expectAccessibleInBothThemes, expectFitsPhone, signIn, test } from "./fixtures.ts";
import { fillDay } from "./full-day.ts";
import { startOwnServer } from "./own-server.ts";

/** Checks the desk on a day with late items, whose colours no other journey shows. */
test("a full day is readable in both themes, on a desktop and a phone @both-widths", async ({
  browser,
  contextOptions,
  isMobile,
}) => {
  const server = await startOwnServer({ TRUST_PROXY: "1" });
  try {
    const account = await addStaff("admin", server.dataDir);
    await fillDay(server);
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await signIn(context, account, server.url);
    const page = await context.newPage();
    for (const path of ["today", "", "people", "chat", "outbox", "overview", "appointments", "appointments/week"]) {
      await page.goto(`/admin/${path}`.replace(/\/$/, ""));
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      if (path === "today") {
        await expect(page.locator(".today-row .late")).not.toHaveCount(0);
        await expect(page.getByRole("heading", { name: desk.today.groups.late })).toBeVisible();
        // Opens a late item, whose row must stay readable in its colour.
        if (!isMobile) {
          await page
            .locator(".today-row", { has: page.locator(".late") })
            .last()
            .click();
          await expect(page.locator(".today-row[aria-current] .late")).toBeVisible();
        }
      }
      await (isMobile ? expectFitsPhone(page) : expectAccessibleInBothThemes(page));
    }
    await context.close();
  } finally {
    await server.close();
  }
});
