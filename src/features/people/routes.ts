import { type Context, Hono } from "hono";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import {
  MAX_ID,
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
  routes.use(requireRole("admin"));

  routes.get("/", async (c) => c.json(await people.list(parseFields(peopleQuerySchema, c.req.query()))));

  routes.get("/of/:kind/:id", async (c) => c.json({ personId: await people.personOf(recordOf(c)) }));

  routes.post("/of/:kind/:id/split", async (c) => {
    return c.json({ personId: await people.split(recordOf(c), staffId(c)) }, 201);
  });

  routes.post("/merges/:id/undo", async (c) => c.json(await people.undoMerge(idOf(c), staffId(c))));

  routes.get("/:id", async (c) => c.json(await people.get(idOf(c))));

  routes.get("/:id/timeline", async (c) => {
    return c.json(await people.timeline(idOf(c), parseFields(timelineQuerySchema, c.req.query())));
  });

  routes.post("/:id/merge", async (c) => {
    const { otherId } = parseFields(otherPersonBodySchema, await readJsonObject(c.req));
    return c.json(await people.merge(idOf(c), otherId, staffId(c)));
  });

  routes.post("/:id/differ", async (c) => {
    const { otherId } = parseFields(otherPersonBodySchema, await readJsonObject(c.req));
    await people.differ(idOf(c), otherId, staffId(c));
    return c.body(null, 204);
  });

  return routes;
}

function recordOf(c: Context<ApiEnv>): RecordRef {
  const kind = RECORD_KINDS.find((known) => known === c.req.param("kind"));
  if (!kind) throw new AppError("not-found", "There are no such records");
  return { kind, id: idOf(c) };
}

function idOf(c: Context<ApiEnv>): number {
  const text = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return id;
}

/** Whoever passed `requireRole`. */
function staffId(c: Context<ApiEnv>): string {
  return c.get("staff")!.id;
}
