import type { Page } from "@playwright/test";
import { recordTransfers, scriptBytes, WEIGHT_BARS } from "../test/page-weight.ts";
import { chatOf, openChat } from "./chat-panel.ts";
import { expect, test } from "./fixtures.ts";

/** The reply when no provider has an answer (SPEC §8). */
const NO_CONNECTION = {
  "/": "J’ai de la difficulté à me connecter en ce moment.",
  "/en": "I’m having trouble connecting right now.",
};

/** Scrolls down a quarter of the page, and waits for the scroll event. */
const quarterDown = (page: Page) =>
  page.evaluate(() =>
    new Promise((told) => {
      addEventListener("scroll", told, { once: true });
      scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 4 + 1);
    }).then(() => undefined),
  );

test.describe("the chat", () => {
  test.use({ expectedConsole: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  for (const path of ["/", "/en"] as const) {
    test(`on ${path} opens, sends no empty message, and keeps a message that failed`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(path);
      const chat = await openChat(page);
      await expect(chat.panel).toContainText(path === "/" ? "180 jours" : "180 days");
      await expect(chat.panel.getByRole("link")).toHaveAttribute("href", path === "/" ? "/privacy" : "/en/privacy");
      await expectAccessible(page);

      await chat.input.fill(" \n ");
      await chat.input.press("Enter");
      await expect(chat.messages).toHaveCount(0);
      await expect(chat.send).toHaveAttribute("aria-disabled", "true");

      await page.route("**/api/chatbot/messages", (route) => route.abort());
      await chat.input.fill(
        path === "/" ? "Quel est le prix d’une automatisation?" : "What is the price of automation?",
      );
      await chat.input.press("Enter");
      await expect(chat.panel).toContainText(NO_CONNECTION[path]);
      const words =
        path === "/"
          ? /ce que vous voulez automatiser\. Écrivez-nous/
          : /automation solutions with you\. Please contact us/;
      await expect(chat.messages.last()).toContainText(words);
      await expect(chat.messages.last().getByRole("link")).toHaveAttribute("href", /^mailto:/);
      await expect(chat.said).toContainText(NO_CONNECTION[path]);
      await expect(chat.messages.first()).toContainText(/prix|price/);
      await expect(chat.input).toBeFocused();
      await expectAccessible(page);

      await page.reload();
      await expect(chat.messages.first()).toContainText(/prix|price/);
      await expect(chat.retry.first()).toBeEnabled();
    });
  }

  test("has an input that grows up to 80 px, in which Shift+Enter breaks the line", async ({ page }) => {
    await page.goto("/contact");
    const { input } = await openChat(page);
    const height = async () => (await input.boundingBox())?.height ?? 0;
    const one = await height();
    await input.pressSequentially("Un");
    await input.press("Shift+Enter");
    await input.pressSequentially("deux");
    await expect(input).toHaveValue("Un\ndeux");
    expect(await height()).toBeGreaterThan(one);
    await input.fill("ligne\n".repeat(12));
    expect(await height()).toBe(80);
    await input.fill("");
    expect(await height()).toBe(one);
  });

  test("does not send when Enter only ends an input method's composition", async ({ page }) => {
    await page.goto("/contact");
    const { input, messages } = await openChat(page);
    await input.fill("é");
    await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await input.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(messages).toHaveCount(0);
    await expect(input).toHaveValue("é");
  });

  test("keeps its draft and state across pages, languages and reloads", async ({ page }) => {
    await page.goto("/pricing");
    const chat = await openChat(page);
    await chat.input.fill("Je voudrais sav");
    for (const path of ["/services", "/en/services"]) {
      await page.goto(path);
      await expect(chat.panel).toBeVisible();
      await expect(chat.input).toHaveValue("Je voudrais sav");
      await expect(chat.input).not.toBeFocused();
    }
    await chat.minimise.click();
    await expect(chat.panel).toBeHidden();
    await expect(chat.opener).toBeFocused();
    await page.reload();
    await expect(chat.opener).toBeVisible();
    await expect(chat.panel).toHaveCount(0);
    await openChat(page);
    await expect(chat.input).toHaveValue("Je voudrais sav");
  });

  test("works with only the keyboard", async ({ page }) => {
    await page.goto("/contact");
    const chat = chatOf(page);
    await chat.opener.focus();
    await expect(chat.opener).toHaveAccessibleName("Une question?");
    await expect(chat.opener).toHaveRole("button");
    await expect(chat.opener).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Space");
    await expect(chat.input).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chat.panel.getByRole("link", { name: "Politique de confidentialité" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chat.panel).toBeHidden();
    await expect(chat.opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat.input).toBeFocused();
  });

  test("makes the rest of the page inert only where it covers the whole page", { tag: "@both-widths" }, async ({
    page,
    isMobile,
  }) => {
    await page.goto("/contact");
    const { panel, minimise } = await openChat(page);
    const box = await panel.boundingBox();
    const size = page.viewportSize();
    if (isMobile) expect(box).toEqual({ x: 0, y: 0, ...size });
    else expect(box).toMatchObject({ width: 380, height: Math.min(640, size!.height - 32) });
    expect(await page.evaluate(() => document.querySelector("main")?.inert)).toBe(isMobile);
    await minimise.click();
    expect(await page.evaluate(() => document.querySelector("main")?.inert)).toBe(false);
    const button = await page.locator(".chat").boundingBox();
    expect(button).toMatchObject({ width: 70, height: 70 });
  });

  for (const [path, words] of [
    ["/services", "Poser une question"],
    ["/en/services", "Ask a question"],
  ] as const) {
    test(`opens from the footer of ${path}`, { tag: "@both-widths" }, async ({ page }) => {
      await page.goto(path);
      await page.locator("footer").getByRole("link", { name: words }).click();
      const { panel, input } = chatOf(page);
      await expect(panel).toBeVisible();
      await expect(input).toBeFocused();
    });
  }

  test("opens on a press that comes before its code is loaded, and loads little code", async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scriptBytes(transfers)).toBe(0);
    await openChat(page);
    await page.waitForLoadState("networkidle");
    expect(scriptBytes(transfers)).toBeGreaterThan(0);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(WEIGHT_BARS.scriptAtFirstAction);
    expect(transfers.filter(({ url }) => /desk|consultation-form/.test(url))).toEqual([]);
  });
});

