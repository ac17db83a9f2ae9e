import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { runStaffCommand } from "../src/server/auth/staff-commands.ts";
import { expectAccessible } from "./accessibility.ts";

export { COLOUR_RULES, expectAccessibleInBothThemes, expectFitsPhone } from "./accessibility.ts";
export { mailsTo, waitForMail } from "./mail-folder.ts";
export { expect };

export interface StaffAccount {
  email: string;
  password: string;
}

/** Chromium's message about an API error that a journey provokes (422, 429, …). */
const REFUSED_BY_API = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Adds a member of staff, like `npm run staff -- add`.
 * @param role `admin` may do everything, `editor` only the blog, newsletter and assistant
 * @param dataDir the server's data folder
 */
export async function addStaff(role: "admin" | "editor", dataDir = process.env["E2E_DATA_DIR"]): Promise<StaffAccount> {
  const id = randomUUID();
  const account = { email: `${role}-${id}@nordet.example`, password: `Vent-du-nord-est-${id}` };
  const complaints: string[] = [];
  // Runs in this process, which takes a tenth of the time of spawning the command.
  const code = await runStaffCommand(["add", "--email", account.email, "--name", "Camille Roy", "--role", role], {
    variables: { DATA_DIR: dataDir, STAFF_PASSWORD: account.password },
    askPassword: () => Promise.reject(new Error("The password is given")),
    say: () => undefined,
    complain: (line) => complaints.push(line),
  });
  expect(code, complaints.join("\n")).toBe(0);
  return account;
}

export const openMemberMenu = (page: Page) => page.getByRole("button", { name: /^(Mon menu|My menu)/ }).click();

/** Signs in all pages of a browser context, through the API. */
export const signIn = (context: BrowserContext, account: StaffAccount, origin: string) =>
  postSignIn(context.request, account, origin);

async function postSignIn(request: APIRequestContext, { email, password }: StaffAccount, origin: string) {
  const answer = await request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { Origin: origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface TestFixtures {
  /** IP address that this test's requests come from, so that tests do not share rate limits. */
  address: string;
  /** A page signed in as an administrator, in a context of its own. */
  staffPage: Page;
  /** Fails if axe finds anything wrong with the page in its current state (WCAG 2.2 AA). */
  expectAccessible: typeof expectAccessible;
  /** Whether the chat may offer help by itself; by default the visitor has closed it. */
  chatOffersItself: boolean;
  /** Console messages that a test provokes: `test.use({ expectedConsole: [/…/] })`. */
  expectedConsole: RegExp[];
  closedChat: undefined;
  /** Fails the test on script errors, policy violations and unexpected console messages. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** Account of an administrator, created once per worker. */
  staffAccount: StaffAccount;
  /** That account's session cookies, one sign-in per worker. A test that ends sessions must add its own account. */
  staffSession: Awaited<ReturnType<APIRequestContext["storageState"]>>;
}

/** Runs in every page: records that the visitor closed the chat, unless the chat has already stored its state. */
function closeChat() {
  try {
    sessionStorage["nordet-chat"] ??= "0";
  } catch {
    // `about:blank` has no storage.
  }
}

function listen(context: BrowserContext, expected: RegExp[], said: string[]) {
  context.on("weberror", (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const provoked = REFUSED_BY_API.test(message.text()) && message.location().url.includes("/api/");
    if (provoked || expected.some((pattern) => pattern.test(message.text()))) return;
    said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  address: async ({ browserName: _ }, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),

  extraHTTPHeaders: async ({ address }, use) => use({ "X-Forwarded-For": address }),

  expectedConsole: [[], { option: true }],

  chatOffersItself: [false, { option: true }],

  closedChat: [
    async ({ context, chatOffersItself }, use) => {
      if (!chatOffersItself) await context.addInitScript(closeChat);
      await use(undefined);
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const said: string[] = [];
      listen(context, expectedConsole, said);
      await use(undefined);
      expect(said, "unexpected messages on the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  staffAccount: [async ({ browserName: _ }, use) => use(await addStaff("admin")), { scope: "worker" }],

  staffSession: [
    async ({ playwright, staffAccount }, use) => {
      const request = await playwright.request.newContext();
      await postSignIn(request, staffAccount, `http://127.0.0.1:${process.env["E2E_PORT"]}`);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],

  staffPage: async ({ browser, staffSession, contextOptions, baseURL, address, expectedConsole }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      storageState: staffSession,
      // The desk needs JavaScript, even in a test whose visitor has none.
      javaScriptEnabled: true,
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { "X-Forwarded-For": address },
    });
    // The desk shows the site too, in previews.
    await context.addInitScript(closeChat);
    const said: string[] = [];
    listen(context, expectedConsole, said);
    await use(await context.newPage());
    await context.close();
    expect(said, "unexpected messages on the console of the desk").toEqual([]);
  },

  expectAccessible: async ({ browserName: _ }, use) => use(expectAccessible),
});
