import * as z from "zod/mini";
import { MAX_ID, queryNumber } from "../../lib/http/input-fields.ts";
import type { Scope } from "../../lib/http/roles.ts";

/** Endpoints of other programs that are told of what happens here, and what was delivered to each. */

/** What can be told, in the order of the desk's list. */
export const WEBHOOK_EVENTS = [
  "request.received",
  "request.stage-changed",
  "request.contacted",
  "appointment.booked",
  "appointment.moved",
  "appointment.cancelled",
  "appointment.held",
  "appointment.missed",
  "newsletter.confirmed",
  "newsletter.left",
  "chat.lead",
  "chat.hand-over",
  "chat.staff-wrote",
  "chat.ended",
  "post.published",
  "privacy.requested",
  "mail.given-up",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `thin`: ids and links; `full`: also the record. */
export const WEBHOOK_DETAILS = ["thin", "full"] as const;
export type WebhookDetail = (typeof WEBHOOK_DETAILS)[number];

type EventGroup<Event> = Event extends `${infer Group}.${string}` ? Group : never;

/** What a key reads of the API that stands in events too; `null` for what no key reads. */
const READ_BY: Record<EventGroup<WebhookEvent>, Record<WebhookDetail, readonly Scope[]> | null> = {
  request: { thin: ["requests:read"], full: ["requests:read"] },
  // In full with all that was answered in the request.
  appointment: { thin: ["appointments:read"], full: ["appointments:read", "requests:read"] },
  newsletter: { thin: ["newsletter:read"], full: ["newsletter:read"] },
  chat: { thin: ["chat:read"], full: ["chat:read"] },
  post: { thin: ["posts:read"], full: ["posts:read"] },
  privacy: null,
  mail: null,
};

/** What a key must be able to read to be told of an event: numbers and links are of the record too. `null` where none is told. */
export const scopesToHear = (event: WebhookEvent, detail: WebhookDetail): readonly Scope[] | null =>
  READ_BY[event.split(".")[0] as EventGroup<WebhookEvent>]?.[detail] ?? null;

/** Why an endpoint is told nothing: staff switched it off, it answered 410, it failed for days, or its key has ended. */
export const OFF_REASONS = ["staff", "gone", "failing", "key"] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** `dead`: given up, can be sent again. */
export const DELIVERY_STATUSES = ["pending", "delivered", "dead"] as const;

/** Why an attempt failed: keys of texts. */
export const DELIVERY_PROBLEMS = [
  "status",
  "gone",
  "redirect",
  "timedOut",
  "unreachable",
  "privateAddress",
  "locked",
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Most endpoints: nobody reads a longer list, and each may take a few connections. */
export const MOST_ENDPOINTS = 20;

const moment = z.nullable(z.iso.datetime());

/** Body of `POST /api/webhooks`, and of `PUT`. */
export const endpointBodySchema = z.strictObject({
  name: z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(100, "tooLong")),
  url: z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(2000, "tooLong")),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, "invalid"), "required")
    .check(z.minLength(1, "required"), z.maxLength(WEBHOOK_EVENTS.length, "invalid")),
  detail: z.enum(WEBHOOK_DETAILS, "invalid"),
  active: z._default(z.boolean("invalid"), true),
});
export type EndpointFields = z.output<typeof endpointBodySchema>;

export const endpointSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  detail: z.enum(WEBHOOK_DETAILS),
  active: z.boolean(),
  offReason: z.nullable(z.enum(OFF_REASONS)),
  /** Since when nothing has got through. */
  failingSince: moment,
  /** Until when it is left alone after failures. */
  restsUntil: moment,
  /** How many deliveries wait. */
  waiting: z.int(),
  /** Since when the oldest of them waits. */
  waitingSince: moment,
  /** Id of the member of staff, or of the key, who made it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Endpoint = z.output<typeof endpointSchema>;

/** Body of `POST /api/webhooks/:id/test`: of which of its events an example is sent. */
export const testBodySchema = z.strictObject({ event: z.enum(WEBHOOK_EVENTS, "invalid") });

/** Response of changing an endpoint: with a new secret, shown once, when its address is another. */
export const changedEndpointSchema = z.extend(endpointSchema, { secret: z.optional(z.string()) });
export type ChangedEndpoint = z.output<typeof changedEndpointSchema>;

/** Response of making an endpoint, or its secret anew: shown once. */
export const newEndpointSchema = z.strictObject({ endpoint: endpointSchema, secret: z.string() });
export type NewEndpoint = z.output<typeof newEndpointSchema>;

export const deliverySchema = z.strictObject({
  id: z.int(),
  /** `webhook-id`: the same however often it is sent. */
  eventId: z.string(),
  type: z.string(),
  /** What it is about: `request:12`. Deliveries about the same arrive in order. */
  subject: z.string(),
  /** As it is sent. */
  body: z.string(),
  /** Whether it is an example that the desk or a program had sent. */
  test: z.boolean(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  nextAttemptAt: moment,
  /** HTTP status of the last response, and how it began; without one, what the connection failed with. */
  answerStatus: z.nullable(z.int()),
  answer: z.nullable(z.string()),
  /** Why the last attempt failed. */
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
  createdAt: z.iso.datetime(),
  deliveredAt: moment,
});
export type Delivery = z.output<typeof deliverySchema>;

/** Query of `GET /api/webhooks/:id/deliveries`. */
export const deliveriesQuerySchema = z.strictObject({
  status: z.optional(z.enum(DELIVERY_STATUSES, "filterInvalid")),
  limit: z._default(queryNumber(1, 100), 25),
  /** Id of the last delivery of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});
export type DeliveriesQuery = z.output<typeof deliveriesQuerySchema>;
