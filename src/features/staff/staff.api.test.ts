import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import { AppError, type AppErrorCode } from "../../lib/app-error.ts";
import type { ApiEnv } from "./require-role.ts";
import { staffRoutes } from "./routes.ts";
import { createStaffService, type ResetMail, type StaffService } from "./service.ts";

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
let staff: StaffService;
let api: Hono<ApiEnv>;
let mails: ResetMail[];
let now: Date;
let logged: unknown[][];

beforeEach(async () => {
  database = await testDatabase();
  mails = [];
  logged = [];
  now = new Date();
  const log = (...values: unknown[]) => void logged.push(values);
  staff = createStaffService({
    database,
    secret: "a secret that only this test knows of",
    siteUrl: SITE,
    clock: () => now,
    log: { info: log, warn: log, error: log },
    sendResetMail: async (mail) => void mails.push(mail),
  });
  api = new Hono<ApiEnv>().basePath("/api");
  api.use(async (c, next) => {
    c.set("staff", await staff.memberOf(c.req.raw.headers));
    await next();
  });
  api.route("/", staffRoutes(staff));
  api.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    if (error.retryAfter) c.header("retry-after", String(error.retryAfter));
    return c.json({ code: error.code, fields: error.fields }, (STATUS_OF[error.code] ?? 400) as 400);
  });
});
afterEach(() => database.close());

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
const signIn = (email: string, password: string, sent: Sent = {}) =>
  send("POST", "/auth/sign-in/email", { email, password }, sent);

/** What a browser sends back of the cookies an answer set. */
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
    await staff.add(ADMIN);
  });

  it("gives a session that tells who asks", async () => {
    const cookie = await signedIn();
    expect(await staff.memberOf(new Headers({ cookie }))).toEqual({
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

  it("answers a wrong password and an unknown account alike", async () => {
    const wrong = await signIn(ADMIN.email, "wrong horse battery");
    const unknown = await signIn("nobody@nordet.example", "wrong horse battery");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it("knows nobody without a cookie, or with a forged one", async () => {
    expect(await staff.memberOf(new Headers())).toBeNull();
    const forged = "__Secure-nordet.session_token=abc.def";
    expect(await staff.memberOf(new Headers({ cookie: forged }))).toBeNull();
    expect((await get("/staff/me", { cookie: forged })).status).toBe(401);
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

describe("what is open", () => {
  beforeEach(async () => {
    await staff.add(ADMIN);
    await staff.add(EDITOR);
  });

  it("knows no other endpoint of better-auth, for nobody", async () => {
    const cookie = await signedIn(EDITOR.email);
    const body = { userId: "x", role: "admin", email: "new@nordet.example", name: "New", password: PASSWORD };
    for (const [method, path] of CLOSED) {
      const response = await send(method, path, method === "GET" ? undefined : body, { cookie });
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
    expect((await staff.list()).map(({ email, role }) => [email, role])).toEqual([
      ["ada@nordet.example", "admin"],
      ["ed@nordet.example", "editor"],
    ]);
  });

  it("lets nobody choose a role while signing in", async () => {
    const response = await send("POST", "/auth/sign-in/email", { ...EDITOR, role: "admin" });
    const member = await staff.memberOf(new Headers({ cookie: cookiesOf(response) }));
    expect(member?.role).toBe("editor");
  });

  it("refuses a role that is none, in the database too", async () => {
    const unknown = database.kysely
      .updateTable("staff")
      .set({ role: "owner" as "admin" })
      .execute();
    await expect(unknown).rejects.toThrow();
  });
});
