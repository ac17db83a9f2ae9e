import { setCookie } from "hono/cookie";
import { route } from "../../lib/http/route.ts";
import { adminPath, CHALLENGE_COOKIE, nextPath, SESSION_COOKIE, SETUP_COOKIE } from "./admin-path.ts";
import { settingsSchema } from "./model.ts";
import { mayAddFactor } from "./passkeys.ts";
import {
  hasTwoFactors,
  removeSecondFactor,
  requireSecondFactor,
  type SessionOwner,
  secondFactorChanged,
} from "./second-factor.ts";
import { secondFactorProof } from "./second-factor-page.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import { askAuth, type Form, follow, formRoute, requireOwnOrigin, type StaffContext } from "./sign-in/plain-forms.ts";
import { sessionOwner } from "./sign-in/sessions.ts";
import { isSecondFactorRequired } from "./store.ts";

const PATH_OF_ACT: Readonly<Record<string, string>> = {
  start: "/two-factor/enable",
  codes: "/two-factor/generate-backup-codes",
  off: "/two-factor/disable",
};

/** Returns the routes for the second factor: the code after the password, the setup, and admins' decisions about it. */
export function secondFactorApi(staff: Staff) {
  const mayRequire = async (c: StaffContext) => {
    const owner = await sessionOwner(staff, c.req.raw.headers);
    return owner !== null && hasTwoFactors(owner);
  };

  /** Creates the route of a form on the page that sets up the second factor. */
  const setupForm = <const Name extends string>(
    name: Name,
    act: (c: StaffContext, form: Form, owner: SessionOwner) => Promise<Response | { error?: string }>,
  ) =>
    formRoute(staff, name, "second-factor-setup", async (c, form) => {
      const owner = await sessionOwner(staff, c.req.raw.headers);
      if (!owner) return c.redirect(adminPath("sign-in", { lang: form["lang"] }, {}), 303);
      return (await mayAddFactor(staff, owner)) ? act(c, form, owner) : {};
    });

  /** Shows this browser the secret and the recovery codes for ten minutes, because the password was just entered. */
  const showCodes = (c: StaffContext, userId: string) => {
    const { value, maxAge } = secondFactorProof(staff, userId);
    const secure = staff.siteUrl.startsWith("https:");
    setCookie(c, SETUP_COOKIE, value, { path: "/admin", maxAge, httpOnly: true, sameSite: "Strict", secure });
  };

  return [
    formRoute(staff, "second-factor", "second-factor", async (c, form) => {
      const code = codeIn(form);
      const isOfApp = /^\d{6}$/.test(code);
      // Sent without the session, which may belong to someone other than the person entering the code.
      const path = isOfApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
      const response = await askAuth(staff, c, form, path, { code }, SESSION_COOKIE);
      if (response.ok) return follow(c, response, nextPath(form["next"], form["lang"]));
      const { code: problem = "" } = (await response.json()) as { code?: string };
      if (problem === "INVALID_CODE" || problem === "INVALID_BACKUP_CODE") return { error: "code" };
      return c.redirect(adminPath("sign-in", form, { error: "challenge" }), 303);
    }),

    setupForm("second-factor-setup", async (c, form, { userId }) => {
      const act = form["act"] ?? "";
      const path = Object.hasOwn(PATH_OF_ACT, act) ? PATH_OF_ACT[act]! : "/two-factor/enable";
      if (act === "off" && (await isSecondFactorRequired(staff.database.kysely))) return { error: "other" };
      const body = { password: form["password"] ?? "" };
      const response = await askAuth(staff, c, form, path, body, CHALLENGE_COOKIE);
      if (!response.ok) {
        const { code } = (await response.json()) as { code?: string };
        return { error: code === "INVALID_PASSWORD" ? "currentPassword" : "other" };
      }
      if (act === "off") await secondFactorChanged(staff, userId, "staff.second-factor-off");
      else showCodes(c, userId);
      if (act === "codes") await secondFactorChanged(staff, userId, "staff.recovery-codes");
      return follow(c, response, adminPath("second-factor-setup", { lang: form["lang"] }, {}));
    }),

    setupForm("second-factor-confirm", async (c, form, owner) => {
      const body = { code: codeIn(form) };
      const response = await askAuth(staff, c, form, "/two-factor/verify-totp", body, CHALLENGE_COOKIE);
      if (!response.ok) return { error: "code" };
      if (!owner.twoFactorEnabled) await secondFactorChanged(staff, owner.userId, "staff.second-factor-on");
      showCodes(c, owner.userId);
      return follow(c, response, adminPath("second-factor-setup", { lang: form["lang"] }, {}));
    }),

    route({
      id: "readStaffSettings",
      method: "get",
      path: "/staff/settings",
      access: "admin",
      summary: "Read whether everybody needs a second factor",
      documented: false,
      handle: async ({ c }) => ({
        requireSecondFactor: await isSecondFactorRequired(staff.database.kysely),
        /** Whether this session was opened with two factors; otherwise its admin would lock themselves out. */
        mayRequire: await mayRequire(c),
      }),
    }),
    route({
      id: "updateStaffSettings",
      method: "put",
      path: "/staff/settings",
      access: "admin",
      summary: "Set whether everybody needs a second factor",
      documented: false,
      body: settingsSchema,
      handle: async ({ c, staff: { id }, body }) =>
        requireSecondFactor(staff, body.requireSecondFactor, { id, mayRequire: await mayRequire(c) }),
    }),
    route({
      id: "removeSecondFactor",
      method: "delete",
      path: "/staff/members/:id/second-factor",
      access: "admin",
      summary: "Take a member's lost second factor away, and end their sessions",
      documented: false,
      async handle({ c, staff: { id } }) {
        requireOwnOrigin(staff, c);
        await removeSecondFactor(staff, c.req.param("id")!, id);
      },
    }),
  ];
}

const codeIn = (form: Form) => (form["code"] ?? "").replaceAll(/\s/g, "");
