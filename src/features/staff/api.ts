import { route } from "../../lib/http/route.ts";
import { changeRole, keepLanguage, listMembers, setDeactivated } from "./accounts.ts";
import { adminPath, nextPath } from "./admin-path.ts";
import { deactivatedSchema, invitationSchema, languageSchema, roleSchema } from "./model.ts";
import { acceptInvitation, addFirstMember, invite, listInvitations, withdrawInvitation } from "./new-accounts.ts";
import { passkeysApi } from "./passkeys-api.ts";
import { secondFactorApi } from "./second-factor-api.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import { askAuth, type Form, follow, formRoute, requireOwnOrigin } from "./sign-in/plain-forms.ts";
import { endOtherSessions, endSession, endSessionsOf, listSessions, renewSession } from "./sign-in/sessions.ts";

/**
 * Returns the routes of `/api/staff`, the desk's own endpoints for accounts, sessions and invitations; no external
 * program uses them. `/api/auth/*` is better-auth (`sign-in/endpoints.ts`): `POST /auth/change-password` ends the other
 * sessions and renews the current one, or responds with 400 and `code` `INVALID_PASSWORD`, `PASSWORD_TOO_SHORT`,
 * `PASSWORD_TOO_LONG` or `PASSWORD_GUESSABLE`.
 */
export const staffApi = ({ staff }: { staff: Staff }) => [
  route({
    id: "readMe",
    method: "get",
    path: "/staff/me",
    access: "staff",
    summary: "Read who is signed in, and prolong the session",
    documented: false,
    async handle({ c }) {
      const { member, setCookies } = await renewSession(staff, c.req.raw.headers);
      for (const cookie of setCookies) c.header("set-cookie", cookie, { append: true });
      return member;
    },
  }),
  route({
    id: "updateMyLanguage",
    method: "put",
    path: "/staff/me/language",
    access: "staff",
    summary: "Keep in which language the member reads the desk, and their mails",
    documented: false,
    body: languageSchema,
    handle: ({ staff: { id }, body }) => keepLanguage(staff, id, body.language, body.chosen),
  }),

  route({
    id: "listSessions",
    method: "get",
    path: "/staff/sessions",
    access: "staff",
    summary: "List one's own sessions, last used first",
    documented: false,
    handle: ({ c }) => listSessions(staff, c.req.raw.headers),
  }),
  route({
    id: "endOtherSessions",
    method: "delete",
    path: "/staff/sessions",
    access: "staff",
    summary: "End all of one's own sessions but the current one",
    documented: false,
    async handle({ c }) {
      requireOwnOrigin(staff, c);
      await endOtherSessions(staff, c.req.raw.headers);
    },
  }),
  route({
    id: "endSession",
    method: "delete",
    path: "/staff/sessions/:id",
    access: "staff",
    summary: "End one of one's own sessions",
    documented: false,
    async handle({ c }) {
      requireOwnOrigin(staff, c);
      await endSession(staff, c.req.raw.headers, c.req.param("id")!);
    },
  }),

  route({
    id: "listMembers",
    method: "get",
    path: "/staff/members",
    access: "admin",
    summary: "List the members of staff",
    documented: false,
    handle: () => listMembers(staff),
  }),
  route({
    id: "updateRole",
    method: "put",
    path: "/staff/members/:id/role",
    access: "admin",
    summary: "Change somebody else's role",
    documented: false,
    body: roleSchema,
    handle: ({ c, staff: { id }, body }) => changeRole(staff, c.req.param("id")!, body.role, id),
  }),
  route({
    id: "updateDeactivated",
    method: "put",
    path: "/staff/members/:id/deactivated",
    access: "admin",
    summary: "Deactivate or reactivate somebody else's account",
    documented: false,
    body: deactivatedSchema,
    handle: ({ c, staff: { id }, body }) => setDeactivated(staff, c.req.param("id")!, body.deactivated, id),
  }),
  route({
    id: "endSessionsOfMember",
    method: "delete",
    path: "/staff/members/:id/sessions",
    access: "admin",
    summary: "End every session of a member",
    documented: false,
    async handle({ c, staff: { id } }) {
      requireOwnOrigin(staff, c);
      await endSessionsOf(staff, c.req.param("id")!, id);
    },
  }),

  route({
    id: "listInvitations",
    method: "get",
    path: "/staff/invitations",
    access: "admin",
    summary: "List the invitations that can still be accepted",
    documented: false,
    handle: () => listInvitations(staff),
  }),
  route({
    id: "invite",
    method: "post",
    path: "/staff/invitations",
    access: "admin",
    summary: "Invite somebody to the staff",
    documented: false,
    body: invitationSchema,
    status: 201,
    handle: ({ staff: inviter, body }) => invite(staff, body, inviter),
  }),
  route({
    id: "withdrawInvitation",
    method: "delete",
    path: "/staff/invitations/:id",
    access: "admin",
    summary: "Withdraw an invitation",
    documented: false,
    async handle({ c, id, staff: { id: actor } }) {
      requireOwnOrigin(staff, c);
      await withdrawInvitation(staff, id(), actor);
    },
  }),

  ...signInApi(staff),
  ...secondFactorApi(staff),
  ...passkeysApi(staff),
];

