import * as z from "zod/mini";
import { MAX_ID, queryNumber } from "../../lib/http/input-fields.ts";
import type { Scope } from "../../lib/http/roles.ts";

/** Models of other programs' endpoints, the events to which they subscribe, and deliveries. */

/** All events, in the order of the desk's list. */
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

/** Scopes that let a key read an event's data through the API; `null` for events that no key may read. */
const READ_BY: Record<EventGroup<WebhookEvent>, Record<WebhookDetail, readonly Scope[]> | null> = {
  request: { thin: ["requests:read"], full: ["requests:read"] },
  // A full appointment includes its request's answers.
  appointment: { thin: ["appointments:read"], full: ["appointments:read", "requests:read"] },
  newsletter: { thin: ["newsletter:read"], full: ["newsletter:read"] },
  chat: { thin: ["chat:read"], full: ["chat:read"] },
  post: { thin: ["posts:read"], full: ["posts:read"] },
  privacy: null,
  mail: null,
};

/**
 * Returns the scopes that a key needs to receive an event, even a thin event, because ids and links are part of the
 * record. `null` if no key may receive it.
 */
export const scopesToHear = (event: WebhookEvent, detail: WebhookDetail): readonly Scope[] | null =>
  READ_BY[event.split(".")[0] as EventGroup<WebhookEvent>]?.[detail] ?? null;

/** Why an endpoint is off: staff switched it off, it responded 410, it failed for days, or its key has ended. */
export const OFF_REASONS = ["staff", "gone", "failing", "key"] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** `dead`: not retried, but can be resent by hand. */
export const DELIVERY_STATUSES = ["pending", "delivered", "dead"] as const;

/** Why an attempt failed: keys of the desk's texts. */
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

/** Maximum endpoints, to keep the list readable and limit connections. */
export const MOST_ENDPOINTS = 20;

const moment = z.nullable(z.iso.datetime());

/** Body of `POST /api/webhooks` and of `PUT /api/webhooks/:id`. */
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
  /** Time of the first failure since the latest success. */
  failingSince: moment,
  /** Time before which no delivery is tried, after failures. */
  restsUntil: moment,
  waiting: z.int(),
  /** When the oldest waiting delivery was created. */
  waitingSince: moment,
  /** Id of the staff member or key (`key:…`) that made the endpoint. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Endpoint = z.output<typeof endpointSchema>;

/** Body of `POST /api/webhooks/:id/test`: the event for which to send an example. */
export const testBodySchema = z.strictObject({ event: z.enum(WEBHOOK_EVENTS, "invalid") });

/** Response to changing an endpoint. A new URL comes with a new secret, shown once. */
export const changedEndpointSchema = z.extend(endpointSchema, { secret: z.optional(z.string()) });
export type ChangedEndpoint = z.output<typeof changedEndpointSchema>;

/** Response to adding an endpoint or renewing its secret, which is shown once. */
export const newEndpointSchema = z.strictObject({ endpoint: endpointSchema, secret: z.string() });
export type NewEndpoint = z.output<typeof newEndpointSchema>;

export const deliverySchema = z.strictObject({
  id: z.int(),
  /** `webhook-id` header, the same for all attempts. */
  eventId: z.string(),
  type: z.string(),
  /** Subject of the event, such as `request:12`. Deliveries about the same subject arrive in order. */
  subject: z.string(),
  /** The JSON body as sent. */
  body: z.string(),
  /** Whether the delivery is a test with example data. */
  test: z.boolean(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  nextAttemptAt: moment,
  /** HTTP status and start of the latest response; without a response, `answer` is the connection's error code. */
  answerStatus: z.nullable(z.int()),
  answer: z.nullable(z.string()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
  createdAt: z.iso.datetime(),
  deliveredAt: moment,
});
export type Delivery = z.output<typeof deliverySchema>;

/** Query of `GET /api/webhooks/:id/deliveries`. */
export const deliveriesQuerySchema = z.strictObject({
  status: z.optional(z.enum(DELIVERY_STATUSES, "filterInvalid")),
  limit: z._default(queryNumber(1, 100), 25),
  /** Id of the previous page's last delivery. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});
export type DeliveriesQuery = z.output<typeof deliveriesQuerySchema>;
