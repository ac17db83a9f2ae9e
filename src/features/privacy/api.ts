import type { Context } from "hono";
import * as z from "zod/mini";
import type { Clock } from "../../lib/clock.ts";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readBodyFields } from "../../lib/http/body-fields.ts";
import { answerPage } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { PRINT_POLICY } from "../../lib/http/printable-page.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { JSON_OR_FORM, type Route, route } from "../../lib/http/route.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import { incidentFields as labelsEn } from "../../text/en/desk/privacy-incident.ts";
import { incidentFields as labelsFr } from "../../text/fr/desk/privacy-incident.ts";
import type { PrivacyDesk } from "./desk-service.ts";
import { certificatePage, copyAsHtml, copyAsJson } from "./hand-over.ts";
import { incidentBodySchema, incidentChangeSchema, incidentSchema } from "./incident-model.ts";
import type { Incidents } from "./incident-service.ts";
import {
  answerBodySchema,
  certificateSchema,
  certificatesQuerySchema,
  copySchema,
  correctedSchema,
  correctionBodySchema,
  erasureBodySchema,
  type Format,
  foundSchema,
  handOverBodySchema,
  linkMailedSchema,
  linkRequestSchema,
  lookBodySchema,
  newRequestBodySchema,
  type PrivacyResult,
  proofSchema,
  provedSchema,
  requestSchema,
  requestsQuerySchema,
  retentionSchema,
  searchBodySchema,
} from "./model.ts";
import type { Retention } from "./retention-service.ts";
import type { Privacy } from "./service.ts";

/** What a form that could not be done ends on: the page it came from, and what was typed. */
export interface PrivacyFormFailure {
  stage: PrivacyResult["stage"];
  language: Language;
  error: unknown;
  fields: Record<string, unknown>;
}

export interface PrivacyApiParts {
  privacy: Privacy;
  privacyDesk: PrivacyDesk;
  retention: Retention;
  incidents: Incidents;
  clock: Clock;
  privacyTraffic: Traffic;
  /** Answers a form that failed with a page. @throws what no page has words for */
  answerFailure: (c: Context<ApiEnv>, failure: PrivacyFormFailure) => Promise<Response>;
}

/** `/api/privacy`: what people ask about their information, and what the person in charge of it needs. */
export const privacyApi = (parts: PrivacyApiParts): Route[] => [
  ...visitorRoutes(parts),
  ...personRoutes(parts),
  ...requestRoutes(parts),
  ...registerRoutes(parts),
];

/** Forms of pages, which work without JavaScript, are led on to a page; JSON gets JSON. */
function visitorRoutes({ privacy, clock, privacyTraffic: traffic, answerFailure }: PrivacyApiParts): Route[] {
  /** Reads a form of a page, or JSON, and does what it asks for. */
  async function submit(
    c: Context<ApiEnv>,
    stage: PrivacyResult["stage"],
    work: (fields: Record<string, unknown>, language: Language, isJson: boolean) => Promise<Response>,
  ): Promise<Response> {
    const { kind, fields } = await readBodyFields(c.req);
    const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
    c.set("language", language);
    try {
      await traffic.attempt(c.get("clientAddress"));
      return await work(fields, language, kind === "json");
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { stage, language, error, fields });
    }
  }

  return [
    route({
      id: "askAboutData",
      method: "post",
      path: "/privacy/links",
      access: "everybody",
      summary: "Request to see, correct or erase your information",
      description:
        "Mails a link that proves whose address it is, whether or not we hold anything. One email a day for each address and kind of request.",
      rawBody: { schema: linkRequestSchema, types: JSON_OR_FORM },
      response: linkMailedSchema,
      status: 202,
      errors: ["too-many-requests"],
      handle: ({ c }) =>
        submit(c, "ask", async (fields, language, isJson) => {
          const asked = parseFields(linkRequestSchema, fields);
          await traffic.admit(c.get("clientAddress"), bytesOf(asked));
          await privacy.mailLink({ kind: asked.kind, email: asked.email, language, wish: asked.wish || null });
          c.set("isOnDisk", true);
          if (isJson) return c.json({ status: "link-mailed" }, 202);
          return c.redirect(pathIn(language, "/privacy/check-mail"), 303);
        }),
    }),
    route({
      id: "proveAddress",
      method: "post",
      path: "/privacy/proofs",
      access: "everybody",
      summary: "Confirm a request with the link received",
      description: "The request counts from then on, with its 30 days. A second time changes nothing.",
      rawBody: { schema: proofSchema, types: JSON_OR_FORM },
      response: provedSchema,
      errors: ["too-many-requests", "not-found"],
      handle: ({ c }) =>
        submit(c, "confirm", async (fields, _language, isJson) => {
          const asked = parseFields(proofSchema, fields);
          const { subject, token } = await privacy.prove(asked.token, asked.attempt);
          c.set("isOnDisk", true);
          if (isJson) return c.json({ kind: subject.kind, dueAt: subject.dueAt, token });
          return c.redirect(`${pathIn(subject.language, "/privacy/request")}?token=${encodeURIComponent(token)}`, 303);
        }),
    }),
    route({
      id: "takeCopy",
      method: "post",
      path: "/privacy/copies",
      access: "everybody",
      summary: "Get your information, as JSON or as a page to read",
      description: "With the confirmed link of a request to see, while it is valid.",
      rawBody: { schema: copySchema, types: JSON_OR_FORM },
      response: z.unknown(),
      errors: ["too-many-requests", "not-found"],
      handle: ({ c }) =>
        submit(c, "see", async (fields) => {
          const { token, format } = parseFields(copySchema, fields);
          const { found, subject } = await privacy.copy(token);
          return copyResponse(c, format, found, subject.language, clock());
        }),
    }),
  ];
}

