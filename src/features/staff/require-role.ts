import { createMiddleware } from "hono/factory";
import { AppError } from "../../lib/app-error.ts";
import type { Language } from "../../lib/language.ts";
import type { Role, StaffMember } from "./roles.ts";

/** What every API route finds in its context; set by `server/api.ts` before any feature's routes run. */
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

/** Lets only the named roles pass: 401 without a session, 403 without the role. */
export function requireRole(...roles: readonly Role[]) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const staff = c.get("staff");
    if (!staff) throw new AppError("unauthenticated", "Sign in first");
    if (!roles.includes(staff.role)) throw new AppError("forbidden", `Needs one of the roles ${roles.join(", ")}`);
    await next();
  });
}
