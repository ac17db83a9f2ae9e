/** `admin` may do everything; `editor` the blog, the newsletter and the assistant. */
export const ROLES = ["admin", "editor"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The member of staff a request comes from, as the session tells. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
}
