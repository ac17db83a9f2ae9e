import { route } from "../../lib/http/route.ts";
import { changeRole, keepLanguage, listMembers, setDeactivated } from "./accounts/accounts.ts";
import { invite, listInvitations, withdrawInvitation } from "./invitations/invitations.ts";
import { deactivatedSchema, invitationSchema, languageSchema, roleSchema } from "./model.ts";
import { passkeysApi } from "./passkeys/api.ts";
import { secondFactorApi } from "./second-factor/api.ts";
import { signInApi } from "./sign-in/api.ts";
import { requireOwnOrigin } from "./sign-in/plain-forms.ts";
import { endOtherSessions, endSession, endSessionsOf, listSessions, renewSession } from "./sign-in/sessions.ts";
import type { Staff } from "./staff.ts";

/**
 * `/api/staff`: the desk's own endpoints for accounts, sessions and invitations; no external program uses them.
 * `/api/auth/*` is better-auth (`sign-in/endpoints.ts`): `POST /auth/change-password` ends the other sessions and
 * renews this one, or gives 400 with `code` `INVALID_PASSWORD`, `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or
 * `PASSWORD_GUESSABLE`.
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
