import { type Context, Hono } from "hono";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import {
  archivedBodySchema,
  createTemplateSchema,
  letterQuerySchema,
  MAX_ID,
  saveTemplateSchema,
  sendLetterSchema,
} from "./schema.ts";
import type { Letters } from "./service.ts";

/** `/api/letters`: mails that staff write to the people behind requests, and the templates they begin from. */
export function letterRoutes({ letters }: { letters: Letters }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(requireRole("admin"));

  routes.get("/", async (c) => {
    const { consultation } = parseFields(letterQuerySchema, c.req.query());
    return c.json(await letters.list(consultation));
  });

  routes.post("/", async (c) => {
    const letter = parseFields(sendLetterSchema, await readJsonObject(c.req));
    return c.json(await letters.send(letter, staffOf(c)), 201);
  });

  routes.get("/start", async (c) => {
    const { consultation } = parseFields(letterQuerySchema, c.req.query());
    return c.json(await letters.start(consultation, staffOf(c)));
  });

  routes.get("/templates", async (c) => c.json(await letters.templates()));

  routes.post("/templates", async (c) => {
    const fields = parseFields(createTemplateSchema, await readJsonObject(c.req));
    return c.json(await letters.createTemplate(fields, staffOf(c).id), 201);
  });

  routes.put("/templates/:id", async (c) => {
    const { version, ...fields } = parseFields(saveTemplateSchema, await readJsonObject(c.req));
    return c.json(await letters.saveTemplate(idOf(c), version, fields, staffOf(c).id));
  });

  routes.put("/templates/:id/archived", async (c) => {
    const { archived } = parseFields(archivedBodySchema, await readJsonObject(c.req));
    return c.json(await letters.setArchived(idOf(c), archived, staffOf(c).id));
  });

  return routes;
}

/** Whoever passed `requireRole`. */
function staffOf(c: Context<ApiEnv>) {
  return c.get("staff")!;
}

function idOf(c: Context<ApiEnv>): number {
  const text = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return id;
}
