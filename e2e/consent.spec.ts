import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { CONSENT_KEY, CONSENT_LIFETIME, CONSENT_VERSION } from "../src/features/analytics/consent.ts";
import { consent as en } from "../src/text/en/site/layout.ts";
import { consultationForm as formText } from "../src/text/fr/site/consultation-form.ts";
import { privacy } from "../src/text/fr/site/documents.ts";
import { consent as fr } from "../src/text/fr/site/layout.ts";
import { type ServerProcess, startServerProcess } from "../test/server-process.ts";
import { fillToTheEnd, theForm } from "./fill-consultation.ts";
import { expect, test } from "./fixtures.ts";

const TAG = "G-TEST12345";

/**
 * Stub of Google's script: reports events like the real one, sets a cookie, and keeps running until its page closes.
 */
const TAG_SCRIPT = `document.cookie="_ga=1;path=/";
const report=([command,name,more])=>{if(command==="event")fetch("https://region1.google-analytics.com/g/collect?en="+name,{method:"POST",mode:"no-cors"})};
dataLayer.forEach(report);dataLayer.push=(words)=>report(words);`;

/** Answers requests to all other hosts, and returns their URLs, in a list that keeps growing. */
async function standForGoogle(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: TAG_SCRIPT });
    },
  );
  return asked;
}

const events = (asked: readonly string[]) => asked.flatMap((url) => /[?&]en=(\w+)/.exec(url)?.[1] ?? []);
const banner = (page: Page) => page.frameLocator("iframe[name=nordet-consent]");
const bannerFrame = (page: Page) => page.locator("iframe[name=nordet-consent]");
const record = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), CONSENT_KEY);

