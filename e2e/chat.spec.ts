import type { APIRequestContext } from "@playwright/test";
import { type Chat, chatOf, openChat } from "./chat-panel.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedConsole: [/ERR_FAILED/] });

const WORDS = {
  fr: {
    home: "/",
    other: "/en",
    price: "Combien ça coûte?",
    figure: /1\s500\s\$/,
    pricing: "/pricing",
    erase: /^Effacer/,
  },
  en: {
    home: "/en",
    other: "/",
    price: "What does it cost?",
    figure: /\$1,500/,
    pricing: "/en/pricing",
    erase: /^Erase/,
  },
} as const;

async function ask(chat: Chat, question: string) {
  const before = await chat.panel.locator(".chat-bot:not(:has(.chat-typing))").count();
  await chat.input.fill(question);
  await chat.input.press("Enter");
  await expect(chat.panel.locator(".chat-bot:not(:has(.chat-typing))")).toHaveCount(before + 1);
  await expect(chat.panel.locator(".chat-user").last()).toContainText(question);
  await expect(chat.panel.locator("[data-sending]")).toHaveCount(0);
}

const replies = (chat: Chat) => chat.panel.locator(".chat-bot");

for (const language of ["fr", "en"] as const) {
  const { home, other, price, figure, pricing, erase } = WORDS[language];

  test(`a visitor gets an answer in ${language}, finds it again on other pages and tabs, and erases it`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto(home);
    const chat = await openChat(page);
    await chat.panel.getByRole("button", { name: price }).click();
    await expect(replies(chat).last()).toContainText(figure);
    await expect(chat.said).toContainText(figure);
    const source = chat.panel.getByRole("link", { name: /\((nouvel onglet|new tab)\)/ }).first();
    await expect(source).toHaveAttribute("href", new RegExp(`^${pricing}`));
    await expect(source).toHaveAttribute("target", "_blank");
    await expect(chat.panel.locator(".chat-welcome")).toHaveCount(0);
    await expectAccessible(page);

    // The conversation survives a reload, another page, and the other language.
    await page.reload();
    await expect(replies(chat)).toHaveCount(1);
    await expect(replies(chat).last()).toContainText(figure);
    await expect(chat.said).toBeEmpty();
    await page.goto(other);
    await expect(replies(chat).last()).toContainText(figure);
    await page.goto(home);

    // A second tab continues the conversation, and the first tab shows it.
    const tab = await context.newPage();
    await tab.goto(`${pricing}`);
    const second = await openChat(tab);
    await expect(replies(second).last()).toContainText(figure);
    await ask(second, language === "fr" ? "Quelles sont vos garanties?" : "What are your guarantees?");
    await expect(replies(chat)).toHaveCount(2);

    // A message that contains markup is shown as text.
    await ask(chat, '<img src="x" onerror="window.taken = true"><script>window.taken = true</script>');
    await expect(chat.panel.locator("img, script")).toHaveCount(0);
    expect(await page.evaluate(() => "taken" in window)).toBe(false);

    await chat.panel.getByRole("button", { name: erase }).click();
    await expectAccessible(page);
    await chat.panel.getByRole("button", { name: /^(Effacer|Erase)$/ }).click();
    await expect(chat.panel.locator(".chat-welcome")).toBeVisible();
    await expect(second.panel.locator(".chat-welcome")).toBeVisible();
    await page.reload();
    await expect(chat.panel.locator(".chat-welcome")).toBeVisible();
    const answer = await page.request.get("/api/chatbot/conversation");
    expect(await answer.json()).toMatchObject({ messages: [] });
  });
}

test("the visitor's chat messages fill in the form, but overwrite nothing they typed there", {
  tag: "@both-widths",
}, async ({ page }) => {
  await page.goto("/contact");
  const inPage = page.locator("main form.application");
  await inPage.getByLabel(/^Entreprise/).fill("Érablière du Lac");
  // The chat's button hides while a form is in use and, on a phone, while one is in view.
  await inPage.getByLabel(/^Entreprise/).blur();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const chat = await openChat(page);
  await ask(chat, "Bonjour, je m’appelle Zoé Tremblay. Mon courriel est zoe.tremblay@exemple.ca");
  await ask(chat, "réserver");
  const form = page.getByRole("dialog").locator("form.application");
  await expect(form.getByLabel(/^Nom/)).toHaveValue("Zoé Tremblay");
  await expect(form.getByLabel(/^Courriel/)).toHaveValue("zoe.tremblay@exemple.ca");
  await expect(form.getByLabel(/^Entreprise/)).toHaveValue("Érablière du Lac");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeVisible();
  await expect(chat.input).toBeFocused();
});

test("a failed message is sent only once when retried", async ({ page }) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  await page.route("**/api/chatbot/messages", (route) => route.abort(), { times: 1 });
  await chat.input.fill("Combien ça coûte?");
  await chat.input.press("Enter");
  await chat.retry.last().click();
  await expect(replies(chat).last()).toContainText(WORDS.fr.figure);
  await expect(chat.panel.locator(".chat-user")).toHaveCount(1);
  await page.reload();
  await expect(chat.panel.locator(".chat-message")).toHaveCount(2);
});

