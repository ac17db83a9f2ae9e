import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { answerPage, cursorAfter, linkToNext, positionOf } from "../../lib/http/list-query.ts";
import { type Fields, readBodyFields } from "../../lib/http/parse-fields.ts";
import { route } from "../../lib/http/route.ts";
import { bytesOf, refuseForeignLink, type Traffic } from "../../lib/http/traffic.ts";
import type { Language } from "../../lib/language.ts";
import type { assembleAppointments } from "../appointments/assemble.ts";
import type { AskedTime } from "../appointments/model.ts";
import type { Consultations } from "./assemble.ts";
import { contactedBodySchema, reviewBodySchema } from "./follow-up/model.ts";
import { arrivalsSchema, consultationSchema, summarySchema } from "./model.ts";
import {
  arrivalsQuerySchema,
  exportConsultations,
  exportQuerySchema,
  filterOf,
  listQuerySchema,
  urgentCursor,
  urgentPositionOf,
} from "./read-consultations.ts";
import { languageOfBody, parseSubmission, receivedSchema } from "./send-request.ts";
import { submissionSchema } from "./submission-schema.ts";

/** The outcome of a form sent without JavaScript. */
export type FormOutcome =
  | {
      status: "sent";
      language: Language;
      /** URL for booking a time, if the sender may book one. */
      bookingPage: string | undefined;
      /** Booking outcome of the time chosen with the request. */
      appointment: AskedTime | undefined;
    }
  | { status: "failed"; language: Language; error: unknown; values: Fields };

export interface ConsultationsApiParts {
  consultations: Consultations;
  traffic: Traffic;
  /** Finds the nearest available times, and words the booking outcome of a chosen time. */
  times: Pick<ReturnType<typeof assembleAppointments>, "nearestTimes" | "tellAsked">;
  /** Returns the URL for booking a time for an accepted request. */
  bookingPage: (id: number, language: Language) => Promise<string | undefined>;
  /** Renders the response to a form sent without JavaScript. */
  answerForm: (c: Context<ApiEnv>, outcome: FormOutcome) => Response | Promise<Response>;
}

/** Characters of an Idempotency-Key: visible ASCII. */
const KEY_FORMAT = /^[\x21-\x7e]+$/;
const MAX_KEY = 200;

