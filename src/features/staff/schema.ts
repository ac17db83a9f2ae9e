import * as z from "zod/mini";
import type { Role } from "./roles.ts";

/** Shortest password, in characters (NIST SP 800-63B asks for 15 without a second factor or 8 with; we take the middle). */
export const PASSWORD_MIN = 12;
/** Longest password, in characters: hashing must not be a way to keep the server busy. */
export const PASSWORD_MAX = 128;
/** How long a link to set a new password works, in minutes. */
export const RESET_MINUTES = 60;

/** Errors are keys of `errors` in `text/{fr,en}/sign-in.ts`. */
export const emailField = z
  .string({ error: "email" })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: "email" }),
    z.email({ error: "email", pattern: z.regexes.html5Email }),
  );
export const nameField = z
  .string({ error: "name" })
  .check(
    z.trim(),
    z.minLength(1, { error: "name" }),
    z.maxLength(100, { error: "name" }),
    z.regex(/^\P{Cc}+$/u, { error: "name" }),
  );
export const passwordField = z
  .string({ error: "password" })
  .check(z.minLength(PASSWORD_MIN, { error: "password" }), z.maxLength(PASSWORD_MAX, { error: "passwordLong" }));

/** A member of staff as admins see them. Moments in UTC. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
}
