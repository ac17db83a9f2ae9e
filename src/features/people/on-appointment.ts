import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import { recordOnTimeline } from "./matching/timeline.ts";
import type { AppointmentEvent } from "./model.ts";

function entered(event: AppointmentEvent) {
  return (db: Queryable, fact: AppointmentFact) => enter(db, fact, event);
}

async function enter(db: Queryable, { at, actor, appointment }: AppointmentFact, event: AppointmentEvent) {
  const of = { kind: "consultation", id: appointment.consultationId } as const;
  const detail = { event, start: appointment.startsAt.toISOString() };
  await recordOnTimeline(db, { of, kind: "appointment", at, actor, detail });
}

/** Keeps on people's timelines what became of their appointments. */
export const timelineOfAppointments: Subscriber<AppointmentFact> = {
  during: {
    "appointment.booked": entered("booked"),
    "appointment.moved": entered("moved"),
    "appointment.cancelled": entered("cancelled"),
    "appointment.late": entered("late"),
    "appointment.outcome": async (db, fact) => {
      if (fact.appointment.outcome) await enter(db, fact, fact.appointment.outcome);
    },
  },
};
