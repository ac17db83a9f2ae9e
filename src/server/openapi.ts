import * as z from "zod/mini";
import { auditLineSchema, auditQuerySchema } from "../features/audit/schema.ts";
import {
  blogPostSchema,
  differenceSchema,
  postPairPageSchema,
  postSchema,
  previewAnswerSchema,
  revisionSchema,
  revisionSummarySchema,
} from "../features/blog/answer-schema.ts";
import {
  blogQuerySchema,
  createPostSchema,
  deletedSchema,
  featuredSchema,
  postListQuerySchema,
  postStateSchema,
  previewSchema,
  restoreSchema,
  savePostSchema,
} from "../features/blog/write-schema.ts";
import { blogExportQuerySchema, importQuerySchema } from "../features/blog-transfer/routes.ts";
import {
  chatMessageSchema,
  conversationBodySchema,
  conversationSavedSchema,
  conversationSchema,
  leadBodySchema,
  leadSavedSchema,
  replyLineSchema,
  sendMessageSchema,
  summaryBodySchema,
  summaryStateSchema,
} from "../features/chat/schema.ts";
import {
  contactedBodySchema as chatContactedBodySchema,
  chatSummarySchema,
  conversationListQuerySchema,
  conversationPageSchema,
  createEntrySchema,
  entryListQuerySchema,
  entryPageSchema,
  entrySchema,
  factsBodySchema,
  saveEntrySchema,
  staffConversationSchema,
  staffMessageBodySchema,
  takeOverBodySchema,
  unansweredBodySchema,
  unansweredPageSchema,
  unansweredQuerySchema,
} from "../features/chat/staff-schema.ts";
import {
  arrivalsSchema,
  consultationSchema,
  receivedSchema,
  summarySchema,
} from "../features/consultations/answer-schema.ts";
import {
  bulkAnswerSchema,
  bulkBodySchema,
  bulkUndoneSchema,
  followUpBodySchema,
  noteBodySchema,
  noteChangeSchema,
  noteListQuerySchema,
  noteSchema,
  ownerSchema,
  stageCountsSchema,
  viewAddedSchema,
  viewBodySchema,
  viewSchema,
} from "../features/consultations/follow-up-schema.ts";
import { arrivalsQuerySchema, exportQuerySchema, listQuerySchema } from "../features/consultations/list-query.ts";
import { contactedBodySchema, reviewBodySchema } from "../features/consultations/routes.ts";
import { submissionSchema } from "../features/consultations/submission-schema.ts";
import {
  archivedBodySchema,
  createTemplateSchema,
  letterQuerySchema,
  letterSchema,
  letterStartSchema,
  saveTemplateSchema,
  sendLetterSchema,
  templateSchema,
} from "../features/letters/schema.ts";
import { imageListQuerySchema, imageSchema } from "../features/media/answer-schema.ts";
import {
  confirmationMailedSchema,
  confirmedSchema,
  listSummarySchema,
  sendingSchema,
  testSentSchema,
  unsubscribedCountSchema,
  unsubscribedSchema,
} from "../features/newsletter/answer-schema.ts";
import { subscriptionSchema, tokenSchema } from "../features/newsletter/schema.ts";
import { addressBodySchema, postBodySchema, sendingsQuerySchema } from "../features/newsletter/staff-routes.ts";
import { outboxEntrySchema } from "../features/outbox/answer-schema.ts";
import { outboxQuerySchema } from "../features/outbox/outbox-entry.ts";
import { overviewQuerySchema, overviewSchema } from "../features/overview/answer-schema.ts";
import {
  otherPersonBodySchema,
  peoplePageSchema,
  peopleQuerySchema,
  personOfRecordSchema,
  personSchema,
  RECORD_KINDS,
  timelinePageSchema,
  timelineQuerySchema,
} from "../features/people/schema.ts";
import { incidentBodySchema, incidentChangeSchema, incidentSchema } from "../features/privacy/incident-schema.ts";
import {
  answerBodySchema,
  certificateSchema,
  copySchema,
  correctedSchema,
  correctionBodySchema,
  erasureBodySchema,
  foundSchema,
  handOverBodySchema,
  linkMailedSchema,
  linkRequestSchema,
  newRequestBodySchema,
  proofSchema,
  provedSchema,
  requestSchema,
  retentionSchema,
  searchBodySchema,
} from "../features/privacy/schema.ts";
import { certificatesQuerySchema, lookBodySchema, requestsQuerySchema } from "../features/privacy/staff-routes.ts";
import { comparisonSchema, scoringSchema, versionSchema } from "../features/scoring/answer-schema.ts";
import { draftBodySchema, revisionBodySchema } from "../features/scoring/schema.ts";
import { progressSchema } from "../features/visits/schema.ts";
import type { AppErrorCode } from "../lib/app-error.ts";
import type { Language } from "../lib/language.ts";
import { apiDocs as textInEnglish } from "../text/en/api-docs.ts";
import { apiDocs as textInFrench } from "../text/fr/api-docs.ts";
import { problemSchema, STATUS_OF } from "./problem.ts";

