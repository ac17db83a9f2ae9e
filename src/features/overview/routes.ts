import { Hono } from "hono";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { overviewQuerySchema } from "./answer-schema.ts";
import type { Overviews } from "./service.ts";

/** `/api/overview`: what came in, what became of it, and how far forms got. */
export function overviewRoutes({ overviews }: { overviews: Overviews }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/", async (c) => c.json(await overviews.read(parseFields(overviewQuerySchema, c.req.query()).weeks)));
  return routes;
}
