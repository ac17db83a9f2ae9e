import type { Page, Request } from "@playwright/test";
import { isSelectField, OPTIONS, STEPS } from "../src/features/consultations/model.ts";
import { consultationForm as en } from "../src/text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../src/text/fr/site/consultation-form.ts";
import { answerTo, choose, chooseAll, fillTexts, fillToTheEnd, person, theForm } from "./fill-consultation.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";

const LANGUAGES = [
  { language: "fr", text: fr, home: "/", landing: "/consultation-gratuite" },
  { language: "en", text: en, home: "/en", landing: "/en/free-consultation" },
] as const;

/** Console messages from the form and from Chromium when a test makes a request fail. */
const FAILURES = [/The consultation request was not accepted|nordet-island|net::ERR_|status of (500|503)/];

const theDialog = (page: Page) => page.getByRole("dialog");
const bookButton = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Réserver|Book)/ });

/** Returns the HTTP requests that submit the form, in a list that keeps growing. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/consultations")) posts.push(request);
  });
  return posts;
}

for (const { language, text, home, landing } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test("is filled in step by step and submitted", async ({ page }) => {
      await page.goto(home);
      const form = theForm(page);
      const progress = form.getByRole("progressbar");
      await expect(form.getByRole("button", { name: text.previous })).toBeDisabled();
      await expect(form.getByRole("button", { name: text.submit })).toBeHidden();
      const shown = async () => [
        await progress.evaluate((bar: HTMLProgressElement) => Math.round(bar.position * 100)),
        await form.locator(".percent, .left").filter({ visible: true }).allTextContents(),
      ];
      expect(await shown()).toEqual([33, [text.percent(33), text.left(18)]]);
      const next = form.getByRole("button", { name: text.next });
      await fillTexts(form, person());
      await chooseAll(form, 1);
      // Counts one answer more than chosen, because the company's size presets the team's.
      await expect.poll(shown).toEqual([33, [text.percent(33), text.left(11)]]);
      await next.click();
      await expect.poll(shown).toEqual([67, [text.percent(67), text.left(11)]]);
      await chooseAll(form, 2);
      await next.click();
      await expect.poll(shown).toEqual([100, [text.percent(100), text.left(6)]]);
      await chooseAll(form, 3);
      await expect.poll(shown).toEqual([100, [text.percent(100), text.left(0)]]);
      await form.getByLabel(text.fields.additionalInfo).fill("À bientôt.");

      const answered = page.waitForResponse("**/api/consultations");
      await form.getByRole("button", { name: text.submit }).click();
      expect((await answered).status()).toBe(201);
      const done = page.locator("#consultation-form");
      await expect(done.getByRole("heading", { name: text.success.title })).toBeFocused();
      for (const entry of text.success.entries)
        await expect(done.getByText(entry.title, { exact: true })).toBeVisible();
      // The toast appears only if the visitor has scrolled away from the confirmation.
      const notice = page.getByRole("region", { name: /F8/ }).getByText(text.success.text);
      await expect(notice).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(notice).toBeVisible();
      await done.scrollIntoViewIfNeeded();
      await expect(notice).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem("nordet-draft"))).toBeNull();
    });

    test("shows each missing answer under its field and in a summary that links to it", async ({ page }) => {
      await page.goto(landing);
      const form = theForm(page);
      await form.getByRole("button", { name: text.next }).click();
      const summary = form.getByRole("region", { name: text.missing(6, 1) });
      await expect(summary).toBeFocused();
      for (const field of STEPS[0]!) {
        const control = answerTo(form, field);
        if (field === "phone") await expect(control).not.toHaveAttribute("aria-invalid");
        else
          await expect(control).toHaveAccessibleDescription((text.fieldErrors[field] as { required: string }).required);
      }
      const chips = form.getByRole("radiogroup", { name: text.fields.companySize });
      const outline = (element: Element) => getComputedStyle(element).boxShadow;
      expect(await chips.evaluate(outline), "a line around the chips would run through their legend").toBe("none");
      expect(await chips.locator("label").first().evaluate(outline)).not.toBe("none");
      await expect(form.getByText(text.fieldErrors.revenue.required)).toHaveCount(0);
      await summary.getByRole("link", { name: text.fields.email }).click();
      const email = form.locator("[name=email]");
      await expect(email).toBeFocused();
      await email.fill("zoe@");
      await expect(email).toHaveAccessibleDescription(text.errors.emailMissingDomain);
      await email.fill("zoe@exemple.ca");
      await expect(email).not.toHaveAttribute("aria-invalid");
      await expect(form.getByText(text.step(1, 3))).toBeVisible();
    });

    test("removes a corrected field from the summary, announces it once, and does not move the focus", async ({
      page,
    }) => {
      await page.goto(home);
      const form = theForm(page);
      const answers = person();
      await fillTexts(form, { ...answers, name: "", email: "zoe@", company: "" });
      await chooseAll(form, 1);
      await form.getByRole("button", { name: text.next }).click();
      const summary = form.locator(".summary");
      const said = form.locator(".summary + [role=status]");
      await expect(form.getByRole("region", { name: text.summary(3) })).toBeFocused();
      await expect(said).toBeEmpty();

      const email = form.locator("[name=email]");
      await summary.getByRole("link", { name: text.fields.email }).click();
      await email.fill("zoe@exemple.ca");
      await expect(summary.getByRole("link")).toHaveText([text.fields.name, text.fields.company]);
      await expect(form.getByRole("region", { name: text.missing(2, 1) })).toBeVisible();
      await expect(said).toHaveText(text.missing(2, 1));
      await expect(email).toBeFocused();

      // Changes a value as another form on the page or a password manager would.
      const company = summary.getByRole("link", { name: text.fields.company });
      await company.focus();
      await form.locator("[name=company]").evaluate((input: HTMLInputElement) => {
        input.value = "Fonderie Boréale";
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await expect(company).toHaveCount(0);
      await expect(form.getByRole("region", { name: text.missing(1, 1) })).toBeFocused();

      await form.locator("[name=name]").fill(answers.name);
      await expect(summary).toHaveCount(0);
      await expect(form.getByRole("status").filter({ hasText: text.mended })).toHaveCount(1);
      await expect(form.locator("[name=name]")).toBeFocused();
      await form.getByRole("button", { name: text.next }).click();
      await expect(form.getByText(text.step(2, 3))).toBeVisible();
      await expect(form.getByText(text.mended)).toHaveCount(0);
    });

    test("removes a field that the server rejected from the summary once it is changed", async ({ page }) => {
      await page.route("**/api/consultations", (route) =>
        route.fulfill({
          status: 422,
          contentType: "application/problem+json",
          body: JSON.stringify({ status: 422, errors: { email: "Refusé.", company: "Refusée." } }),
        }),
      );
      await page.goto(home);
      const form = theForm(page);
      await fillToTheEnd(form, text);
      await form.getByRole("button", { name: text.submit }).click();
      await expect(form.getByRole("region", { name: text.summary(2) })).toBeFocused();
      await form.locator("[name=company]").fill("Fonderie du Lac");
      await expect(form.locator(".summary").getByRole("link")).toHaveText([text.fields.email]);
    });

    test("goes back to the first step with an error when the server rejects the request", async ({ page }) => {
      await page.route("**/api/consultations", (route) =>
        route.fulfill({
          status: 422,
          contentType: "application/problem+json",
          body: JSON.stringify({ status: 422, errors: { budget: "…", company: "Refusée par le serveur." } }),
        }),
      );
      await page.goto(home);
      const form = theForm(page);
      const { name } = await fillToTheEnd(form, text);
      await form.getByRole("button", { name: text.submit }).click();
      await expect(form.getByText(text.step(1, 3))).toBeVisible();
      await expect(form.locator("[name=company]")).toHaveAccessibleDescription("Refusée par le serveur.");
      await expect(form.locator("[name=name]")).toHaveValue(name);
    });

    test("is replaced by its URL in print", async ({ page }) => {
      for (const path of [home, landing]) {
        await page.goto(path);
        const onPaper = page.locator("#consultation-form").getByText(`${path}#consultation-form`);
        await expect(onPaper).toBeHidden();
        await page.emulateMedia({ media: "print" });
        await expect(onPaper).toBeVisible();
        await expect(theForm(page)).toBeHidden();
        await page.emulateMedia({ media: null });
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("is a single-page form that posts and shows the outcome", async ({ page }) => {
        await page.goto(home);
        const form = theForm(page);
        await expect(form.getByRole("button", { name: text.next })).toBeHidden();
        const bars = form.getByRole("progressbar");
        expect(
          await bars.evaluateAll((all) => all.map((bar) => Math.round((bar as HTMLProgressElement).position * 100))),
        ).toEqual([33, 67, 100]);
        await expect(form.locator(".percent")).toHaveText([33, 67, 100].map(text.percent));
        await expect(form.locator(".left")).toHaveText([18, 12, 6].map(text.left));
        await fillTexts(form, person());
        for (const step of [1, 2, 3]) await chooseAll(form, step);
        await form.getByRole("button", { name: text.submit }).click();
        await expect(page).toHaveURL(/\/(?:rendez-vous|appointment)\?token=/);
        await expect(page.getByText(text.success.title)).toBeVisible();
      });

      test("shows errors under the fields and keeps all answers", async ({ page }) => {
        await page.goto(landing);
        const answers = { ...person(), email: "zoe@", company: "<b>Fonderie & Fils</b>" };
        await fillTexts(theForm(page), answers);
        await chooseAll(theForm(page), 1);
        await theForm(page).getByLabel(text.newsletter.label).check();
        await theForm(page).getByLabel(text.fields.additionalInfo).fill("Deux\nlignes");
        const answered = page.waitForResponse("**/api/consultations?*");
        await theForm(page).getByRole("button", { name: text.submit }).click();
        expect((await answered).status()).toBe(422);

        const form = theForm(page);
        await expect(form.getByRole("region", { name: text.summary(13) })).toBeFocused();
        await expect(form.locator(".left")).toHaveText([12, 12, 6].map(text.left));
        await expect(form.locator("[name=email]")).toHaveAccessibleDescription(text.errors.emailMissingDomain);
        await expect(answerTo(form, "urgency")).toHaveAccessibleDescription(text.fieldErrors.urgency.required);
        for (const [field, answer] of Object.entries(answers)) {
          await expect(form.locator(`[name=${field}]`)).toHaveValue(answer);
        }
        await expect(form.locator("[name=industry]")).toHaveValue(OPTIONS.industry[1]);
        await expect(form.locator("[name=additionalInfo]")).toHaveValue("Deux\nlignes");
        await expect(form.getByLabel(text.newsletter.label)).toBeChecked();

        await form.locator("[name=email]").fill(person().email);
        for (const step of [2, 3]) await chooseAll(form, step);
        await form.getByRole("button", { name: text.submit }).click();
        await expect(page.getByText(text.success.general)).toBeVisible();
      });
    });
  });
}

