import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { APIRequestContext, Page, PlaywrightWorkerArgs, Route } from "@playwright/test";
import { openSqlite } from "../src/db/sqlite.ts";
import { application } from "../test/applications.ts";
import { addChat, type Chat } from "../test/chats.ts";
import { addStaff, expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";

/** Stores a conversation in the server's database, and returns its id. */
async function chat(content: Chat): Promise<number> {
  const database = openSqlite(join(process.env["E2E_DATA_DIR"] ?? "", "nordet.sqlite"));
  try {
    return await addChat(database, content);
  } finally {
    await database.close();
  }
}

/** Returns a visitor that no other test's search matches. */
function visitor() {
  const word = randomUUID().slice(0, 8);
  return { word, lead: { name: `Zoé ${word}`, email: `zoe.${word}@exemple.example`, phone: "+14505550142" } };
}

type Playwright = PlaywrightWorkerArgs["playwright"];

/** Creates a visitor with their own session, who asks the assistant. */
async function visitorSession(playwright: Playwright, origin: string) {
  const request = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin, "X-Forwarded-For": `12.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` },
  });
  const sessionId = `nordet-${Date.now().toString(36)}-${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  return {
    /** Sends a message, and returns the reply; `undefined` while a member of staff has the conversation. */
    ask: async (message: string): Promise<string | undefined> => {
      const data = { sessionId, message, language: "fr", page: "/pricing", messageId: randomUUID() };
      const answer = await request.post("/api/chatbot/messages", { data });
      expect(answer.status(), await answer.text()).toBe(200);
      const end = JSON.parse((await answer.text()).trim().split("\n").at(-1) ?? "") as {
        message: { content: string } | null;
      };
      return end.message?.content;
    },
    read: async () =>
      (await (await request.get("/api/chatbot/conversation")).json()) as {
        mode: string;
        staffName: string | null;
        messages: { sender: string; content: string }[];
      },
    end: () => request.dispose(),
  };
}

const dialogOrPanel = (page: Page, isMobile: boolean | undefined) =>
  isMobile ? page.getByRole("dialog") : page.getByRole("complementary", { name: "Conversation" });

/** Signs another member of staff in to the API. */
async function colleague(request: APIRequestContext, origin: string) {
  const account = await addStaff("editor");
  const answer = await request.post(`${origin}/api/auth/sign-in/email`, { data: account, headers: { Origin: origin } });
  expect(answer.status()).toBe(200);
  return (path: string, data: unknown = {}) =>
    request.post(`${origin}/api/chat/conversations/${path}`, { data, headers: { Origin: origin } });
}

test("finds a conversation, confirms who the visitor is, and marks them as contacted", { tag: "@both-widths" }, async ({
  staffPage: page,
  isMobile,
  baseURL,
}) => {
  const { word, lead } = visitor();
  const request = application({ email: lead.email.toUpperCase(), phone: "" });
  const sent = await page.request.post(`${baseURL}/api/consultations`, {
    data: request,
    headers: { Origin: baseURL ?? "" },
  });
  const { id: consultation } = (await sent.json()) as { id: number };
  const id = await chat({ lead, page: "/services", waiting: true });
  await page.goto("/admin/chat");
  await expect(page).toHaveTitle(/^\(\d+\) Clavardage \|/);
  await page.getByRole("searchbox", { name: "Rechercher une conversation" }).fill(`zoe ${word}`);
  await expect(page.getByRole("search").getByText("1 conversation")).toBeVisible();
  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByRole("combobox", { name: "État" }).selectOption("Attend une personne");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: lead.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/chat/${id}\\?.*search=`));
  const panel = dialogOrPanel(page, isMobile);
  await expect(panel.getByRole("heading", { name: lead.name })).toBeFocused();
  await expect(panel.getByRole("log")).toContainText("Combien coûte un forfait ?");
  await expect(panel.getByRole("link", { name: "/services" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Écrire" })).toHaveAttribute("href", /^mailto:zoe\./);
  await expect(panel.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", "tel:+14505550142");

  await panel.getByRole("button", { name: "Confirmer : Courriel" }).click();
  await expect(panel.getByText("confirmé", { exact: true })).toHaveCount(1);
  await panel.getByRole("button", { name: "Corriger : Nom" }).click();
  await panel.getByRole("textbox", { name: "Nom" }).fill(`Zoé Roy ${word}`);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: `Zoé Roy ${word}` })).toBeVisible();
  await panel.getByRole("button", { name: "Corriger : Téléphone" }).click();
  await panel.getByRole("textbox", { name: "Téléphone" }).fill("12");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("textbox", { name: "Téléphone" })).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: "Corriger : Téléphone" })).toBeFocused();

  await panel.getByRole("button", { name: /^Marquer comme contacté/ }).click();
  await expect(panel.getByRole("button", { name: /^Remettre en attente/ })).toBeVisible();
  await expect(panel.getByText("Attend une personne")).toBeHidden();
  await panel.getByRole("link", { name: `Demande nº ${consultation}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin\\?consultation=${consultation}$`));
  await page.getByRole("link", { name: "Voir sa conversation avec l’assistant" }).click();
  await expect(page.getByRole("link", { name: `Zoé Roy ${word}` })).toBeVisible();
});

