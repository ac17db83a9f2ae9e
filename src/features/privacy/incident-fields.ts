import { count, day, flag, optional, type RecordValues, text } from "../records/record-fields.ts";

/** Longest text in UTF-16 code units; fits the Commission's form. */
const MAX_TEXT = 4_000;

/** Fields of the register (Regulation respecting confidentiality incidents, s. 7), in the order of the form. */
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
  /** Whether and why a public notice was given. */
  publicNotice: optional(text(MAX_TEXT)),
  /** Whether there is a risk of serious injury; if so, the Commission and the people concerned are notified. */
  seriousRisk: flag(),
};
export type IncidentFields = RecordValues<typeof incidentFields>;
