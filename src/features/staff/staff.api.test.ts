import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { QUICK_PASSWORDS } from "../../../test/quick-passwords.ts";
import { createFacts } from "../../db/facts.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError, type AppErrorCode } from "../../lib/http/app-error.ts";
import { auditLog } from "../audit/store.ts";
import { addMember, createResetLink, listAccounts, removeMember, setPassword, setRole } from "./accounts.ts";
import { staffApi } from "./api.ts";
import { assembleStaff } from "./assemble.ts";
import { addFirstMember, firstAccountIsOpen, firstAccountLink } from "./new-accounts.ts";
import type { PasswordRules } from "./parts.ts";
import { LONGEST_WINDOW } from "./sign-in/attempts.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import { handleAuth } from "./sign-in/endpoints.ts";
import { memberOf, type StaffSession } from "./sign-in/sessions.ts";
import { deleteEnded } from "./sign-in/store.ts";

const SITE = "https://nordet.example";
const PASSWORD = "correct horse battery";
const ADMIN = { email: "Ada@Nordet.example", name: "Ada", password: PASSWORD, role: "admin" } as const;
const EDITOR = { email: "ed@nordet.example", name: "Ed", password: PASSWORD, role: "editor" } as const;

const STATUS_OF: Partial<Record<AppErrorCode, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let staff: Staff;
let api: Hono<ApiEnv>;
let mails: ({ recipient: string; language: string } & MailPayloads["password-reset"])[];
let now: Date;
let logged: unknown[][];

// All tests share a database, emptied before each test, because creating one in PGlite takes seconds.
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await emptyDatabase(database);
  mails = [];
  logged = [];
  now = new Date();
  open(QUICK_PASSWORDS);
});

/**
 * Assembles the feature.
 * @param passwords strength rules and hashing; defaults to the app's own
 */
function open(passwords?: PasswordRules) {
  const log = (...values: unknown[]) => void logged.push(values);
  staff = assembleStaff({
    database,
    facts: createFacts(database, [auditLog]),
    secret: "a secret that only this test knows of",
    siteUrl: SITE,
    clock: () => now,
    log: { info: log, warn: log, error: log },
    outbox: {
      async enqueue(_db, { template, recipient, language, payload }) {
        if (template === "password-reset") {
          mails.push({ recipient, language, ...(payload as MailPayloads["password-reset"]) });
        }
        return true;
      },
      wake: () => undefined,
    },
    ...(passwords ? { passwords } : {}),
  });
  api = new Hono<ApiEnv>().basePath("/api");
  api.use(async (c, next) => {
    c.set("staff", await memberOf(staff, c.req.raw.headers));
    await next();
  });
  api.all("/auth/*", (c) => handleAuth(staff, c.req.raw));
  for (const { method, path, respond } of staffApi({ staff })) api.on(method.toUpperCase(), path, respond);
  api.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    if (error.retryAfter) c.header("retry-after", String(error.retryAfter));
    return c.json({ code: error.code, fields: error.fields }, (STATUS_OF[error.code] ?? 400) as 400);
  });
}

interface Sent {
  cookie?: string | undefined;
  address?: string;
  origin?: string | null;
  headers?: Record<string, string>;
}

function headersOf({ cookie, address = "203.0.113.7", origin = SITE, headers = {} }: Sent, type?: string) {
  return {
    "x-nordet-client-address": address,
    "user-agent": "Test browser",
    ...(origin === null ? {} : { origin }),
    ...(cookie ? { cookie } : {}),
    ...(type ? { "content-type": type } : {}),
    ...headers,
  };
}

const get = async (path: string, sent: Sent = {}) =>
  await api.request(`${SITE}/api${path}`, { headers: headersOf({ ...sent, origin: null }) });