test("reports that someone else has changed the visitor's facts", async ({ staffPage: page, baseURL }) => {
  const { lead } = visitor();
  const id = await chat({ lead });
  await page.goto(`/admin/chat/${id}`);
  const panel = dialogOrPanel(page, false);
  await expect(panel.getByRole("button", { name: "Confirmer : Courriel" })).toBeVisible();
  const meanwhile = async (route: Route) => {
    const other = await page.request.put(`${baseURL}/api/chat/conversations/${id}/facts`, {
      data: { version: 1, name: "Zoé Tremblay" },
      headers: { Origin: baseURL ?? "" },
    });
    expect(other.status()).toBe(200);
    await route.continue();
  };
  await page.route("**/facts", meanwhile, { times: 1 });
  await panel.getByRole("button", { name: "Confirmer : Courriel" }).click();
  await expect(panel.getByRole("alert")).toContainText("Rien n’a été écrasé");
  await expect(panel.getByRole("heading", { name: "Zoé Tremblay" })).toBeVisible();
  await panel.getByRole("button", { name: "Confirmer : Courriel" }).click();
  await expect(panel.getByRole("alert")).toBeHidden();
});

test("saves a correction while the lists still reload after the previous one", async ({ staffPage: page }) => {
  const { word, lead } = visitor();
  await page.goto(`/admin/chat/${await chat({ lead })}`);
  const panel = dialogOrPanel(page, false);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await expect(page.getByRole("row").first()).toBeVisible();
  await page.route(
    ({ pathname }) => pathname === "/api/chat/conversations",
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await panel.getByRole("button", { name: "Confirmer : Courriel" }).click();
  await expect(panel.getByText("confirmé", { exact: true })).toHaveCount(1);
  await panel.getByRole("button", { name: "Corriger : Nom" }).click();
  await panel.getByRole("textbox", { name: "Nom" }).fill(`Zoé Roy ${word}`);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: `Zoé Roy ${word}` })).toBeVisible();
  letThrough();
});

test("saving one fact does not disturb another that is being edited", async ({ staffPage: page }) => {
  const { word, lead } = visitor();
  await page.goto(`/admin/chat/${await chat({ lead })}`);
  const panel = dialogOrPanel(page, false);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(
    "**/facts",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await panel.getByRole("button", { name: "Confirmer : Courriel" }).click();
  await panel.getByRole("button", { name: "Confirmer : Téléphone" }).click();
  await panel.getByRole("button", { name: "Corriger : Nom" }).click();
  const name = panel.getByRole("textbox", { name: "Nom" });
  await name.fill(`Zoé Roy ${word}`);
  letThrough();
  await expect(panel.getByText("confirmé", { exact: true })).toHaveCount(2);
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: `Zoé Roy ${word}` })).toBeVisible();
  await expect(panel.getByRole("alert")).toBeHidden();
});

