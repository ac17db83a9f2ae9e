import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { staffBrowser } from "../../../test/staff-browser.ts";
import { codeOfApp } from "../../../test/totp.ts";
import type { Database } from "../../db/database.ts";
import { addMember, setDeactivated } from "./accounts.ts";
import { SETUP_COOKIE } from "./admin-path.ts";
import type { Member, SecondFactorPage } from "./model.ts";
import { secondFactorPage, secondFactorProof } from "./second-factor-page.ts";
import { memberOf, sessionOwner } from "./sign-in/sessions.ts";

const SITE = "https://nordet.test";
const PASSWORD = "un long mot de passe";
const EMAIL = "ada@nordet.example";
const MINUTE = 60_000;
const CODE_STEP = 30_000;

let database: Database;
let api: TestApi;
let now: Date;
let id: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  await emptyDatabase(database);
  // The middle of a code's thirty seconds, so that no code expires before a test submits it.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / CODE_STEP) * CODE_STEP + CODE_STEP / 2 });
  now = new Date();
  api = testApi(database, { clock: () => now });
  id = (await addMember(api.services.staff, { email: EMAIL, name: "Ada", password: PASSWORD, role: "admin" })).id;
});

/** Opens a browser with helpers for these tests. */
function browser() {
  const tab = staffBrowser(api, SITE);
  return Object.assign(tab, {
    async page(): Promise<SecondFactorPage> {
      const owner = await sessionOwner(api.services.staff, tab.headers());
      const proof = tab.jar.get(SETUP_COOKIE);
      return secondFactorPage(api.services.staff, owner!, proof && decodeURIComponent(proof));
    },
    signIn: (fields: Record<string, string> = {}) =>
      tab.form("sign-in", { email: EMAIL, password: PASSWORD, ...fields }),
  });
}

/** Returns a browser whose owner has just enabled the second factor. */
async function enrolled() {
  const tab = browser();
  await tab.signIn();
  expect(await tab.form("second-factor-setup", { act: "start", password: PASSWORD })).toBe(
    "/admin/second-factor-setup",
  );
  const pending = await tab.page();
  if (pending.state !== "pending") throw new Error(`The page is ${pending.state}`);
  expect(await tab.form("second-factor-confirm", { code: codeOfApp(pending.secret, -1) })).toBe(
    "/admin/second-factor-setup",
  );
  const saved = await tab.page();
  if (saved.state !== "saved") throw new Error(`The page is ${saved.state}`);
  return { tab, secret: pending.secret, uri: pending.uri, codes: saved.codes };
}

/** Returns a browser that has entered the password and is asked for a code. */
async function halfWay(next?: string) {
  const tab = browser();
  const leadsTo = await tab.signIn(next ? { next } : {});
  expect(leadsTo).toMatch(/^\/admin\/second-factor/);
  expect(await tab.me()).toBe(401);
  return tab;
}

/** Returns a wrong code, different for each index. */
function wrongCode(secret: string, index: number): string {
  const right = new Set([-2, -1, 0, 1, 2].map((ahead) => codeOfApp(secret, ahead)));
  const codes = Array.from({ length: 100 }, (_, i) => String(100_000 + i)).filter((code) => !right.has(code));
  return codes[index]!;
}

const audited = async () =>
  (await database.kysely.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);

describe("setting up", () => {
  it("requires the password, then a code from the app, and shows recovery codes for ten minutes", async () => {
    const tab = browser();
    await tab.signIn();
    expect(await tab.page()).toEqual({ state: "off", isRequired: false });
    expect(await tab.form("second-factor-setup", { act: "start", password: "not this one" })).toContain(
      "error=currentPassword",
    );
    const done = await enrolled();
    expect(done.uri).toMatch(/^otpauth:\/\/totp\/Nordet:ada%40nordet\.example\?secret=[A-Z2-7]{52}&issuer=Nordet/);
    expect(done.codes).toHaveLength(10);
    expect(await done.tab.me()).toBe(200);
    now = new Date(now.getTime() + 11 * MINUTE);
    expect(await done.tab.page()).toEqual({ state: "on", isRequired: false });
    expect((await audited()).at(-1)).toBe("staff.second-factor-on");
    const [row] = await database.kysely.selectFrom("staff_second_factors").selectAll().execute();
    for (const code of done.codes) expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(done.secret.replaceAll(" ", ""));
  });

  it("stays off until a correct code is entered, and hides its secret without the setup cookie", async () => {
    const tab = browser();
    await tab.signIn();
    await tab.form("second-factor-setup", { act: "start", password: PASSWORD });
    expect(await tab.form("second-factor-confirm", { code: "000000" })).toContain("error=code");
    tab.jar.delete(SETUP_COOKIE);
    expect((await tab.page()).state).toBe("off");
    expect(await browser().signIn()).toBe("/admin/today");
  });

  it("rejects forged proofs and another member's proof", async () => {
    const { tab } = await enrolled();
    const ed = await addMember(api.services.staff, {
      email: "ed@nordet.example",
      name: "Ed",
      password: PASSWORD,
      role: "editor",
    });
    const { value } = secondFactorProof(api.services.staff, ed.id);
    for (const proof of [value, `${now.getTime() + MINUTE}.x`, "x", ""]) {
      tab.jar.set(SETUP_COOKIE, encodeURIComponent(proof));
      expect((await tab.page()).state).toBe("on");
    }
  });
});

