import { dayOf } from "../../requests/filters.ts";

export const MEMBERS_PATH = "/admin/staff";
export const AUDIT_PATH = "/admin/audit";

/** What the audit log is narrowed to: the query of the address and of the API. */
export interface AuditFilters {
  actor: string | null;
  action: string | null;
  subject: string | null;
  /** Days in Montréal, `2026-11-20`, both included. */
  from: string | null;
  to: string | null;
}

const CODE = /^[\x21-\x7e]{1,100}$/;

/** Reads filters from a query; whatever is not valid is left out. */
export function auditFiltersOf(query: URLSearchParams): AuditFilters {
  const codeIn = (name: string) => {
    const value = query.get(name)?.trim() ?? "";
    return CODE.test(value) ? value : null;
  };
  return {
    actor: codeIn("actor"),
    action: codeIn("action"),
    subject: codeIn("subject"),
    from: dayOf(query.get("from")),
    to: dayOf(query.get("to")),
  };
}

const NUMBER = /^[1-9]\d{0,9}$/;

/** Where a line's subject is shown in the desk; `undefined` when nothing there shows it by itself. */
export function subjectAddress(action: string, subject: string): string | undefined {
  const [area, deed = ""] = action.split(".");
  if (area === "staff") return MEMBERS_PATH;
  if (area === "chat" && deed.startsWith("answer-")) return "/admin/chat/answers";
  if (area === "chat" && deed.startsWith("question-")) return "/admin/chat/questions";
  if (area === "privacy") return "/admin/privacy";
  if (area === "scoring") return "/admin/overview/scoring";
  // What is erased is nowhere any more.
  if (!NUMBER.test(subject) || deed.startsWith("erase") || deed === "unsubscribe") return undefined;
  if (area === "consultation") return `/admin?consultation=${subject}`;
  if (area === "person") return `/admin/people/${subject}`;
  if (area === "chat") return `/admin/chat/${subject}`;
  if (area === "blog") return `/admin/blog?post=${subject}`;
  if (area === "newsletter") return "/admin/newsletter";
  if (area === "outbox") return "/admin/outbox";
  return undefined;
}