test("takes a conversation over, replies and hands it back, and asks before taking it from a colleague", async ({
  staffPage: page,
  baseURL,
  playwright,
}) => {
  const { word, lead } = visitor();
  const id = await chat({ lead });
  await page.goto(`/admin/chat/${id}`);
  const panel = dialogOrPanel(page, false);
  await panel.getByRole("button", { name: "Prendre la conversation" }).click();
  const field = panel.getByRole("textbox", { name: "Votre message" });
  await expect(field).toBeFocused();
  await page.keyboard.type(`Bonjour ${word}`);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Deuxième ligne");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  const said = panel.getByRole("log").getByRole("listitem").last();
  await expect(said).toContainText(`Bonjour ${word}\nDeuxième ligne`, { useInnerText: true });
  await expect(said).toContainText("Camille Roy");
  await expect(panel.getByText("Avec vous")).toBeVisible();

  const request = await playwright.request.newContext();
  const asColleague = await colleague(request, baseURL ?? "");
  expect((await asColleague(`${id}/take-over`)).status()).toBe(409);
  const mine = (await (await page.request.get(`${baseURL}/api/chat/conversations/${id}`)).json()) as {
    staff: { id: string };
  };
  expect((await asColleague(`${id}/take-over`, { from: mine.staff.id })).status()).toBe(200);
  // Appears without a reload, through the event stream.
  await expect(panel.getByText("Camille Roy a la conversation.")).toBeVisible();
  await expect(field).toBeHidden();
  await asColleague(`${id}/messages`, { message: "À moi maintenant", messageId: randomUUID() });
  await expect(panel.getByRole("log")).toContainText("À moi maintenant");
  await panel.getByRole("button", { name: "Reprendre à Camille Roy" }).click();
  await page
    .getByRole("dialog", { name: "Reprendre la conversation à Camille Roy" })
    .getByRole("button", { name: "Reprendre" })
    .click();
  await expect(field).toBeVisible();
  await panel.getByRole("button", { name: "Rendre à l’assistant" }).click();
  await expect(panel.getByRole("button", { name: "Prendre la conversation" })).toBeVisible();
  await request.dispose();
});

test("shows a visitor's messages live, and replies under the member's own name", async ({
  staffPage: page,
  baseURL,
  playwright,
}) => {
  const word = randomUUID().slice(0, 8);
  const session = await visitorSession(playwright, baseURL ?? "");
  await page.goto("/admin/chat");
  await expect(page.getByRole("heading", { name: "Clavardage" })).toBeVisible();
  await session.ask(`Bonjour, je m’appelle Rosalie ${word}`);
  const row = page.getByRole("row").filter({ hasText: word });
  await row.getByRole("link").click();
  const panel = dialogOrPanel(page, false);
  await panel.getByRole("button", { name: "Prendre la conversation" }).click();
  const field = panel.getByRole("textbox", { name: "Votre message" });
  // A draft that arrives while the test fills the field would be sent with it.
  await expect(field).toHaveValue(/Rosalie/);
  await field.fill("Ici Camille. Je vous écoute.");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("log").getByRole("listitem").last()).toContainText("Camille Roy");
  expect(await session.read()).toMatchObject({ mode: "staff", staffName: "Camille Roy" });
  expect(await session.ask(`Merci ${word} !`)).toBeUndefined();
  await expect(panel.getByRole("log")).toContainText(`Merci ${word} !`);
  await expect(panel.getByText("Attend une personne")).toBeVisible();
  await panel.getByRole("button", { name: "Rendre à l’assistant" }).click();
  await expect(panel.getByRole("button", { name: "Prendre la conversation" })).toBeVisible();
  expect(await session.ask("Combien coûte un forfait ?")).toMatch(/\$/);
  const { messages } = await session.read();
  expect(messages.filter(({ sender }) => sender === "staff").map(({ content }) => content)).toEqual([
    "Ici Camille. Je vous écoute.",
  ]);
  await session.end();
});

test("keeps unsent messages, even across a reload, and resends them in order", async ({ staffPage: page }) => {
  const id = await chat(visitor());
  await page.goto(`/admin/chat/${id}`);
  const panel = dialogOrPanel(page, false);
  await panel.getByRole("button", { name: "Prendre la conversation" }).click();
  await page.route("**/messages", (route) => route.fulfill({ status: 409, body: "{}" }));
  const field = panel.getByRole("textbox", { name: "Votre message" });
  for (const words of ["Un message", "Un autre"]) {
    await field.fill(words);
    await page.keyboard.press("Enter");
  }
  await expect(panel.getByText("Non envoyé")).toHaveCount(2);
  await page.reload();
  await expect(panel.getByText("Non envoyé")).toHaveCount(2);
  await panel.getByRole("button", { name: "Ne pas envoyer" }).last().click();
  await expect(panel.getByText("Non envoyé")).toHaveCount(1);
  await page.unroute("**/messages");
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/messages", async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole("button", { name: "Renvoyer" }).click();
  await field.fill("Le suivant");
  await page.keyboard.press("Enter");
  letThrough();
  await expect(panel.getByText("Envoi…")).toHaveCount(0);
  await expect(panel.getByRole("log").getByRole("listitem").nth(-2)).toContainText("Un message");
  await expect(panel.getByRole("log").getByRole("listitem").last()).toContainText("Le suivant");
  await expect(panel.getByText("Un message")).toHaveCount(1);
});