test("a question is answered on the next page if the visitor leaves before the answer", async ({ page }) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  await page.route("**/api/chatbot/messages", () => undefined, { times: 1 });
  await chat.input.fill("Combien ça coûte?");
  await chat.input.press("Enter");
  await expect(chat.panel.locator(".chat-typing")).toBeVisible();
  await page.goto("/pricing");
  await expect(replies(chat).last()).toContainText(WORDS.fr.figure);
  await expect(chat.panel.locator(".chat-user")).toHaveCount(1);
});
test("posts no contact details or summaries, neither over time nor when the page is hidden", async ({ page }) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/leads|conversations|send-summary/.test(pathname)) posted.push(pathname);
  });
  await page.clock.install();
  await page.goto("/contact");
  const chat = chatOf(page);
  await chat.opener.click();
  await ask(chat, "Je m’appelle Luc Roy, mon courriel est luc.roy@exemple.ca");
  await page.clock.runFor(30_000);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(600_000);
  expect(posted).toEqual([]);
});

test("a staff message sent while the next page connects still arrives", async ({ page, staffPage, baseURL }) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  const mark = Math.random().toString(36).slice(2);
  await ask(chat, `Une question de ${mark}`);
  const staff = staffPage.request;
  const id = await conversationOf(staff, mark);
  const act = (path: string, data: object) =>
    staff.post(`/api/chat/conversations/${id}/${path}`, { data, headers: { Origin: baseURL! } });
  expect((await act("take-over", {})).ok()).toBe(true);
  await expect(chat.panel).toContainText("Vous parlez maintenant à Camille Roy");
  await chat.minimise.click();

  let connect = () => {};
  const held = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route("**/api/chatbot/events", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/pricing");
  const read = page.waitForResponse("**/api/chatbot/conversation");
  await chat.opener.hover();
  await (await read).finished();
  await act("messages", { message: "Êtes-vous là?", messageId: `message-${mark}` });
  connect();
  await expect(chat.opener).toHaveAccessibleName("1\u00a0nouveau message");
});

test("a member of staff takes over, is named, and hands the conversation back", async ({
  page,
  staffPage,
  baseURL,
  expectAccessible,
}) => {
  await page.goto("/contact");
  const chat = await openChat(page);
  const mark = `Une question de ${Math.random().toString(36).slice(2)}`;
  await ask(chat, mark);
  const staff = staffPage.request;
  const id = await conversationOf(staff, mark.split(" ").pop()!);
  const act = async (path: string, data: object) => {
    const answer = await staff.post(`/api/chat/conversations/${id}/${path}`, { data, headers: { Origin: baseURL! } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await act("take-over", {});
  await expect(chat.panel).toContainText("Vous parlez maintenant à Camille Roy");
  await act("messages", { message: "Bonjour, ici Camille.", messageId: "message-camille-1" });
  await expect(chat.messages.last()).toContainText("Camille Roy, de l’équipe Nordet");
  await expect(chat.said).toContainText("Bonjour, ici Camille.");
  await expectAccessible(page);
  // Staff messages also reach a minimized chat and are announced once.
  await chat.minimise.click();
  const status = page.locator(".chat ~ [role=status]");
  await act("messages", { message: "Êtes-vous là?", messageId: "message-camille-2" });
  await expect(chat.opener).toHaveAccessibleName("1\u00a0nouveau message");
  await expect(status).toHaveText("1\u00a0nouveau message");
  await act("messages", { message: "Je reste en ligne.", messageId: "message-camille-3" });
  await expect(chat.opener).toHaveAccessibleName("2\u00a0nouveaux messages");
  await expectAccessible(page);
  // On the next page, staff messages arrive once the visitor hovers over the button.
  await page.goto("/pricing");
  await chat.opener.hover();
  await expect(chat.opener).toHaveAttribute("aria-expanded", "false");
  await act("messages", { message: "Vous regardez nos forfaits?", messageId: "message-camille-4" });
  await expect(chat.opener).toHaveAccessibleName("1\u00a0nouveau message");
  await chat.opener.click();
  await expect(chat.messages.last()).toContainText("Vous regardez nos forfaits?");
  await expect(status).toHaveText("");
  await chat.input.fill("Merci!");
  await chat.input.press("Enter");
  await expect(chat.messages.last()).toContainText("Merci!");
  await expect(chat.panel.locator(".chat-typing")).toHaveCount(0);
  await expect(chat.messages.last()).not.toHaveAttribute("data-sending", /./);
  await act("hand-back", {});
  await expect(chat.panel.getByRole("heading", { level: 2 })).toHaveText("Assistant Nordet");
  await expect(replies(chat).last()).toContainText("l’équipe a votre dernier message");
  await ask(chat, "Combien ça coûte?");
});

async function conversationOf(staff: APIRequestContext, words: string): Promise<number> {
  const answer = await staff.get(`/api/chat/conversations?search=${words}`);
  const { conversations } = (await answer.json()) as { conversations: { id: number }[] };
  return conversations[0]!.id;
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`the chat is accessible in the ${colorScheme} theme`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/services");
    const chat = await openChat(page);
    await expectAccessible(page);
    await ask(chat, "Combien ça coûte?");
    await expectAccessible(page);
    await page.route("**/api/chatbot/messages", (route) => route.abort());
    await chat.input.fill("Et ensuite?");
    await chat.input.press("Enter");
    await expect(chat.retry.first()).toBeVisible();
    await expectAccessible(page);
  });
}
