import type { Subscriber } from "../../db/facts.ts";
import type { LiveEvents } from "../../lib/live-events.ts";
import type { ConsultationFact } from "./facts.ts";

/** `received`: it is among the accepted ones from now on; `changed`: anything else that staff see of it. */
export interface ConsultationEvent {
  type: "received" | "changed";
}

/** Requests as they happen, for the desk. */
export type ConsultationEvents = LiveEvents<ConsultationEvent>;

/** More changed requests at once than this are told as one event. */
const MOST_TOLD = 20;

const typeOf = (review: string) => (review === "accepted" ? "received" : "changed");

/** Tells the desks of every change. */
export const liveConsultations = ({ publish }: Pick<ConsultationEvents, "publish">): Subscriber<ConsultationFact> => ({
  after: {
    "consultation.received": ({ subject, request }) => publish(subject, { type: typeOf(request.review) }),
    "consultation.review": ({ subject, detail }) => publish(subject, { type: typeOf(detail.review) }),
    async "consultation.changed"({ ids }) {
      if (ids.length > MOST_TOLD) await publish(0, { type: "refresh" });
      else for (const id of ids) await publish(id, { type: "changed" });
    },
  },
});