/** What is held about a person: found, handed over, corrected, erased. */
function personRoutes({ privacyDesk: desk, clock }: PrivacyApiParts): Route[] {
  return [
    route({
      id: "searchPerson",
      method: "post",
      path: "/privacy/searches",
      access: "admin",
      summary: "Search for everything held about a person",
      description: "By email or phone. A name gives people to choose from.",
      body: searchBodySchema,
      response: foundSchema,
      handle: ({ body }) => desk.search(body.q),
    }),
    route({
      id: "lookAtPerson",
      method: "post",
      path: "/privacy/looks",
      access: "admin",
      summary: "Read everything held under emails, phones or names",
      description: "What an erasure would erase, no more and no less.",
      body: lookBodySchema,
      response: foundSchema,
      handle: ({ body }) => desk.look(body.keys),
    }),
    route({
      id: "handOverData",
      method: "post",
      path: "/privacy/hand-overs",
      access: "admin",
      summary: "Hand a person’s information over to them",
      description: "As JSON or as a page to read, in their language. The action is logged.",
      body: handOverBodySchema,
      response: z.unknown(),
      handle: async ({ c, body: { keys, format, language }, staff }) =>
        copyResponse(c, format, await desk.handOver(keys, staff.id), language, clock()),
    }),
    route({
      id: "correctPerson",
      method: "post",
      path: "/privacy/corrections",
      access: "admin",
      summary: "Correct a person in their requests and conversations",
      description: "Name, email, phone, company. The newsletter subscription does not change.",
      body: correctionBodySchema,
      response: correctedSchema,
      handle: async ({ body, staff }) => ({ counts: await desk.correct(body.keys, body.changes, staff.id) }),
    }),
    route({
      id: "erasePerson",
      method: "post",
      path: "/privacy/erasures",
      access: "admin",
      summary: "Erase everything held about a person",
      description:
        "All at once, with a certificate that names nobody. If the number that was seen is no longer right, nothing is erased.",
      body: erasureBodySchema,
      response: certificateSchema,
      status: 201,
      errors: ["not-found", "conflict"],
      handle: ({ body, staff }) => desk.erase(body, staff.id),
    }),
    route({
      id: "listErasures",
      method: "get",
      path: "/privacy/erasures",
      access: "admin",
      summary: "List the certificates of erasure, newest first",
      query: certificatesQuerySchema,
      response: z.array(certificateSchema),
      handle: async ({ c, query: { limit, cursor } }) => {
        const rows = await desk.certificates(limit + 1, positionOf(cursor));
        return answerPage(c, rows, limit, ({ at, id }) => `${at}_${id}`);
      },
    }),
    route({
      id: "printCertificate",
      method: "get",
      path: "/privacy/erasures/:id/certificate.html",
      access: "admin",
      summary: "Read a certificate of erasure, ready to print",
      description: "One page, in the requested language.",
      parameters: { id: z.string() },
      response: z.string(),
      type: "text/html",
      handle: async ({ c }) => {
        const certificate = await desk.certificate(c.req.param("id") ?? "");
        return c.html(certificatePage(certificate, c.get("language")), 200, {
          "Content-Security-Policy": PRINT_POLICY,
          "Content-Language": c.get("language"),
        });
      },
    }),
  ];
}

