import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Clock } from "../../lib/clock.ts";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { answerPage } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { incidentFields as labelsEn } from "../../text/en/desk/privacy-incident.ts";
import { incidentFields as labelsFr } from "../../text/fr/desk/privacy-incident.ts";
import type { PrivacyDesk } from "./desk-service.ts";
import { certificatePage } from "./hand-over.ts";
import { incidentBodySchema, incidentChangeSchema } from "./incident-schema.ts";
import type { Incidents } from "./incident-service.ts";
import { PRINT_STYLES } from "./printable-page.ts";
import type { Retention } from "./retention-service.ts";
import { copyAnswer } from "./routes.ts";
import {
  answerBodySchema,
  correctionBodySchema,
  erasureBodySchema,
  handOverBodySchema,
  newRequestBodySchema,
  searchBodySchema,
} from "./schema.ts";
import { certificatesQuerySchema, lookBodySchema, requestsQuerySchema } from "./staff-schema.ts";

/** Nothing but the one style sheet may act on a document that is shown. */
export const PRINT_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(PRINT_STYLES)
  .digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/api/privacy`, what the person in charge of personal information needs: admins only. */
export function privacyStaffRoutes({
  desk,
  retention,
  incidents,
  clock,
}: {
  desk: PrivacyDesk;
  retention: Retention;
  incidents: Incidents;
  clock: Clock;
}): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post("/searches", async (c) => {
    const { q } = parseFields(searchBodySchema, await readJsonObject(c.req));
    return c.json(await desk.search(q));
  });

  routes.post("/looks", async (c) => {
    const { keys } = parseFields(lookBodySchema, await readJsonObject(c.req));
    return c.json(await desk.look(keys));
  });

  routes.post("/hand-overs", async (c) => {
    const { keys, format, language } = parseFields(handOverBodySchema, await readJsonObject(c.req));
    return copyAnswer(c, format, await desk.handOver(keys, staffOf(c).id), language, clock());
  });

  routes.post("/corrections", async (c) => {
    const { keys, changes } = parseFields(correctionBodySchema, await readJsonObject(c.req));
    return c.json({ counts: await desk.correct(keys, changes, staffOf(c).id) });
  });

  routes.post("/erasures", async (c) => {
    const body = parseFields(erasureBodySchema, await readJsonObject(c.req));
    return c.json(await desk.erase(body, staffOf(c).id), 201);
  });

  routes.get("/erasures", async (c) => {
    const { limit: most, cursor: from } = parseFields(certificatesQuerySchema, c.req.query());
    const rows = await desk.certificates(most + 1, positionOf(from));
    return answerPage(c, rows, most, ({ at, id }) => `${at}_${id}`);
  });

  routes.get("/erasures/:id/certificate.html", async (c) => {
    const certificate = await desk.certificate(c.req.param("id"));
    return c.html(certificatePage(certificate, c.get("language")), 200, {
      "Content-Security-Policy": PRINT_POLICY,
      "Content-Language": c.get("language"),
    });
  });

  routes.get("/requests", async (c) => {
    const { state, limit: most, cursor: from } = parseFields(requestsQuerySchema, c.req.query());
    const after = positionOf(from);
    const rows = await desk.requests(state, most + 1, after && { dueAt: after.at, id: Number(after.id) });
    return answerPage(c, rows, most, ({ dueAt, id }) => `${dueAt}_${id}`);
  });

  routes.post("/requests", async (c) => {
    const asked = parseFields(newRequestBodySchema, await readJsonObject(c.req));
    return c.json(await desk.addRequest(asked, staffOf(c).id), 201);
  });

  routes.put("/requests/:id", async (c) => {
    const answer = parseFields(answerBodySchema, await readJsonObject(c.req));
    return c.json(await desk.answer(recordId(c), answer, staffOf(c).id));
  });

  routes.get("/retention", async (c) => c.json(await retention.state()));

  routes.get("/incidents", async (c) => c.json(await incidents.list()));

  routes.get("/incidents/export.csv", async (c) => {
    refuseForeignLink(c);
    const csv = await incidents.exportCsv(c.get("language") === "fr" ? labelsFr : labelsEn);
    return c.body(csv, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="incidents.csv"',
    });
  });

  routes.post("/incidents", async (c) => {
    const fields = parseFields(incidentBodySchema, await readJsonObject(c.req));
    return c.json(await incidents.add(fields, staffOf(c).id), 201);
  });

  routes.put("/incidents/:id", async (c) => {
    const { version, ...fields } = parseFields(incidentChangeSchema, await readJsonObject(c.req));
    return c.json(await incidents.change(recordId(c), fields, version, staffOf(c).id));
  });

  return routes;
}

function positionOf(from: string | undefined): { at: Date; id: string } | undefined {
  if (from === undefined) return undefined;
  const [at = "", id = ""] = from.split("_");
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) {
    throw new AppError("invalid", "Not a place in a list", { fields: { cursor: "cursorInvalid" } });
  }
  return { at: moment, id };
}
