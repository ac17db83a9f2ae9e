import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AuditLine } from "../../../features/audit/model.ts";
import type { Invitation, Member, NewInvitationFields } from "../../../features/staff/model.ts";
import type { Role } from "../../../lib/http/roles.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { usePages } from "../../kit/pages.ts";
import { type AuditFilters, auditQueryOf } from "./staff-address.ts";

export function useMembers() {
  return useQuery({
    queryKey: ["staff", "members"],
    queryFn: ({ signal }) => apiRead<Member[]>("/api/staff/members", { signal }),
    networkMode: "always",
  });
}

/** Something an admin changes of somebody else's account. */
export type MemberChange =
  | { what: "role"; member: Member; role: Role }
  | { what: "deactivated" | "reactivated" | "sessions" | "secondFactor" | "passkeys"; member: Member };

interface Told<Change> {
  success: (change: Change) => void;
  error: (error: Error) => void;
}

/** A write whose outcome shows in members and invitations, and in the log. */
function useStaffWrite<Change>(write: (change: Change) => Promise<unknown>, { success, error }: Told<Change>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (_answer, change) => success(change),
    onError: error,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ["audit"] });
      await client.invalidateQueries({ queryKey: ["staff"] });
    },
  });
}

export function useChangeMember(told: Told<MemberChange>) {
  return useStaffWrite((change) => {
    const path = `/api/staff/members/${change.member.id}`;
    if (change.what === "role") return apiWrite("PUT", `${path}/role`, { role: change.role });
    if (change.what === "sessions") return apiWrite("DELETE", `${path}/sessions`);
    if (change.what === "secondFactor") return apiWrite("DELETE", `${path}/second-factor`);
    if (change.what === "passkeys") return apiWrite("DELETE", `${path}/passkeys`);
    return apiWrite("PUT", `${path}/deactivated`, { deactivated: change.what === "deactivated" });
  }, told);
}

/** What admins decide for everybody. */
export interface StaffSettings {
  requireSecondFactor: boolean;
  /** Whether this session was opened with two factors: who came in with one would lock themselves out. */
  mayRequire: boolean;
}

export function useSettings() {
  return useQuery({
    queryKey: ["staff", "settings"],
    queryFn: ({ signal }) => apiRead<StaffSettings>("/api/staff/settings", { signal }),
    networkMode: "always",
  });
}

export function useChangeSettings(told: Told<Pick<StaffSettings, "requireSecondFactor">>) {
  return useStaffWrite((settings) => apiWrite("PUT", "/api/staff/settings", settings), told);
}

export function useInvitations() {
  return useQuery({
    queryKey: ["staff", "invitations"],
    queryFn: ({ signal }) => apiRead<Invitation[]>("/api/staff/invitations", { signal }),
    networkMode: "always",
  });
}

export function useInvite(told: Told<NewInvitationFields>) {
  return useStaffWrite((fields) => apiWrite("POST", "/api/staff/invitations", fields), told);
}

export function useWithdraw(told: Told<Invitation>) {
  return useStaffWrite(({ id }) => apiWrite("DELETE", `/api/staff/invitations/${id}`), told);
}

/** Lines of a page: two screens of the list. */
const PAGE_SIZE = 50;

export function useAudit(filters: AuditFilters) {
  const query = auditQueryOf(filters);
  query.set("limit", String(PAGE_SIZE));
  return usePages<AuditLine>(["audit", query.toString()], `/api/audit?${query}`);
}