/** Holds back all script files, and returns a function that releases them. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: awaited, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/_assets/*.js", async (route) => {
    await awaited;
    await route.continue();
  });
  return letCome;
}

test.describe("before hydration", () => {
  test("Next acts once and keeps what was typed", async ({ page }) => {
    const letCome = await holdCode(page);
    await page.goto("/");
    const form = theForm(page);
    await fillTexts(form, person());
    await chooseAll(form, 1);
    await form.getByRole("button", { name: fr.next }).click();
    letCome();
    await expect(form.getByRole("heading", { name: fr.steps[1]!.title })).toBeFocused();
    await expect(form.getByText(fr.step(2, 3))).toBeVisible();
    await form.getByRole("button", { name: fr.previous }).click();
    await expect(form.locator("[name=company]")).toHaveValue("Fonderie Boréale");
  });

  test("Previous goes back one step from the saved step", async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage["nordet-draft"] ??= JSON.stringify({ name: "Zoé", step: 3, at: Date.now() });
    });
    const letCome = await holdCode(page);
    await page.goto("/consultation-gratuite");
    const form = theForm(page);
    await expect(form.getByText(fr.step(3, 3))).toBeVisible();
    await form.getByRole("button", { name: fr.previous }).click();
    letCome();
    await expect(form.getByText(fr.step(2, 3))).toBeVisible();
    await expect(form.getByRole("heading", { name: fr.steps[1]!.title })).toBeFocused();
  });

  test("typing continues across hydration, and nothing on the page moves", async ({ page }) => {
    const letCome = await holdCode(page);
    await page.goto("/contact");
    await page.evaluate(async () => {
      await document.fonts.ready;
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    const name = theForm(page).locator("[name=name]");
    await name.click();
    await name.pressSequentially("Zoé");
    letCome();
    let typed = "Zoé";
    const island = page.locator("#consultation-form nordet-island");
    // Types key by key until the island is hydrated.
    for (; (await island.getAttribute("ssr")) !== null; typed += "e") await page.keyboard.press("e");
    await page.keyboard.press("!");
    await expect(name).toHaveValue(`${typed}!`);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("the fields already show the tab's draft, although no script is loaded", async ({ page }) => {
    await page.goto("/");
    await fillTexts(theForm(page), { name: "Zoé", email: "zoe@exemple.ca" });
    await expect(page.locator("#consultation-form nordet-island")).not.toHaveAttribute("ssr");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/en/contact");
    await expect(theForm(page).locator("[name=name]")).toHaveValue("Zoé");
    await expect(theForm(page).locator("[name=email]")).toHaveValue("zoe@exemple.ca");
    // The count stays hidden until scripts have counted the draft's answers.
    const left = theForm(page).locator(".step-1 .left");
    await expect(left).toBeHidden();
    expect(scripts).toEqual([]);
    await theForm(page).locator("[name=phone]").focus();
    await expect(left).toHaveText(en.left(16));
    await expect(left).toBeVisible();
  });

  test.describe("when its code cannot be loaded", () => {
    test.use({ expectedConsole: FAILURES });

    test("the form falls back to the version without JavaScript, and works", async ({ page }) => {
      const { promise: pressed, resolve: letFail } = Promise.withResolvers<void>();
      await page.route("**/_assets/*.js", async (route) => {
        await pressed;
        await route.abort();
      });
      await page.goto("/");
      const form = theForm(page);
      await fillTexts(form, person());
      await form.getByRole("button", { name: fr.next }).click();
      letFail();
      await expect(form.getByRole("button", { name: fr.submit })).toBeVisible();
      for (const step of [1, 2, 3]) await chooseAll(form, step);
      await form.getByRole("button", { name: fr.submit }).click();
      await expect(page.getByText(fr.success.general)).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("nordet-draft"))).toBeNull();
    });

    test("the header's button leads to the appointment times", async ({ page }) => {
      await page.route("**/_assets/*.js", (route) => route.abort());
      await page.goto("/contact");
      await bookButton(page).click();
      await expect(page).toHaveURL(/\/rendez-vous$/);
    });
  });
});

test.describe("submitting", () => {
  test.use({ expectedConsole: FAILURES });

  test("a double click sends one request", async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto("/");
    const form = theForm(page);
    await fillToTheEnd(form);
    await form.getByRole("button", { name: fr.submit }).dblclick();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test("disables the button and says so while sending", async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/api/consultations", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    const form = theForm(page);
    await fillToTheEnd(form);
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(form.getByRole("button", { name: fr.submitting })).toBeDisabled();
    letThrough();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
  });

  test("a failure keeps every answer and says so, and a retry repeats the same request", async ({ page }) => {
    const posts = watchPosts(page);
    await page.route("**/api/consultations", (route) => route.fulfill({ status: 503, body: "" }), { times: 2 });
    await page.goto("/");
    const form = theForm(page);
    await fillToTheEnd(form);
    const submit = form.getByRole("button", { name: fr.submit });
    await submit.click();
    const toast = page.getByRole("region", { name: /F8/ }).getByRole("listitem");
    await expect(toast).toContainText(fr.failure.title);
    await expect(toast).toContainText(fr.failure.text);
    await expect(form.getByText(fr.failure.kept)).toBeVisible();
    await expect(submit).toBeFocused();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /F8/ }).getByRole("list")).toBeFocused();

    await page.reload();
    await submit.click();
    await expect(form.getByText(fr.failure.kept)).toBeVisible();
    await form.locator("[name=additionalInfo]").fill("Un mot de plus");
    await submit.click();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
    const [first, second, third] = posts.map((post) => ({
      key: post.headers()["idempotency-key"],
      body: post.postData(),
    }));
    expect(second).toEqual(first);
    expect(third!.key).not.toBe(first!.key);
  });

  test("says when the browser is offline, and works once it is back online", async ({ page, context }) => {
    const underWay = new Set<Request>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") underWay.add(request);
    });
    page.on("requestfinished", (request) => underWay.delete(request));
    const code = page.waitForResponse(/toast.*\.js/);
    await page.goto("/");
    const form = theForm(page);
    await fillToTheEnd(form);
    await code;
    await expect.poll(() => underWay.size, "all code has come").toBe(0);
    await context.setOffline(true);
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(form.getByText(fr.failure.offline)).toBeVisible();
    await expect(page.getByRole("region", { name: /F8/ }).getByText(fr.failure.text)).toBeVisible();
    await context.setOffline(false);
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
  });

  test("sends nothing while one of step 3's six choices is missing", async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto("/");
    const form = theForm(page);
    await fillTexts(form, person());
    for (const step of [1, 2]) {
      await chooseAll(form, step);
      await form.getByRole("button", { name: fr.next }).click();
    }
    await expect(form.getByText(fr.step(3, 3))).toBeVisible();
    for (const field of STEPS[2]!) {
      if (isSelectField(field) && field !== "urgency") await choose(form, field, OPTIONS[field][1]!);
    }
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(answerTo(form, "urgency")).toHaveAccessibleDescription(fr.fieldErrors.urgency.required);
    expect(posts).toEqual([]);
  });

  test("sends the page, referrer, campaign and consent", async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto("/?utm_source=infolettre&utm_campaign=hiver", { referer: "https://nouvelles.example/article" });
    await page.goto("/contact");
    const form = theForm(page);
    await fillToTheEnd(form);
    await form.getByLabel(fr.newsletter.label).check();
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
    expect(posts[0]!.postDataJSON()).toMatchObject({
      page: "/contact",
      referrer: expect.stringContaining("https://nouvelles.example/"),
      utmSource: "infolettre",
      utmCampaign: "hiver",
      placement: "contact",
      language: "fr",
      newsletter: true,
    });
  });
});

