import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import type { FullData, ThinData } from "./events.ts";
import type { WebhookEvent } from "./model.ts";
import { insertDelivery } from "./store/deliveries.ts";
import { listSubscribed } from "./store/endpoints.ts";

/** Something to tell endpoints, in the transaction that made it so. */
export type Event = {
  [Type in WebhookEvent]: {
    type: Type;
    at: Date;
    /** What it is about, `request:12`: events about the same arrive in order, and are erased with it. */
    subject: string;
    data: ThinData<Type>;
    /** Asked for only when an endpoint wants the record. */
    full?: () => Promise<Partial<FullData<Type>>>;
  };
}[WebhookEvent];

/** Writes down what each endpoint that wants to hear of an event is told. */
export async function tell(db: Queryable, { type, at, subject, data, full }: Event): Promise<void> {
  const subscribed = await listSubscribed(db, type, at);
  if (subscribed.length === 0) return;
  const eventId = newEventId();
  const bodyOf = (content: object) => JSON.stringify({ type, timestamp: at.toISOString(), data: content });
  const thin = bodyOf(data);
  const whole =
    full && subscribed.some(({ detail }) => detail === "full") ? bodyOf({ ...data, ...(await full()) }) : thin;
  for (const { id: endpointId, detail } of subscribed) {
    await insertDelivery(db, { endpointId, eventId, type, subject, body: detail === "full" ? whole : thin }, at);
  }
}

/** `webhook-id`; nothing in it could end the id within what is signed. */
export const newEventId = (): string => `evt_${randomUUID().replaceAll("-", "")}`;