const send = async (method: string, path: string, body?: unknown, sent: Sent = {}) =>
  await api.request(`${SITE}/api${path}`, {
    method,
    headers: headersOf(sent, "application/json"),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const postForm = async (path: string, fields: Record<string, string>, sent: Sent = {}) =>
  await api.request(`${SITE}/api${path}`, {
    method: "POST",
    headers: headersOf(sent, "application/x-www-form-urlencoded"),
    body: new URLSearchParams(fields).toString(),
  });
const signIn = (email: string, password: string, sent: Sent = {}) =>
  send("POST", "/auth/sign-in/email", { email, password }, sent);

/** Returns the cookies a browser would send back after a response. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
async function signedIn(email: string = ADMIN.email, password = PASSWORD, sent: Sent = {}): Promise<string> {
  const response = await signIn(email, password, sent);
  expect(response.status).toBe(200);
  return cookiesOf(response);
}
const audited = async () =>
  (await database.kysely.selectFrom("audit_log").select("action").orderBy("id").execute()).map((row) => row.action);

describe("signing in", () => {
  beforeEach(async () => {
    await addMember(staff, ADMIN);
  });

  it("opens a session that identifies its owner", async () => {
    const cookie = await signedIn();
    expect(await memberOf(staff, new Headers({ cookie }))).toEqual({
      id: expect.any(String),
      email: "ada@nordet.example",
      name: "Ada",
      role: "admin",
    });
    const me = await get("/staff/me", { cookie });
    expect(me.status).toBe(200);
    expect(await me.json()).toMatchObject({ name: "Ada", role: "admin" });
    expect(await audited()).toEqual(["staff.added", "staff.signed-in"]);
  });

  it("sets a cookie that scripts cannot read and other sites do not send", async () => {
    const response = await signIn(ADMIN.email, PASSWORD);
    const session = response.headers.getSetCookie().find((cookie) => cookie.includes("session_token"))!;
    expect(session).toMatch(/^__Secure-nordet\.session_token=/);
    expect(session.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=604800",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  it("gives the same response for a wrong password and an unknown account", async () => {
    const wrong = await signIn(ADMIN.email, "wrong horse battery");
    const unknown = await signIn("nobody@nordet.example", "wrong horse battery");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it("refuses a missing or forged cookie", async () => {
    expect(await memberOf(staff, new Headers())).toBeNull();
    const forged = "__Secure-nordet.session_token=abc.def";
    expect(await memberOf(staff, new Headers({ cookie: forged }))).toBeNull();
    expect((await get("/staff/me", { cookie: forged })).status).toBe(401);
  });
});

describe("real password hashing", () => {
  beforeEach(async () => {
    open();
    await addMember(staff, ADMIN);
  });

  it("accepts only the right password, and stores it unreadably", async () => {
    await addMember(staff, EDITOR);
    const rows = await database.kysely.selectFrom("staff_accounts").select("password").execute();
    const kept = rows.map(({ password }) => password);
    expect(new Set(kept).size, "the same password twice, each with a salt of its own").toBe(2);
    for (const password of kept) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    const cookie = await signedIn();
    expect((await signIn(ADMIN.email, "wrong horse battery")).status).toBe(401);
    const body = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    expect((await send("POST", "/auth/change-password", body, { cookie })).status).toBe(200);
    expect((await signIn(ADMIN.email, PASSWORD)).status).toBe(401);
    await signedIn(ADMIN.email, "another horse battery");
  });

  it("is limited even when many guesses arrive at once", async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      signIn(ADMIN.email, "wrong horse battery", { address: `198.51.100.${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

const CLOSED = [
  ["POST", "/auth/sign-up/email"],
  ["POST", "/auth/update-user"],
  ["POST", "/auth/delete-user"],
  ["POST", "/auth/change-email"],
  ["POST", "/auth/set-password"],
  ["POST", "/auth/verify-password"],
  ["POST", "/auth/update-session"],
  ["POST", "/auth/sign-in/social"],
  ["POST", "/auth/link-social"],
  ["POST", "/auth/revoke-sessions"],
  ["POST", "/auth/revoke-session"],
  ["POST", "/auth/revoke-other-sessions"],
  ["GET", "/auth/get-session"],
  ["GET", "/auth/list-sessions"],
  ["GET", "/auth/list-accounts"],
  ["GET", "/auth/reset-password/abc?callbackURL=https://evil.example"],
  ["GET", "/auth/verify-email?token=x"],
  ["GET", "/auth/error"],
  ["GET", "/auth/ok"],
  ["GET", "/auth/sign-in/email"],
  ["POST", "/auth/sign-in/email/"],
  ["POST", "/auth//sign-in/email"],
  ["POST", "/auth/admin/set-role"],
  ["POST", "/auth/admin/create-user"],
  ["POST", "/auth/admin/impersonate-user"],
  ["GET", "/auth/admin/list-users"],
  ["POST", "/auth/toString"],
] as const;

describe("open endpoints", () => {
  beforeEach(async () => {
    await addMember(staff, ADMIN);
    await addMember(staff, EDITOR);
  });

  it("exclude better-auth's other endpoints, for everyone", async () => {
    const cookie = await signedIn(EDITOR.email);
    const body = { userId: "x", role: "admin", email: "new@nordet.example", name: "New", password: PASSWORD };
    for (const [method, path] of CLOSED) {
      const response = await send(method, path, method === "GET" ? undefined : body, { cookie });
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
    expect((await listAccounts(staff)).map(({ email, role }) => [email, role])).toEqual([
      ["ada@nordet.example", "admin"],
      ["ed@nordet.example", "editor"],
    ]);
  });

  it("ignore a role sent while signing in", async () => {
    const response = await send("POST", "/auth/sign-in/email", { ...EDITOR, role: "admin" });
    const member = await memberOf(staff, new Headers({ cookie: cookiesOf(response) }));
    expect(member?.role).toBe("editor");
  });

  it("cannot store an invalid role, which the database rejects too", async () => {
    const unknown = database.kysely
      .updateTable("staff")
      .set({ role: "owner" as "admin" })
      .execute();
    await expect(unknown).rejects.toThrow();
  });
});

describe("limits", () => {
  beforeEach(async () => {
    await addMember(staff, ADMIN);
  });

  it("stop guessing from one IP address, whatever the account", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++) {
      statuses.push((await signIn(`guess-${attempt}@nordet.example`, "guess", { headers: FORGED })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    const limited = await signIn(ADMIN.email, PASSWORD);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await signIn(ADMIN.email, PASSWORD, { address: "203.0.113.8" })).status).toBe(200);
  });

  it("stop guessing at one account, whatever the IP address, without revealing whether it exists", async () => {
    for (const email of [ADMIN.email, "nobody@nordet.example"]) {
      const guesses = Array.from({ length: 12 }, (_, index) =>
        signIn(email.toUpperCase(), "wrong horse battery", { address: `198.51.100.${index}` }),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    }
    const limited = await signIn(ADMIN.email, PASSWORD, { address: "198.51.100.99" });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(890);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await signIn(ADMIN.email, PASSWORD, { address: "198.51.100.99" })).status).toBe(200);
  });

  it("do not lock an account for a day when the clock is set back by a day", async () => {
    for (let index = 0; index < 10; index++) {
      await signIn(ADMIN.email, "wrong horse battery", { address: `198.51.100.${index}` });
    }
    const fresh = { address: "198.51.100.99" };
    expect((await signIn(ADMIN.email, PASSWORD, fresh)).status).toBe(429);
    now = new Date(now.getTime() - 24 * 60 * 60_000);
    expect((await signIn(ADMIN.email, PASSWORD, fresh)).status).toBe(200);
  });

  it("do not lock an account for longer when the clock is set back by minutes", async () => {
    for (let index = 0; index < 10; index++) {
      await signIn(ADMIN.email, "wrong horse battery", { address: `198.51.100.${index}` });
    }
    const fresh = { address: "198.51.100.99" };
    now = new Date(now.getTime() - 60_000);
    expect((await signIn(ADMIN.email, PASSWORD, fresh)).status, "two servers’ clocks may differ this much").toBe(429);
    now = new Date(now.getTime() - 13 * 60_000);
    expect((await signIn(ADMIN.email, PASSWORD, fresh)).status).toBe(200);
  });

  it("let the owner in from a known browser while outsiders guess", async () => {
    const cookie = await signedIn();
    for (let index = 0; index < 11; index++) {
      await signIn(ADMIN.email, "wrong horse battery", { address: `198.51.100.${index}` });
    }
    const fresh = { address: "192.0.2.1" };
    expect((await signIn(ADMIN.email, PASSWORD, fresh)).status).toBe(429);
    expect((await signIn(ADMIN.email, PASSWORD, { ...fresh, cookie })).status).toBe(200);
    const altered = cookie.replace(/known_browser=[^;]*/, "known_browser=forged.value");
    expect((await signIn(ADMIN.email, PASSWORD, { ...fresh, cookie: altered })).status).toBe(429);
  });

  it("let a known browser's sign-in go first while strangers' passwords are checked one at a time", async () => {
    const cookie = await signedIn();
    const checked: string[] = [];
    open({
      ...QUICK_PASSWORDS,
      hash: async () => `${checked.push("stranger's")}`,
      verify: (stored) => {
        checked.push("owner's");
        return QUICK_PASSWORDS.verify(stored);
      },
    });
    // Without the session's lookup, so that they arrive in this order.
    const arrive = (email: string, sent: Sent) => {
      const init = { method: "POST", headers: headersOf(sent, "application/json") };
      const body = JSON.stringify({ email, password: PASSWORD });
      return handleAuth(staff, new Request(`${SITE}/api/auth/sign-in/email`, { ...init, body }));
    };
    const strangers = [1, 2, 3].map((host) => arrive(`nobody-${host}@nordet.example`, { address: `198.51.${host}.1` }));
    const answers = await Promise.all([...strangers, arrive(ADMIN.email, { cookie })]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200]);
    expect(checked).toEqual(["stranger's", "owner's", "stranger's", "stranger's"]);
  });

  it("reset an account's failures once its owner signs in", async () => {
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 6; index++) {
        await signIn(ADMIN.email, "wrong horse battery", { address: `198.51.100.${index}` });
      }
      expect((await signIn(ADMIN.email, PASSWORD)).status).toBe(200);
    }
  });

  it("stop guessing the current password with a hijacked session", async () => {
    const cookie = await signedIn();
    const body = { currentPassword: "wrong horse battery", newPassword: "another horse battery" };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      const sent = { cookie, address: `198.51.100.${index}` };
      statuses.push((await send("POST", "/auth/change-password", body, sent)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("leave no rows behind once expired", async () => {
    await signIn("nobody@nordet.example", "guess");
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    await deleteEnded(database.kysely, now, LONGEST_WINDOW);
    expect(await database.kysely.selectFrom("staff_attempts").selectAll().execute()).toEqual([]);
    expect(await database.kysely.selectFrom("staff_rate_limits").selectAll().execute(), "addresses").toEqual([]);
  });
});

const FORGED = { "x-forwarded-for": "1.2.3.4", "x-real-ip": "1.2.3.4", "cf-connecting-ip": "1.2.3.4" };

describe("cross-site writes", () => {
  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a foreign origin with a session", { origin: "https://evil.example", withSession: true }],
    ["no origin with a session", { origin: null, withSession: true }],
    ["an origin that only begins like ours", { origin: `${SITE}.evil.example` }],
  ])(
    "are refused with %s",
    async (_what, { origin, withSession }: { origin: string | null; withSession?: boolean }) => {
      await addMember(staff, ADMIN);
      const cookie = withSession ? await signedIn() : undefined;
      const before = await database.kysely.selectFrom("staff_sessions").select("id").execute();
      const sent = { origin, cookie };
      expect((await signIn(ADMIN.email, PASSWORD, sent)).status).toBe(403);
      expect((await postForm("/staff/sign-in", { email: ADMIN.email, password: PASSWORD }, sent)).status).toBe(403);
      if (withSession) {
        expect((await send("DELETE", "/staff/sessions", undefined, sent)).status).toBe(403);
        expect((await send("POST", "/auth/sign-out", {}, sent)).status).toBe(403);
      }
      expect(await database.kysely.selectFrom("staff_sessions").select("id").execute()).toEqual(before);
    },
  );
});

