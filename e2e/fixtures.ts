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

/** What Chromium says about an answer of the API that a journey provokes on purpose (422, 429, …). */
const REFUSED_BY_API = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Makes a member of staff the way an administrator does, with the command of `npm run staff -- add`.
 * @param role `admin` may do everything, `editor` only what concerns blog, newsletter and assistant
 * @param dataDir of the server
 */
export async function addStaff(role: "admin" | "editor", dataDir = process.env["E2E_DATA_DIR"]): Promise<StaffAccount> {
  const id = randomUUID();
  const account = { email: `${role}-${id}@nordet.example`, password: `Vent-du-nord-est-${id}` };
  const complaints: string[] = [];
  // In this process: two more, and all that they load, would take ten times as long.
  const code = await runStaffCommand(["add", "--email", account.email, "--name", "Camille Roy", "--role", role], {
    variables: { DATA_DIR: dataDir, STAFF_PASSWORD: account.password },
    askPassword: () => Promise.reject(new Error("The password is given")),
    say: () => undefined,
    complain: (line) => complaints.push(line),
  });
  expect(code, complaints.join("\n")).toBe(0);
  return account;
}

/** Opens what is behind the initials of whoever works at the desk. */
export const openMemberMenu = (page: Page) => page.getByRole("button", { name: /^(Mon menu|My menu)/ }).click();

/** Signs a context in through the API; its pages are then signed in. */
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
  /** Address the server takes this test to come from: limits per address never meet other tests. */
  address: string;
  /** Page of a signed-in administrator, in a context of its own. */
  staffPage: Page;
  /** Fails unless axe finds nothing wrong with the page as it is now (WCAG 2.2 AA). */
  expectAccessible: typeof expectAccessible;
  /** The chat opens by itself, or offers to: for its own journeys; in all others the visitor has closed it. */
  chatOffersItself: boolean;
  /** Messages on the console that a test provokes on purpose: `test.use({ expectedConsole: [/…/] })`. */
  expectedConsole: RegExp[];
  closedChat: undefined;
  /** Fails the test on script errors, policy violations and unexpected messages on the console. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** An administrator's account, made once a worker. */
  staffAccount: StaffAccount;
  /** Cookies of its owner, signed in once a worker: whoever ends a session does it with an account of their own. */
  staffSession: Awaited<ReturnType<APIRequestContext["storageState"]>>;
}

/** Runs in every page: what the chat keeps once a visitor has closed it, unless it keeps something already. */
function closeChat() {
  try {
    sessionStorage["nordet-chat"] ??= "0";
  } catch {
    // A page without an address has no storage.
  }
}

/** Collects what a page should not say. */
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
      // The desk is an application, also in a test whose visitor has no JavaScript.
      javaScriptEnabled: true,
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { "X-Forwarded-For": address },
    });
    // Staff read the site too, in a preview.
    await context.addInitScript(closeChat);
    const said: string[] = [];
    listen(context, expectedConsole, said);
    await use(await context.newPage());
    await context.close();
    expect(said, "unexpected messages on the console of the desk").toEqual([]);
  },

  expectAccessible: async ({ browserName: _ }, use) => use(expectAccessible),
});
