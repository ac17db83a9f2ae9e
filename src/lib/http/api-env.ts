import type { Context } from "hono";
import type { Language } from "../language.ts";
import { AppError } from "./app-error.ts";
import type { StaffMember } from "./roles.ts";

/** What every API route finds in its context; set by `server/api/api.ts` before any feature's routes run. */
export interface ApiEnv {
  Variables: {
    /** `null` for a stranger. */
    staff: StaffMember | null;
    /** Address of the client by the configured number of proxies, for rate limits; never logged. */
    clientAddress: string;
    /** Language of the answer: of the page that asks, else `Accept-Language`, else French. */
    language: Language;
    requestId: string;
    /** Set by a route that has waited itself for the disk to hold what it stored; for the others the API waits. */
    isOnDisk?: true;
  };
}

/**
 * Who asks, on a route of staff: those who may are let through before it runs (`lib/http/route.ts`).
 * @throws AppError `unauthenticated` on a route that is open to everybody
 */
export function staffOf(c: Context<ApiEnv>): StaffMember {
  const staff = c.get("staff");
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  return staff;
}
