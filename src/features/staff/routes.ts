import { type Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import { CLIENT_ADDRESS_HEADER } from "../../lib/client-address-header.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { queryNumber } from "../../lib/query-number.ts";
import { adminPath, type FormOutcome, nextPath, type SignInPage, TYPED_COOKIE, typedCookie } from "./admin-path.ts";
import { type ApiEnv, staffOf } from "./api-env.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { deactivatedSchema, invitationSchema, languageSchema, roleSchema } from "./schema.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import type { StaffService } from "./service.ts";

/** How long what was typed is kept for the page that shows the error, in seconds. */
const TYPED_LENGTH = 120;

/** Texts for the codes of better-auth that a person can do something about. */
const ERROR_OF_CODE: Readonly<Record<string, string>> = {
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "passwordLong",
  PASSWORD_GUESSABLE: "passwordGuessable",
};

/** Up to the largest number of a PostgreSQL `integer`. */
const invitationId = queryNumber(1, 2 ** 31 - 1);

type Form = Record<string, string | undefined>;
type StaffContext = Context<ApiEnv>;

/**
 * What staff need of the API, mounted under `/api`:
 *
 * - `/auth/*`: better-auth; only the endpoints that we use are open (`OPEN_AUTH_PATHS` of the service).
 * - `GET /staff/me` → `{ id, email, name, role }`, prolongs the session; 401 without one.
 * - `PUT /staff/me/language` `{ language, chosen }` → 204: in which the member reads the desk, and their mails; not
 *   `chosen`, it is kept only where none is.
 * - `GET /staff/sessions` → `[{ id, current, createdAt, lastUsedAt, expiresAt, address, userAgent }]`, last used first;
 *   `DELETE /staff/sessions/{id}` → 204 or 404; `DELETE /staff/sessions` → 204, ends all but the current one.
 * - For admins: `GET /staff/members`; `PUT /staff/members/{id}/role` `{ role }`, `PUT /staff/members/{id}/deactivated`
 *   `{ deactivated }`, `DELETE /staff/members/{id}/sessions` → 204; 409 for the last admin and for oneself.
 *   `GET /staff/invitations`, `POST /staff/invitations` `{ email, role, language }` → 201, `DELETE /staff/invitations/{id}`.
 * - `POST /auth/change-password` `{ currentPassword, newPassword }` → 200, ends the other sessions and renews this one;
 *   400 with `code` `INVALID_PASSWORD`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_GUESSABLE`.
 * - `POST /auth/sign-out` or, as a plain form, `POST /staff/sign-out` → 303 to the sign-in page.
 * - Plain forms of the pages under `/admin`: `POST /staff/sign-in`, `/staff/forgot-password`, `/staff/reset-password`,
 *   `/staff/first-account`, `/staff/invitation`; each answers 303 to the page that shows the outcome.
 */
export function staffRoutes(service: StaffService) {
  const app = new Hono<ApiEnv>();
  app.all("/auth/*", (c) => service.handleAuth(c.req.raw));

  app.use("/staff/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });

  app.get("/staff/me", async (c) => {
    const renewed = await service.renewSession(c.req.raw.headers);
    if (!renewed) throw new AppError("unauthenticated", "Sign in first");
    for (const cookie of renewed.setCookies) c.header("set-cookie", cookie, { append: true });
    return c.json(renewed.member);
  });

  app.put("/staff/me/language", async (c) => {
    const { language, chosen } = parseFields(languageSchema, await readJsonObject(c.req));
    await service.keepLanguage(staffOf(c).id, language, chosen);
    return c.body(null, 204);
  });

  app.get("/staff/sessions", async (c) => c.json(await service.sessions(c.req.raw.headers)));
  app.delete("/staff/sessions", async (c) => {
    requireOwnOrigin(c, service.origin);
    await service.endOtherSessions(c.req.raw.headers);
    return c.body(null, 204);
  });
  app.delete("/staff/sessions/:id", async (c) => {
    requireOwnOrigin(c, service.origin);
    await service.endSession(c.req.raw.headers, c.req.param("id"));
    return c.body(null, 204);
  });

  app.get("/staff/members", async (c) => c.json(await service.members()));
  app.put("/staff/members/:id/role", async (c) => {
    const { role } = parseFields(roleSchema, await readJsonObject(c.req));
    await service.changeRole(c.req.param("id"), role, staffOf(c).id);
    return c.body(null, 204);
  });
  app.put("/staff/members/:id/deactivated", async (c) => {
    const { deactivated } = parseFields(deactivatedSchema, await readJsonObject(c.req));
    await service.setDeactivated(c.req.param("id"), deactivated, staffOf(c).id);
    return c.body(null, 204);
  });
  app.delete("/staff/members/:id/sessions", async (c) => {
    requireOwnOrigin(c, service.origin);
    await service.endSessionsOf(c.req.param("id"), staffOf(c).id);
    return c.body(null, 204);
  });

  app.get("/staff/invitations", async (c) => c.json(await service.invitations.open()));
  app.post("/staff/invitations", async (c) => {
    const fields = parseFields(invitationSchema, await readJsonObject(c.req));
    return c.json(await service.invitations.invite(fields, staffOf(c)), 201);
  });
  app.delete("/staff/invitations/:id", async (c) => {
    requireOwnOrigin(c, service.origin);
    const id = invitationId.safeParse(c.req.param("id"));
    if (!id.success) throw new AppError("not-found", "There is no such invitation");
    await service.invitations.withdraw(id.data, staffOf(c).id);
    return c.body(null, 204);
  });

  app.post("/staff/sign-in", (c) =>
    answerForm(c, "sign-in", async (form) => {
      const response = await ask(c, form, "/sign-in/email", {
        email: form["email"]?.trim(),
        password: form["password"],
      });
      if (!response.ok) return { error: "wrong" };
      return follow(c, response, await afterPassword(response, form));
    }),
  );

  app.post("/staff/sign-out", (c) =>
    answerForm(c, "sign-in", async (form) => {
      const response = await ask(c, form, "/sign-out", {});
      return follow(c, response, adminPath("sign-in", { lang: form["lang"] }, {}));
    }),
  );

  app.post("/staff/forgot-password", (c) =>
    answerForm(c, "forgot-password", async (form) => {
      const response = await ask(c, form, "/request-password-reset", { email: form["email"]?.trim() });
      return response.ok ? { done: true } : { error: "email" };
    }),
  );

  app.post("/staff/reset-password", (c) =>
    answerForm(c, "reset-password", async (form) => {
      if (form["repeat"] !== form["password"]) return { error: "repeat" };
      const response = await ask(c, form, "/reset-password", { token: form["token"], newPassword: form["password"] });
      if (response.ok) return c.redirect(adminPath("sign-in", { lang: form["lang"] }, { done: true }), 303);
      const { code } = (await response.json()) as { code?: string };
      return { error: ERROR_OF_CODE[code ?? ""] ?? "link" };
    }),
  );

  app.post("/staff/first-account", (c) =>
    answerForm(c, "first-account", async (form) => {
      const { token = "", name, email, password } = form;
      if (form["repeat"] !== password) return { error: "repeat" };
      await service.addFirst(token, { name, email, password });
      const response = await ask(c, form, "/sign-in/email", { email: email?.trim(), password });
      return follow(c, response, nextPath(undefined, form["lang"]));
    }),
  );

  app.post("/staff/invitation", (c) =>
    answerForm(c, "invitation", async (form) => {
      const { token = "", name, password } = form;
      if (form["repeat"] !== password) return { error: "repeat" };
      const email = await service.invitations.accept(token, { name, password });
      const response = await ask(c, form, "/sign-in/email", { email, password });
      return follow(c, response, nextPath(undefined, form["lang"]));
    }),
  );

  const forms = { answerForm, ask, follow, requireOwnOrigin: refuseOtherOrigin };
  app.route("/", secondFactorRoutes(service, forms));
  app.route("/", passkeyRoutes(service, forms));

  function refuseOtherOrigin(c: StaffContext): void {
    requireOwnOrigin(c, service.origin);
  }

  /**
   * Answers a plain form with 303: to wherever `act` leads, or back to the page with what went wrong and, for two
   * minutes and outside the address, what was typed.
   */
  async function answerForm(
    c: StaffContext,
    page: SignInPage,
    act: (form: Form) => Promise<Response | FormOutcome>,
  ): Promise<Response> {
    requireOwnOrigin(c, service.origin);
    const form = await readForm(c);
    const outcome = await act(form).catch(outcomeOf);
    if (outcome instanceof Response) return outcome;
    if (outcome.error) {
      const value = typedCookie(form["email"] ?? "", form["name"] ?? "");
      const secure = service.origin.startsWith("https:");
      setCookie(c, TYPED_COOKIE, value, {
        path: "/admin",
        maxAge: TYPED_LENGTH,
        httpOnly: true,
        sameSite: "Lax",
        secure,
      });
    }
    return c.redirect(adminPath(page, form, outcome), 303);
  }

  /**
   * Hands a form on to better-auth as its own client would, so that the same limits and checks hold.
   * @param body of a POST; without one it is a GET
   */
  function ask(
    c: StaffContext,
    form: Form,
    path: string,
    body: Record<string, unknown> | undefined,
    hiddenCookie?: string,
  ): Promise<Response> {
    const headers = new Headers({
      "content-type": "application/json",
      origin: service.origin,
      "accept-language": form["lang"] === "en" ? "en" : "fr",
    });
    for (const name of ["cookie", "user-agent", CLIENT_ADDRESS_HEADER]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    if (hiddenCookie) headers.set("cookie", withoutCookie(headers.get("cookie") ?? "", hiddenCookie));
    const url = new URL(`/api/auth${path}`, c.req.url);
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return service.handleAuth(new Request(url, init), true);
  }

  return app;
}

/**
 * Browsers name the origin of what they write; whoever names another than the site's or the host's that was asked is
 * refused, and so is who names none. The front refuses cross-site writes too; a session deserves a second lock.
 */
function requireOwnOrigin(c: StaffContext, siteOrigin: string): void {
  const origin = c.req.header("origin");
  const named = origin !== undefined && origin !== "null";
  const own = named
    ? origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host)
    : c.req.header("sec-fetch-site") === "same-origin";
  if (!own) throw new AppError("forbidden", "A write from another site is refused");
}

async function readForm(c: StaffContext): Promise<Form> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim();
  if (type !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported-media-type", "Send application/x-www-form-urlencoded");
  }
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

/** Sends the browser on, with the cookies that better-auth set or took away. */
function follow(c: StaffContext, response: Response, path: string): Response {
  for (const cookie of response.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
  return c.redirect(path, 303);
}

/** Where the right password leads: to the page that asks for a code, for those who have a second factor. */
async function afterPassword(response: Response, form: Form): Promise<string> {
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect ? adminPath("second-factor", form, {}) : nextPath(form["next"], form["lang"]);
}

/** @param name part of the cookie's name, which has a prefix */
function withoutCookie(header: string, name: string): string {
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.filter((cookie) => !cookie.split("=")[0]!.includes(name)).join("; ");
}

/** @throws whatever no page of ours has words for */
function outcomeOf(error: unknown): FormOutcome {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "too-many-requests") return { error: "limit", wait: Math.ceil((error.retryAfter ?? 60) / 60) };
  if (error.code === "invalid") return { error: Object.values(error.fields)[0] };
  if (error.code === "forbidden") return { error: "link" };
  throw error;
}
