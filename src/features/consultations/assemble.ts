import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { changeFollowUp, doDueStep, takeBackStep } from "./follow-up/change-follow-up.ts";
import {
  changeMany,
  forgetBulkChanges,
  readOwners,
  readStages,
  selectRequests,
  undoMany,
} from "./follow-up/change-many.ts";
import { addNote, changeNote, readNotes, removeNote } from "./follow-up/notes.ts";
import { followUpOfAppointments } from "./follow-up/on-appointment.ts";
import { markContacted, noteContacted, reviewRequest } from "./follow-up/review-request.ts";
import { addView, changeView, readViews, removeView } from "./follow-up/views.ts";
import { type ConsultationEvents, liveConsultations } from "./live-events.ts";
import type { ConsultationsParts } from "./parts.ts";
import { getConsultation, listUrgent, summarize } from "./reading/read-consultations.ts";
import { sendRequest } from "./sending/send-request.ts";
import { findArrivals, listConsultations } from "./store/lists.ts";

export type Consultations = ReturnType<typeof assembleConsultations>;

/** The feature as routes, pages, letters and jobs use it. */
export const assembleConsultations = (parts: ConsultationsParts & { events: ConsultationEvents }) => ({
  ...parts,
  send: bind(sendRequest, parts),
  list: bind(listConsultations, parts.database),
  listUrgent: bind(listUrgent, parts),
  summarize: bind(summarize, parts),
  /** What was accepted after a given request; without one, only the latest. */
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
