import type { Scope } from "./scopes.ts";

/** `admin` may do everything; `editor` the blog, the newsletter, the assistant, and their own hours and calendars. */
export const ROLES = ["admin", "editor"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** A member of staff, as the session tells. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** A program with a key. It has no role: its scopes are all that it may do. */
export interface Program {
  /** `key:12` */
  id: string;
  name: string;
  scopes: readonly Scope[];
}

/** Who a request comes from, when it is no stranger. */
export type Caller = StaffMember | Program;

export const isProgram = (caller: Caller): caller is Program => "scopes" in caller;

/** Whether a caller sees what admins see: a program where a scope of its key says so. */
export const mayAsAdmin = (caller: Caller, scope: Scope): boolean =>
  isProgram(caller) ? caller.scopes.includes(scope) : caller.role === "admin";