describe("signing in with a second factor", () => {
  it("requires a code after the password, and continues to the requested page", async () => {
    const { secret } = await enrolled();
    const tab = await halfWay("/admin/outbox");
    expect(await tab.form("second-factor", { code: ` ${codeOfApp(secret)} `, next: "/admin/outbox" })).toBe(
      "/admin/outbox",
    );
    expect(await tab.me()).toBe(200);
    expect((await audited()).filter((action) => action === "staff.signed-in")).toHaveLength(2);
  });

  it("gives no session for the password alone, on any endpoint", async () => {
    await enrolled();
    const tab = browser();
    const response = await tab.call("POST", "/api/auth/sign-in/email", { email: EMAIL, password: PASSWORD });
    expect(await response.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await tab.me()).toBe(401);
    for (const path of [
      "enable",
      "disable",
      "verify-totp",
      "verify-backup-code",
      "generate-backup-codes",
      "view-backup-codes",
    ]) {
      expect((await tab.call("POST", `/api/auth/two-factor/${path}`, { code: "1", password: PASSWORD })).status).toBe(
        404,
      );
    }
  });

  it("accepts each code once, even from two browsers at once", async () => {
    const { secret } = await enrolled();
    const [one, two] = [await halfWay(), await halfWay()];
    const code = codeOfApp(secret, 1);
    const outcomes = await Promise.all([one!, two!].map((tab) => tab.form("second-factor", { code })));
    expect(outcomes.filter((path) => path === "/admin/today")).toHaveLength(1);
    expect(outcomes.filter((path) => path.includes("error=code"))).toHaveLength(1);
    const third = await halfWay();
    expect(await third.form("second-factor", { code })).toContain("error=code");
    expect(await third.form("second-factor", { code: codeOfApp(secret) })).toBe("/admin/today");
  });

  it("accepts each recovery code once", async () => {
    const { codes } = await enrolled();
    const [one, two] = [await halfWay(), await halfWay()];
    expect(await one!.form("second-factor", { code: codes[0]! })).toBe("/admin/today");
    expect(await two!.form("second-factor", { code: codes[0]! })).toContain("error=code");
    expect(await two!.form("second-factor", { code: codes[1]! })).toBe("/admin/today");
  });

  it("refuses even the right code for fifteen minutes after ten wrong ones", async () => {
    const { secret, codes } = await enrolled();
    const said: string[] = [];
    // After five guesses, the password is required again.
    for (let i = 0, tab = await halfWay(); i < 10; i += 1) {
      const leadsTo = await tab.form("second-factor", { code: wrongCode(secret, i) });
      said.push(leadsTo);
      if (leadsTo.includes("challenge")) tab = await halfWay();
    }
    expect(said.every((path) => /error=(code|challenge)/.test(path))).toBe(true);
    const tab = await halfWay();
    expect(await tab.form("second-factor", { code: codeOfApp(secret) })).toContain("error=limit&wait=15");
    expect(await tab.form("second-factor", { code: codes[0]! })).toContain("error=limit");
    expect(await tab.me()).toBe(401);
    now = new Date(now.getTime() + 15 * MINUTE);
    expect(await tab.form("second-factor", { code: codeOfApp(secret, 1) })).toBe("/admin/today");
  });

  it("limits guesses per IP address, whatever the account", async () => {
    const guess = (address: string) =>
      api.postForm(
        "/api/staff/second-factor",
        { code: "123456" },
        {},
        { Origin: SITE, "x-nordet-client-address": address },
      );
    const places: (string | null)[] = [];
    for (let i = 0; i < 21; i += 1) places.push((await guess("203.0.113.9")).headers.get("location"));
    expect(new Set(places.slice(0, 20))).toEqual(new Set(["/admin/sign-in?error=challenge"]));
    expect(places.at(-1)).toContain("error=limit");
    expect((await guess("203.0.113.10")).headers.get("location")).toContain("error=challenge");
  });

  it("ends a challenge when the account is deactivated", async () => {
    const { secret } = await enrolled();
    await addMember(api.services.staff, { email: "b@nordet.example", name: "B", password: PASSWORD, role: "admin" });
    const tab = await halfWay();
    await setDeactivated(api.services.staff, id, true, "somebody");
    expect(await tab.form("second-factor", { code: codeOfApp(secret) })).toContain("/admin/sign-in");
    expect(await tab.me()).toBe(401);
  });

  it("fails without the cookie or the form fields", async () => {
    expect(await browser().form("second-factor", {})).toContain("/admin/sign-in?error=challenge");
    expect(await browser().form("second-factor-confirm", { code: "123456" })).toBe("/admin/sign-in");
    expect(await browser().form("second-factor-setup", {})).toBe("/admin/sign-in");
  });
});

