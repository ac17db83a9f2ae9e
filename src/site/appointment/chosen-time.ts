import type { NextTime, Slot } from "../../features/appointments/model.ts";
import { isZone, wallTimeAt } from "../../features/appointments/times/wall-clock.ts";
import { whenTold } from "../../features/appointments/when-told.ts";
import type { ChosenTime } from "../../features/consultations/components/time-in-form.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { APPOINTMENT_TEXT } from "../page-texts.ts";

/** A time as the form carries it, worded in both languages. */
export function chosenTime(slot: Slot, kind: string, zone: string): ChosenTime {
  return {
    start: slot.start,
    kind,
    zone,
    "when-fr": whenTold(APPOINTMENT_TEXT.fr, slot),
    "when-en": whenTold(APPOINTMENT_TEXT.en, slot),
  };
}

/** Plausible years for a time someone names. */
const NAMEABLE = { from: Date.parse("2020-01-01"), to: Date.parse("2100-01-01") };

/** A time from an address or a form, unchecked. @returns undefined if it cannot be valid */
export function timeNamed(start: string, kind: string, named: string | undefined): ChosenTime | undefined {
  const moment = Date.parse(start);
  if (!(moment >= NAMEABLE.from && moment < NAMEABLE.to)) return undefined;
  const zone = named && isZone(named) ? named : COMPANY_TIME_ZONE;
  const slot = { start, visitor: wallTimeAt(moment, zone), company: wallTimeAt(moment, COMPANY_TIME_ZONE) };
  return chosenTime(slot, kind, zone);
}

/** The next times, for cached pages. */
export const timesAhead = (times: readonly NextTime[]): ChosenTime[] =>
  times.map(({ start, day, time }) => {
    const wall = { day, time };
    return chosenTime({ start, visitor: wall, company: wall }, "", COMPANY_TIME_ZONE);
  });
