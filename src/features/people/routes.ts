import { type Context, Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import {
  otherPersonBodySchema,
  peopleQuerySchema,
  RECORD_KINDS,
  type RecordRef,
  timelineQuerySchema,
} from "./schema.ts";
import type { People } from "./service.ts";

/** `/api/people`: who our people are, for admins, who alone see requests. */
export function peopleRoutes({ people }: { people: People }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/", async (c) => c.json(await people.list(parseFields(peopleQuerySchema, c.req.query()))));

  routes.get("/of/:kind/:id", async (c) => c.json({ personId: await people.personOf(recordOf(c)) }));

  routes.post("/of/:kind/:id/split", async (c) => {
    return c.json({ personId: await people.split(recordOf(c), staffOf(c).id) }, 201);
  });

  routes.post("/merges/:id/undo", async (c) => c.json(await people.undoMerge(recordId(c), staffOf(c).id)));

  routes.get("/:id", async (c) => c.json(await people.get(recordId(c))));

  routes.get("/:id/timeline", async (c) => {
    return c.json(await people.timeline(recordId(c), parseFields(timelineQuerySchema, c.req.query())));
  });

  routes.post("/:id/merge", async (c) => {
    const { otherId } = parseFields(otherPersonBodySchema, await readJsonObject(c.req));
    return c.json(await people.merge(recordId(c), otherId, staffOf(c).id));
  });

  routes.post("/:id/differ", async (c) => {
    const { otherId } = parseFields(otherPersonBodySchema, await readJsonObject(c.req));
    await people.differ(recordId(c), otherId, staffOf(c).id);
    return c.body(null, 204);
  });

  return routes;
}

function recordOf(c: Context<ApiEnv>): RecordRef {
  const kind = RECORD_KINDS.find((known) => known === c.req.param("kind"));
  if (!kind) throw new AppError("not-found", "There are no such records");
  return { kind, id: recordId(c) };
}
