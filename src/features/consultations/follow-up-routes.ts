import { type Context, Hono } from "hono";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import type { Clock } from "../../lib/clock.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import type { StaffMember } from "../staff/roles.ts";
import {
  bulkBodySchema,
  followUpBodySchema,
  noteBodySchema,
  noteChangeSchema,
  noteListQuerySchema,
  viewBodySchema,
} from "./follow-up-schema.ts";
import type { FollowUps } from "./follow-up-service.ts";
import { exportQuerySchema, filterOf, MAX_ID } from "./list-query.ts";

export interface FollowUpRoutesParts {
  followUps: FollowUps;
  clock: Clock;
}

/** What staff do with the requests under `/api/consultations`, beside reading and judging them. */
export function followUpRoutes({ followUps, clock }: FollowUpRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  // Not for the whole path: a visitor sends a request to it.
  const admin = requireRole("admin");

  routes.get("/owners", admin, async (c) => c.json(await followUps.owners()));

  routes.get("/stages", admin, async (c) => {
    const query = parseFields(exportQuerySchema, c.req.query());
    return c.json(await followUps.stages(filterOf(query, staffOf(c).id, clock())));
  });

  routes.get("/views", admin, async (c) => c.json(await followUps.views(staffOf(c))));
  routes.post("/views", admin, async (c) => {
    const view = parseFields(viewBodySchema, await readJsonObject(c.req));
    return c.json({ id: await followUps.addView(view, staffOf(c)) }, 201);
  });
  routes.put("/views/:view", admin, async (c) => {
    const view = parseFields(viewBodySchema, await readJsonObject(c.req));
    await followUps.changeView(numberOf(c, "view"), view, staffOf(c));
    return c.body(null, 204);
  });
  routes.delete("/views/:view", admin, async (c) => {
    await followUps.removeView(numberOf(c, "view"), staffOf(c));
    return c.body(null, 204);
  });

  routes.post("/bulk", admin, async (c) => {
    const { ids, ...change } = parseFields(bulkBodySchema, await readJsonObject(c.req));
    if (Object.values(change).filter((value) => value !== undefined).length !== 1) {
      throw new AppError("bad-request", "One change at a time");
    }
    return c.json(await followUps.changeMany(ids, change, staffOf(c).id));
  });
  routes.post("/bulk/:change/undo", admin, async (c) =>
    c.json(await followUps.undoMany(numberOf(c, "change"), staffOf(c).id)),
  );

  routes.patch("/:id", admin, async (c) => {
    const { version, ...change } = parseFields(followUpBodySchema, await readJsonObject(c.req));
    return c.json(await followUps.change(numberOf(c, "id"), version, change, staffOf(c).id));
  });

  routes.get("/:id/notes", admin, async (c) => {
    const { before } = parseFields(noteListQuerySchema, c.req.query());
    const { notes, more } = await followUps.notes(numberOf(c, "id"), before === undefined ? undefined : Number(before));
    const last = notes.at(-1);
    if (more && last) c.header("Link", `<${c.req.path}?before=${last.id}>; rel="next"`);
    return c.json(notes);
  });
  routes.post("/:id/notes", admin, async (c) => {
    const note = parseFields(noteBodySchema, await readJsonObject(c.req));
    return c.json(await followUps.addNote(numberOf(c, "id"), note, staffOf(c), c.get("language")), 201);
  });
  routes.put("/:id/notes/:note", admin, async (c) => {
    const note = parseFields(noteChangeSchema, await readJsonObject(c.req));
    const place = { consultationId: numberOf(c, "id"), id: numberOf(c, "note") };
    return c.json(await followUps.changeNote(place, note, staffOf(c), c.get("language")));
  });
  routes.delete("/:id/notes/:note", admin, async (c) => {
    await followUps.removeNote(numberOf(c, "id"), numberOf(c, "note"), staffOf(c));
    return c.body(null, 204);
  });

  return routes;
}

function numberOf(c: Context<ApiEnv>, name: string): number {
  const text = c.req.param(name) ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return id;
}

function staffOf(c: Context<ApiEnv>): StaffMember {
  const staff = c.get("staff");
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  return staff;
}
