import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/**
 * For a `GET` that exports everyone's data or writes to the audit log: a link on another site, which a signed-in
 * browser follows with its session, must do neither. Typed addresses and links from our own pages pass, and so do
 * programs, which send no `Sec-Fetch-Site` (W3C Fetch Metadata).
 * @throws AppError `forbidden`
 */
export function refuseForeignLink(c: Context): void {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") throw new AppError("forbidden", "Linked to from another site");
}
