import * as z from "zod/mini";
import { APPOINTMENT_KINDS } from "../appointments/kinds.ts";
import { LEAD_FIELDS } from "../chat/model.ts";
import { STAGES } from "../consultations/follow-up/stage.ts";
import { type ApplicationField, consultationSchema, QUESTIONS } from "../consultations/model.ts";
import { REQUEST_KINDS } from "../privacy/model.ts";
import type { WebhookDetail, WebhookEvent } from "./model.ts";

/**
 * The payload of every event, defined once. Events must match it, `openapi.json` describes it, tests check deliveries
 * against it, and the desk sends its example as a test. Fields may be added; fields that programs rely on never change.
 */

const id = z.int();
const url = z.url();
const moment = z.iso.datetime();
const language = z.enum(["fr", "en"]);

const ANSWERS = Object.fromEntries(Object.keys(QUESTIONS).map((field) => [field, true])) as Record<
  ApplicationField,
  true
>;

/** The part of a consultation request that events contain: its answers, score and stage. */
export const toldRequestSchema = z.pick(consultationSchema, {
  ...ANSWERS,
  createdAt: true,
  language: true,
  leadScore: true,
  leadScorePercent: true,
  stage: true,
  contacted: true,
});
export type ToldRequest = z.output<typeof toldRequestSchema>;

const request = z.optional(toldRequestSchema);
const nothing = z.strictObject({});

const ofRequest = { id, url, api: url };

const ofAppointment = {
  thin: z.strictObject({
    id,
    /** Id of the consultation request to which the appointment belongs. */
    requestId: id,
    /** UID of the calendar event in the invitations, which never changes. */
    uid: z.uuid(),
    /** Incremented with each change that affects calendars (RFC 5546, section 2.1.4). */
    sequence: id,
    kind: z.enum(APPOINTMENT_KINDS),
    state: z.enum(["booked", "cancelled"]),
    start: moment,
    end: moment,
    url,
  }),
  full: z.strictObject({ host: z.nullable(z.string()), request }),
};

const ofReader = { id, language };
const readerInFull = z.strictObject({ email: z.string() });

const ofChat = { id, sessionId: z.string(), language, url };
const lead = z.strictObject({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
});

/** `thin`: ids and links, for every endpoint; `full`: additional fields for endpoints that want the record. */
export const EVENT_DATA = {
  "request.received": {
    thin: z.strictObject({
      ...ofRequest,
      score: z.strictObject({ grade: z.string(), label: z.string(), percent: z.int() }),
      language,
      createdAt: moment,
    }),
    full: z.strictObject({ request }),
  },
  "request.stage-changed": {
    thin: z.strictObject({ ...ofRequest, from: z.enum(STAGES), to: z.enum(STAGES) }),
    full: z.strictObject({ request }),
  },
  "request.contacted": {
    thin: z.strictObject({ ...ofRequest, contacted: z.boolean() }),
    full: z.strictObject({ request }),
  },
  "appointment.booked": ofAppointment,
  "appointment.moved": ofAppointment,
  "appointment.cancelled": ofAppointment,
  "appointment.held": ofAppointment,
  "appointment.missed": ofAppointment,
  "newsletter.confirmed": { thin: z.strictObject(ofReader), full: readerInFull },
  "newsletter.left": {
    thin: z.strictObject({ ...ofReader, how: z.enum(["link", "one-click", "desk", "undeliverable"]) }),
    full: readerInFull,
  },
  "chat.lead": {
    thin: z.strictObject({ ...ofChat, fields: z.array(z.enum(LEAD_FIELDS)) }),
    full: z.strictObject({ lead }),
  },
  "chat.hand-over": { thin: z.strictObject(ofChat), full: z.strictObject({ lead }) },
  "chat.staff-wrote": {
    thin: z.strictObject({ ...ofChat, messageId: id, staffName: z.string() }),
    full: z.strictObject({ lead, text: z.string() }),
  },
  "chat.ended": { thin: z.strictObject({ ...ofChat, messages: z.int() }), full: z.strictObject({ lead }) },
  "post.published": {
    thin: z.strictObject({
      id,
      language,
      slug: z.string(),
      title: z.string(),
      excerpt: z.string(),
      publishedAt: z.optional(moment),
      url,
    }),
    full: nothing,
  },
  "privacy.requested": { thin: z.strictObject({ id, kind: z.enum(REQUEST_KINDS), url }), full: nothing },
  "mail.given-up": {
    thin: z.strictObject({ id, template: z.string(), attempts: z.int(), url }),
    full: z.strictObject({ recipient: z.string() }),
  },
} as const satisfies Record<WebhookEvent, { thin: z.ZodMiniObject; full: z.ZodMiniObject }>;

type Data = typeof EVENT_DATA;
export type ThinData<Type extends WebhookEvent> = z.output<Data[Type]["thin"]>;
export type FullData<Type extends WebhookEvent> = z.output<Data[Type]["full"]>;