/** Text keys for better-auth codes that a person can act on. */
const ERROR_OF_CODE: Readonly<Record<string, string>> = {
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "passwordLong",
  PASSWORD_GUESSABLE: "passwordGuessable",
};

/** Returns the routes for the forms to sign in and out, and for the forms behind one-time links. */
const signInApi = (staff: Staff) => [
  formRoute(staff, "sign-in", "sign-in", async (c, form) => {
    const body = { email: form["email"]?.trim(), password: form["password"] };
    const response = await askAuth(staff, c, form, "/sign-in/email", body);
    return response.ok ? follow(c, response, await afterPassword(response, form)) : { error: "wrong" };
  }),

  formRoute(staff, "sign-out", "sign-in", async (c, form) => {
    const response = await askAuth(staff, c, form, "/sign-out", {});
    return follow(c, response, adminPath("sign-in", { lang: form["lang"] }, {}));
  }),

  formRoute(staff, "forgot-password", "forgot-password", async (c, form) => {
    const response = await askAuth(staff, c, form, "/request-password-reset", { email: form["email"]?.trim() });
    return response.ok ? { done: true } : { error: "email" };
  }),

  formRoute(staff, "reset-password", "reset-password", async (c, form) => {
    if (form["repeat"] !== form["password"]) return { error: "repeat" };
    const body = { token: form["token"], newPassword: form["password"] };
    const response = await askAuth(staff, c, form, "/reset-password", body);
    if (response.ok) return c.redirect(adminPath("sign-in", { lang: form["lang"] }, { done: true }), 303);
    const { code } = (await response.json()) as { code?: string };
    return { error: ERROR_OF_CODE[code ?? ""] ?? "link" };
  }),

  formRoute(staff, "first-account", "first-account", async (c, form) => {
    const { token = "", name, email, password } = form;
    if (form["repeat"] !== password) return { error: "repeat" };
    await addFirstMember(staff, token, { name, email, password });
    const response = await askAuth(staff, c, form, "/sign-in/email", { email: email?.trim(), password });
    return follow(c, response, nextPath(undefined, form["lang"]));
  }),

  formRoute(staff, "invitation", "invitation", async (c, form) => {
    const { token = "", name, password } = form;
    if (form["repeat"] !== password) return { error: "repeat" };
    const email = await acceptInvitation(staff, token, { name, password });
    const response = await askAuth(staff, c, form, "/sign-in/email", { email, password });
    return follow(c, response, nextPath(undefined, form["lang"]));
  }),
];

/** Returns the path to open after a correct password: with a second factor, the page that asks for a code. */
async function afterPassword(response: Response, form: Form): Promise<string> {
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect ? adminPath("second-factor", form, {}) : nextPath(form["next"], form["lang"]);
}
