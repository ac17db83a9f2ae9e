import { useQuery } from "@tanstack/react-query";
import type { AuditLine } from "../../features/audit/schema.ts";
import type { Member } from "../../features/staff/schema.ts";
import { apiRead } from "../../ui/api-client.ts";
import { usePages } from "../desk-queries.ts";
import { type AuditFilters, auditQueryOf } from "./staff-address.ts";

export function useMembers() {
  return useQuery({
    queryKey: ["staff", "members"],
    queryFn: ({ signal }) => apiRead<Member[]>("/api/staff/members", { signal }),
    networkMode: "always",
  });
}

/** Lines of a page: two screens of the list. */
const PAGE_SIZE = 50;

export function useAudit(filters: AuditFilters) {
  const query = auditQueryOf(filters);
  query.set("limit", String(PAGE_SIZE));
  return usePages<AuditLine>(["audit", query.toString()], `/api/audit?${query}`);
}
