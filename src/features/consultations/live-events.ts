import type { Subscriber } from "../../db/facts.ts";
import type { LiveEvents } from "../../lib/live-events.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import type { ConsultationFact } from "./parts.ts";

/** `received`: it has just been accepted; `changed`: anything else that staff see of it. */
export interface ConsultationEvent {
  type: "received" | "changed";
}

/** Live events about requests, for the desk. */
export type ConsultationEvents = LiveEvents<ConsultationEvent>;

/** More requests changed at once than this are announced as one event. */
const MOST_TOLD = 20;

const typeOf = (review: string) => (review === "accepted" ? "received" : "changed");

/** Announces every change to a request or its appointment to the desks. */
export function liveConsultations({
  publish,
}: Pick<ConsultationEvents, "publish">): Subscriber<ConsultationFact | AppointmentFact> {
  const ofAppointment = ({ appointment }: Pick<AppointmentFact, "appointment">) =>
    publish(appointment.consultationId, { type: "changed" });
  return {
    after: {
      "appointment.booked": ofAppointment,
      "appointment.moved": ofAppointment,
      "appointment.cancelled": ofAppointment,
      "appointment.outcome": ofAppointment,
      "appointment.late": ofAppointment,
      "consultation.received": ({ subject, request }) => publish(subject, { type: typeOf(request.review) }),
      "consultation.review": ({ subject, detail }) => publish(subject, { type: typeOf(detail.review) }),
      async "consultation.changed"({ ids }) {
        if (ids.length > MOST_TOLD) await publish(0, { type: "refresh" });
        else for (const id of ids) await publish(id, { type: "changed" });
      },
    },
  };
}
