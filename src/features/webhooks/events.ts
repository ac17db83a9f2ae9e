import * as z from "zod/mini";
import { APPOINTMENT_KINDS } from "../appointments/kinds.ts";
import { LEAD_FIELDS } from "../chat/model.ts";
import { STAGES } from "../consultations/follow-up/stage.ts";
import { type ApplicationField, consultationSchema, QUESTIONS } from "../consultations/model.ts";
import { REQUEST_KINDS } from "../privacy/model.ts";
import type { WebhookEvent } from "./model.ts";

/**
 * The payload of each event, written once: what is told must fit it, `openapi.json` describes it, tests hold deliveries
 * against it, and a test of the desk sends its example. A field may be added; one that programs rely on stays as it is.
 */

const id = z.int();
const url = z.url();
const moment = z.iso.datetime();
const language = z.enum(["fr", "en"]);

const ANSWERS = Object.fromEntries(Object.keys(QUESTIONS).map((field) => [field, true])) as Record<
  ApplicationField,
  true
>;

/** What is told of a request: what was answered, the score and where it stands. */
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
    /** Number of the request that it belongs to. */
    requestId: id,
    /** Of the calendar event; it never changes, and the invitations have the same. */
    uid: z.uuid(),
    /** Higher with each change that calendars must be told of (RFC 5546, section 2.1.4). */
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

/** `thin`: ids and links, for every endpoint; `full`: what one that wants the record is told besides. */
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

/** A delivery of an event: its body. What only endpoints with the whole record are told is optional. */
export function eventSchema(type: WebhookEvent) {
  const { thin, full } = EVENT_DATA[type];
  return z.strictObject({
    type: z.literal(type),
    /** When it happened. */
    timestamp: moment,
    /** There only in a test, whose data is an example. */
    test: z.optional(z.literal(true)),
    data: z.strictObject({ ...thin.shape, ...z.partial(full as z.ZodMiniObject).shape }),
  });
}
