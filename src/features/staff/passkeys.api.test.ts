import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { Authenticator, type Lie } from "../../../test/authenticator.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { type StaffBrowser, staffBrowser } from "../../../test/staff-browser.ts";
import { codeOfApp } from "../../../test/totp.ts";
import type { Database } from "../../db/database.ts";
import { addMember, removeFactors, removeMember, setDeactivated } from "./accounts.ts";
import { SETUP_COOKIE } from "./admin-path.ts";
import type { Member, Passkey } from "./model.ts";
import { secondFactorPage } from "./second-factor-page.ts";
import { sessionOwner } from "./sign-in/sessions.ts";

const SITE = "https://nordet.test";
const PASSWORD = "un long mot de passe";
const ADA = "ada@nordet.example";
const ED = "ed@nordet.example";
const MINUTE = 60_000;

let database: Database;
let api: TestApi;
let now: Date;
let ada: string;
let ed: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date();
  api = testApi(database, { clock: () => now });
  ada = (await addMember(api.services.staff, { email: ADA, name: "Ada", password: PASSWORD, role: "admin" })).id;
  ed = (await addMember(api.services.staff, { email: ED, name: "Ed", password: PASSWORD, role: "editor" })).id;
});

const stranger = () => staffBrowser(api, SITE);

async function byPassword(email = ADA): Promise<StaffBrowser> {
  const tab = stranger();
  expect(await tab.form("sign-in", { email, password: PASSWORD })).toBe("/admin/today");
  return tab;
}

async function creationOptions(tab: StaffBrowser, password = PASSWORD) {
  const response = await tab.call("POST", "/api/staff/passkeys/options", { password });
  expect(response.status).toBe(200);
  return (await response.json()) as { challenge: string; rp: unknown; authenticatorSelection: unknown };
}

async function addPasskey(tab: StaffBrowser, key = new Authenticator(SITE), name = "Téléphone") {
  const credential = key.create(await creationOptions(tab));
  const response = await tab.call("POST", "/api/staff/passkeys", { name, credential });
  expect(response.status).toBe(201);
  return { key, id: ((await response.json()) as { id: string }).id };
}

async function challenge(tab: StaffBrowser) {
  const response = await tab.call("POST", "/api/staff/passkey-challenge", {});
  expect(response.status).toBe(200);
  return (await response.json()) as { challenge: string };
}

async function byPasskey(tab: StaffBrowser, key: Authenticator, lie: Lie = {}, member?: string): Promise<number> {
  const credential = key.get(await challenge(tab), lie);
  return (await tab.call("POST", "/api/staff/passkey-sign-in", { credential, ...(member ? { member } : {}) })).status;
}

const passkeysOf = async (tab: StaffBrowser) =>
  ((await (await tab.call("GET", "/api/staff/passkeys")).json()) as { passkeys: Passkey[] }).passkeys;

const audited = async () =>
  (await database.kysely.selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute()).filter(
    ({ action }) => action !== "staff.added",
  );

const requireTwo = async (tab: StaffBrowser, requireSecondFactor = true) =>
  (await tab.call("PUT", "/api/staff/settings", { requireSecondFactor })).status;

