import type { Scope } from "./scopes.ts";

/** `admin` may do everything; `editor` the blog, the newsletter, the assistant, and their own hours and calendars. */
export const ROLES = ["admin", "editor"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Who a request comes from: a member of staff, as the session tells, or a program with a key (its id is `key:12`). */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Of a key: all that it may do. */
  scopes?: readonly Scope[];
}