/** Returns the schema of an event's body. Fields that only full endpoints receive are optional. */
export function eventSchema(type: WebhookEvent) {
  const { thin, full } = EVENT_DATA[type];
  return z.strictObject({
    type: z.literal(type),
    timestamp: moment,
    /** Set only in a test, whose data is an example. */
    test: z.optional(z.literal(true)),
    data: z.strictObject({ ...thin.shape, ...z.partial(full as z.ZodMiniObject).shape }),
  });
}

const REQUEST: ToldRequest = {
  name: "Zoé Tremblay",
  email: "zoe@example.com",
  phone: "+15145550123",
  company: "Atelier Tremblay",
  jobTitle: "Directrice",
  companySize: "6-20",
  industry: "manufacturing",
  revenue: "1m-5m",
  growth: "10-25",
  currentTools: "crm-basic",
  teamSize: "4-10",
  biggestChallenge: "customer-follow-up",
  timeSpentManualTasks: "15-30",
  automationGoals: "faster-response-times",
  budget: "5k-10k",
  timeline: "1-3-months",
  decisionMaker: "final-decision",
  previousAutomation: "basic-tools",
  urgency: "high",
  additionalInfo: null,
  createdAt: "2027-03-15T14:00:00.000Z",
  language: "fr",
  leadScore: "A (High Priority)",
  leadScorePercent: 78,
  stage: "new",
  contacted: false,
};

type InFull<Type extends WebhookEvent> = ThinData<Type> &
  (FullData<Type> extends Record<string, never> ? unknown : FullData<Type>);
type Examples = { readonly [Type in WebhookEvent]: InFull<Type> };

function examplesAt(siteUrl: string): Examples {
  const ofRequest = {
    id: 128,
    url: `${siteUrl}/admin?consultation=128`,
    api: `${siteUrl}/api/consultations/128`,
  };

  const appointment: InFull<"appointment.booked"> = {
    id: 57,
    requestId: 128,
    uid: "7b0e6f52-6a54-4a0e-9d5c-1f2b8a7c3e90",
    sequence: 0,
    kind: "video",
    state: "booked",
    start: "2027-03-18T15:00:00.000Z",
    end: "2027-03-18T15:30:00.000Z",
    url: `${siteUrl}/admin?consultation=128`,
    host: "Ada Roy",
    request: REQUEST,
  };

  const reader = { id: 311, language: "fr", email: "zoe@example.com" } as const;

  const chat = {
    id: 942,
    sessionId: "nordet-mi9x1a2b-0123456789ab",
    language: "fr",
    url: `${siteUrl}/admin/chat/942`,
    lead: { name: "Zoé Tremblay", email: "zoe@example.com" },
  } as const;

  return {
    "request.received": {
      ...ofRequest,
      score: { grade: "A", label: "A (High Priority)", percent: 78 },
      language: "fr",
      createdAt: REQUEST.createdAt,
      request: REQUEST,
    },
    "request.stage-changed": {
      ...ofRequest,
      from: "contacted",
      to: "in-discussion",
      request: { ...REQUEST, stage: "in-discussion", contacted: true },
    },
    "request.contacted": {
      ...ofRequest,
      contacted: true,
      request: { ...REQUEST, stage: "contacted", contacted: true },
    },
    "appointment.booked": appointment,
    "appointment.moved": {
      ...appointment,
      sequence: 1,
      start: "2027-03-19T18:00:00.000Z",
      end: "2027-03-19T18:30:00.000Z",
    },
    "appointment.cancelled": { ...appointment, sequence: 2, state: "cancelled" },
    "appointment.held": appointment,
    "appointment.missed": appointment,
    "newsletter.confirmed": reader,
    "newsletter.left": { ...reader, how: "link" },
    "chat.lead": { ...chat, fields: ["name", "email"] },
    "chat.hand-over": chat,
    "chat.staff-wrote": { ...chat, messageId: 7, staffName: "Ada Roy", text: "Bonjour, je prends la suite." },
    "chat.ended": { ...chat, messages: 9 },
    "post.published": {
      id: 24,
      language: "fr",
      slug: "relancer-une-soumission",
      title: "Relancer une soumission sans y penser",
      excerpt: "Trois relances que personne n’a à écrire.",
      publishedAt: "2027-03-15T14:00:00.000Z",
      url: `${siteUrl}/blog/relancer-une-soumission`,
    },
    "privacy.requested": { id: 6, kind: "see", url: `${siteUrl}/admin/privacy` },
    "mail.given-up": {
      id: 1805,
      template: "host-appointment",
      attempts: 8,
      url: `${siteUrl}/admin/outbox`,
      recipient: "zoe@example.com",
    },
  };
}

/**
 * Returns an event's example data.
 * @param siteUrl base URL of the links in the data, without a trailing slash
 */
export function exampleOf(type: WebhookEvent, detail: WebhookDetail, siteUrl: string): Record<string, unknown> {
  const { thin } = EVENT_DATA[type];
  const told = Object.entries(examplesAt(siteUrl)[type]).filter(([field]) => detail === "full" || field in thin.shape);
  return Object.fromEntries(told);
}
