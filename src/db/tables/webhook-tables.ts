import type { Delivery, OffReason, WebhookDetail, WebhookEvent } from "../../features/webhooks/model.ts";
import type { Id, Json, Moment } from "./column-types.ts";

/** Where other programs are told of what happens. */
export interface WebhookEndpointsTable {
  id: Id;
  name: string;
  url: string;
  events: Json<WebhookEvent[]>;
  detail: WebhookDetail;
  /** What signs its deliveries, encrypted. */
  secret: string;
  active: boolean;
  offReason: OffReason | null;
  /** Attempts that failed since the last that got through. */
  failures: number;
  failingSince: Moment | null;
  restsUntil: Moment | null;
  createdBy: string;
  createdAt: Moment;
}

/** What one endpoint is told of one event; written in the transaction of the fact. */
export interface WebhookDeliveriesTable extends Omit<Delivery, "id" | "nextAttemptAt" | "createdAt" | "deliveredAt"> {
  id: Id;
  endpointId: number;
  nextAttemptAt: Moment;
  /** Until when a worker has claimed it. */
  lockedUntil: Moment | null;
  createdAt: Moment;
  deliveredAt: Moment | null;
}