const TEXTS = { fr: textInFrench, en: textInEnglish };

type Schema = z.core.$ZodType;
type OperationId = keyof typeof textInFrench.operations;

/** One operation of the API: what the document needs to know of it. */
interface Operation {
  id: OperationId;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Under `/api`, in the form of OpenAPI: `/consultations/{id}`. */
  path: string;
  /** Who may call it; everybody when left out. */
  roles?: readonly ("admin" | "editor")[];
  query?: Schema;
  headers?: Record<string, Schema>;
  body?: { schema: Schema; types: readonly string[] };
  answer: { status: number; type?: string; schema?: Schema };
  /** What can go wrong besides a bug. */
  errors: readonly AppErrorCode[];
}

const JSON_ONLY = ["application/json"];
const JSON_OR_FORM = [...JSON_ONLY, "application/x-www-form-urlencoded"];
const ADMIN = ["admin"] as const;
const STAFF = ["admin", "editor"] as const;
const OF_STAFF = ["unauthenticated", "forbidden", "unavailable"] as const;
/** Of a write that names the version it is based on. */
const OF_WRITES = [...OF_STAFF, "not-found", "outdated", "bad-request", "unsupported-media-type", "invalid"] as const;

/** Of the assistant's visitors, and of what they send. */
const OF_VISITORS = ["too-many-requests", "unavailable"] as const;
const OF_BODIES = ["bad-request", "too-large", "unsupported-media-type", "invalid"] as const;

/** Of the rubric's draft, which there may not be. */
const OF_DRAFTS = [...OF_STAFF, "outdated", "bad-request", "unsupported-media-type", "invalid"] as const;

