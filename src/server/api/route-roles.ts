import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { AppError } from "../../lib/http/app-error.ts";
import type { Role } from "../../lib/http/roles.ts";

/**
 * Who may call what: the one table, which the API asks before any route runs, and a test walks over every route with
 * every role. A route that is named nowhere here is the admins' alone, so that none is open by oversight.
 */

/** Routes anybody may ask for. */
export const OPEN_ROUTES: readonly string[] = ["GET /api/openapi.json"];

/** Routes of every member of staff. */
export const STAFF_ROUTES: readonly string[] = ["GET /api/docs"];

type Access = readonly Role[] | "everybody";

const ACCESS: ReadonlyMap<string, Access> = new Map<string, Access>([
  ...OPEN_ROUTES.map((route) => [route, "everybody"] as const),
  ...STAFF_ROUTES.map((route) => [route, ["admin", "editor"]] as const),
]);

/** @param route `GET /api/consultations/:id`, as it is registered */
export function rolesOf(route: string): Access {
  return ACCESS.get(route) ?? ["admin"];
}

/**
 * Refuses whoever may not call the route that is about to answer. An address without a route passes: there is nothing.
 * @param declared routes that check by themselves
 * @throws AppError `unauthenticated` without a session, `forbidden` without the role
 */
export function requireRouteRole(c: Context, staff: { role: Role } | null, declared: ReadonlySet<string>): void {
  const matched = matchedRoutes(c);
  // What runs before routes is registered for all methods, and so is better-auth, which has a list of its own of what is
  // open (the staff feature's service). Of the others, the first one answers.
  const route = matched.find(({ method }) => method !== "ALL");
  if (!route || declared.has(`${route.method} ${route.path}`)) return;
  const roles = rolesOf(`${route.method} ${route.path}`);
  if (roles === "everybody") return;
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  if (!roles.includes(staff.role)) throw new AppError("forbidden", `Needs one of the roles ${roles.join(", ")}`);
}