describe("other actions", () => {
  it("create new recovery codes and turn the second factor off, with the password", async () => {
    const { tab, codes } = await enrolled();
    expect(await tab.form("second-factor-setup", { act: "codes", password: "not this one" })).toContain("error=");
    expect(await tab.form("second-factor-setup", { act: "codes", password: PASSWORD })).toBe(
      "/admin/second-factor-setup",
    );
    const page = await tab.page();
    expect(page).toMatchObject({ state: "saved" });
    expect(page.state === "saved" && page.codes.some((code) => codes.includes(code))).toBe(false);
    const other = await halfWay();
    expect(await other.form("second-factor", { code: codes[0]! })).toContain("error=code");
    expect(await tab.form("second-factor-setup", { act: "off", password: PASSWORD })).toBe(
      "/admin/second-factor-setup",
    );
    expect(await tab.me()).toBe(200);
    expect(await browser().signIn()).toBe("/admin/today");
    expect((await audited()).slice(-2)).toEqual(["staff.second-factor-off", "staff.signed-in"]);
  });

  it("let another admin remove a lost second factor, which ends the member's sessions", async () => {
    const { tab } = await enrolled();
    await addMember(api.services.staff, { email: "b@nordet.example", name: "B", password: PASSWORD, role: "admin" });
    const b = browser();
    await b.signIn({ email: "b@nordet.example" });
    const members = (await (await b.call("GET", "/api/staff/members")).json()) as Member[];
    expect(members.map(({ secondFactor }) => secondFactor)).toEqual([true, false]);
    expect((await b.call("DELETE", "/api/staff/members/nobody/second-factor")).status).toBe(404);
    expect((await b.call("DELETE", `/api/staff/members/${id}/second-factor`)).status).toBe(204);
    expect(await tab.me()).toBe(401);
    expect(await browser().signIn()).toBe("/admin/today");
  });
});

describe("a second factor required from everyone", () => {
  it("blocks members without one from the API and the desk, except to set it up", async () => {
    await addMember(api.services.staff, { email: "ed@nordet.example", name: "Ed", password: PASSWORD, role: "editor" });
    const ed = browser();
    await ed.signIn({ email: "ed@nordet.example" });
    expect(await ed.me()).toBe(200);

    const { tab } = await enrolled();
    expect((await tab.call("PUT", "/api/staff/settings", { requireSecondFactor: true })).status).toBe(204);
    expect(await (await tab.call("GET", "/api/staff/settings")).json()).toEqual({
      requireSecondFactor: true,
      mayRequire: true,
    });
    expect(await tab.me()).toBe(200);
    for (const path of ["/api/staff/me", "/api/posts", "/api/staff/sessions", "/api/chat/summary"]) {
      expect([path, (await ed.call("GET", path)).status]).toEqual([path, 401]);
    }
    expect(await memberOf(api.services.staff, ed.headers())).toBeNull();
    expect(await tab.form("second-factor-setup", { act: "off", password: PASSWORD })).toContain("error=other");

    await ed.form("second-factor-setup", { act: "start", password: PASSWORD });
    const page = await ed.page();
    if (page.state !== "pending") throw new Error(`The page is ${page.state}`);
    await ed.form("second-factor-confirm", { code: codeOfApp(page.secret) });
    expect(await ed.me()).toBe(200);
    expect((await tab.call("PUT", "/api/staff/settings", { requireSecondFactor: false })).status).toBe(204);
    expect(await audited()).toContain("staff.second-factor-required");
  });

  it("cannot be required by an admin without one", async () => {
    const tab = browser();
    await tab.signIn();
    expect((await tab.call("PUT", "/api/staff/settings", { requireSecondFactor: true })).status).toBe(409);
    expect((await tab.call("PUT", "/api/staff/settings", {})).status).toBe(422);
  });
});