/** Every operation that a program may rely on. Forms of pages and better-auth's own endpoints are not among them. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: "sendConsultation",
    method: "post",
    path: "/consultations",
    headers: { "Idempotency-Key": z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)) },
    body: { schema: submissionSchema, types: JSON_OR_FORM },
    answer: { status: 201, schema: receivedSchema },
    errors: [
      "bad-request",
      "conflict",
      "too-large",
      "unsupported-media-type",
      "invalid",
      "too-many-requests",
      "unavailable",
    ],
  },
  {
    id: "countFormProgress",
    method: "post",
    path: "/form-progress",
    body: { schema: progressSchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_VISITORS, ...OF_BODIES],
  },
  {
    id: "readOverview",
    method: "get",
    path: "/overview",
    roles: ADMIN,
    query: overviewQuerySchema,
    answer: { status: 200, schema: overviewSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "readScoring",
    method: "get",
    path: "/scoring",
    roles: ADMIN,
    answer: { status: 200, schema: scoringSchema },
    errors: OF_STAFF,
  },
  {
    id: "listRubrics",
    method: "get",
    path: "/scoring/versions",
    roles: ADMIN,
    answer: { status: 200, schema: z.array(versionSchema) },
    errors: OF_STAFF,
  },
  {
    id: "saveRubricDraft",
    method: "put",
    path: "/scoring/draft",
    roles: ADMIN,
    body: { schema: draftBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: versionSchema },
    errors: OF_DRAFTS,
  },
  {
    id: "discardRubricDraft",
    method: "delete",
    path: "/scoring/draft",
    roles: ADMIN,
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: OF_DRAFTS,
  },
  {
    id: "compareRubricDraft",
    method: "post",
    path: "/scoring/draft/preview",
    roles: ADMIN,
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: comparisonSchema },
    errors: OF_WRITES,
  },
  {
    id: "publishRubricDraft",
    method: "post",
    path: "/scoring/draft/publication",
    roles: ADMIN,
    body: { schema: revisionBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: OF_DRAFTS,
  },
  {
    id: "listConsultations",
    method: "get",
    path: "/consultations",
    roles: ADMIN,
    query: listQuerySchema,
    answer: { status: 200, schema: z.array(consultationSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "summarizeConsultations",
    method: "get",
    path: "/consultations/summary",
    roles: ADMIN,
    answer: { status: 200, schema: summarySchema },
    errors: OF_STAFF,
  },
  {
    id: "countArrivals",
    method: "get",
    path: "/consultations/arrivals",
    roles: ADMIN,
    query: arrivalsQuerySchema,
    answer: { status: 200, schema: arrivalsSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "exportConsultations",
    method: "get",
    path: "/consultations/export.csv",
    roles: ADMIN,
    query: exportQuerySchema,
    answer: { status: 200, type: "text/csv", schema: z.string() },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "getConsultation",
    method: "get",
    path: "/consultations/{id}",
    roles: ADMIN,
    answer: { status: 200, schema: consultationSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "markContacted",
    method: "put",
    path: "/consultations/{id}/contacted",
    roles: ADMIN,
    body: { schema: contactedBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: consultationSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "followUpConsultation",
    method: "patch",
    path: "/consultations/{id}",
    roles: ADMIN,
    body: { schema: followUpBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: consultationSchema },
    errors: [...OF_WRITES, "conflict"],
  },
  {
    id: "listOwners",
    method: "get",
    path: "/consultations/owners",
    roles: ADMIN,
    answer: { status: 200, schema: z.array(ownerSchema) },
    errors: OF_STAFF,
  },
  {
    id: "countStages",
    method: "get",
    path: "/consultations/stages",
    roles: ADMIN,
    query: exportQuerySchema,
    answer: { status: 200, schema: stageCountsSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "listNotes",
    method: "get",
    path: "/consultations/{id}/notes",
    roles: ADMIN,
    query: noteListQuerySchema,
    answer: { status: 200, schema: z.array(noteSchema) },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "addNote",
    method: "post",
    path: "/consultations/{id}/notes",
    roles: ADMIN,
    body: { schema: noteBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: noteSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "changeNote",
    method: "put",
    path: "/consultations/{id}/notes/{note}",
    roles: ADMIN,
    body: { schema: noteChangeSchema, types: JSON_ONLY },
    answer: { status: 200, schema: noteSchema },
    errors: OF_WRITES,
  },
  {
    id: "removeNote",
    method: "delete",
    path: "/consultations/{id}/notes/{note}",
    roles: ADMIN,
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "listViews",
    method: "get",
    path: "/consultations/views",
    roles: ADMIN,
    answer: { status: 200, schema: z.array(viewSchema) },
    errors: OF_STAFF,
  },
  {
    id: "addView",
    method: "post",
    path: "/consultations/views",
    roles: ADMIN,
    body: { schema: viewBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: viewAddedSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "changeView",
    method: "put",
    path: "/consultations/views/{view}",
    roles: ADMIN,
    body: { schema: viewBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "removeView",
    method: "delete",
    path: "/consultations/views/{view}",
    roles: ADMIN,
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "changeConsultations",
    method: "post",
    path: "/consultations/bulk",
    roles: ADMIN,
    body: { schema: bulkBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: bulkAnswerSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "undoChange",
    method: "post",
    path: "/consultations/bulk/{change}/undo",
    roles: ADMIN,
    answer: { status: 200, schema: bulkUndoneSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "reviewConsultation",
    method: "put",
    path: "/consultations/{id}/review",
    roles: ADMIN,
    body: { schema: reviewBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: consultationSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "subscribe",
    method: "post",
    path: "/newsletter/subscriptions",
    body: { schema: subscriptionSchema, types: JSON_OR_FORM },
    answer: { status: 202, schema: confirmationMailedSchema },
    errors: ["bad-request", "too-large", "unsupported-media-type", "invalid", "too-many-requests", "unavailable"],
  },
  {
    id: "confirmSubscription",
    method: "post",
    path: "/newsletter/confirm",
    body: { schema: tokenSchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: confirmedSchema },
    errors: ["bad-request", "not-found", "too-large", "unsupported-media-type", "invalid", "unavailable"],
  },
  {
    id: "openUnsubscribePage",
    method: "get",
    path: "/newsletter/unsubscribe",
    query: tokenSchema,
    answer: { status: 302 },
    errors: ["unavailable"],
  },
  {
    id: "unsubscribe",
    method: "post",
    path: "/newsletter/unsubscribe",
    query: tokenSchema,
    body: { schema: tokenSchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: unsubscribedSchema },
    errors: ["bad-request", "not-found", "too-large", "unsupported-media-type", "invalid", "unavailable"],
  },
  {
    id: "summarizeReaders",
    method: "get",
    path: "/newsletter/summary",
    roles: STAFF,
    answer: { status: 200, schema: listSummarySchema },
    errors: OF_STAFF,
  },
  {
    id: "listSendings",
    method: "get",
    path: "/newsletter/sendings",
    roles: STAFF,
    query: sendingsQuerySchema,
    answer: { status: 200, schema: z.array(sendingSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "beginSending",
    method: "post",
    path: "/newsletter/sendings",
    roles: STAFF,
    body: { schema: postBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found", "conflict", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "getSending",
    method: "get",
    path: "/newsletter/sendings/{id}",
    roles: STAFF,
    answer: { status: 200, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "cancelSending",
    method: "post",
    path: "/newsletter/sendings/{id}/cancel",
    roles: STAFF,
    answer: { status: 200, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "testSending",
    method: "post",
    path: "/newsletter/test-sendings",
    roles: STAFF,
    body: { schema: postBodySchema, types: JSON_ONLY },
    answer: { status: 202, schema: testSentSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "unsubscribeAddress",
    method: "post",
    path: "/newsletter/unsubscriptions",
    roles: STAFF,
    body: { schema: addressBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: unsubscribedCountSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "exportSubscribers",
    method: "get",
    path: "/newsletter/subscriptions/export.csv",
    roles: ADMIN,
    answer: { status: 200, type: "text/csv", schema: z.string() },
    errors: OF_STAFF,
  },
  {
    id: "listPeople",
    method: "get",
    path: "/people",
    roles: ADMIN,
    query: peopleQuerySchema,
    answer: { status: 200, schema: peoplePageSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "getPerson",
    method: "get",
    path: "/people/{id}",
    roles: ADMIN,
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "readTimeline",
    method: "get",
    path: "/people/{id}/timeline",
    roles: ADMIN,
    query: timelineQuerySchema,
    answer: { status: 200, schema: timelinePageSchema },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "findPersonOf",
    method: "get",
    path: "/people/of/{kind}/{id}",
    roles: ADMIN,
    answer: { status: 200, schema: personOfRecordSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "splitPerson",
    method: "post",
    path: "/people/of/{kind}/{id}/split",
    roles: ADMIN,
    answer: { status: 201, schema: personOfRecordSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "mergePeople",
    method: "post",
    path: "/people/{id}/merge",
    roles: ADMIN,
    body: { schema: otherPersonBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
  {
    id: "undoMerge",
    method: "post",
    path: "/people/merges/{id}/undo",
    roles: ADMIN,
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "tellPeopleApart",
    method: "post",
    path: "/people/{id}/differ",
    roles: ADMIN,
    body: { schema: otherPersonBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
  {
    id: "askAboutData",
    method: "post",
    path: "/privacy/links",
    body: { schema: linkRequestSchema, types: JSON_OR_FORM },
    answer: { status: 202, schema: linkMailedSchema },
    errors: [...OF_BODIES, ...OF_VISITORS],
  },
  {
    id: "proveAddress",
    method: "post",
    path: "/privacy/proofs",
    body: { schema: proofSchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: provedSchema },
    errors: [...OF_BODIES, ...OF_VISITORS, "not-found"],
  },
  {
    id: "takeCopy",
    method: "post",
    path: "/privacy/copies",
    body: { schema: copySchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: z.unknown() },
    errors: [...OF_BODIES, ...OF_VISITORS, "not-found"],
  },
  {
    id: "searchPerson",
    method: "post",
    path: "/privacy/searches",
    roles: ADMIN,
    body: { schema: searchBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: foundSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "lookAtPerson",
    method: "post",
    path: "/privacy/looks",
    roles: ADMIN,
    body: { schema: lookBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: foundSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "handOverData",
    method: "post",
    path: "/privacy/hand-overs",
    roles: ADMIN,
    body: { schema: handOverBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: z.unknown() },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "correctPerson",
    method: "post",
    path: "/privacy/corrections",
    roles: ADMIN,
    body: { schema: correctionBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: correctedSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "erasePerson",
    method: "post",
    path: "/privacy/erasures",
    roles: ADMIN,
    body: { schema: erasureBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: certificateSchema },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
  {
    id: "listErasures",
    method: "get",
    path: "/privacy/erasures",
    roles: ADMIN,
    query: certificatesQuerySchema,
    answer: { status: 200, schema: z.array(certificateSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "printCertificate",
    method: "get",
    path: "/privacy/erasures/{id}/certificate.html",
    roles: ADMIN,
    answer: { status: 200, type: "text/html", schema: z.string() },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "listIncidents",
    method: "get",
    path: "/privacy/incidents",
    roles: ADMIN,
    answer: { status: 200, schema: z.array(incidentSchema) },
    errors: OF_STAFF,
  },
  {
    id: "addIncident",
    method: "post",
    path: "/privacy/incidents",
    roles: ADMIN,
    body: { schema: incidentBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: incidentSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "changeIncident",
    method: "put",
    path: "/privacy/incidents/{id}",
    roles: ADMIN,
    body: { schema: incidentChangeSchema, types: JSON_ONLY },
    answer: { status: 200, schema: incidentSchema },
    errors: OF_WRITES,
  },
  {
    id: "exportIncidents",
    method: "get",
    path: "/privacy/incidents/export.csv",
    roles: ADMIN,
    answer: { status: 200, type: "text/csv", schema: z.string() },
    errors: OF_STAFF,
  },
  {
    id: "readRetention",
    method: "get",
    path: "/privacy/retention",
    roles: ADMIN,
    answer: { status: 200, schema: retentionSchema },
    errors: OF_STAFF,
  },
  {
    id: "listPrivacyRequests",
    method: "get",
    path: "/privacy/requests",
    roles: ADMIN,
    query: requestsQuerySchema,
    answer: { status: 200, schema: z.array(requestSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "addPrivacyRequest",
    method: "post",
    path: "/privacy/requests",
    roles: ADMIN,
    body: { schema: newRequestBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: requestSchema },
    errors: [...OF_STAFF, ...OF_BODIES],
  },
  {
    id: "answerPrivacyRequest",
    method: "put",
    path: "/privacy/requests/{id}",
    roles: ADMIN,
    body: { schema: answerBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: requestSchema },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
  {
    id: "listOutbox",
    method: "get",
    path: "/outbox",
    roles: ADMIN,
    query: outboxQuerySchema,
    answer: { status: 200, schema: z.array(outboxEntrySchema) },
    errors: [...OF_STAFF, "bad-request"],
  },
  {
    id: "replayOutbox",
    method: "post",
    path: "/outbox/{id}/replay",
    roles: ADMIN,
    answer: { status: 200, schema: outboxEntrySchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "listAudit",
    method: "get",
    path: "/audit",
    roles: ADMIN,
    query: auditQuerySchema,
    answer: { status: 200, schema: z.array(auditLineSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "listBlog",
    method: "get",
    path: "/blog",
    query: blogQuerySchema,
    answer: { status: 200, schema: z.array(blogPostSchema) },
    errors: ["invalid", "unavailable"],
  },
  {
    id: "getBlogPost",
    method: "get",
    path: "/blog/{slug}",
    answer: { status: 200, schema: blogPostSchema },
    errors: ["not-found", "unavailable"],
  },
  {
    id: "listImages",
    method: "get",
    path: "/media",
    roles: STAFF,
    query: imageListQuerySchema,
    answer: { status: 200, schema: z.array(imageSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "uploadImage",
    method: "post",
    path: "/media",
    roles: STAFF,
    body: { schema: z.string(), types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] },
    answer: { status: 201, schema: imageSchema },
    errors: [...OF_STAFF, "too-large", "invalid"],
  },
  {
    id: "listPosts",
    method: "get",
    path: "/posts",
    roles: STAFF,
    query: postListQuerySchema,
    answer: { status: 200, schema: postPairPageSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "createPost",
    method: "post",
    path: "/posts",
    roles: STAFF,
    body: { schema: createPostSchema, types: JSON_ONLY },
    answer: { status: 201, schema: postSchema },
    errors: [...OF_STAFF, "bad-request", "too-large", "unsupported-media-type", "invalid"],
  },
  {
    id: "importPosts",
    method: "post",
    path: "/posts/import",
    roles: STAFF,
    query: importQuerySchema,
    body: { schema: z.string(), types: ["application/zip", "application/json", "text/markdown"] },
    answer: { status: 200, type: "application/x-ndjson", schema: z.string() },
    errors: [...OF_STAFF, "too-large", "invalid"],
  },
  {
    id: "exportPosts",
    method: "get",
    path: "/posts/export",
    roles: STAFF,
    query: blogExportQuerySchema,
    answer: { status: 200, type: "application/zip", schema: z.string() },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "previewPost",
    method: "post",
    path: "/posts/preview",
    roles: STAFF,
    body: { schema: previewSchema, types: JSON_ONLY },
    answer: { status: 200, schema: previewAnswerSchema },
    errors: [...OF_STAFF, "bad-request", "too-large", "unsupported-media-type", "invalid"],
  },
  {
    id: "getPost",
    method: "get",
    path: "/posts/{id}",
    roles: STAFF,
    answer: { status: 200, schema: postSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "savePost",
    method: "put",
    path: "/posts/{id}",
    roles: STAFF,
    body: { schema: savePostSchema, types: JSON_ONLY },
    answer: { status: 200, schema: postSchema },
    errors: [...OF_WRITES, "too-large"],
  },
  {
    id: "setPostState",
    method: "put",
    path: "/posts/{id}/state",
    roles: STAFF,
    body: { schema: postStateSchema, types: JSON_ONLY },
    answer: { status: 200, schema: postSchema },
    errors: OF_WRITES,
  },
  {
    id: "featurePost",
    method: "put",
    path: "/posts/{id}/featured",
    roles: STAFF,
    body: { schema: featuredSchema, types: JSON_ONLY },
    answer: { status: 200, schema: postSchema },
    errors: OF_WRITES,
  },
  {
    id: "deletePost",
    method: "put",
    path: "/posts/{id}/deleted",
    roles: STAFF,
    body: { schema: deletedSchema, types: JSON_ONLY },
    answer: { status: 200, schema: postSchema },
    errors: OF_WRITES,
  },
  {
    id: "listRevisions",
    method: "get",
    path: "/posts/{id}/revisions",
    roles: STAFF,
    answer: { status: 200, schema: z.array(revisionSummarySchema) },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "getRevision",
    method: "get",
    path: "/posts/{id}/revisions/{number}",
    roles: STAFF,
    answer: { status: 200, schema: revisionSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "compareRevisions",
    method: "get",
    path: "/posts/{id}/revisions/{number}/difference/{to}",
    roles: STAFF,
    answer: { status: 200, schema: differenceSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "restoreRevision",
    method: "post",
    path: "/posts/{id}/revisions/{number}/restoration",
    roles: STAFF,
    body: { schema: restoreSchema, types: JSON_ONLY },
    answer: { status: 200, schema: postSchema },
    errors: OF_WRITES,
  },
  {
    id: "askAssistant",
    method: "post",
    path: "/chatbot/messages",
    body: { schema: sendMessageSchema, types: JSON_ONLY },
    answer: { status: 200, type: "application/x-ndjson", schema: replyLineSchema },
    errors: [...OF_VISITORS, ...OF_BODIES, "conflict"],
  },
  {
    id: "readOwnChat",
    method: "get",
    path: "/chatbot/conversation",
    answer: { status: 200, schema: conversationSchema },
    errors: OF_VISITORS,
  },
  {
    id: "eraseOwnChat",
    method: "delete",
    path: "/chatbot/conversation",
    answer: { status: 204 },
    errors: OF_VISITORS,
  },
  {
    id: "followOwnChat",
    method: "get",
    path: "/chatbot/events",
    answer: { status: 200, type: "text/event-stream", schema: z.string() },
    errors: [...OF_VISITORS, "not-found"],
  },
  {
    id: "saveLead",
    method: "post",
    path: "/chatbot/leads",
    body: { schema: leadBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: leadSavedSchema },
    errors: [...OF_VISITORS, ...OF_BODIES, "not-found", "forbidden"],
  },
  {
    id: "saveOwnChat",
    method: "post",
    path: "/chatbot/conversations",
    body: { schema: conversationBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: conversationSavedSchema },
    errors: [...OF_VISITORS, ...OF_BODIES, "not-found", "forbidden"],
  },
  {
    id: "sendChatSummary",
    method: "post",
    path: "/chatbot/send-summary",
    body: { schema: summaryBodySchema, types: JSON_ONLY },
    answer: { status: 202, schema: summaryStateSchema },
    errors: [...OF_VISITORS, ...OF_BODIES, "not-found"],
  },
  {
    id: "summarizeChats",
    method: "get",
    path: "/chat/summary",
    roles: STAFF,
    answer: { status: 200, schema: chatSummarySchema },
    errors: OF_STAFF,
  },
  {
    id: "listLetters",
    method: "get",
    path: "/letters",
    roles: ADMIN,
    query: letterQuerySchema,
    answer: { status: 200, schema: z.array(letterSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "sendLetter",
    method: "post",
    path: "/letters",
    roles: ADMIN,
    body: { schema: sendLetterSchema, types: JSON_ONLY },
    answer: { status: 201, schema: letterSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid", "too-many-requests"],
  },
  {
    id: "startLetter",
    method: "get",
    path: "/letters/start",
    roles: ADMIN,
    query: letterQuerySchema,
    answer: { status: 200, schema: letterStartSchema },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "listLetterTemplates",
    method: "get",
    path: "/letters/templates",
    roles: ADMIN,
    answer: { status: 200, schema: z.array(templateSchema) },
    errors: OF_STAFF,
  },
  {
    id: "addLetterTemplate",
    method: "post",
    path: "/letters/templates",
    roles: ADMIN,
    body: { schema: createTemplateSchema, types: JSON_ONLY },
    answer: { status: 201, schema: templateSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "changeLetterTemplate",
    method: "put",
    path: "/letters/templates/{id}",
    roles: ADMIN,
    body: { schema: saveTemplateSchema, types: JSON_ONLY },
    answer: { status: 200, schema: templateSchema },
    errors: OF_WRITES,
  },
  {
    id: "archiveLetterTemplate",
    method: "put",
    path: "/letters/templates/{id}/archived",
    roles: ADMIN,
    body: { schema: archivedBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: templateSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "followDesk",
    method: "get",
    path: "/events",
    roles: STAFF,
    answer: { status: 200, type: "text/event-stream", schema: z.string() },
    errors: OF_STAFF,
  },
  {
    id: "listChats",
    method: "get",
    path: "/chat/conversations",
    roles: STAFF,
    query: conversationListQuerySchema,
    answer: { status: 200, schema: conversationPageSchema },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "getChat",
    method: "get",
    path: "/chat/conversations/{id}",
    roles: STAFF,
    answer: { status: 200, schema: staffConversationSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "eraseChat",
    method: "delete",
    path: "/chat/conversations/{id}",
    roles: STAFF,
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "markChatContacted",
    method: "put",
    path: "/chat/conversations/{id}/contacted",
    roles: STAFF,
    body: { schema: chatContactedBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: staffConversationSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "confirmFacts",
    method: "put",
    path: "/chat/conversations/{id}/facts",
    roles: STAFF,
    body: { schema: factsBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: staffConversationSchema },
    errors: OF_WRITES,
  },
  {
    id: "takeOverChat",
    method: "post",
    path: "/chat/conversations/{id}/take-over",
    roles: STAFF,
    body: { schema: takeOverBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: staffConversationSchema },
    errors: OF_WRITES,
  },
  {
    id: "handBackChat",
    method: "post",
    path: "/chat/conversations/{id}/hand-back",
    roles: STAFF,
    answer: { status: 200, schema: staffConversationSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "writeToVisitor",
    method: "post",
    path: "/chat/conversations/{id}/messages",
    roles: STAFF,
    body: { schema: staffMessageBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: chatMessageSchema },
    errors: [...OF_STAFF, "not-found", "conflict", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "listUnanswered",
    method: "get",
    path: "/chat/unanswered",
    roles: STAFF,
    query: unansweredQuerySchema,
    answer: { status: 200, schema: unansweredPageSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "dismissUnanswered",
    method: "put",
    path: "/chat/unanswered/{id}",
    roles: STAFF,
    body: { schema: unansweredBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "listAnswers",
    method: "get",
    path: "/chat/faq",
    roles: STAFF,
    query: entryListQuerySchema,
    answer: { status: 200, schema: entryPageSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "addAnswer",
    method: "post",
    path: "/chat/faq",
    roles: STAFF,
    body: { schema: createEntrySchema, types: JSON_ONLY },
    answer: { status: 201, schema: entrySchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "changeAnswer",
    method: "put",
    path: "/chat/faq/{id}",
    roles: STAFF,
    body: { schema: saveEntrySchema, types: JSON_ONLY },
    answer: { status: 200, schema: entrySchema },
    errors: OF_WRITES,
  },
  {
    id: "removeAnswer",
    method: "delete",
    path: "/chat/faq/{id}",
    roles: STAFF,
    answer: { status: 204 },
    errors: [...OF_STAFF, "not-found"],
  },
];

/** Schemas that have a name of their own in the document. */
const NAMED: readonly [name: string, schema: Schema][] = [
  ["Consultation", consultationSchema],
  ["ConsultationRequest", submissionSchema],
  ["ConsultationSummary", summarySchema],
  ["Received", receivedSchema],
  ["OutboxEntry", outboxEntrySchema],
  ["Person", personSchema],
  ["PeoplePage", peoplePageSchema],
  ["TimelinePage", timelinePageSchema],
  ["Overview", overviewSchema],
  ["Rubric", versionSchema],
  ["BlogPost", blogPostSchema],
  ["Image", imageSchema],
  ["Post", postSchema],
  ["PostPage", postPairPageSchema],
  ["Revision", revisionSchema],
  ["Sending", sendingSchema],
  ["Chat", staffConversationSchema],
  ["ChatPage", conversationPageSchema],
  ["ChatMessage", chatMessageSchema],
  ["ChatAnswer", entrySchema],
  ["Letter", letterSchema],
  ["LetterTemplate", templateSchema],
  ["Problem", problemSchema],
];

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/**
 * The OpenAPI 3.1 document, made from the schemas that validate.
 * @param siteUrl where the site is reached, without a slash at the end
 */
