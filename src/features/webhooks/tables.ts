import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Delivery, OffReason, WebhookDetail, WebhookEvent } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

/** The purposes of the columns (`lib/data-map.ts`). */
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

/** Another program's endpoint. */
export interface WebhookEndpointsTable {
  id: Id;
  name: string;
  url: string;
  events: Json<WebhookEvent[]>;
  detail: WebhookDetail;
  /** The signing secret, encrypted. */
  secret: string;
  active: boolean;
  offReason: OffReason | null;
  /** Number of consecutive failures that made the endpoint rest. */
  failures: number;
  failingSince: Moment | null;
  restsUntil: Moment | null;
  createdBy: string;
  createdAt: Moment;
}

/** One event for one endpoint, written in the transaction of the fact it reports. */
export interface WebhookDeliveriesTable
  extends Omit<Delivery, "id" | "test" | "nextAttemptAt" | "createdAt" | "deliveredAt"> {
  id: Id;
  endpointId: number;
  nextAttemptAt: Moment;
  /** When the worker's claim expires. */
  lockedUntil: Moment | null;
  createdAt: Moment;
  deliveredAt: Moment | null;
}