test.describe("without a tag", () => {
  test("no page asks for consent, and the settings say that there is nothing to choose", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standForGoogle(context, baseURL ?? "");
    for (const address of ["/", "/en/free-consultation", "/privacy"]) {
      const answer = await page.goto(address, { waitUntil: "networkidle" });
      expect(await answer?.text()).not.toMatch(/nordet-consent|data-event|googletagmanager/);
      expect(answer?.headers()["content-security-policy"]).not.toMatch(/frame-src|google/);
      await expect(page.locator("iframe")).toHaveCount(0);
    }
    await expect(page.locator("#settings")).toContainText("aucun outil de mesure d’audience ni de publicité");
    await expect(page.locator("#settings").getByRole("button")).toHaveCount(0);
    expect((await page.request.get("/consent")).status()).toBe(404);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("with a tag", () => {
  // Runs the tests in order in one worker, so that they share one server.
  test.describe.configure({ mode: "default" });
  let folder: string;
  let server: ServerProcess;
  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-consent-"));
    server = await startServerProcess({ DATA_DIR: folder, ANALYTICS_ID: TAG });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("asks in the page's language, keeps the focus where it is, and loads nothing before the answer", async ({
    page,
    context,
  }) => {
    const asked = await standForGoogle(context, server.url);
    for (const [address, text] of [
      ["/", fr],
      ["/en/pricing", en],
    ] as const) {
      await page.goto(`${server.url}${address}`);
      await expect(banner(page).getByText(text.question)).toBeVisible();
      const boxes = await Promise.all(
        [text.accept, text.refuse].map((name) => banner(page).getByRole("button", { name }).boundingBox()),
      );
      expect(boxes[0]?.width).toBe(boxes[1]?.width);
      expect(boxes[0]?.height).toBe(boxes[1]?.height);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await record(page)).toBeNull();
    await banner(page).getByRole("link", { name: en.details }).click();
    await expect(page).toHaveURL(`${server.url}/en/privacy#settings`);
  });

  test.describe("and the chat, which offers help", () => {
    test.use({ chatOffersItself: true });

    test("never overlaps the chat’s button, wherever that is", async ({ page, context }) => {
      await standForGoogle(context, server.url);
      // The chat offers help once in six hours; clearing its state makes it offer again.
      await page.addInitScript(() => localStorage.removeItem("nordet-chat"));
      await page.clock.install();
      for (const width of [320, 360, 480, 600, 700, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(server.url);
        await expect(banner(page).getByText(fr.question)).toBeVisible();
        const meeting = () =>
          page.evaluate(() => {
            const button = document.querySelector(".chat")!.getBoundingClientRect();
            const frame = document.querySelector("iframe")!.getBoundingClientRect();
            if (button.top >= innerHeight) return "aside";
            const meets =
              button.left < frame.right &&
              frame.left < button.right &&
              button.top < frame.bottom &&
              frame.top < button.bottom;
            return meets ? "over one another" : "beside";
          });
        const seen = new Set<string>();
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < end; top += 370) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
          await page.clock.runFor(3_000);
          await expect.poll(meeting, `${width} px, at ${top}`).not.toBe("over one another");
          seen.add(await meeting());
        }
        expect(seen, "it is somewhere").toContain("beside");
        await expect(page.locator(".chat[data-ask]"), "with its word").toBeVisible();
      }
    });
  });

  test("loads the tag after consent, stores the choice, and reports views, items and conversions", async ({
    page,
    context,
  }) => {
    const asked = await standForGoogle(context, server.url);
    await page.goto(`${server.url}/pricing?gclid=ad`);
    await banner(page).getByRole("button", { name: fr.accept }).click();
    await expect(bannerFrame(page)).toBeHidden();
    await expect.poll(() => events(asked)).toEqual(["page_view"]);
    expect(asked[0]).toBe(`https://www.googletagmanager.com/gtag/js?id=${TAG}`);
    expect(await record(page)).toMatchObject({
      choice: "granted",
      version: CONSENT_VERSION,
      language: "fr-CA",
      wording: fr.question,
    });
    const frame = page.frame({ name: "nordet-consent" });
    expect(new URL(frame?.url() ?? "").search, "what an advertisement's click is known by").toBe("?gclid=ad");
    const told = await frame?.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer));
    expect(told).toContain(`"page_location":"${server.url}/pricing?gclid=ad"`);
    expect(told).toContain('"ad_personalization":"denied"');

    asked.length = 0;
    await page.goto(`${server.url}/consultation-gratuite`);
    await expect.poll(() => events(asked)).toEqual(["page_view", "view_item"]);
    await page.route("**/api/consultations", (route) => route.fulfill({ status: 201, json: { id: 1 } }));
    const form = theForm(page);
    await fillToTheEnd(form);
    await form.getByRole("button", { name: formText.submit }).click();
    await expect.poll(() => events(asked)).toEqual(["page_view", "view_item", "conversion"]);
  });

  test("loads nothing after a refusal, on this page and the next", async ({ page, context }) => {
    const asked = await standForGoogle(context, server.url);
    await page.goto(server.url);
    await banner(page).getByRole("button", { name: fr.refuse }).click();
    await expect(bannerFrame(page)).toBeHidden();
    await page.goto(`${server.url}/en/free-consultation`, { waitUntil: "networkidle" });
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await record(page)).toMatchObject({ choice: "denied" });
  });

  test("lets the visitor change the choice in the settings, which stops a running tag and deletes its cookies", async ({
    page,
    context,
  }) => {
    const asked = await standForGoogle(context, server.url);
    await page.goto(`${server.url}/privacy#settings`);
    const settings = page.locator("#settings");
    await expect(settings.getByText(fr.settings.none)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(bannerFrame(page), "the settings ask already").toBeHidden();
    for (const paragraph of privacy({ company: "", officerEmail: "", postalAddress: "", measured: true }).sections.find(
      ({ id }) => id === "settings",
    )?.paragraphs ?? []) {
      await expect(settings.getByText(paragraph)).toBeVisible();
    }
    await settings.getByRole("button", { name: fr.accept }).click();
    await expect(settings.getByText(fr.settings.granted)).toBeVisible();
    await expect(settings.getByRole("button", { name: fr.accept })).toHaveAttribute("aria-pressed", "true");
    await expect(bannerFrame(page)).toBeHidden();
    await expect.poll(() => events(asked)).toEqual(["page_view"]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["_ga"]);

    const other = await context.newPage();
    await other.goto(`${server.url}/about`);
    await expect.poll(() => events(asked)).toEqual(["page_view", "page_view"]);
    await settings.getByRole("button", { name: fr.refuse }).click();
    await expect(settings.getByText(fr.settings.denied)).toBeVisible();
    await expect.poll(() => context.cookies()).toEqual([]);
    for (const open of [page, other]) {
      // Evaluating may fail while the frame reloads.
      const hasTag = () => open.frame({ name: "nordet-consent" })?.evaluate(() => "gtag" in window);
      await expect.poll(async () => await hasTag()?.catch(() => undefined), "the tag is gone").toBe(false);
    }
    asked.length = 0;
    await page.goto(`${server.url}/pricing`, { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
  });

  for (const signal of ["globalPrivacyControl", "doNotTrack"] as const) {
    test(`treats ${signal} as a refusal, even after consent, and says so`, async ({ page, context }) => {
      const asked = await standForGoogle(context, server.url);
      await page.addInitScript(
        ([name, key, version]) => {
          Object.defineProperty(Navigator.prototype, name, { get: () => (name === "doNotTrack" ? "1" : true) });
          localStorage.setItem(key, JSON.stringify({ choice: "granted", version, time: new Date().toISOString() }));
        },
        [signal, CONSENT_KEY, CONSENT_VERSION] as const,
      );
      await page.goto(`${server.url}/privacy`, { waitUntil: "networkidle" });
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(page.locator("#settings").getByText(fr.settings.signal)).toBeVisible();
      await expect(page.locator("#settings").getByRole("button")).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  }

  for (const [why, change] of [
    ["whose words have changed", { version: "2020-01-01" }],
    ["that is a year old", { time: new Date(Date.now() - CONSENT_LIFETIME - 1000).toISOString() }],
    ["that nobody understands", { choice: "perhaps" }],
  ] as const) {
    test(`asks again after consent ${why}`, async ({ page, context }) => {
      const asked = await standForGoogle(context, server.url);
      const stored = { choice: "granted", version: CONSENT_VERSION, time: new Date().toISOString(), ...change };
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        CONSENT_KEY,
        JSON.stringify(stored),
      ] as const);
      await page.goto(server.url);
      await expect(banner(page).getByText(fr.question)).toBeVisible();
      expect(asked).toEqual([]);
    });
  }

  test("measures neither unindexed pages nor the desk", async ({ page, context }) => {
    const asked = await standForGoogle(context, server.url);
    await page.addInitScript(
      ([key, version]) =>
        localStorage.setItem(key, JSON.stringify({ choice: "granted", version, time: new Date().toISOString() })),
      [CONSENT_KEY, CONSENT_VERSION] as const,
    );
    for (const address of ["/en/consultation-result", "/admin/sign-in"]) {
      await page.goto(`${server.url}${address}`, { waitUntil: "networkidle" });
      await expect(page.locator("iframe")).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("the banner and the settings satisfy axe and are reachable by keyboard", async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(`${server.url}/about`);
        await expect(banner(page).getByText(fr.question)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(banner(page).getByRole("button", { name: fr.accept })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(bannerFrame(page)).toBeHidden();
        await page.goto(`${server.url}/privacy`);
        await expect(page.locator("#settings").getByText(fr.settings.denied)).toBeVisible();
        await expectAccessible(page);
      });
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("asks nothing, loads nothing and says why", async ({ page, context }) => {
      const asked = await standForGoogle(context, server.url);
      await page.goto(`${server.url}/privacy`);
      await expect(page.locator("#settings").getByText(fr.settings.noScript)).toBeVisible();
      await expect(page.locator("#settings").getByRole("button")).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  });
});