export function openApiDocument(language: Language, siteUrl: string) {
  const text = TEXTS[language];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation, text) };
  }
  return {
    openapi: "3.1.1",
    info: { title: text.title, version: "1.0.0", description: text.description },
    servers: [{ url: siteUrl }],
    tags: Object.entries(text.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(NAMED.map(([name, schema]) => [name, jsonSchema(schema)])),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "nordet.session_token" } },
    },
  };
}

function describeOperation(operation: Operation, text: typeof textInFrench | typeof textInEnglish) {
  const { id, roles, body, answer, errors } = operation;
  const { summary, description } = text.operations[id];
  const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const failures = [...errors].sort((a, b) => STATUS_OF[a] - STATUS_OF[b]);
  return {
    operationId: id,
    tags: [operation.path.split("/")[1]],
    summary,
    description,
    security: roles ? [{ session: [] }] : [],
    ...(roles ? { "x-roles": roles } : {}),
    parameters: parametersOf(operation, text),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(body.types.map((type) => [type, { schema: reference(body.schema) }])),
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: text.success,
        ...(answer.schema
          ? { content: { [answer.type ?? "application/json"]: { schema: reference(answer.schema) } } }
          : {}),
      },
      ...Object.fromEntries(
        failures.map((code) => [STATUS_OF[code], { description: text.errors[code], content: problem }]),
      ),
    },
  };
}