/** Returns the routes under `/api/consultations` for sending, reading and reviewing requests. */
export function consultationsApi(parts: ConsultationsApiParts) {
  const { consultations, traffic, answerForm } = parts;
  const { clock, facts, database } = consultations;

  /** Adds available times to the error for a time that cannot be booked. */
  async function withTimes(error: unknown, { start, zone }: Fields, language: Language): Promise<unknown> {
    if (!(error instanceof AppError && TIME_FIELDS.some((field) => field in error.fields))) return error;
    const wish = { start: String(start), ...(typeof zone === "string" ? { zone } : {}) };
    const slots = await parts.times.nearestTimes(wish, language);
    return new AppError(error.code, error.message, { fields: error.fields, current: { slots } });
  }

  return [
    route({
      id: "sendConsultation",
      method: "post",
      path: "/consultations",
      about: "Consultation requests",
      access: "everybody",
      summary: "Send a consultation request",
      description:
        "A 201 response means that the request is on disk. The same Idempotency-Key with the same body gets the same response for 24 hours. The token in the response books a time later (bookTime); a request that is put aside to be checked gets none. A form without JavaScript ends on a page instead of JSON. A start books that time at once: the response says whether it is booked, booked once the link in a mail is opened, or only requested, with times that are free, nearest first.",
      headers: { "Idempotency-Key": z.string().check(z.maxLength(MAX_KEY), z.regex(KEY_FORMAT)) },
      rawBody: { schema: submissionSchema, types: ["application/json", "application/x-www-form-urlencoded"] },
      status: 201,
      response: receivedSchema,
      errors: ["conflict", "too-many-requests"],
      handle: async ({ c }) => {
        const { kind, fields } = await readBodyFields(c.req);
        const language = languageOfBody(fields) ?? c.get("language");
        c.set("language", language);
        try {
          await traffic.attempt(c.get("clientAddress"));
          const key = kind === "json" ? idempotencyKey(c.req.header("Idempotency-Key")) : undefined;
          const submission = parseSubmission(fields);
          const admission = await traffic.admit(c.get("clientAddress"), bytesOf(submission));
          const address = c.get("clientAddress");
          const options = { language, key, address, isPlainForm: kind === "form", ...admission };
          const { asked, ...received } = await consultations.send(submission, options);
          c.set("isOnDisk", true);
          const { start, kind: means, zone } = submission;
          const wish = start === undefined ? undefined : { start, kind: means, zone };
          const appointment = asked && wish && (await parts.times.tellAsked(asked, wish, language));
          const bookingPage = await parts.bookingPage(received.id, language);
          if (kind === "form") return await answerForm(c, { status: "sent", language, bookingPage, appointment });
          if (bookingPage) c.header("Link", `<${bookingPage}>; rel="next"`);
          const token = bookingPage && new URLSearchParams(bookingPage.split("?")[1]).get("token");
          return { ...received, ...(token && { token }), ...(appointment && { appointment }) };
        } catch (cause) {
          const error = await withTimes(cause, fields, language);
          if (kind === "json") throw error;
          return await answerForm(c, { status: "failed", language, error, values: fields });
        }
      },
    }),
    route({
      id: "listConsultations",
      method: "get",
      path: "/consultations",
      access: "admin",
      scope: "requests:read",
      summary: "List requests, newest first",
      description: 'The next page is in the Link header (rel="next").',
      query: listQuerySchema,
      response: z.array(consultationSchema),
      handle: async ({ c, query, staff }) => {
        const { order, limit, cursor } = query;
        const filter = filterOf(query, staff.id, clock());
        if (order === "urgent") {
          const after = cursor === undefined ? undefined : urgentPositionOf(cursor);
          const { page, next } = await consultations.listUrgent(filter, limit, after);
          if (next) linkToNext(c, { cursor: urgentCursor(next) });
          return page;
        }
        const after = cursor === undefined ? undefined : positionOf(cursor);
        // One extra row shows whether there is a next page.
        return answerPage(c, await consultations.list(filter, limit + 1, after), limit, cursorAfter);
      },
    }),
    route({
      id: "summarizeConsultations",
      method: "get",
      path: "/consultations/summary",
      access: "admin",
      scope: "requests:read",
      summary: "Count the requests",
      description: "Total, contacted, pending, received today (Montréal time) and to check.",
      response: summarySchema,
      handle: () => consultations.summarize(),
    }),
    route({
      id: "countArrivals",
      method: "get",
      path: "/consultations/arrivals",
      access: "admin",
      summary: "Count the new requests",
      description: "Those received after a given request, up to 99, and the latest of them.",
      query: arrivalsQuerySchema,
      response: arrivalsSchema,
      handle: ({ query }) => consultations.arrivals(query.after),
    }),
    route({
      id: "exportConsultations",
      method: "get",
      path: "/consultations/export.csv",
      access: "admin",
      scope: "requests:read",
      summary: "Export the requests as CSV",
      description:
        "Same filters as the list. Whatever a spreadsheet would take for a formula is preceded by an apostrophe.",
      query: exportQuerySchema,
      response: z.string(),
      type: "text/csv",
      handle: async ({ c, query, staff }) => {
        refuseForeignLink(c);
        const filter = filterOf(query, staff.id, clock());
        const owners = new Map((await consultations.owners()).map(({ id, name }) => [id, name]));
        const fact = { at: clock(), actor: staff.id, subject: "consultations", detail: {} } as const;
        await facts.record(database.kysely, { kind: "consultation.export", ...fact });
        await database.flushed();
        const pages = (after?: Parameters<Consultations["list"]>[2]) => consultations.list(filter, EXPORT_PAGE, after);
        return c.body(exportConsultations(pages, owners, c.get("language")), 200, {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="consultations.csv"`,
        });
      },
    }),
    route({
      id: "getConsultation",
      method: "get",
      path: "/consultations/:id",
      access: "admin",
      scope: "requests:read",
      summary: "Read a request",
      description: "With the reasons behind its score.",
      response: consultationSchema,
      handle: ({ id }) => consultations.get(id()),
    }),
    route({
      id: "markContacted",
      method: "put",
      path: "/consultations/:id/contacted",
      access: "admin",
      scope: "requests:write",
      summary: "Mark a request as contacted, or not",
      description: "The action is logged once, even when repeated.",
      body: contactedBodySchema,
      response: consultationSchema,
      handle: ({ body, id, staff }) => consultations.markContacted(id(), body.contacted, staff.id),
    }),
    route({
      id: "reviewConsultation",
      method: "put",
      path: "/consultations/:id/review",
      access: "admin",
      scope: "requests:write",
      summary: "Accept or discard a request to check",
      description: "The first acceptance sends the emails that were held back.",
      body: reviewBodySchema,
      response: consultationSchema,
      handle: ({ body, id, staff }) => consultations.review(id(), body.review, staff.id),
    }),
  ];
}

/** The form fields for the time of the call. */
const TIME_FIELDS = ["start", "kind", "zone"];

/** Rows read at a time for the export: about 500 KB. */
const EXPORT_PAGE = 500;

function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (header.length <= MAX_KEY && KEY_FORMAT.test(header)) return header;
  throw new AppError("invalid", "The key is not valid", { fields: { "Idempotency-Key": "keyInvalid" } });
}
