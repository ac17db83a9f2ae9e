import { Hono } from "hono";
import { answerPage } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { cursorAfter, positionOf, spanOf } from "../consultations/list-query.ts";
import type { ApiEnv } from "../staff/api-env.ts";
import { auditQuerySchema } from "./schema.ts";
import type { AuditReading } from "./service.ts";

/** `GET /api/audit`: what staff did, newest first; the next page is in the `Link` header. Admins only. */
export function auditRoutes({ audit }: { audit: AuditReading }): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get("/", async (c) => {
    const { actor, action, subject, from, to, limit, cursor } = parseFields(auditQuerySchema, c.req.query());
    const position = cursor === undefined ? undefined : positionOf(cursor);
    const after = position && { at: position.createdAt, id: position.id };
    // One more than asked for: whether there is a next page.
    const lines = await audit.list({ actor, action, subject, ...spanOf(from, to) }, limit + 1, after);
    return answerPage(c, lines, limit, ({ at, id }) => cursorAfter({ createdAt: at, id }));
  });

  return app;
}
