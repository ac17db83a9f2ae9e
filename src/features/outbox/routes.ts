import { Hono } from "hono";
import { AppError } from "../../lib/app-error.ts";
import { queryNumber } from "../../lib/query-number.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import { MAX_ID, outboxQuerySchema } from "./outbox-entry.ts";
import type { Outbox } from "./service.ts";

const idSchema = queryNumber(1, MAX_ID);

/** What leaves the process, for staff: `GET /` lists, `POST /{id}/replay` tries again. Mounted at `/api/outbox`. */
export function outboxRoutes({ outbox }: { outbox: Outbox }): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requireRole("admin"));

  app.get("/", async (c) => {
    const query = outboxQuerySchema.safeParse(c.req.query());
    if (!query.success) throw new AppError("bad-request", "The query is not valid");
    const { entries, nextCursor } = await outbox.list(query.data);
    if (nextCursor !== undefined) {
      const next = new URLSearchParams({ ...c.req.query(), cursor: String(nextCursor) });
      c.header("Link", `</api/outbox?${next}>; rel="next"`);
    }
    return c.json(entries);
  });

  app.post("/:id/replay", async (c) => {
    const id = idSchema.safeParse(c.req.param("id"));
    if (!id.success) throw new AppError("not-found", "There is no such message");
    return c.json(await outbox.replay(id.data, c.get("staff")!.id));
  });

  return app;
}
