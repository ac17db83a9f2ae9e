import { type Context, Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import type { Rubric } from "../consultations/lead-score.ts";
import { draftBodySchema, revisionBodySchema } from "./schema.ts";
import type { ScoringService } from "./service.ts";

/** `/api/scoring`: the rubric of the lead score and its draft. */
export function scoringRoutes({ scoring }: { scoring: ScoringService }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const revisionOf = async (c: Context<ApiEnv>) =>
    parseFields(revisionBodySchema, await readJsonObject(c.req)).revision;

  routes.get("/", async (c) => c.json(await scoring.read()));

  routes.get("/versions", async (c) => c.json(await scoring.versions()));

  routes.put("/draft", async (c) => {
    const { rubric, note, revision } = parseFields(draftBodySchema, await readJsonObject(c.req));
    return c.json(await scoring.saveDraft({ rubric: rubric as unknown as Rubric, note, revision }, staffOf(c).id));
  });

  routes.delete("/draft", async (c) => {
    await scoring.discardDraft(await revisionOf(c), staffOf(c).id);
    return c.body(null, 204);
  });

  routes.post("/draft/preview", async (c) => c.json(await scoring.preview(await revisionOf(c))));

  routes.post("/draft/publication", async (c) => {
    await scoring.publishDraft(await revisionOf(c), staffOf(c).id);
    return c.body(null, 204);
  });

  return routes;
}
