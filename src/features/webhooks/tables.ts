import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Delivery, OffReason, WebhookDetail, WebhookEvent } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  webhook_endpoints: {
    purpose: "operation",
    none: "id name url events detail active offReason failures failingSince restsUntil createdBy createdAt",
    secret: "secret",
  },
  webhook_deliveries: {
    purpose: "webhooks",
    none: "id endpointId eventId type status attempts nextAttemptAt lockedUntil answerStatus problem createdAt deliveredAt",
    personal: "subject body answer",
  },
};

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
export interface WebhookDeliveriesTable
  extends Omit<Delivery, "id" | "test" | "nextAttemptAt" | "createdAt" | "deliveredAt"> {
  id: Id;
  endpointId: number;
  nextAttemptAt: Moment;
  /** Until when a worker has claimed it. */
  lockedUntil: Moment | null;
  createdAt: Moment;
  deliveredAt: Moment | null;
}
