import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { Authenticator } from "../../../test/authenticator.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { type StaffBrowser, staffBrowser } from "../../../test/staff-browser.ts";
import { codeOfApp } from "../../../test/totp.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { addMember, createResetLink, setPassword } from "./accounts.ts";
import { SETUP_COOKIE } from "./admin-path.ts";
import { removeAllPasskeys } from "./passkeys.ts";
import { removeSecondFactor } from "./second-factor.ts";
import { secondFactorPage } from "./second-factor-page.ts";
import { createAuth } from "./sign-in/better-auth.ts";
import { sessionOwner } from "./sign-in/sessions.ts";

const SITE = "https://nordet.test";
const PASSWORD = "un long mot de passe";
const ADA = "ada@nordet.example";
const CODE_STEP = 30_000;

let database: Database;
let api: TestApi;
let id: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  await emptyDatabase(database);
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / CODE_STEP) * CODE_STEP + CODE_STEP / 2 });
  api = testApi(database, { clock: () => new Date() });
  id = (await addMember(api.services.staff, { email: ADA, name: "Ada", password: PASSWORD, role: "admin" })).id;
});

async function signedIn(): Promise<StaffBrowser> {
  const tab = staffBrowser(api, SITE);
  expect(await tab.form("sign-in", { email: ADA, password: PASSWORD })).toBe("/admin/today");
  return tab;
}

/** Returns the notifications to members so far, oldest first. */
const told = async () =>
  (
    await database.kysely
      .selectFrom("outbox")
      .select(["template", "recipient", "language", "payload"])
      .orderBy("id")
      .execute()
  )
    .filter(({ template }) => template === "staff-account-changed")
    .map(({ recipient, language, payload }) => [recipient, language, payload["change"], payload["byOwner"]]);

it("emails a member about a new password, whoever set it, in their desk's language", async () => {
  const tab = await signedIn();
  await tab.call("PUT", "/api/staff/me/language", { language: "en", chosen: true });
  const body = { currentPassword: PASSWORD, newPassword: "un autre long mot de passe" };
  expect((await tab.call("POST", "/api/auth/change-password", { ...body, currentPassword: "wrong" })).status).toBe(400);
  expect(await told()).toEqual([]);
  expect((await tab.call("POST", "/api/auth/change-password", body)).status).toBe(200);
  await setPassword(api.services.staff, ADA, PASSWORD);
  const { url } = await createResetLink(api.services.staff, ADA);
  const token = new URL(url).searchParams.get("token") ?? "";
  const fields = { token, password: PASSWORD, repeat: PASSWORD };
  expect(await staffBrowser(api, SITE).form("reset-password", fields)).toContain("done");
  expect(await told()).toEqual([
    [ADA, "en", "password", true],
    [ADA, "en", "password", false],
    [ADA, "en", "password", true],
  ]);
});

it("notifies a member when a second factor is set up or removed, or recovery codes are created", async () => {
  const tab = await signedIn();
  await tab.form("second-factor-setup", { act: "start", password: PASSWORD });
  expect(await told()).toEqual([]);
  const owner = await sessionOwner(api.services.staff, tab.headers());
  const proof = decodeURIComponent(tab.jar.get(SETUP_COOKIE) ?? "");
  const page = await secondFactorPage(api.services.staff, owner!, proof);
  if (page.state !== "pending") throw new Error(`The page is ${page.state}`);
  await tab.form("second-factor-confirm", { code: "000000" });
  expect(await told()).toEqual([]);
  await tab.form("second-factor-confirm", { code: codeOfApp(page.secret) });
  await tab.form("second-factor-setup", { act: "codes", password: PASSWORD });
  await tab.form("second-factor-setup", { act: "off", password: PASSWORD });
  await removeSecondFactor(api.services.staff, id, "somebody");
  expect(await told()).toEqual([
    [ADA, "fr", "second-factor-on", true],
    [ADA, "fr", "recovery-codes", true],
    [ADA, "fr", "second-factor-off", true],
    [ADA, "fr", "second-factor-off", false],
  ]);
});

it("notifies a member when a passkey is added or removed", async () => {
  const tab = await signedIn();
  const add = async () => {
    const asked = await tab.call("POST", "/api/staff/passkeys/options", { password: PASSWORD });
    const credential = new Authenticator(SITE).create((await asked.json()) as { challenge: string });
    const added = await tab.call("POST", "/api/staff/passkeys", { name: "Clé", credential });
    return ((await added.json()) as { id: string }).id;
  };
  const passkey = await add();
  expect((await tab.call("POST", `/api/staff/passkeys/${passkey}/removal`, { password: "wrong" })).status).toBe(422);
  expect((await tab.call("POST", `/api/staff/passkeys/${passkey}/removal`, { password: PASSWORD })).status).toBe(204);
  await add();
  await removeAllPasskeys(api.services.staff, id, "somebody");
  await removeAllPasskeys(api.services.staff, id, "somebody");
  expect(await told()).toEqual([
    [ADA, "fr", "passkey-added", true],
    [ADA, "fr", "passkey-removed", true],
    [ADA, "fr", "passkey-added", true],
    [ADA, "fr", "passkeys-removed", false],
  ]);
});

it("creates a new session at sign-in, whatever session cookie was planted", async () => {
  const sessionOf = (tab: StaffBrowser) => [...tab.jar].find(([name]) => name.includes("session_token"));
  const thief = await signedIn();
  const [name = "", planted = ""] = sessionOf(thief) ?? [];
  for (const value of [planted, "planted", "planted.c2lnbmF0dXJl", ""]) {
    const victim = staffBrowser(api, SITE);
    victim.jar.set(name, value);
    expect(await victim.form("sign-in", { email: ADA, password: PASSWORD })).toBe("/admin/today");
    const [, made = ""] = sessionOf(victim) ?? [];
    expect([planted, value]).not.toContain(made);
    expect(await victim.me()).toBe(200);
    // The planted session and the victim's new one work independently.
    const other = staffBrowser(api, SITE);
    other.jar.set(name, planted);
    expect(await other.me()).toBe(200);
    expect(await victim.me()).toBe(200);
  }
  const stranger = staffBrowser(api, SITE);
  stranger.jar.set(name, "planted.c2lnbmF0dXJl");
  expect(await stranger.me()).toBe(401);
  const { rows: tokens } = await sql<{ token: string }>`select "token" from "staff_sessions"`.execute(database.kysely);
  expect(tokens.some(({ token }) => token.startsWith("planted"))).toBe(false);
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(tokens.length);
  expect(tokens).toHaveLength(5);
});

describe("the schema of better-auth", () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  it("gives better-auth every table, column and index it needs", async () => {
    const said: string[] = [];
    const auth = createAuth({
      database,
      facts: createFacts(database, []),
      outbox: { enqueue: async () => true, wake: () => undefined },
      secret: "a secret that only this test knows of",
      siteUrl: "https://nordet.example",
      clock: () => new Date(),
      log: {
        info: () => undefined,
        warn: (...values: unknown[]) => void said.push(values.join(" ")),
        error: () => undefined,
      },
    });
    const wanted = await getMigrations({ ...auth.options, logger: { disabled: true } });
    expect(wanted.toBeCreated).toEqual([]);
    expect(wanted.toBeAdded).toEqual([]);
    expect((await wanted.compileMigrations()).trim()).toBe(";");
    const { checkSchema, explicitSchemaCheck } = (await auth.$context) as unknown as Record<string, unknown>;
    expect(checkSchema).toBeUndefined();
    await (explicitSchemaCheck as () => Promise<void>)();
    expect(said).toEqual([]);
  });
});
