/**
 * An `admin` may do everything. An `editor` may only manage the blog, the newsletter, the assistant, and their own
 * hours and calendars.
 */
export const ROLES = ["admin", "editor"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** A member of staff, from the session. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** A program with an API key. It has no role; its scopes are all it may do. */
export interface Program {
  /** `key:12` */
  id: string;
  name: string;
  scopes: readonly Scope[];
}

/** Who made a request, unless anonymous. */
export type Caller = StaffMember | Program;

export const isProgram = (caller: Caller): caller is Program => "scopes" in caller;

/** Whether a caller sees what admins see; a program does if its key has the scope. */
export const mayAsAdmin = (caller: Caller, scope: Scope): boolean =>
  isProgram(caller) ? caller.scopes.includes(scope) : caller.role === "admin";

/** What API keys may read and change: the nouns of the API, except those for running the site. */
export const NOUNS = ["requests", "people", "appointments", "newsletter", "chat", "posts", "webhooks"] as const;
export type Noun = (typeof NOUNS)[number];

/** `requests:read`; write access does not imply read access. */
export type Scope = `${Noun}:${"read" | "write"}`;

export const SCOPES = NOUNS.flatMap((noun): Scope[] => [`${noun}:read`, `${noun}:write`]);

/** Returns the read scope for a scope's noun. */
export const readScopeOf = (scope: Scope): Scope => `${scope.split(":")[0] as Noun}:read`;
