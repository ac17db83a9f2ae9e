import { type Context, Hono } from "hono";
import type { Clock } from "../../lib/clock.ts";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Fields, readBodyFields, readJsonObject } from "../../lib/http/body-fields.ts";
import { answerPage, linkToNext } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import type { Language } from "../../lib/language.ts";
import { exportConsultations } from "./export-csv.ts";
import { contactedBodySchema, reviewBodySchema } from "./follow-up-schema.ts";
import type { FollowUps } from "./follow-up-service.ts";
import {
  arrivalsQuerySchema,
  cursorAfter,
  exportQuerySchema,
  filterOf,
  listQuerySchema,
  positionOf,
  urgentCursor,
  urgentPositionOf,
} from "./list-query.ts";
import { languageOfBody, parseSubmission } from "./parse-submission.ts";
import type { Consultations } from "./service.ts";

/** What a form sent without JavaScript ends on. */
export type FormOutcome =
  | {
      status: "sent";
      language: Language;
      /** Where a time is booked, where the request may book one. */
      bookingPage: string | undefined;
    }
  | { status: "failed"; language: Language; error: unknown; values: Fields };

export interface ConsultationRoutesParts {
  consultations: Consultations;
  followUps: Pick<FollowUps, "owners">;
  clock: Clock;
  traffic: Traffic;
  /** Where a time is booked for a request that was accepted. */
  bookingPage: (id: number, language: Language) => Promise<string | undefined>;
  /** Answers a form sent without JavaScript with a page. */
  answerForm: (c: Context<ApiEnv>, outcome: FormOutcome) => Response | Promise<Response>;
}

/** `/api/consultations` (SPEC §7). */
export function consultationRoutes(parts: ConsultationRoutesParts): Hono<ApiEnv> {
  const { consultations, followUps, clock, traffic, answerForm } = parts;
  const routes = new Hono<ApiEnv>();
  const filterFor = (c: Context<ApiEnv>, query: Parameters<typeof filterOf>[0]) =>
    filterOf(query, staffOf(c).id, clock());

  routes.post("/", async (c) => {
    const { kind, fields } = await readBodyFields(c.req);
    const language = languageOfBody(fields) ?? c.get("language");
    c.set("language", language);
    try {
      await traffic.attempt(c.get("clientAddress"));
      const key = kind === "json" ? idempotencyKey(c.req.header("Idempotency-Key")) : undefined;
      const submission = parseSubmission(fields);
      const { isBusy } = await traffic.admit(c.get("clientAddress"), bytesOf(submission));
      const received = await consultations.submit(submission, { language, key, isPlainForm: kind === "form", isBusy });
      c.set("isOnDisk", true);
      const bookingPage = await parts.bookingPage(received.id, language);
      if (kind === "form") return await answerForm(c, { status: "sent", language, bookingPage });
      if (bookingPage) c.header("Link", `<${bookingPage}>; rel="next"`);
      return c.json(received, 201);
    } catch (error) {
      if (kind === "json") throw error;
      return await answerForm(c, { status: "failed", language, error, values: fields });
    }
  });

  routes.get("/", async (c) => {
    const query = parseFields(listQuerySchema, c.req.query());
    if (query.order === "urgent") {
      const after = query.cursor === undefined ? undefined : urgentPositionOf(query.cursor);
      const { page, next } = await consultations.listByUrgency(filterFor(c, query), query.limit, after);
      if (next) linkToNext(c, { cursor: urgentCursor(next) });
      return c.json(page);
    }
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor);
    // One more than asked for: whether there is a next page.
    const rows = await consultations.list(filterFor(c, query), query.limit + 1, after);
    return answerPage(c, rows, query.limit, cursorAfter);
  });

  routes.get("/summary", async (c) => c.json(await consultations.summary()));

  routes.get("/export.csv", async (c) => {
    refuseForeignLink(c);
    const filter = filterFor(c, parseFields(exportQuerySchema, c.req.query()));
    const owners = new Map((await followUps.owners()).map(({ id, name }) => [id, name]));
    await consultations.noteExport(staffOf(c).id);
    const pages = (after?: Parameters<Consultations["list"]>[2]) => consultations.list(filter, EXPORT_PAGE, after);
    return c.body(exportConsultations(pages, owners, c.get("language")), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="consultations.csv"`,
    });
  });

  routes.get("/arrivals", async (c) => {
    const { after } = parseFields(arrivalsQuerySchema, c.req.query());
    return c.json(await consultations.arrivals(after));
  });

  routes.get("/:id", async (c) => c.json(await consultations.get(recordId(c))));

  routes.put("/:id/contacted", async (c) => {
    const { contacted } = parseFields(contactedBodySchema, await readJsonObject(c.req));
    return c.json(await consultations.setContacted(recordId(c), contacted, staffOf(c).id));
  });

  routes.put("/:id/review", async (c) => {
    const { review } = parseFields(reviewBodySchema, await readJsonObject(c.req));
    return c.json(await consultations.setReview(recordId(c), review, staffOf(c).id));
  });

  return routes;
}

/** Rows read at once for the export: about 500 KB. */
const EXPORT_PAGE = 500;

function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new AppError("invalid", "The key is not valid", { fields: { "Idempotency-Key": "keyInvalid" } });
}