test("turns a question into an answer in both languages, which the assistant uses immediately", async ({
  staffPage: page,
  baseURL,
  playwright,
}) => {
  const word = `zorbule${randomUUID().replace(/[^a-f]/g, "")}`;
  const question = `Réparez-vous les ${word} ?`;
  for (let times = 0; times < 2; times += 1) {
    const session = await visitorSession(playwright, baseURL ?? "");
    expect(await session.ask(question)).not.toContain("Non, jamais.");
    await session.end();
  }
  await page.goto("/admin/chat/questions");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: word });
  await expect(row).toContainText("posée 2 fois");
  await row.getByRole("button", { name: /^Écarter/ }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Annuler" }).click();
  await row.getByRole("button", { name: /^Écrire la réponse/ }).click();
  const form = page.getByRole("dialog", { name: "Nouvelle réponse" });
  await expect(form.getByRole("textbox", { name: "Question en français" })).toHaveValue(question);
  await form.getByRole("textbox", { name: "Réponse en français" }).fill("Non, jamais.");
  await form.getByRole("button", { name: "Publier la réponse" }).click();
  await expect(form.getByRole("textbox", { name: "Question en anglais" })).toBeFocused();
  await form.getByRole("textbox", { name: "Question en anglais" }).fill(`Do you repair ${word}?`);
  await form.getByRole("textbox", { name: "Réponse en anglais" }).fill("No, never.");
  await form.getByRole("button", { name: "Publier la réponse" }).click();
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  const session = await visitorSession(playwright, baseURL ?? "");
  expect(await session.ask(question)).toContain("Non, jamais.");
  await session.end();
  await page.getByRole("link", { name: "Réponses de l’assistant" }).click();
  const answer = page.getByRole("main").getByRole("listitem").filter({ hasText: word });
  await expect(answer).toContainText("No, never.");
  await answer.getByRole("button", { name: /^Modifier/ }).click();
  const edit = page.getByRole("dialog", { name: "Modifier la réponse" });
  await edit.getByRole("textbox", { name: "Réponse en français" }).fill("Non, mais nous les automatisons.");
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  await expect(answer).toContainText("Non, mais nous les automatisons.");
  await answer.getByRole("button", { name: /^Supprimer/ }).click();
  await page
    .getByRole("dialog", { name: "Supprimer cette réponse" })
    .getByRole("button", { name: "Supprimer" })
    .click();
  await expect(answer).toBeHidden();
  await page.getByRole("link", { name: /^Sans réponse/ }).click();
  await expect(row).toContainText("posée 2 fois");
});

test("shows which assistant answers, and teaches a question asked in several ways in two presses", async ({
  staffPage: page,
  baseURL,
  playwright,
}) => {
  const word = `Wex${randomUUID().replace(/[^a-f]/g, "")}`;
  const ways = [`Livrez-vous à ${word}?`, `est-ce que vous livrez à ${word}`, `faites-vous la livraison à ${word}`];
  for (const way of ways) {
    const session = await visitorSession(playwright, baseURL ?? "");
    await session.ask(way);
    await session.end();
  }
  await page.goto("/admin/chat/questions");
  const who = page.getByRole("region", { name: "Qui répond" });
  await expect(who.getByRole("listitem")).toContainText(["L’assistant du site Répond en ce moment"]);
  await page.getByText("Ce qu’un modèle de langage ajouterait").click();
  await expect(page.getByText("CHAT_LLM_URL")).toBeVisible();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("posée 3 fois");
  await expect(row).toContainText("et 2 autres façons de la poser");
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const answer = row.getByRole("button", { name: /^Écrire la réponse/ });
  await answer.focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Nouvelle réponse" });
  await expect(form.getByRole("checkbox")).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await form.getByRole("textbox", { name: "Réponse en français" }).fill("Non, jamais de la vie.");
  await form.getByRole("textbox", { name: "Question en anglais" }).fill(`Do you deliver to ${word}?`);
  await form.getByRole("textbox", { name: "Réponse en anglais" }).fill("No, not at all.");
  await form.getByRole("button", { name: "Publier la réponse" }).focus();
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  const session = await visitorSession(playwright, baseURL ?? "");
  for (const way of ways) expect(await session.ask(way)).toContain("Non, jamais de la vie.");
  await session.end();
});