function requestRoutes({ privacyDesk: desk }: PrivacyApiParts): Route[] {
  return [
    route({
      id: "listPrivacyRequests",
      method: "get",
      path: "/privacy/requests",
      access: "admin",
      summary: "List the requests to see, correct and erase",
      description: "Open ones by when they are due, the others newest first.",
      query: requestsQuerySchema,
      response: z.array(requestSchema),
      handle: async ({ c, query: { state, limit, cursor } }) => {
        const after = positionOf(cursor);
        const rows = await desk.requests(state, limit + 1, after && { dueAt: after.at, id: Number(after.id) });
        return answerPage(c, rows, limit, ({ dueAt, id }) => `${dueAt}_${id}`);
      },
    }),
    route({
      id: "addPrivacyRequest",
      method: "post",
      path: "/privacy/requests",
      access: "admin",
      summary: "Add a request that came by email or phone",
      description: "Its 30 days begin.",
      body: newRequestBodySchema,
      response: requestSchema,
      status: 201,
      handle: ({ body, staff }) => desk.addRequest(body, staff.id),
    }),
    route({
      id: "answerPrivacyRequest",
      method: "put",
      path: "/privacy/requests/:id",
      access: "admin",
      summary: "Settle or refuse a request",
      description: "The person is told by email. A refusal gives its reason.",
      body: answerBodySchema,
      response: requestSchema,
      errors: ["conflict"],
      handle: ({ id, body, staff }) => desk.answer(id(), body, staff.id),
    }),
  ];
}

/** The register of incidents, and what is forgotten by itself. */
function registerRoutes({ retention, incidents }: PrivacyApiParts): Route[] {
  return [
    route({
      id: "readRetention",
      method: "get",
      path: "/privacy/retention",
      access: "admin",
      summary: "Read what each retention rule would forget now",
      description: "Nothing is changed. With the reports of the last nights and the anonymous figures kept.",
      response: retentionSchema,
      handle: () => retention.state(),
    }),
    route({
      id: "listIncidents",
      method: "get",
      path: "/privacy/incidents",
      access: "admin",
      summary: "List the register of incidents, newest first",
      response: z.array(incidentSchema),
      handle: () => incidents.list(),
    }),
    route({
      id: "exportIncidents",
      method: "get",
      path: "/privacy/incidents/export.csv",
      access: "admin",
      summary: "Export the register of incidents as CSV",
      description: "In the requested language.",
      response: z.string(),
      type: "text/csv",
      handle: async ({ c }) => {
        refuseForeignLink(c);
        const csv = await incidents.exportCsv(c.get("language") === "fr" ? labelsFr : labelsEn);
        return c.body(csv, 200, {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="incidents.csv"',
        });
      },
    }),
    route({
      id: "addIncident",
      method: "post",
      path: "/privacy/incidents",
      access: "admin",
      summary: "Add an incident to the register",
      description: "It is never taken out again.",
      body: incidentBodySchema,
      response: incidentSchema,
      status: 201,
      handle: ({ body, staff }) => incidents.add(body, staff.id),
    }),
    route({
      id: "changeIncident",
      method: "put",
      path: "/privacy/incidents/:id",
      access: "admin",
      summary: "Update an incident of the register",
      description: "The version is the one that was read. The action is logged.",
      body: incidentChangeSchema,
      response: incidentSchema,
      errors: ["conflict"],
      handle: ({ id, body: { version, ...fields }, staff }) => incidents.change(id(), fields, version, staff.id),
    }),
  ];
}

/** A copy as a file to keep. */
function copyResponse(
  c: Context<ApiEnv>,
  format: Format,
  found: Parameters<typeof copyAsHtml>[0],
  language: Language,
  at: Date,
): Response {
  const isHtml = format === "html";
  return c.body(isHtml ? copyAsHtml(found, language, at) : copyAsJson(found, language, at), 200, {
    "Content-Type": isHtml ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Language": language,
    "Content-Disposition": `attachment; filename="${language === "fr" ? "mes-renseignements" : "my-information"}.${format}"`,
  });
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
