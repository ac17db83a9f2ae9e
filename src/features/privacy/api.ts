import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { answerPage } from "../../lib/http/list-query.ts";
import { PRINT_POLICY } from "../../lib/http/printable-page.ts";
import { route } from "../../lib/http/route.ts";
import { certificateOf, erasePerson } from "./erasure.ts";
import { incidentsApi } from "./incidents.ts";
import {
  answerBodySchema,
  certificateSchema,
  certificatesQuerySchema,
  correctedSchema,
  correctionBodySchema,
  erasureBodySchema,
  foundSchema,
  handOverBodySchema,
  lookBodySchema,
  newRequestBodySchema,
  requestSchema,
  requestsQuerySchema,
  retentionSchema,
  searchBodySchema,
} from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import { certificatePage, copyResponse, correctPerson, handOver, lookAtPerson, searchPerson } from "./person.ts";
import { addRequest, answerRequest } from "./requests.ts";
import { readRetention } from "./retention.ts";
import { findErasure, listErasures, listRequests, requestOf } from "./store.ts";
import { type VisitorApiParts, visitorApi } from "./visitor-api.ts";

/**
 * Returns the routes of `/api/privacy`: people's requests about their information, and tools for the person in charge
 * of it.
 */
export const privacyApi = (parts: VisitorApiParts) => [
  ...visitorApi(parts),
  ...personApi(parts.privacy),
  ...erasureApi(parts.privacy),
  ...requestsApi(parts.privacy),
  route({
    id: "readRetention",
    method: "get",
    path: "/privacy/retention",
    access: "admin",
    summary: "Read what each retention rule would forget now",
    description: "Nothing is changed. With the reports of the last nights and the anonymous figures kept.",
    response: retentionSchema,
    handle: () => readRetention(parts.privacy),
  }),
  ...incidentsApi(parts.privacy),
];

/** Returns the routes to find, export and correct the data held about a person. */
const personApi = (privacy: PrivacyParts) => [
  route({
    id: "searchPerson",
    method: "post",
    path: "/privacy/searches",
    access: "admin",
    summary: "Search for everything held about a person",
    description: "By email or phone. A name gives people to choose from.",
    body: searchBodySchema,
    response: foundSchema,
    handle: ({ body }) => searchPerson(privacy, body.q),
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
    handle: ({ body }) => lookAtPerson(privacy, body.keys),
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
      copyResponse(c, format, await handOver(privacy, keys, staff.id), language, privacy.clock()),
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
    handle: async ({ body, staff }) => ({ counts: await correctPerson(privacy, body.keys, body.changes, staff.id) }),
  }),
];

const erasureApi = (privacy: PrivacyParts) => [
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
    handle: ({ body, staff }) => erasePerson(privacy, body, staff.id),
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
      const rows = await listErasures(privacy.database.kysely, limit + 1, cursor);
      return answerPage(c, rows.map(certificateOf), limit, ({ at, id }) => `${at}_${id}`);
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
    words: { id: "Id of the erasure" },
    response: z.string(),
    type: "text/html",
    handle: async ({ c }) => {
      const erasure = await findErasure(privacy.database.kysely, c.req.param("id") ?? "");
      if (!erasure) throw new AppError("not-found", "There is no such certificate");
      return c.html(certificatePage(certificateOf(erasure), c.get("language")), 200, {
        "Content-Security-Policy": PRINT_POLICY,
        "Content-Language": c.get("language"),
      });
    },
  }),
];

/** Returns the routes for privacy requests, which the person in charge of personal information answers. */
const requestsApi = (privacy: PrivacyParts) => [
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
      const position = cursor;
      const after = position && { dueAt: position.at, id: Number(position.id) };
      const rows = await listRequests(privacy.database.kysely, state, limit + 1, after);
      return answerPage(c, rows.map(requestOf), limit, ({ dueAt, id }) => `${dueAt}_${id}`);
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
    handle: ({ body, staff }) => addRequest(privacy, body, staff.id),
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
    handle: ({ id, body, staff }) => answerRequest(privacy, id(), body, staff.id),
  }),
];