test("erases a conversation after asking for confirmation", async ({ staffPage: page, baseURL }) => {
  const { lead } = visitor();
  const id = await chat({ lead });
  await page.goto(`/admin/chat/${id}`);
  await page.getByRole("button", { name: "Effacer la conversation" }).click();
  await page
    .getByRole("dialog", { name: "Effacer cette conversation" })
    .getByRole("button", { name: "Effacer" })
    .click();
  await expect(page.getByText("Conversation effacée").first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/chat$/);
  await expect(page.getByRole("link", { name: lead.name })).toBeHidden();
  expect((await page.request.get(`${baseURL}/api/chat/conversations/${id}`)).status()).toBe(404);
});

test("works with only the keyboard", async ({ staffPage: page }) => {
  const { word, lead } = visitor();
  const older = await chat({ lead: { ...lead, name: `Ada ${word}` } });
  const newer = await chat({ lead: { ...lead, name: `Bea ${word}` }, at: new Date(Date.now() + 1000) });
  await page.goto("/admin/chat");
  await expect(page.getByRole("link", { name: lead.name }).or(page.getByRole("row").nth(1))).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await expect(page.getByRole("search").getByText("2 conversations")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `Bea ${word}` })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `Ada ${word}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/chat/${older}\\?`));
  await page.keyboard.press("k");
  await expect(page).toHaveURL(new RegExp(`/chat/${newer}\\?`));
  // Marks a second conversation while the response to the first is pending; both marks must be stored.
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/contacted", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("c");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/chat/${older}\\?`));
  await page.keyboard.press("c");
  letThrough();
  await expect(dialogOrPanel(page, false).getByText("Contacté", { exact: true })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(new RegExp(`/chat/${newer}\\?`));
  await expect(dialogOrPanel(page, false).getByText("Contacté", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  const bea = page.getByRole("link", { name: `Bea ${word}` });
  await expect(bea).toBeFocused();
  // Stepping through conversations keeps the focus on the button; going back returns it to the row.
  await page.keyboard.press("Enter");
  await dialogOrPanel(page, false).getByRole("button", { name: "Conversation suivante" }).press("Enter");
  await expect(dialogOrPanel(page, false).getByRole("heading", { name: `Ada ${word}` })).toBeVisible();
  await expect(dialogOrPanel(page, false).getByRole("button", { name: "Conversation précédente" })).toBeEnabled();
  await page.keyboard.press("k");
  await expect(dialogOrPanel(page, false).getByRole("heading", { name: `Bea ${word}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/chat\?/);
  await expect(bea).toBeFocused();
});

test("shows conversations to editors, but no requests", async ({ browser, baseURL, contextOptions }) => {
  const { lead } = visitor();
  const id = await chat({ lead });
  const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
  await signIn(context, await addStaff("editor"), baseURL ?? "");
  const page = await context.newPage();
  await page.goto(`/admin/chat/${id}?lang=en`);
  const panel = page.getByRole("complementary", { name: "Conversation" });
  await expect(panel.getByRole("heading", { name: lead.name })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Take over" })).toBeVisible();
  await expect(panel.getByText("Requests from the same person")).toBeHidden();
  await context.close();
});

test("satisfies axe with a taken-over conversation and with an answer that has errors", async ({ staffPage: page }) => {
  const { lead } = visitor();
  const id = await chat({ lead, waiting: true });
  await page.goto(`/admin/chat/${id}`);
  const panel = dialogOrPanel(page, false);
  await panel.getByRole("button", { name: "Prendre la conversation" }).click();
  await expect(panel.getByRole("textbox", { name: "Votre message" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto("/admin/chat/answers");
  await page.getByRole("button", { name: "Ajouter une réponse" }).click();
  await page.getByRole("button", { name: "Publier la réponse" }).click();
  await expectAccessibleInBothThemes(page);
});
