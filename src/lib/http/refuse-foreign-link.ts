import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/**
 * For a `GET` that gives a file of everybody's data or writes a line into the audit log: a link on another site, which a
 * signed-in browser follows with its session, must do neither. What a person typed, or opened from our own pages, passes,
 * and so does a program, which sends no `Sec-Fetch-Site` (W3C Fetch Metadata).
 * @throws AppError `forbidden`
 */
export function refuseForeignLink(c: Context): void {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") throw new AppError("forbidden", "Linked to from another site");
}
