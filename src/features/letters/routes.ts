import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import {
  archivedBodySchema,
  createTemplateSchema,
  letterQuerySchema,
  saveTemplateSchema,
  sendLetterSchema,
} from "./schema.ts";
import type { Letters } from "./service.ts";

/** `/api/letters`: mails that staff write to the people behind requests, and the templates they begin from. */
export function letterRoutes({ letters }: { letters: Letters }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
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
    return c.json(await letters.saveTemplate(recordId(c), version, fields, staffOf(c).id));
  });

  routes.put("/templates/:id/archived", async (c) => {
    const { archived } = parseFields(archivedBodySchema, await readJsonObject(c.req));
    return c.json(await letters.setArchived(recordId(c), archived, staffOf(c).id));
  });

  return routes;
}
