import { addFirstMember } from "../accounts/new-account.ts";
import { adminPath, nextPath } from "../admin-path.ts";
import { acceptInvitation } from "../invitations/invitations.ts";
import type { Staff } from "../staff.ts";
import { askAuth, type Form, follow, formRoute } from "./plain-forms.ts";

/** Texts for better-auth codes that a person can act on. */
const ERROR_OF_CODE: Readonly<Record<string, string>> = {
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "passwordLong",
  PASSWORD_GUESSABLE: "passwordGuessable",
};

/** The forms for signing in and out, and for one-time links. */
export const signInApi = (staff: Staff) => [
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

/** Where a correct password leads: for those with a second factor, to the page that asks for a code. */
async function afterPassword(response: Response, form: Form): Promise<string> {
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect ? adminPath("second-factor", form, {}) : nextPath(form["next"], form["lang"]);
}