test.describe("the chat, unprompted", () => {
  test.use({ chatOffersItself: true, contextOptions: { reducedMotion: "no-preference" } });

  test("offers help two seconds after the visitor scrolls a quarter of the page, once per visit, without opening", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto("/services");
    // From here on the test controls the page's clock, so no step depends on the machine's speed.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const { opener, panel } = chatOf(page);
    await page.clock.runFor(10_000);
    await quarterDown(page);
    await page.clock.runFor(1900);
    await expect(opener).not.toHaveAttribute("data-ask");
    await page.clock.runFor(200);
    await expect(opener).toHaveAttribute("data-ask");
    await page.clock.runFor(5000);
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto("/about");
      await quarterDown(tab);
      await tab.clock.runFor(2_300);
      await expect(chatOf(tab).opener).not.toHaveAttribute("data-ask");
    }
  });

  test("focuses the input 300 ms after the visitor opens it", async ({ page }) => {
    await page.clock.install();
    await page.goto("/services");
    const { opener, panel, input } = chatOf(page);
    await opener.click();
    await expect(panel).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await panel.getByRole("button", { name: "Réduire le clavardage" }).click();
    await opener.click();
    await expect(panel).toBeVisible();
    await page.clock.runFor(290);
    await expect(input).not.toBeFocused();
    await page.clock.runFor(20);
    await expect(input).toBeFocused();
  });

  test("offers help on its button on a phone, and loads nothing", { tag: "@phone" }, async ({ page }) => {
    const transfers = await recordTransfers(page);
    await page.goto("/services", { waitUntil: "networkidle" });
    await expect(page.locator(".chat:not([data-ask])")).toBeVisible();
    await quarterDown(page);
    await expect(page.locator(".chat[data-ask]")).toBeVisible();
    await expect(chatOf(page).panel).toHaveCount(0);
    expect(scriptBytes(transfers)).toBe(0);
    await openChat(page);
    await expect(page.locator(".chat[data-ask]")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat is a link to the contact page", async ({ page }) => {
    for (const [path, href] of [
      ["/", "/contact"],
      ["/en/pricing", "/en/contact"],
      ["/nowhere", "/contact"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: /Une question|Any questions/ })).toHaveAttribute("href", href);
    }
    for (const path of ["/download", "/en/share", "/kb.pdf", "/file/knowledge-base.pdf", "/admin/sign-in"]) {
      await page.goto(path);
      await expect(page.locator(".chat")).toHaveCount(0);
    }
  });
  test.use({ expectedConsole: [/the server responded with a status of 404/] });
});