test.describe("the draft", () => {
  test("survives a reload, a language switch and a step back", async ({ page }) => {
    await page.goto("/consultation-gratuite");
    const { company } = await fillToTheEnd(theForm(page));
    await page.reload();
    await expect(theForm(page).getByText(fr.step(3, 3))).toBeVisible();
    await page.goto("/en/free-consultation");
    const form = theForm(page);
    await expect(form.getByText(en.step(3, 3))).toBeVisible();
    await expect(form.locator(`[name=urgency][value=${OPTIONS.urgency[1]}]`)).toBeChecked();
    await form.getByRole("button", { name: en.previous }).click();
    await expect(form.getByText(en.step(2, 3))).toBeVisible();
    await form.getByRole("button", { name: en.previous }).click();
    await expect(form.locator("[name=company]")).toHaveValue(company);
  });

  test("is shared by the dialog and the section", async ({ page }) => {
    await page.goto("/");
    const section = theForm(page);
    await section.locator("[name=name]").fill("Zoé");
    await bookButton(page).click();
    const dialog = theDialog(page);
    await expect(dialog.locator("[name=name]")).toHaveValue("Zoé");
    await dialog.locator("[name=company]").fill("Fonderie");
    await expect(section.locator("[name=company]")).toHaveValue("Fonderie");
    await page.keyboard.press("Escape");
    await bookButton(page).click();
    await expect(dialog.locator("[name=company]")).toHaveValue("Fonderie");
    await fillToTheEnd(dialog);
    await dialog.getByRole("button", { name: fr.submit }).click();
    await expect(dialog.getByRole("heading", { name: fr.success.title })).toBeVisible();
    await expect(section.locator("[name=company]")).toHaveValue("");
  });
});

