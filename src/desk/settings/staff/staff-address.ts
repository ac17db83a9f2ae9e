import { dayIn, type FiltersOf, matching } from "../../kit/use-filters.ts";

export const MEMBERS_PATH = "/admin/staff";
export const AUDIT_PATH = "/admin/audit";

const code = matching(/^[\x21-\x7e]{1,100}$/);

/** What the audit log is narrowed to, here and in the API; days in Montréal, both included. */
export const AUDIT_FILTERS = { actor: code, action: code, subject: code, from: dayIn, to: dayIn };
export type AuditFilters = FiltersOf<typeof AUDIT_FILTERS>;

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
