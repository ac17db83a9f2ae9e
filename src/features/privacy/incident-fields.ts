import { count, day, flag, optional, type RecordValues, text } from "../records/record-fields.ts";

/** In UTF-16 units: what fits the Commission's form. */
const MAX_TEXT = 4_000;

/** The contents of the register (Regulation respecting confidentiality incidents, s. 7), in the order of the form. */
export const incidentFields = {
  learnedOn: day(),
  /** `null` while unknown. */
  happenedFrom: optional(day()),
  happenedTo: optional(day()),
  commissionToldOn: optional(day()),
  peopleToldOn: optional(day()),
  peopleCount: optional(count()),
  circumstances: text(MAX_TEXT),
  dataKinds: text(MAX_TEXT),
  riskAssessment: text(MAX_TEXT),
  measures: text(MAX_TEXT),
  /** That a public notice was given, and why. */
  publicNotice: optional(text(MAX_TEXT)),
  /** Of serious injury; if so, the Commission and the people concerned are notified. */
  seriousRisk: flag(),
};
export type IncidentFields = RecordValues<typeof incidentFields>;