test("the form on the page follows the dialog's step, and is cleared once sent", async ({ page }) => {
  await page.goto("/");
  const section = theForm(page);
  await bookButton(page).click();
  const dialog = theDialog(page);
  await fillToTheEnd(dialog);
  await expect(section).toHaveAttribute("data-step", "3");
  for (const step of [2, 1]) {
    await dialog.getByRole("button", { name: fr.previous }).click();
    await expect(section).toHaveAttribute("data-step", String(step));
  }
  await expect(section.locator(".moves button").first()).toBeDisabled();
  await expect(section.locator("[name=company]")).toHaveValue("Fonderie Boréale");
  await fillToTheEnd(dialog);
  await dialog.getByRole("button", { name: fr.submit }).click();
  await expect(dialog.getByRole("heading", { name: fr.success.title })).toBeVisible();
  await expect(section).toHaveAttribute("data-step", "1");
  await expect(section.locator("[name=company]")).toHaveValue("");
});

test.describe("the dialog", () => {
  test("shows errors in the page's error colour, whichever style sheet loaded last", async ({ page }) => {
    await page.goto("/");
    await bookButton(page).click();
    await theDialog(page).getByRole("button", { name: fr.next }).click();
    const error = theDialog(page).getByText(fr.fieldErrors.name.required);
    await expect(error).toHaveCSS("color", "rgb(207, 58, 20)");
  });

  test("takes the focus and returns it, and closes on Escape, its close button and a press outside", async ({
    page,
  }) => {
    await page.goto("/");
    const dialog = theDialog(page);
    await expect(page.locator("dialog")).toHaveCount(0);
    await bookButton(page).click();
    await expect(dialog.getByRole("heading", { name: fr.dialogTitle })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(bookButton(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: fr.close }).click();
    await expect(dialog).toBeHidden();

    await bookButton(page).click();
    await expect(dialog).toBeVisible();
    if (page.viewportSize()!.width > 500) {
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden();
      await expect(bookButton(page)).toBeFocused();
    }
  });

  test("keeps the page's scroll position, and has its own ids", async ({ page }) => {
    await page.goto("/");
    await bookButton(page).click();
    await expect(theDialog(page)).toBeVisible();
    await page.mouse.move(3, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("works with only the keyboard, and Enter does not submit on steps 1 and 2", async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto("/contact");
  const form = theForm(page);
  await form.locator("[name=name]").focus();
  for (const answer of Object.values(person())) {
    await page.keyboard.type(answer);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await form.locator("[name=jobTitle]").press("Enter");
  await expect(form.getByRole("heading", { name: fr.steps[1]!.title })).toBeFocused();
  for (const step of [2, 3]) {
    for (const field of STEPS[step - 1]!) {
      const control = form.locator(`[name=${field}]`);
      while (!(await control.evaluateAll((elements) => elements.some((element) => element === document.activeElement))))
        await page.keyboard.press("Tab");
      if (field in OPTIONS) await page.keyboard.press("ArrowDown");
    }
    if (step === 2) {
      const next = form.getByRole("button", { name: fr.next });
      while (!(await next.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(form.getByRole("heading", { name: fr.steps[2]!.title })).toBeFocused();
    }
  }
  expect(posts).toEqual([]);
  const submit = form.getByRole("button", { name: fr.submit });
  while (!(await submit.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: fr.success.title })).toBeFocused();
});

test("counts the note's characters", async ({ page }) => {
  await page.goto("/");
  const form = theForm(page);
  await fillToTheEnd(form);
  await form.locator("[name=additionalInfo]").fill("é".repeat(2_001));
  await expect(form.getByText(/^2\s001 sur 2\s000 caractères$/)).toBeVisible();
  await expect(form.getByRole("status")).toHaveText(fr.charactersOver(1));
  await form.getByRole("button", { name: fr.submit }).click();
  await expect(form.getByText(fr.fieldErrors.additionalInfo.tooLong)).toBeVisible();
});

test.describe("axe", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, expectedConsole: FAILURES });

  /** Checks both themes on a desktop, then the same state on the narrowest phone. */
  async function look(page: Page) {
    const desktop = page.viewportSize()!;
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    // Scrolls the focused element away from the header and toasts, which could half cover it.
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectFitsPhone(page);
    await page.setViewportSize(desktop);
  }

  test("finds nothing wrong in any state of the form", async ({ page }) => {
    await page.goto("/consultation-gratuite");
    const form = theForm(page);
    await form.getByRole("button", { name: fr.next }).click();
    await expect(form.getByRole("region", { name: fr.missing(6, 1) })).toBeFocused();
    await look(page);
    await fillTexts(form, person());
    await chooseAll(form, 1);
    await form.getByRole("button", { name: fr.next }).click();
    await expect(form.getByText(fr.step(2, 3))).toBeVisible();
    await form.getByRole("button", { name: fr.help.button }).click();
    await expect(form.getByText(fr.help.revenue)).toBeVisible();
    await look(page);
    await chooseAll(form, 2);
    await form.getByRole("button", { name: fr.next }).click();
    await expect(form.getByText(fr.step(3, 3))).toBeVisible();
    await chooseAll(form, 3);
    await page.route("**/api/consultations", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(page.getByRole("region", { name: /F8/ }).getByText(fr.failure.text)).toBeVisible();
    await look(page);
    await form.getByRole("button", { name: fr.submit }).click();
    await expect(page.getByRole("heading", { name: fr.success.title })).toBeVisible();
    await look(page);
  });

  test("finds nothing wrong in the dialog and on the result page", async ({ page }) => {
    await page.goto("/contact");
    await bookButton(page).click();
    await expect(theDialog(page)).toBeVisible();
    await look(page);
    await page.goto("/en/consultation-result");
    await expectAccessibleInBothThemes(page);
  });
});

test("presets the team's size from the company's until the visitor chooses, and shows saved hours on step 3", async ({
  page,
}) => {
  await page.goto("/consultation-gratuite");
  const form = theForm(page);
  await fillTexts(form, person());
  await choose(form, "companySize", "solo");
  await choose(form, "industry", "retail");
  const team = (option: string) => form.locator(`[name=teamSize][value="${option}"]`);
  await form.getByRole("button", { name: fr.next }).click();
  await expect(team("just-me")).toBeChecked();
  await expect(form.getByText(fr.suggestedTeam)).toBeVisible();
  await form.getByRole("button", { name: fr.previous }).click();
  await choose(form, "companySize", "21-50");
  await form.getByRole("button", { name: fr.next }).click();
  await expect(team("11-25")).toBeChecked();
  await team("4-10").check();
  await expect(form.getByText(fr.suggestedTeam)).toHaveCount(0);
  await form.getByRole("button", { name: fr.previous }).click();
  await choose(form, "companySize", "2-5");
  await form.getByRole("button", { name: fr.next }).click();
  await expect(team("4-10")).toBeChecked();

  await chooseAll(form, 2);
  await choose(form, "timeSpentManualTasks", "15-30");
  await form.getByRole("button", { name: fr.next }).click();
  await expect(form.getByText(fr.hoursBack(10, 21))).toBeVisible();
  await page.reload();
  await expect(form.getByText(fr.hoursBack(10, 21))).toHaveCount(0);
  await form.locator("[name=additionalInfo]").fill("Bonjour");
  await expect(form.getByText(fr.hoursBack(10, 21))).toBeVisible();
});
