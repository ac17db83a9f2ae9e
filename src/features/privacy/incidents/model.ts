import * as z from "zod/mini";
import { isDay } from "../../../lib/company/company-day.ts";
import { MAX_VERSION } from "../../../lib/http/record-id.ts";
import { lines, MAX_TEXT } from "../model.ts";

const text = lines(MAX_TEXT, z.string().check(z.minLength(1, "required")));
const day = z
  .string("required")
  .check(
    z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "filterInvalid"),
    z.refine(isDay, "filterInvalid"),
  );
const maybeDay = z.nullable(day);

/** What the register says of an incident (Regulation respecting confidentiality incidents, s. 7). Days are `2026-11-20`. */
export const incidentFields = {
  dataKinds: text,
  circumstances: text,
  /** `null` while it is not known. */
  happenedFrom: maybeDay,
  happenedTo: maybeDay,
  learnedOn: day,
  peopleCount: z.nullable(z.int("filterInvalid").check(z.minimum(0, "filterInvalid"), z.maximum(1e9, "filterInvalid"))),
  riskAssessment: text,
  /** Of serious injury: then the Commission and the people are told. */
  seriousRisk: z.boolean("required"),
  commissionToldOn: maybeDay,
  peopleToldOn: maybeDay,
  /** That a public notice was given, and why. */
  publicNotice: z.nullable(text),
  measures: text,
};

export const incidentBodySchema = z.strictObject(incidentFields);
export type IncidentFields = z.output<typeof incidentBodySchema>;

export const incidentChangeSchema = z.strictObject({
  ...incidentFields,
  version: z.int("filterInvalid").check(z.minimum(0, "filterInvalid"), z.maximum(MAX_VERSION, "filterInvalid")),
});

export const incidentSchema = z.strictObject({
  id: z.int(),
  ...incidentFields,
  version: z.int(),
  /** Until when it is kept at the least: five years after we learned of it (s. 8). */
  keptUntil: z.string(),
});
export type Incident = z.output<typeof incidentSchema>;
