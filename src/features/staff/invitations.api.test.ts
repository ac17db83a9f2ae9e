import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { addMember, changeRole, setDeactivated } from "./accounts.ts";
import type { Invitation, Member } from "./model.ts";
import { invitationState } from "./new-accounts.ts";
import { LONGEST_WINDOW } from "./sign-in/attempts.ts";
import { deleteEnded } from "./sign-in/store.ts";

const SITE = "https://nordet.test";
const PASSWORD = "un long mot de passe";
const DAY = 86_400_000;

let database: Database;
let api: TestApi;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date();
  api = testApi(database, { clock: () => now });
});

const invite = (fields: Record<string, unknown> = {}, staff = ADMIN) =>
  api.post(
    "/api/staff/invitations",
    { email: "Neo@nordet.example", role: "editor", language: "fr", ...fields },
    { staff },
  );
const open = async () => (await (await api.get("/api/staff/invitations", { staff: ADMIN })).json()) as Invitation[];
const members = async () => (await (await api.get("/api/staff/members", { staff: ADMIN })).json()) as Member[];
const write = (method: string, path: string, body?: unknown) =>
  api.request(
    path,
    {
      method,
      headers: { Origin: SITE, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { staff: ADMIN },
  );

/** Returns the links emailed so far, oldest first. */
async function links(): Promise<URL[]> {
  const rows = await database.kysely.selectFrom("outbox").select("payload").orderBy("id").execute();
  return rows.map(({ payload }) => new URL(String(payload["url"])));
}
const tokenOf = async (index = -1) => (await links()).at(index)!.searchParams.get("token")!;
const accept = (token: string, fields: Record<string, string> = {}) =>
  api.postForm(
    "/api/staff/invitation",
    { token, name: "Néo", password: PASSWORD, repeat: PASSWORD, ...fields },
    {},
    { Origin: SITE },
  );
const leadsTo = (response: Response) => response.headers.get("location");
const signIn = (email: string) =>
  api.post("/api/auth/sign-in/email", { email, password: PASSWORD }, {}, { Origin: SITE });
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const audited = async () =>
  (await database.kysely.selectFrom("audit_log").select(["actor", "action"]).orderBy("id").execute()).map(
    ({ actor, action }) => `${action} by ${actor === ADMIN.id ? "admin" : "other"}`,
  );

describe("an invitation", () => {
  it("is emailed in its language, creates one account with its role, and signs it in", async () => {
    const response = await invite({ language: "en" });
    expect(response.status).toBe(201);
    const [mail] = await database.kysely.selectFrom("outbox").selectAll().execute();
    expect(mail).toMatchObject({
      template: "staff-invitation",
      recipient: "neo@nordet.example",
      language: "en",
      payload: { inviter: "Ada", role: "editor", days: 7 },
    });
    expect((await links())[0]!.href).toMatch(/^https:\/\/nordet\.test\/admin\/invitation\?token=[\w-]{43}&lang=en$/);
    expect(await open()).toMatchObject([{ email: "neo@nordet.example", role: "editor", invitedBy: ADMIN.id }]);

    const accepted = await accept(await tokenOf(), { role: "admin", email: "other@nordet.example" });
    expect([accepted.status, leadsTo(accepted)]).toEqual([303, "/admin/today"]);
    const me = await api.request("/api/staff/me", { headers: { Cookie: cookieOf(accepted) } });
    expect(await me.json()).toMatchObject({ email: "neo@nordet.example", name: "Néo", role: "editor" });
    expect(await open()).toEqual([]);
    expect(await members()).toMatchObject([{ email: "neo@nordet.example", sessions: 1, deactivatedAt: null }]);
    expect(await audited()).toEqual(["staff.invited by admin", "staff.joined by other", "staff.signed-in by other"]);
  });

  it("stores only a digest of its token", async () => {
    await invite();
    const rows = JSON.stringify(await database.kysely.selectFrom("staff_invitations").selectAll().execute());
    expect(rows).not.toContain(await tokenOf());
  });

  it("is refused with the reason once used, expired, withdrawn or replaced", async () => {
    await invite();
    const first = await tokenOf();
    await invite();
    const second = await tokenOf();
    expect(leadsTo(await accept(first))).toContain("error=link");
    expect(await invitationState(api.services.staff, first)).toEqual({ state: "withdrawn" });
    expect(leadsTo(await accept(second))).toBe("/admin/today");
    expect(leadsTo(await accept(second, { name: "Somebody else" }))).toContain("error=link");
    expect(await invitationState(api.services.staff, second)).toEqual({ state: "used" });

    const { id } = (await (await invite({ email: "b@nordet.example" })).json()) as { id: number };
    expect((await write("DELETE", `/api/staff/invitations/${id}`)).status).toBe(204);
    expect((await write("DELETE", `/api/staff/invitations/${id}`)).status).toBe(404);
    expect(leadsTo(await accept(await tokenOf()))).toContain("error=link");
    expect(await invitationState(api.services.staff, await tokenOf())).toEqual({ state: "withdrawn" });

    await invite({ email: "c@nordet.example" });
    now = new Date(now.getTime() + 7 * DAY);
    expect(leadsTo(await accept(await tokenOf()))).toContain("error=link");
    expect(await invitationState(api.services.staff, await tokenOf())).toEqual({ state: "expired" });
    expect(await invitationState(api.services.staff, "nothing")).toEqual({ state: "unknown" });
    expect(await members()).toHaveLength(1);
  });

  it("creates one account when accepted several times at once", async () => {
    await invite();
    const token = await tokenOf();
    const outcomes = await Promise.all(["One", "Two", "Three"].map((name) => accept(token, { name })));
    expect(outcomes.map(leadsTo).filter((path) => path === "/admin/today")).toHaveLength(1);
    expect(outcomes.map(leadsTo).filter((path) => path?.includes("error=link"))).toHaveLength(2);
    expect(await members()).toHaveLength(1);
  });

  it("is open only once when sent twice at the same time", async () => {
    await Promise.allSettled([invite(), invite()]);
    expect(await open()).toHaveLength(1);
  });

  it("creates nothing if its email address has an account by now", async () => {
    await invite();
    await addMember(api.services.staff, {
      email: "neo@nordet.example",
      name: "Neo",
      password: PASSWORD,
      role: "editor",
    });
    expect(leadsTo(await accept(await tokenOf()))).toContain("error=link");
    expect(await members()).toHaveLength(1);
    expect(await open()).toHaveLength(1);
  });

  it("keeps working after an invalid form", async () => {
    await invite();
    const token = await tokenOf();
    expect(leadsTo(await accept(token, { repeat: "another" }))).toContain("error=repeat");
    expect(leadsTo(await accept(token, { password: "short", repeat: "short" }))).toContain("error=password");
    expect(leadsTo(await accept(token, { name: " " }))).toContain("error=name");
    expect(leadsTo(await accept(token))).toBe("/admin/today");
  });

  it("is not sent for existing accounts or invalid input", async () => {
    await addMember(api.services.staff, {
      email: "neo@nordet.example",
      name: "Neo",
      password: PASSWORD,
      role: "editor",
    });
    for (const fields of [{}, { email: "x" }, { role: "owner" }, { language: "de" }, { extra: 1 }]) {
      expect((await invite(fields)).status).toBe(422);
    }
    expect(await links()).toEqual([]);
  });

  it("is sent by admins only, at most three times a day to an email address", async () => {
    expect((await invite({}, EDITOR)).status).toBe(403);
    for (let i = 0; i < 3; i += 1) expect((await invite()).status).toBe(201);
    expect((await invite()).status).toBe(429);
    expect((await invite({ email: "other@nordet.example" })).status).toBe(201);
  });

  it("is deleted a month after it expires", async () => {
    await invite();
    now = new Date(now.getTime() + 36 * DAY);
    await deleteEnded(database.kysely, now, LONGEST_WINDOW);
    expect(await database.kysely.selectFrom("staff_invitations").select("id").execute()).toHaveLength(1);
    now = new Date(now.getTime() + 2 * DAY);
    await deleteEnded(database.kysely, now, LONGEST_WINDOW);
    expect(await database.kysely.selectFrom("staff_invitations").select("id").execute()).toEqual([]);
  });
});

describe("members", () => {
  let ed: string;
  beforeEach(async () => {
    ed = (
      await addMember(api.services.staff, {
        email: "ed@nordet.example",
        name: "Ed",
        password: PASSWORD,
        role: "editor",
      })
    ).id;
  });
  const me = async (cookie: string) => (await api.request("/api/staff/me", { headers: { Cookie: cookie } })).status;

  it("can be deactivated, which ends sessions and blocks sign-in and password resets, and reactivated", async () => {
    const cookie = cookieOf(await signIn("ed@nordet.example"));
    expect(await me(cookie)).toBe(200);
    const rest = (deactivated: boolean) => write("PUT", `/api/staff/members/${ed}/deactivated`, { deactivated });
    expect((await rest(true)).status).toBe(204);
    expect((await rest(true)).status).toBe(204);
    expect(await me(cookie)).toBe(401);
    const refused = await signIn("ed@nordet.example");
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "INVALID_EMAIL_OR_PASSWORD" });
    const asked = { email: "ed@nordet.example" };
    expect((await api.post("/api/auth/request-password-reset", asked, {}, { Origin: SITE })).status).toBe(200);
    expect(await links()).toEqual([]);
    expect((await members())[0]!.deactivatedAt).not.toBeNull();
    expect((await rest(false)).status).toBe(204);
    expect((await signIn("ed@nordet.example")).status).toBe(200);
    expect((await audited()).filter((line) => line.startsWith("staff.deactivated"))).toHaveLength(1);
  });

  it("lose their sessions when an admin ends them or changes their role", async () => {
    for (const change of [
      () => write("DELETE", `/api/staff/members/${ed}/sessions`),
      () => write("PUT", `/api/staff/members/${ed}/role`, { role: "admin" }),
    ]) {
      const cookie = cookieOf(await signIn("ed@nordet.example"));
      expect((await members())[0]!.sessions).toBe(1);
      expect((await change()).status).toBe(204);
      expect(await me(cookie)).toBe(401);
    }
    expect((await members())[0]!.role).toBe("admin");
  });

  it("always include an admin who can sign in, even when two admins deactivate each other", async () => {
    const { staff } = api.services;
    const [a, b] = await Promise.all(
      ["a", "b"].map((name) =>
        addMember(staff, { email: `${name}@nordet.example`, name, password: PASSWORD, role: "admin" }),
      ),
    );
    const outcomes = await Promise.allSettled([
      setDeactivated(staff, a!.id, true, b!.id),
      setDeactivated(staff, b!.id, true, a!.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const admins = (await members()).filter(({ role, deactivatedAt }) => role === "admin" && !deactivatedAt);
    expect(admins).toHaveLength(1);
    await expect(changeRole(staff, admins[0]!.id, "editor", "somebody")).rejects.toMatchObject({ code: "conflict" });
    await expect(setDeactivated(staff, admins[0]!.id, true, admins[0]!.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("get 404 when unknown, and 422 for an unknown role", async () => {
    for (const [method, what, body] of [
      ["PUT", "role", { role: "admin" }],
      ["PUT", "deactivated", { deactivated: true }],
      ["DELETE", "sessions", undefined],
    ] as const) {
      expect((await write(method, `/api/staff/members/nobody/${what}`, body)).status).toBe(404);
    }
    expect((await write("PUT", `/api/staff/members/${ed}/role`, { role: "owner" })).status).toBe(422);
    expect((await write("DELETE", "/api/staff/invitations/x")).status).toBe(404);
  });
});
