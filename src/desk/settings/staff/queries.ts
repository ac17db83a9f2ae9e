import type { AuditLine } from "../../../features/audit/model.ts";
import type { Invitation, Member, NewInvitationFields } from "../../../features/staff/model.ts";
import type { Role } from "../../../lib/http/roles.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskStaff } from "../../../text/fr/desk/staff.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";
import { type AuditFilters, auditQueryOf } from "./staff-address.ts";

export type StaffTexts = TextLike<typeof deskStaff>;

const TEXTS = sectionTexts<StaffTexts>({
  fr: () => import("../../../text/fr/desk/staff.ts").then((module) => module.deskStaff),
  en: () => import("../../../text/en/desk/staff.ts").then((module) => module.deskStaff),
});
export const useStaffTexts = () => useSectionTexts(TEXTS);

export const useMembers = () => useRead<Member[]>(["staff", "members"], "/api/staff/members");
export const useInvitations = () => useRead<Invitation[]>(["staff", "invitations"], "/api/staff/invitations");

/** What admins decide for everybody. */
interface StaffSettings {
  requireSecondFactor: boolean;
  /** Whether this session was opened with two factors: who came in with one would lock themselves out. */
  mayRequire: boolean;
}
export const useSettings = () => useRead<StaffSettings>(["staff", "settings"], "/api/staff/settings");

export function useAudit(filters: AuditFilters) {
  const query = auditQueryOf(filters);
  query.set("limit", String(PAGE_SIZE));
  return usePages<AuditLine>(["audit", query.toString()], `/api/audit?${query}`);
}

/** A write whose outcome shows in members and invitations, and in the log. */
const useStaffChange = <Given>(write: (given: Given) => Promise<Response>, on: Telling<Given, Response>) =>
  useSave(write, { touches: [["audit"], ["staff"]], ...on });

/** Something an admin changes of somebody else's account. */
export type MemberChange =
  | { what: "role"; member: Member; role: Role }
  | { what: "deactivated" | "reactivated" | "sessions" | "secondFactor" | "passkeys"; member: Member };

export const useChangeMember = (on: Telling<MemberChange, Response>) =>
  useStaffChange((change) => {
    const path = `/api/staff/members/${change.member.id}`;
    if (change.what === "role") return apiWrite("PUT", `${path}/role`, { role: change.role });
    if (change.what === "sessions") return apiWrite("DELETE", `${path}/sessions`);
    if (change.what === "secondFactor") return apiWrite("DELETE", `${path}/second-factor`);
    if (change.what === "passkeys") return apiWrite("DELETE", `${path}/passkeys`);
    return apiWrite("PUT", `${path}/deactivated`, { deactivated: change.what === "deactivated" });
  }, on);

export const useChangeSettings = (on: Telling<Pick<StaffSettings, "requireSecondFactor">, Response>) =>
  useStaffChange((settings) => apiWrite("PUT", "/api/staff/settings", settings), on);
export const useInvite = (on: Telling<NewInvitationFields, Response>) =>
  useStaffChange((fields) => apiWrite("POST", "/api/staff/invitations", fields), on);
export const useWithdraw = (on: Telling<Invitation, Response>) =>
  useStaffChange(({ id }) => apiWrite("DELETE", `/api/staff/invitations/${id}`), on);