/** Parts of an address that are no numbers. */
const IN_PATH: Record<string, object> = { slug: { type: "string" }, kind: { type: "string", enum: RECORD_KINDS } };

function parametersOf({ id, path, query, headers }: Operation, text: typeof textInFrench | typeof textInEnglish) {
  const words: Record<string, string> = text.parameters;
  const wordsOf = (name: string) => words[`${id}.${name}`] ?? words[name];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: wordsOf(name),
    schema: IN_PATH[name] ?? { type: "integer", minimum: 1 },
  }));
  const inQuery = query ? Object.entries(jsonSchema(query, "input").properties ?? {}) : [];
  const inHeader = Object.entries(headers ?? {}).map(([name, schema]) => [name, jsonSchema(schema)] as const);
  return [
    ...inPath,
    ...inQuery.map(([name, schema]) => ({ name, in: "query", required: false, description: wordsOf(name), schema })),
    ...inHeader.map(([name, schema]) => ({ name, in: "header", required: false, description: wordsOf(name), schema })),
  ];
}

/** A named schema by its name, a list of one likewise, everything else in place. */
function reference(schema: Schema): object {
  const name = NAMED.find(([, named]) => named === schema)?.[0];
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodMiniArray) return { type: "array", items: reference(schema._zod.def.element) };
  return jsonSchema(schema);
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

function jsonSchema(schema: Schema, io: "input" | "output" = "output"): JsonSchema {
  const { $schema, ...document } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // A transformation of ours takes a text and gives a text.
    override: ({ zodSchema, jsonSchema: result }) => {
      if (zodSchema._zod.def.type === "transform") result.type = "string";
    },
  }) as JsonSchema;
  return document;
}