describe("adding", () => {
  it("requires the password, adds a passkey that verifies its user, and lists it", async () => {
    const tab = await byPassword();
    const refused = await tab.call("POST", "/api/staff/passkeys/options", { password: "not this one" });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain("Ce n’est pas votre mot de passe.");
    const options = await creationOptions(tab);
    expect(options.rp).toEqual({ id: "nordet.test", name: "Nordet" });
    expect(options.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    const { id } = await addPasskey(tab);
    const [passkey] = await passkeysOf(tab);
    expect(passkey).toMatchObject({ id, name: "Téléphone", maker: null, synced: false, lastUsedAt: null });
    expect((await audited()).at(-1)).toEqual({ action: "staff.passkey-added", detail: { passkey: id } });
  });

  it("is refused without a session, with another session's or a used challenge, from another site, or without user verification", async () => {
    const key = new Authenticator(SITE);
    const outsider = stranger();
    const [tab, other] = [await byPassword(), await byPassword(ED)];
    const credential = key.create(await creationOptions(tab));
    const save = async (who: StaffBrowser, made: unknown) =>
      (await who.call("POST", "/api/staff/passkeys", { name: "x", credential: made })).status;
    expect((await outsider.call("POST", "/api/staff/passkeys/options", { password: PASSWORD })).status).toBe(401);
    expect(await save(outsider, credential)).toBe(401);
    await creationOptions(other);
    expect(await save(other, credential)).toBe(422);
    // The challenge's cookie is worthless in another session.
    for (const [name, value] of tab.jar) if (name.includes("passkey")) other.jar.set(name, value);
    expect(await save(other, credential)).toBe(422);
    for (const lie of [{ origin: "https://evil.test" }, { rpId: "evil.test" }, { userVerified: false }]) {
      expect(await save(tab, key.create(await creationOptions(tab), lie))).toBe(422);
    }
    expect(await save(tab, key.create(await challenge(tab)))).toBe(422);
    const right = key.create(await creationOptions(tab));
    expect(await save(tab, right)).toBe(201);
    expect(await save(tab, right)).toBe(422);
    expect(await passkeysOf(other)).toEqual([]);
  });

  it("accepts a challenge for five minutes, and rejects another member's credential id", async () => {
    const { key } = await addPasskey(await byPassword());
    const tab = await byPassword(ED);
    const thief = new Authenticator(SITE);
    const credential = thief.create(await creationOptions(tab), { credentialId: key.id.toString("base64url") });
    expect((await tab.call("POST", "/api/staff/passkeys", { name: "x", credential })).status).toBe(422);
    expect(await byPasskey(stranger(), thief, { credentialId: key.id.toString("base64url") })).toBe(401);
    expect(await byPasskey(stranger(), key)).toBe(204);
    const own = thief.create(await creationOptions(tab));
    const over = new Date(Date.now() - MINUTE);
    await database.kysely.updateTable("staff_verifications").set({ expiresAt: over }).execute();
    expect((await tab.call("POST", "/api/staff/passkeys", { name: "x", credential: own })).status).toBe(422);
  });

  it("validates each field of the browser's response", async () => {
    const tab = await byPassword();
    const send = async (body: unknown) => (await tab.call("POST", "/api/staff/passkeys", body)).status;
    const credential = new Authenticator(SITE).create(await creationOptions(tab));
    expect(await send({})).toBe(422);
    expect(await send({ name: "", credential })).toBe(422);
    expect(await send({ name: "a".repeat(61), credential })).toBe(422);
    expect(await send({ name: "a\u0007", credential })).toBe(422);
    expect(await send({ name: "a", credential: { ...credential, id: 1 } })).toBe(422);
    expect(await send({ name: "a", credential: { ...credential, type: "password" } })).toBe(422);
    expect(await send({ name: "a", credential, createSession: true })).toBe(422);
  });

  it("limits password guesses in an unattended session", async () => {
    const tab = await byPassword();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await tab.call("POST", "/api/staff/passkeys/options", { password: `guess ${i}` })).status);
    }
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
    expect((await tab.call("POST", "/api/staff/passkeys/options", { password: PASSWORD })).status).toBe(429);
  });
});

