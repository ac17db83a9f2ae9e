import type { StaffParts } from "./parts.ts";
import type { Auth } from "./sign-in/better-auth.ts";

/** Dependencies of the sign-in use cases. */
export interface Staff extends StaffParts {
  /** better-auth, loaded on first use: it takes 0.2 s that startup should not pay. */
  auth(): Promise<Auth>;
}
