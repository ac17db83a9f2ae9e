import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { adminPath, nextPath, SETUP_COOKIE } from "./admin-path.ts";
import { CHALLENGE_COOKIE, SESSION_COOKIE } from "./auth-cookies.ts";
import type { PlainForms, StaffContext } from "./plain-forms.ts";
import { settingsSchema } from "./schema.ts";
import { hasTwoFactors } from "./second-factor-service.ts";
import type { StaffService } from "./service.ts";

const PATH_OF_ACT: Readonly<Record<string, string>> = {
  start: "/two-factor/enable",
  codes: "/two-factor/generate-backup-codes",
  off: "/two-factor/disable",
};

/**
 * - Plain forms: `POST /staff/second-factor` `{ code }` after the password; `POST /staff/second-factor-setup`
 *   `{ act: start|codes|off, password }`; `POST /staff/second-factor-confirm` `{ code }`.
 * - For admins: `GET` and `PUT /staff/settings` `{ requireSecondFactor }` (409 for an admin who has shown one factor);
 *   `DELETE /staff/members/{id}/second-factor` → 204, ends the member's sessions.
 */
export function secondFactorRoutes(service: StaffService, forms: PlainForms) {
  const app = new Hono<ApiEnv>();
  const { secondFactor } = service;

  app.post("/staff/second-factor", (c) =>
    forms.answerForm(c, "second-factor", async (form) => {
      const code = (form["code"] ?? "").replaceAll(/\s/g, "");
      const isOfApp = /^\d{6}$/.test(code);
      // A session of before says nothing of who types this code.
      const path = isOfApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
      const response = await forms.ask(c, form, path, { code }, SESSION_COOKIE);
      if (response.ok) return forms.follow(c, response, nextPath(form["next"], form["lang"]));
      const { code: problem = "" } = (await response.json()) as { code?: string };
      if (problem === "INVALID_CODE" || problem === "INVALID_BACKUP_CODE") return { error: "code" };
      return c.redirect(adminPath("sign-in", form, { error: "challenge" }), 303);
    }),
  );

  app.post("/staff/second-factor-setup", (c) =>
    forms.answerForm(c, "second-factor-setup", async (form) => {
      const owner = await service.sessionOwner(c.req.raw.headers);
      if (!owner) return c.redirect(adminPath("sign-in", { lang: form["lang"] }, {}), 303);
      if (!(await service.passkeys.mayAdd(owner))) return {};
      const act = form["act"] ?? "";
      const path = Object.hasOwn(PATH_OF_ACT, act) ? PATH_OF_ACT[act]! : "/two-factor/enable";
      if (act === "off" && (await secondFactor.isRequired())) return { error: "other" };
      const response = await forms.ask(c, form, path, { password: form["password"] ?? "" }, CHALLENGE_COOKIE);
      if (!response.ok) {
        const { code } = (await response.json()) as { code?: string };
        return { error: code === "INVALID_PASSWORD" ? "currentPassword" : "other" };
      }
      if (act === "off") await secondFactor.note(owner.userId, "staff.second-factor-off");
      else showCodes(c, owner.userId);
      if (act === "codes") await secondFactor.note(owner.userId, "staff.recovery-codes");
      return forms.follow(c, response, adminPath("second-factor-setup", { lang: form["lang"] }, {}));
    }),
  );

  app.post("/staff/second-factor-confirm", (c) =>
    forms.answerForm(c, "second-factor-setup", async (form) => {
      const owner = await service.sessionOwner(c.req.raw.headers);
      if (!owner) return c.redirect(adminPath("sign-in", { lang: form["lang"] }, {}), 303);
      if (!(await service.passkeys.mayAdd(owner))) return {};
      const code = (form["code"] ?? "").replaceAll(/\s/g, "");
      const response = await forms.ask(c, form, "/two-factor/verify-totp", { code }, CHALLENGE_COOKIE);
      if (!response.ok) return { error: "code" };
      if (!owner.twoFactorEnabled) await secondFactor.note(owner.userId, "staff.second-factor-on");
      showCodes(c, owner.userId);
      return forms.follow(c, response, adminPath("second-factor-setup", { lang: form["lang"] }, {}));
    }),
  );

  app.get("/staff/settings", async (c) => {
    const owner = await service.sessionOwner(c.req.raw.headers);
    return c.json({
      requireSecondFactor: await secondFactor.isRequired(),
      mayRequire: owner !== null && hasTwoFactors(owner),
    });
  });
  app.put("/staff/settings", async (c) => {
    const { requireSecondFactor } = parseFields(settingsSchema, await readJsonObject(c.req));
    const owner = await service.sessionOwner(c.req.raw.headers);
    const mayRequire = owner !== null && hasTwoFactors(owner);
    await secondFactor.require(requireSecondFactor, { id: staffOf(c).id, mayRequire });
    return c.body(null, 204);
  });
  app.delete("/staff/members/:id/second-factor", async (c) => {
    forms.requireOwnOrigin(c);
    await secondFactor.remove(c.req.param("id"), staffOf(c).id);
    return c.body(null, 204);
  });

  /** For ten minutes this browser is shown the secret and the recovery codes: the password was given just now. */
  function showCodes(c: StaffContext, userId: string): void {
    const { value, maxAge } = secondFactor.proofFor(userId);
    const secure = service.origin.startsWith("https:");
    setCookie(c, SETUP_COOKIE, value, { path: "/admin", maxAge, httpOnly: true, sameSite: "Strict", secure });
  }

  return app;
}
