import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { adminPath, nextPath } from "./admin-path.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { createPlainForms, type Form } from "./plain-forms.ts";
import { deactivatedSchema, invitationSchema, languageSchema, roleSchema } from "./schema.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import type { StaffService } from "./service.ts";

/** Texts for the codes of better-auth that a person can do something about. */
const ERROR_OF_CODE: Readonly<Record<string, string>> = {
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "passwordLong",
  PASSWORD_GUESSABLE: "passwordGuessable",
};

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
  const forms = createPlainForms(service);
  const { answerForm, ask, follow } = forms;
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
    forms.requireOwnOrigin(c);
    await service.endOtherSessions(c.req.raw.headers);
    return c.body(null, 204);
  });
  app.delete("/staff/sessions/:id", async (c) => {
    forms.requireOwnOrigin(c);
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
    forms.requireOwnOrigin(c);
    await service.endSessionsOf(c.req.param("id"), staffOf(c).id);
    return c.body(null, 204);
  });

  app.get("/staff/invitations", async (c) => c.json(await service.invitations.open()));
  app.post("/staff/invitations", async (c) => {
    const fields = parseFields(invitationSchema, await readJsonObject(c.req));
    return c.json(await service.invitations.invite(fields, staffOf(c)), 201);
  });
  app.delete("/staff/invitations/:id", async (c) => {
    forms.requireOwnOrigin(c);
    await service.invitations.withdraw(recordId(c), staffOf(c).id);
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

  app.route("/", secondFactorRoutes(service, forms));
  app.route("/", passkeyRoutes(service, forms));

  return app;
}

/** Where the right password leads: to the page that asks for a code, for those who have a second factor. */
async function afterPassword(response: Response, form: Form): Promise<string> {
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect ? adminPath("second-factor", form, {}) : nextPath(form["next"], form["lang"]);
}
