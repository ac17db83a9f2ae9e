import { Hono } from "hono";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import type { Traffic } from "../../lib/http/traffic.ts";
import { progressSchema } from "./schema.ts";
import type { VisitCounts } from "./service.ts";

export interface ProgressRoutesParts {
  visits: Pick<VisitCounts, "countForm">;
  traffic: Traffic;
}

/** `/api/form-progress`: a browser tells how far a form has come. Nothing it says is kept but a number. */
export function progressRoutes({ visits, traffic }: ProgressRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post("/", async (c) => {
    await traffic.attempt(c.get("clientAddress"));
    const progress = parseFields(progressSchema, await readJsonObject(c.req));
    await traffic.admit(c.get("clientAddress"), 0);
    visits.countForm(progress);
    // A number that is lost with the process is nobody's request.
    c.set("isOnDisk", true);
    return c.body(null, 204);
  });

  return routes;
}
