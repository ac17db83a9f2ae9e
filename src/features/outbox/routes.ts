import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { linkToNext } from "../../lib/http/next-page.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { outboxQuerySchema } from "./outbox-entry.ts";
import type { Outbox } from "./service.ts";

/** What leaves the process, for staff: `GET /` lists, `POST /{id}/replay` tries again. Mounted at `/api/outbox`. */
export function outboxRoutes({ outbox }: { outbox: Outbox }): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get("/", async (c) => {
    const query = outboxQuerySchema.safeParse(c.req.query());
    if (!query.success) throw new AppError("bad-request", "The query is not valid");
    const { entries, nextCursor } = await outbox.list(query.data);
    if (nextCursor !== undefined) linkToNext(c, { cursor: String(nextCursor) });
    return c.json(entries);
  });

  app.post("/:id/replay", async (c) => {
    return c.json(await outbox.replay(recordId(c), staffOf(c).id));
  });

  return app;
}