describe("signing in", () => {
  it("opens a session without email address or password, and shows when the passkey was last used", async () => {
    const tab = await byPassword();
    const { key } = await addPasskey(tab);
    const browser = stranger();
    const options = await challenge(browser);
    expect(options).toMatchObject({ rpId: "nordet.test", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
    const response = await browser.call("POST", "/api/staff/passkey-sign-in", { credential: key.get(options) });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await browser.me()).toBe(200);
    expect((await passkeysOf(tab))[0]!.lastUsedAt).toBe(now.toISOString());
    expect((await audited()).at(-1)).toEqual({ action: "staff.signed-in", detail: { by: "passkey" } });
  });

  it("gives the same response for every refusal, so that it does not reveal the cause", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    const credential = key.get(await challenge(browser));
    const send = async (who: StaffBrowser, made: unknown) => {
      const response = await who.call("POST", "/api/staff/passkey-sign-in", { credential: made });
      const { requestId, ...problem } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      return { status: response.status, problem: JSON.stringify(problem), cookies: response.headers.getSetCookie() };
    };
    expect((await send(browser, credential)).status).toBe(204);
    browser.jar.clear();
    const forger = new Authenticator(SITE);
    const forged = { credentialId: key.id.toString("base64url") };
    const answers = [
      await send(browser, credential),
      await send(stranger(), key.get(await challenge(browser))),
      await send(browser, key.get(await challenge(browser), { origin: "https://evil.test" })),
      await send(browser, key.get(await challenge(browser), { origin: "https://sub.nordet.test" })),
      await send(browser, key.get(await challenge(browser), { rpId: "evil.test" })),
      await send(browser, key.get(await challenge(browser), { challenge: "AAAA" })),
      await send(browser, key.get(await challenge(browser), { userVerified: false })),
      await send(browser, forger.get(await challenge(browser))),
      await send(browser, forger.get(await challenge(browser), forged)),
      // A counter that decreases reveals a cloned key (WebAuthn Level 3, §6.1.1).
      await send(browser, key.get(await challenge(browser), { counter: 1 })),
    ];
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 401, cookies: [] });
    expect(await browser.me()).toBe(401);
    expect(await byPasskey(browser, key)).toBe(204);
  });

  it("does not accept a registration challenge for signing in", async () => {
    const tab = await byPassword();
    const { key } = await addPasskey(tab);
    const credential = key.get(await creationOptions(tab));
    expect((await tab.call("POST", "/api/staff/passkey-sign-in", { credential })).status).toBe(401);
  });

  it("accepts only one of two responses to the same challenge", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    const options = await challenge(browser);
    const both = [key.get(options), key.get(options)].map((credential) =>
      browser.call("POST", "/api/staff/passkey-sign-in", { credential }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([204, 401]);
  });

  it("refuses another member's passkey, without opening a session, when a specific member must sign in", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    expect(await byPasskey(browser, key, {}, ed)).toBe(401);
    expect(await browser.me()).toBe(401);
    expect(await byPasskey(browser, key, {}, ada)).toBe(204);
  });

  it("is refused to deactivated and removed members", async () => {
    const { key } = await addPasskey(await byPassword(ED));
    await setDeactivated(api.services.staff, ed, true, ada);
    expect(await byPasskey(stranger(), key)).toBe(401);
    await setDeactivated(api.services.staff, ed, false, ada);
    expect(await byPasskey(stranger(), key)).toBe(204);
    await removeMember(api.services.staff, ED);
    expect(await byPasskey(stranger(), key)).toBe(401);
    expect(await database.kysely.selectFrom("staff_passkeys").select("id").execute()).toEqual([]);
  });

  it("refuses cross-site requests, and direct requests to better-auth's endpoints", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    const credential = key.get(await challenge(browser));
    for (const origin of ["https://evil.test", "null"]) {
      const headers = { Origin: origin, "Sec-Fetch-Site": "cross-site" };
      expect((await browser.call("POST", "/api/staff/passkey-challenge", {}, headers)).status).toBe(403);
      expect((await browser.call("POST", "/api/staff/passkey-sign-in", { credential }, headers)).status).toBe(403);
    }
    const tab = await byPassword();
    for (const [method, path] of [
      ["GET", "generate-register-options"],
      ["GET", "generate-authenticate-options"],
      ["POST", "verify-registration"],
      ["POST", "verify-authentication"],
      ["GET", "list-user-passkeys"],
      ["POST", "delete-passkey"],
      ["POST", "update-passkey"],
    ] as const) {
      const body = method === "POST" ? { id: "x", response: credential } : undefined;
      expect([path, (await tab.call(method, `/api/auth/passkey/${path}`, body)).status]).toEqual([path, 404]);
    }
    expect((await tab.call("POST", "/api/auth/verify-password", { password: PASSWORD })).status).toBe(404);
  });

  it("limits attempts per IP address", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    const credential = key.get(await challenge(browser));
    const send = async (address: string) =>
      (
        await browser.call(
          "POST",
          "/api/staff/passkey-sign-in",
          { credential: { ...credential, id: "AAAA" } },
          { "x-nordet-client-address": address },
        )
      ).status;
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push(await send("203.0.113.9"));
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect(await send("203.0.113.10")).toBe(401);
  });

  it("stores challenges in the database, so that any process can verify them", async () => {
    const { key } = await addPasskey(await byPassword());
    const browser = stranger();
    const credential = key.get(await challenge(browser));
    const second = staffBrowser(testApi(database, { clock: () => now }), SITE);
    for (const [name, value] of browser.jar) second.jar.set(name, value);
    expect((await second.call("POST", "/api/staff/passkey-sign-in", { credential })).status).toBe(204);
  });
});