describe("sessions", () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    await addMember(staff, ADMIN);
    await addMember(staff, EDITOR);
    first = await signedIn();
    second = await signedIn();
  });
  const list = async (cookie: string) => (await (await get("/staff/sessions", { cookie })).json()) as StaffSession[];

  it("are listed without their tokens", async () => {
    const sessions = await list(first);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(Object.keys(sessions[0]!).sort()).toEqual(
      ["address", "createdAt", "current", "expiresAt", "id", "lastUsedAt", "userAgent"].sort(),
    );
    expect(sessions[0]).toMatchObject({ address: "203.0.113.7", userAgent: "Test browser" });
  });

  it("are refused as soon as they are ended", async () => {
    const other = (await list(first)).find(({ current }) => !current)!;
    expect((await send("DELETE", `/staff/sessions/${other.id}`, undefined, { cookie: first })).status).toBe(204);
    expect((await get("/staff/me", { cookie: second })).status).toBe(401);
    expect((await get("/staff/me", { cookie: first })).status).toBe(200);
    expect((await send("DELETE", `/staff/sessions/${other.id}`, undefined, { cookie: first })).status).toBe(404);
  });

  it("cannot be ended by another member", async () => {
    const [mine] = await list(first);
    const cookie = await signedIn(EDITOR.email);
    expect((await send("DELETE", `/staff/sessions/${mine!.id}`, undefined, { cookie })).status).toBe(404);
    expect(await list(first)).toHaveLength(2);
  });

  it("can all be ended except the current one", async () => {
    expect((await send("DELETE", "/staff/sessions", undefined, { cookie: first })).status).toBe(204);
    expect(await memberOf(staff, new Headers({ cookie: second }))).toBeNull();
    expect(await memberOf(staff, new Headers({ cookie: first }))).not.toBeNull();
  });

  it("cannot be listed or ended without a session", async () => {
    expect((await get("/staff/sessions")).status).toBe(401);
    expect((await send("DELETE", "/staff/sessions")).status).toBe(401);
  });

  it("end by signing out", async () => {
    const out = await postForm("/staff/sign-out", { lang: "en" }, { cookie: first });
    expect([out.status, out.headers.get("location")]).toEqual([303, "/admin/sign-in?lang=en"]);
    expect(await memberOf(staff, new Headers({ cookie: first }))).toBeNull();
  });

  it("end after a week without use, and are extended by use", async () => {
    const day = 24 * 60 * 60_000;
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      vi.setSystemTime(Date.now() + 5 * day);
      const me = await get("/staff/me", { cookie: first });
      expect(me.headers.getSetCookie().join()).toContain("Max-Age=604800");
      vi.setSystemTime(Date.now() + 3 * day);
      expect(await memberOf(staff, new Headers({ cookie: first }))).not.toBeNull();
      expect(await memberOf(staff, new Headers({ cookie: second }))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("end on their last day, even if in use", async () => {
    const day = 24 * 60 * 60_000;
    const began = Date.now();
    const wait = (days: number) => {
      now = new Date(began + days * day);
      vi.setSystemTime(now);
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (let days = 2; days < 30; days += 2) {
        wait(days);
        expect((await get("/staff/me", { cookie: first })).status, `day ${days}`).toBe(200);
      }
      const [session] = await list(first);
      expect(new Date(session!.expiresAt).getTime()).toBeLessThanOrEqual(began + 30 * day);
      wait(30);
      expect((await get("/staff/me", { cookie: first })).status).toBe(401);
      expect(await memberOf(staff, new Headers({ cookie: first }))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("end when the password, the role or the account changes", async () => {
    const body = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    const changed = await send("POST", "/auth/change-password", body, { cookie: first });
    expect(changed.status).toBe(200);
    const renewed = cookiesOf(changed);
    expect(await memberOf(staff, new Headers({ cookie: first }))).toBeNull();
    expect(await memberOf(staff, new Headers({ cookie: second }))).toBeNull();
    expect((await memberOf(staff, new Headers({ cookie: renewed })))?.name).toBe("Ada");

    const editor = await signedIn(EDITOR.email);
    await setRole(staff, EDITOR.email, "admin");
    expect(await memberOf(staff, new Headers({ cookie: editor }))).toBeNull();
    const promoted = await signedIn(EDITOR.email);
    expect((await memberOf(staff, new Headers({ cookie: promoted })))?.role).toBe("admin");
    await removeMember(staff, EDITOR.email);
    expect(await memberOf(staff, new Headers({ cookie: promoted }))).toBeNull();
    expect((await signIn(EDITOR.email, PASSWORD)).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  beforeEach(async () => {
    await addMember(staff, ADMIN);
  });
  const ask = (email: string, sent: Sent = {}) => send("POST", "/auth/request-password-reset", { email }, sent);
  const tokenOf = ({ url }: (typeof mails)[number]) => new URL(url).searchParams.get("token")!;
  const reset = (token: string, newPassword: string) => send("POST", "/auth/reset-password", { token, newPassword });

  it("gets the same response, after the same time, whether or not the account exists", async () => {
    const began = performance.now();
    const unknown = await ask("nobody@nordet.example");
    expect(performance.now() - began).toBeGreaterThan(390);
    const known = await ask("ADA@nordet.example");
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["ada@nordet.example"]);
  });

  it("is replaced through a link that works once", async () => {
    const session = await signedIn();
    await ask(ADMIN.email, { headers: { "accept-language": "en" } });
    const mail = mails[0]!;
    expect(mail).toMatchObject({ name: "Ada", language: "en", minutes: 60 });
    expect(mail.url).toMatch(/^https:\/\/nordet\.example\/admin\/reset-password\?token=\w+&lang=en$/);
    expect((await reset(tokenOf(mail), "too short")).status).toBe(400);
    const attempts = await Promise.all([1, 2, 3].map(() => reset(tokenOf(mail), "another horse battery")));
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await memberOf(staff, new Headers({ cookie: session }))).toBeNull();
    expect((await signIn(ADMIN.email, PASSWORD)).status).toBe(401);
    await signedIn(ADMIN.email, "another horse battery");
    expect(await audited()).toContain("staff.password-reset");
  });

  it("is reset through one link, which invalidates the others and expires after an hour", async () => {
    await ask(ADMIN.email);
    await ask(ADMIN.email);
    const [older, newer] = mails.map(tokenOf);
    expect((await reset(newer!, "another horse battery")).status).toBe(200);
    expect((await reset(older!, "a third horse battery")).status).toBe(400);
    await ask(ADMIN.email);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61 * 60_000);
    const late = await reset(tokenOf(mails[2]!), "a third horse battery");
    vi.useRealTimers();
    expect(late.status).toBe(400);
  });

  it("leaves no reset token in the database", async () => {
    await ask(ADMIN.email);
    const rows = await database.kysely.selectFrom("staff_verifications").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(mails[0]!));
  });

  it("sends an account at most three reset emails a day, without revealing the limit", async () => {
    for (let index = 0; index < 5; index++) {
      expect((await ask(ADMIN.email, { address: `198.51.100.${index}` })).status).toBe(200);
    }
    expect(mails).toHaveLength(3);
  });

  it("sends no link to another site", async () => {
    const body = { email: ADMIN.email, redirectTo: "https://evil.example/" };
    expect((await send("POST", "/auth/request-password-reset", body)).status).toBe(403);
    expect(mails).toEqual([]);
    await ask(ADMIN.email, { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } });
    expect(mails[0]!.url).toMatch(/^https:\/\/nordet\.example\//);
  });
});

describe("the first account", () => {
  const input = { email: "Ada@Nordet.example", name: "Ada", password: PASSWORD };
  const tokenOf = (link: string | null) => new URL(link!).searchParams.get("token")!;

  it("is created once, even when the link is used several times at once", async () => {
    const link = await firstAccountLink(staff);
    expect(link).toMatch(/^https:\/\/nordet\.example\/admin\/first-account\?token=[\w-]{43}$/);
    expect(await firstAccountLink(staff)).toBe(link);
    const token = tokenOf(link);
    expect(await firstAccountIsOpen(staff, token)).toBe(true);
    const made = await Promise.allSettled(
      [1, 2, 3].map((index) => addFirstMember(staff, token, { ...input, email: `a${index}@nordet.example` })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listAccounts(staff)).map(({ role }) => role)).toEqual(["admin"]);
    expect(await firstAccountLink(staff)).toBeNull();
    expect(await firstAccountIsOpen(staff, token)).toBe(false);
  });

  it("is not created with a wrong token, or once an account exists", async () => {
    const token = tokenOf(await firstAccountLink(staff));
    for (const wrong of ["", "x", `${token}x`, `${token.startsWith("x") ? "y" : "x"}${token.slice(1)}`]) {
      await expect(addFirstMember(staff, wrong, input)).rejects.toMatchObject({ code: "forbidden" });
    }
    await addMember(staff, EDITOR);
    await expect(addFirstMember(staff, token, input)).rejects.toMatchObject({ code: "forbidden" });
    expect(await listAccounts(staff)).toHaveLength(1);
  });

  it("is created by a plain form, which also signs in", async () => {
    const token = tokenOf(await firstAccountLink(staff));
    const form = { token, ...input, repeat: PASSWORD, lang: "en" };
    const at = async (fields: Record<string, string>) => {
      const response = await postForm("/staff/first-account", fields);
      return [response.status, response.headers.get("location")?.replace(token, "T")];
    };
    const page = "/admin/first-account?lang=en&token=T&error=";
    expect(await at({ ...form, repeat: "other" })).toEqual([303, `${page}repeat`]);
    expect(await at({ ...form, password: "short", repeat: "short" })).toEqual([303, `${page}password`]);
    expect(await at({ ...form, email: "nobody" })).toEqual([303, `${page}email`]);
    expect(await at({ ...form, name: " " })).toEqual([303, `${page}name`]);
    const done = await postForm("/staff/first-account", form);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/admin/today?lang=en"]);
    expect((await memberOf(staff, new Headers({ cookie: cookiesOf(done) })))?.role).toBe("admin");
    expect((await at(form))[1]).toBe(`${page}link`);
  });
});

describe("plain forms", () => {
  beforeEach(async () => {
    await addMember(staff, ADMIN);
  });

  it("sign in and redirect only to the desk", async () => {
    const to = async (next: string) => {
      const response = await postForm("/staff/sign-in", { email: ADMIN.email, password: PASSWORD, next });
      expect(response.status).toBe(303);
      return response.headers.get("location");
    };
    expect(await to("")).toBe("/admin/today");
    expect(await to("/admin/outbox?status=dead")).toBe("/admin/outbox?status=dead");
    for (const evil of [
      "https://evil.example/admin",
      "//evil.example/admin",
      "/\\evil.example/admin",
      "/administrator",
      "/admin/../x",
    ]) {
      expect(await to(evil)).toBe("/admin/today");
    }
  });

  it("show the error without putting the email address in the URL", async () => {
    const wrong = await postForm("/staff/sign-in", { email: ADMIN.email, password: "wrong", next: "/admin/outbox" });
    expect(wrong.headers.get("location")).toBe("/admin/sign-in?next=%2Fadmin%2Foutbox&error=wrong");
    expect(wrong.headers.getSetCookie().join()).toMatch(
      /^nordet\.typed=\S+; Max-Age=120; Path=\/admin; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (let index = 0; index < 10; index++) {
      await postForm("/staff/sign-in", { email: ADMIN.email, password: "wrong" }, { address: `198.51.100.${index}` });
    }
    const limited = await postForm("/staff/sign-in", { email: ADMIN.email, password: PASSWORD });
    expect(limited.headers.get("location")).toBe("/admin/sign-in?error=limit&wait=15");
  });

  it("reject anything but a form", async () => {
    expect((await send("POST", "/staff/sign-in", { email: ADMIN.email, password: PASSWORD })).status).toBe(415);
  });

  it("accept input that is cut in the middle of a surrogate pair", async () => {
    const email = `${"a".repeat(253)}😀@nordet.example`;
    const response = await postForm("/staff/sign-in", { email, password: "wrong" });
    expect(response.headers.get("location")).toBe("/admin/sign-in?error=wrong");
  });

  it("respond with an error when fields are missing", async () => {
    for (const path of ["sign-in", "forgot-password", "reset-password", "first-account"]) {
      const response = await postForm(`/staff/${path}`, {});
      expect([path, response.status]).toEqual([path, 303]);
      expect(response.headers.get("location")).toContain("error=");
    }
  });
});

describe("accounts", () => {
  it("keep at least one admin, even when the last two are removed at once", async () => {
    await addMember(staff, ADMIN);
    await expect(removeMember(staff, ADMIN.email)).rejects.toMatchObject({ code: "conflict" });
    await expect(setRole(staff, ADMIN.email, "editor")).rejects.toMatchObject({ code: "conflict" });
    await addMember(staff, { ...EDITOR, role: "admin" });
    const gone = await Promise.allSettled([removeMember(staff, ADMIN.email), removeMember(staff, EDITOR.email)]);
    expect(gone.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listAccounts(staff)).toHaveLength(1);
  });

  it("have unique email addresses, in any spelling and even when added at once", async () => {
    const added = await Promise.allSettled([
      addMember(staff, ADMIN),
      addMember(staff, { ...ADMIN, email: " ada@NORDET.example " }),
    ]);
    expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((added.find(({ status }) => status === "rejected") as PromiseRejectedResult).reason.code).toBe("conflict");
  });

  it.each([
    ["email", { email: "ada@" }],
    ["name", { name: "A\u0000da" }],
    ["password", { password: "eleven char" }],
    ["password", { password: "x".repeat(129) }],
  ])("reject a bad %s", async (field, change) => {
    const refused = await addMember(staff, { ...ADMIN, ...change }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(Object.keys((refused as AppError).fields)).toEqual([field]);
  });

  it("reject a commonly tried password, whichever way it is set", async () => {
    open();
    const guessable = "Bienvenue2026";
    await addMember(staff, ADMIN);
    const refused = await Promise.allSettled([
      addMember(staff, { ...ADMIN, email: "ed@nordet.example", password: guessable }),
      setPassword(staff, ADMIN.email, guessable),
    ]);
    for (const result of refused) {
      expect((result as PromiseRejectedResult).reason.fields).toEqual({ password: "passwordGuessable" });
    }
    const body = { currentPassword: PASSWORD, newPassword: guessable };
    const changed = await send("POST", "/auth/change-password", body, { cookie: await signedIn() });
    expect([changed.status, (await changed.json()).code]).toEqual([400, "PASSWORD_GUESSABLE"]);
    const token = new URL((await createResetLink(staff, ADMIN.email)).url).searchParams.get("token")!;
    const form = await postForm("/staff/reset-password", { token, password: guessable, repeat: guessable });
    expect(form.headers.get("location")).toContain("error=passwordGuessable");
    await signedIn();
  });

  it("check a new password's strength only if the caller may set it and its length is allowed", async () => {
    const judged: string[] = [];
    const isGuessable = async (password: string) => Boolean(judged.push(password)) && false;
    open({ ...QUICK_PASSWORDS, isGuessable });
    await addMember(staff, ADMIN);
    judged.length = 0;
    const newPassword = "another horse battery";
    const change = (password: string, sent: Sent = {}) =>
      send("POST", "/auth/change-password", { currentPassword: PASSWORD, newPassword: password }, sent);
    const cookie = await signedIn();
    const refused = [
      await send("POST", "/auth/reset-password", { token: "made up", newPassword }),
      await change(newPassword),
      await change(newPassword, { cookie: "nordet.session_token=made.up" }),
      await change("a".repeat(10_000), { cookie }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 401, 401, 400]);
    expect(judged).toEqual([]);
    expect((await change(newPassword, { cookie })).status).toBe(200);
    expect(judged).toEqual([newPassword]);
  });

  it("can get a new password or a reset link from the command line", async () => {
    await addMember(staff, ADMIN);
    const cookie = await signedIn();
    await setPassword(staff, ADMIN.email, "another horse battery");
    expect(await memberOf(staff, new Headers({ cookie }))).toBeNull();
    const { url } = await createResetLink(staff, ADMIN.email);
    const token = new URL(url).searchParams.get("token")!;
    const form = { token, password: "a third horse battery", repeat: "a third horse battery" };
    const done = await postForm("/staff/reset-password", form);
    expect(done.headers.get("location")).toBe("/admin/sign-in?done=1");
    await signedIn(ADMIN.email, "a third horse battery");
  });

  it("appear in the log when refused, by factor and account, without the email address", async () => {
    await addMember(staff, ADMIN);
    await signIn(ADMIN.email, "wrong horse battery");
    await signIn(ADMIN.email.toUpperCase(), "wrong horse battery");
    await signIn("nobody@nordet.example", "wrong horse battery");
    await signIn(ADMIN.email, PASSWORD);
    await send("POST", "/auth/reset-password", { token: "no-such-token", newPassword: "another horse battery" });
    await postForm("/staff/second-factor", { code: "123456" });
    await postForm("/staff/second-factor", { code: "not\nsix\u2028digits" });
    const refused = logged.map(([fields]) => fields as { shown: string; status: number; account?: string });
    expect(refused.map(({ shown }) => shown)).toEqual([
      ...["password", "password", "password", "link", "code", "recovery code"],
    ]);
    expect(refused.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    expect(refused[0]!.account).toBe(refused[1]!.account);
    expect(refused[0]!.account).not.toBe(refused[2]!.account);
    expect(JSON.stringify(logged)).not.toMatch(/@|ada|horse|six/i);
  });

  it("leave no email address in the log", async () => {
    await addMember(staff, ADMIN);
    await signIn(ADMIN.email, "wrong horse battery");
    await signIn("nobody@nordet.example", "wrong horse battery", { origin: "https://evil.example" });
    await send("POST", "/auth/request-password-reset", { email: "nobody@nordet.example" });
    expect(JSON.stringify(logged)).not.toContain("@");
  });
});
