import type { StaffParts } from "./parts.ts";
import type { Auth } from "./sign-in/better-auth.ts";

/** What the use cases of signing in work with. */
export interface Staff extends StaffParts {
  /** better-auth, loaded on first use: it costs 0.2 s that a start must not pay. */
  auth(): Promise<Auth>;
}
