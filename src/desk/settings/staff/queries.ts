import type { Invitation, Member, NewInvitationFields } from "../../../features/staff/model.ts";
import type { CallAnswer, CallBody } from "../../../lib/http/api-calls.ts";
import type { Role } from "../../../lib/http/roles.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskStaff } from "../../../text/fr/desk/staff.ts";
import { api } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";
import type { AuditFilters } from "./staff-address.ts";

export type StaffTexts = TextLike<typeof deskStaff>;

const TEXTS = sectionTexts<StaffTexts>({
  fr: () => import("../../../text/fr/desk/staff.ts").then((module) => module.deskStaff),
  en: () => import("../../../text/en/desk/staff.ts").then((module) => module.deskStaff),
});
export const useStaffTexts = () => useSectionTexts(TEXTS);

export const useMembers = () => useRead(["staff", "members"], "GET /staff/members");
export const useInvitations = () => useRead(["staff", "invitations"], "GET /staff/invitations");
/** What admins decide for everybody. */
export const useSettings = () => useRead(["staff", "settings"], "GET /staff/settings");

export function useAudit(filters: AuditFilters) {
  return usePages(["audit"], "GET /audit", { query: { ...filters, limit: PAGE_SIZE } });
}

/** A write whose outcome shows in members and invitations, and in the log. */
const useStaffChange = <Given, Answer>(write: (given: Given) => Promise<Answer>, on: Telling<Given, Answer>) =>
  useSave(write, { touches: [["audit"], ["staff"]], ...on });

/** Something an admin changes of somebody else's account. */
export type MemberChange =
  | { what: "role"; member: Member; role: Role }
  | { what: "deactivated" | "reactivated" | "sessions" | "secondFactor" | "passkeys"; member: Member };

export const useChangeMember = (on: Telling<MemberChange, unknown>) =>
  useStaffChange((change): Promise<unknown> => {
    const params = { id: change.member.id };
    if (change.what === "role") return api("PUT /staff/members/:id/role", { params, body: { role: change.role } });
    if (change.what === "sessions") return api("DELETE /staff/members/:id/sessions", { params });
    if (change.what === "secondFactor") return api("DELETE /staff/members/:id/second-factor", { params });
    if (change.what === "passkeys") return api("DELETE /staff/members/:id/passkeys", { params });
    const body = { deactivated: change.what === "deactivated" };
    return api("PUT /staff/members/:id/deactivated", { params, body });
  }, on);

export const useChangeSettings = (on: Telling<CallBody<"PUT /staff/settings">, CallAnswer<"PUT /staff/settings">>) =>
  useStaffChange((body) => api("PUT /staff/settings", { body }), on);
export const useInvite = (on: Telling<NewInvitationFields, CallAnswer<"POST /staff/invitations">>) =>
  useStaffChange((body) => api("POST /staff/invitations", { body }), on);
export const useWithdraw = (on: Telling<Invitation, CallAnswer<"DELETE /staff/invitations/:id">>) =>
  useStaffChange(({ id }) => api("DELETE /staff/invitations/:id", { params: { id } }), on);
