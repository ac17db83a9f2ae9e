import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import type { StaffAnswers } from "./staff-answers-service.ts";
import {
  contactedBodySchema,
  conversationListQuerySchema,
  createEntrySchema,
  entryListQuerySchema,
  factsBodySchema,
  saveEntrySchema,
  staffMessageBodySchema,
  takeOverBodySchema,
  unansweredBodySchema,
  unansweredQuerySchema,
} from "./staff-schema.ts";
import type { ChatDesk } from "./staff-service.ts";

export interface ChatStaffRoutesParts {
  desk: ChatDesk;
  answers: StaffAnswers;
}

/** `/api/chat`: the assistant's conversations and answers, for staff. */
export function chatStaffRoutes({ desk, answers }: ChatStaffRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/summary", async (c) => {
    const [live, unanswered] = await Promise.all([desk.live(), answers.countQuestions()]);
    return c.json({ ...live, unanswered });
  });

  routes.get("/conversations", async (c) => {
    const query = parseFields(conversationListQuerySchema, c.req.query());
    if (query.consultation !== undefined && staffOf(c).role !== "admin") {
      throw new AppError("forbidden", "Requests are for admins");
    }
    return c.json(await desk.list(query));
  });

  routes.get("/conversations/:id", async (c) => c.json(await desk.get(recordId(c), staffOf(c))));

  routes.delete("/conversations/:id", async (c) => {
    await desk.erase(recordId(c), staffOf(c));
    return c.body(null, 204);
  });

  routes.put("/conversations/:id/contacted", async (c) => {
    const { contacted } = parseFields(contactedBodySchema, await readJsonObject(c.req));
    return c.json(await desk.setContacted(recordId(c), contacted, staffOf(c)));
  });

  routes.put("/conversations/:id/facts", async (c) => {
    const body = parseFields(factsBodySchema, await readJsonObject(c.req));
    return c.json(await desk.setFacts(recordId(c), body, staffOf(c)));
  });

  routes.post("/conversations/:id/take-over", async (c) => {
    const { from } = parseFields(takeOverBodySchema, await readJsonObject(c.req));
    return c.json(await desk.takeOver(recordId(c), from ?? null, staffOf(c)));
  });

  routes.post("/conversations/:id/hand-back", async (c) => c.json(await desk.handBack(recordId(c), staffOf(c))));

  routes.post("/conversations/:id/messages", async (c) => {
    const { message, messageId } = parseFields(staffMessageBodySchema, await readJsonObject(c.req));
    return c.json(await desk.say(recordId(c), message, messageId, staffOf(c)), 201);
  });

  routes.get("/unanswered", async (c) => {
    const { state, cursor } = parseFields(unansweredQuerySchema, c.req.query());
    return c.json(await answers.questions(state, cursor));
  });

  routes.put("/unanswered/:id", async (c) => {
    const { state } = parseFields(unansweredBodySchema, await readJsonObject(c.req));
    await answers.setState(recordId(c), state, staffOf(c).id);
    return c.body(null, 204);
  });

  routes.get("/faq", async (c) => c.json(await answers.list(parseFields(entryListQuerySchema, c.req.query()).cursor)));

  routes.post("/faq", async (c) => {
    const { unansweredId, ...fields } = parseFields(createEntrySchema, await readJsonObject(c.req));
    return c.json(await answers.create(fields, unansweredId, staffOf(c).id), 201);
  });

  routes.put("/faq/:id", async (c) => {
    const { version, ...fields } = parseFields(saveEntrySchema, await readJsonObject(c.req));
    return c.json(await answers.save(recordId(c), version, fields, staffOf(c).id));
  });

  routes.delete("/faq/:id", async (c) => {
    await answers.remove(recordId(c), staffOf(c).id);
    return c.body(null, 204);
  });

  return routes;
}
