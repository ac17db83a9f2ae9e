import { nightly } from "../../db/daily-job.ts";
import type { Subscriber } from "../../db/facts.ts";
import { bind } from "../../lib/bind.ts";
import type { LiveEvents } from "../../lib/live-events.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import { changeFollowUp, doDueStep, followUpOfAppointments, takeBackStep } from "./follow-up/change-follow-up.ts";
import {
  changeMany,
  forgetBulkChanges,
  readOwners,
  readStages,
  selectRequests,
  undoMany,
} from "./follow-up/change-many.ts";
import { addNote, changeNote, readNotes, removeNote } from "./follow-up/notes.ts";
import { markContacted, noteContacted, reviewRequest } from "./follow-up/review-request.ts";
import { addView, changeView, readViews, removeView } from "./follow-up/views.ts";
import type { ConsultationFact, ConsultationsParts } from "./parts.ts";
import { getConsultation, listUrgent, summarize } from "./read-consultations.ts";
import { sendRequest } from "./send-request.ts";
import { findArrivals, listConsultations } from "./store/lists.ts";

export type Consultations = ReturnType<typeof assembleConsultations>;

/** Assembles the feature for routes, pages, letters and jobs. */
export const assembleConsultations = (parts: ConsultationsParts & { events: ConsultationEvents }) => ({
  ...parts,
  send: bind(sendRequest, parts),
  list: bind(listConsultations, parts.database),
  listUrgent: bind(listUrgent, parts),
  summarize: bind(summarize, parts),
  /** Finds requests accepted after the given id; without an id, only the latest. */
  arrivals: bind(findArrivals, parts.database.kysely),
  get: bind(getConsultation, parts.database),
  markContacted: bind(markContacted, parts),
  noteContacted: bind(noteContacted, parts),
  doDueStep: bind(doDueStep, parts),
  takeBackStep: bind(takeBackStep, parts),
  review: bind(reviewRequest, parts),
  owners: bind(readOwners, parts),
  stages: bind(readStages, parts),
  select: bind(selectRequests, parts),
  changeFollowUp: bind(changeFollowUp, parts),
  changeMany: bind(changeMany, parts),
  undoMany: bind(undoMany, parts),
  notes: bind(readNotes, parts),
  addNote: bind(addNote, parts),
  changeNote: bind(changeNote, parts),
  removeNote: bind(removeNote, parts),
  views: bind(readViews, parts),
  addView: bind(addView, parts),
  changeView: bind(changeView, parts),
  removeView: bind(removeView, parts),
  subscribers: [liveConsultations(parts.events), followUpOfAppointments(parts)],
  jobs: [nightly("forget-bulk-changes", forgetBulkChanges)],
});

/** `received`: a request has just been accepted; `changed`: any other change to a request that staff see. */
export interface ConsultationEvent {
  type: "received" | "changed";
}

/** Live events about requests, for the desk. */
export type ConsultationEvents = LiveEvents<ConsultationEvent>;

/** If more requests than this change at once, one event announces them all. */
const MOST_TOLD = 20;

const typeOf = (review: string) => (review === "accepted" ? "received" : "changed");

/** Notifies open desks of every change to a request or its appointment. */
function liveConsultations({
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