describe("a member's passkeys", () => {
  it("can be renamed and, with the password, removed only by their owner, which ends their sessions", async () => {
    const tab = await byPassword();
    const { key, id } = await addPasskey(tab);
    const phone = stranger();
    expect(await byPasskey(phone, key)).toBe(204);
    const other = await byPassword(ED);
    expect((await other.call("PUT", `/api/staff/passkeys/${id}`, { name: "Mien" })).status).toBe(404);
    expect((await other.call("POST", `/api/staff/passkeys/${id}/removal`, { password: PASSWORD })).status).toBe(404);
    expect((await tab.call("PUT", `/api/staff/passkeys/${id}`, { name: " Clé USB " })).status).toBe(204);
    expect((await passkeysOf(tab)).map(({ name }) => name)).toEqual(["Clé USB"]);
    expect((await tab.call("POST", `/api/staff/passkeys/${id}/removal`, { password: "no" })).status).toBe(422);
    expect((await tab.call("POST", `/api/staff/passkeys/${id}/removal`, { password: PASSWORD })).status).toBe(204);
    expect(await passkeysOf(tab)).toEqual([]);
    expect([await tab.me(), await phone.me()]).toEqual([200, 401]);
    expect(await byPasskey(stranger(), key)).toBe(401);
    expect((await audited()).map(({ action }) => action).slice(-2)).toEqual([
      "staff.passkey-renamed",
      "staff.passkey-removed",
    ]);
  });

  it("are counted for admins, who can remove them when a device is lost", async () => {
    const { key } = await addPasskey(await byPassword(ED));
    const phone = stranger();
    await byPasskey(phone, key);
    const admin = await byPassword();
    const members = (await (await admin.call("GET", "/api/staff/members")).json()) as Member[];
    expect(members.map(({ passkeys }) => passkeys)).toEqual([0, 1]);
    expect((await phone.call("DELETE", `/api/staff/members/${ada}/passkeys`)).status).toBe(403);
    expect((await admin.call("DELETE", "/api/staff/members/nobody/passkeys")).status).toBe(404);
    expect((await admin.call("DELETE", `/api/staff/members/${ed}/passkeys`)).status).toBe(204);
    expect(await phone.me()).toBe(401);
    expect(await byPasskey(stranger(), key)).toBe(401);
    expect((await audited()).at(-1)).toEqual({ action: "staff.passkeys-removed", detail: { passkeys: 1 } });
  });
});

describe("a passkey when everyone must have a second factor", () => {
  it("counts as a second factor, to require one from everyone and to be set up instead of an app", async () => {
    const admin = await byPassword();
    expect(await requireTwo(admin)).toBe(409);
    await addPasskey(admin);
    expect(await requireTwo(admin)).toBe(204);
    expect(await admin.me()).toBe(200);
    const tab = await byPassword(ED);
    expect(await tab.me()).toBe(401);
    const { key, id } = await addPasskey(tab);
    expect(await tab.me()).toBe(200);
    expect(await byPasskey(stranger(), key)).toBe(204);
    // The last passkey cannot be removed while a second factor is required.
    expect((await tab.call("POST", `/api/staff/passkeys/${id}/removal`, { password: PASSWORD })).status).toBe(409);
    await addPasskey(tab);
    expect((await tab.call("POST", `/api/staff/passkeys/${id}/removal`, { password: PASSWORD })).status).toBe(204);
  });

  it("is required from its owner, whose password alone neither opens the desk nor adds another factor", async () => {
    const admin = await byPassword();
    const { key } = await addPasskey(admin);
    await requireTwo(admin);
    const thief = await byPassword();
    expect(await thief.me()).toBe(401);
    const owner = await sessionOwner(api.services.staff, thief.headers());
    expect(await secondFactorPage(api.services.staff, owner!, undefined)).toEqual({
      state: "passkey",
      isRequired: true,
    });
    for (const [path, body] of [
      ["/api/staff/passkeys/options", { password: PASSWORD }],
      ["/api/staff/passkeys", { name: "x", credential: key.create({ challenge: "x" }) }],
    ] as const) {
      expect((await thief.call("POST", path, body)).status).toBe(401);
    }
    await thief.form("second-factor-setup", { act: "start", password: PASSWORD });
    expect(thief.jar.has(SETUP_COOKIE)).toBe(false);
    await thief.form("second-factor-confirm", { code: codeOfApp("AAAA") });
    expect(await database.kysely.selectFrom("staff_second_factors").select("id").execute()).toEqual([]);
    // With the passkey, the owner can continue in the same browser.
    expect(await byPasskey(thief, key)).toBe(204);
    expect(await thief.me()).toBe(200);
  });

  it("is removed by the command, after which the password alone allows a new setup", async () => {
    const admin = await byPassword();
    await addPasskey(admin);
    await requireTwo(admin);
    await removeFactors(api.services.staff, ADA);
    expect(await admin.me()).toBe(401);
    const again = await byPassword();
    expect(await again.me()).toBe(401);
    await addPasskey(again);
    expect(await again.me()).toBe(200);
  });
});
