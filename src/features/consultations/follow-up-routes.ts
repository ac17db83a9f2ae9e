import { Hono } from "hono";
import type { Clock } from "../../lib/clock.ts";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { linkToNext } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import {
  bulkBodySchema,
  followUpBodySchema,
  noteBodySchema,
  noteChangeSchema,
  noteListQuerySchema,
  viewBodySchema,
} from "./follow-up-schema.ts";
import type { FollowUps } from "./follow-up-service.ts";
import { exportQuerySchema, filterOf } from "./list-query.ts";

export interface FollowUpRoutesParts {
  followUps: FollowUps;
  clock: Clock;
}

/** What staff do with the requests under `/api/consultations`, beside reading and judging them. */
export function followUpRoutes({ followUps, clock }: FollowUpRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get("/owners", async (c) => c.json(await followUps.owners()));

  routes.get("/stages", async (c) => {
    const query = parseFields(exportQuerySchema, c.req.query());
    return c.json(await followUps.stages(filterOf(query, staffOf(c).id, clock())));
  });

  routes.get("/selection", async (c) => {
    const query = parseFields(exportQuerySchema, c.req.query());
    return c.json(await followUps.selection(filterOf(query, staffOf(c).id, clock())));
  });

  routes.get("/views", async (c) => c.json(await followUps.views(staffOf(c))));
  routes.post("/views", async (c) => {
    const view = parseFields(viewBodySchema, await readJsonObject(c.req));
    return c.json({ id: await followUps.addView(view, staffOf(c)) }, 201);
  });
  routes.put("/views/:view", async (c) => {
    const view = parseFields(viewBodySchema, await readJsonObject(c.req));
    await followUps.changeView(recordId(c, "view"), view, staffOf(c));
    return c.body(null, 204);
  });
  routes.delete("/views/:view", async (c) => {
    await followUps.removeView(recordId(c, "view"), staffOf(c));
    return c.body(null, 204);
  });

  routes.post("/bulk", async (c) => {
    const { items, ...change } = parseFields(bulkBodySchema, await readJsonObject(c.req));
    const { nextStep, ...facts } = change;
    const count = Object.values(facts).filter((value) => value !== undefined).length;
    if (count !== 1 || (nextStep !== undefined && facts.nextStepAt === undefined)) {
      throw new AppError("bad-request", "One change at a time");
    }
    return c.json(await followUps.changeMany(items, change, staffOf(c).id));
  });
  routes.post("/bulk/:change/undo", async (c) =>
    c.json(await followUps.undoMany(recordId(c, "change"), staffOf(c).id)),
  );

  routes.patch("/:id", async (c) => {
    const { version, ...change } = parseFields(followUpBodySchema, await readJsonObject(c.req));
    return c.json(await followUps.change(recordId(c), version, change, staffOf(c).id));
  });

  routes.get("/:id/notes", async (c) => {
    const { before } = parseFields(noteListQuerySchema, c.req.query());
    const { notes, more } = await followUps.notes(recordId(c), before === undefined ? undefined : Number(before));
    const last = notes.at(-1);
    if (more && last) linkToNext(c, { before: String(last.id) });
    return c.json(notes);
  });
  routes.post("/:id/notes", async (c) => {
    const note = parseFields(noteBodySchema, await readJsonObject(c.req));
    return c.json(await followUps.addNote(recordId(c), note, staffOf(c), c.get("language")), 201);
  });
  routes.put("/:id/notes/:note", async (c) => {
    const note = parseFields(noteChangeSchema, await readJsonObject(c.req));
    const place = { consultationId: recordId(c), id: recordId(c, "note") };
    return c.json(await followUps.changeNote(place, note, staffOf(c), c.get("language")));
  });
  routes.delete("/:id/notes/:note", async (c) => {
    await followUps.removeNote(recordId(c), recordId(c, "note"), staffOf(c));
    return c.body(null, 204);
  });

  return routes;
}
