import { bookedHref, headerTime } from "../../features/appointments/components/booked-facts.tsx";
import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import type { AppointmentView, NextTime, Slot } from "../../features/appointments/model.ts";
import { isZone, wallTimeAt } from "../../features/appointments/times/wall-clock.ts";
import { whenTold } from "../../features/appointments/when-told.ts";
import type { ChosenTime } from "../../features/consultations/components/draft.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { pathsOf } from "../layout/alternates.ts";
import {
  APPOINTMENT_END_SCRIPT,
  APPOINTMENT_FORM_END_SCRIPT,
  APPOINTMENT_SENT_END_SCRIPT,
} from "../layout/inline-scripts.ts";
import { APPOINTMENT_TEXT } from "../page-texts.ts";

/**
 * State of the emailed link that books a time. `asked`: sent; `asked-again`: not sent, because several were sent today;
 * `open`: opened in time; `over`: opened too late.
 */
export type Condition = "asked" | "asked-again" | "open" | "over";

/** Reads the chosen time, and the state of the link that books it, from the URL. */
export function conditionOf(query: URLSearchParams, now: Date): { chosen: string | undefined; condition?: Condition } {
  const asked = query.get("asked");
  if (asked !== null) return { chosen: asked, condition: query.get("mailed") === "no" ? "asked-again" : "asked" };
  const chosen = query.get("start") ?? query.get("chosen") ?? undefined;
  const until = query.get("until");
  if (until === null) return { chosen };
  return { chosen, condition: now <= new Date(until) ? "open" : "over" };
}

export function appointmentTitle(language: Language, view: AppointmentView, isMoved: boolean): string {
  const { noLink, pick, form, choose, booked, cancelled } = APPOINTMENT_TEXT[language];
  if (view.state === "booked" && (view.isOver || isMoved)) return view.isOver ? booked.over : booked.moved;
  return { "no-link": noLink, pick, form, choose, booked, cancelled }[view.state].title;
}

/** Returns the text that replaces "Book" in the header while an appointment is upcoming. */
export function bookedOf(language: Language, view: AppointmentView) {
  if (view.state !== "booked" || view.isOver) return undefined;
  return { ...headerTime(APPOINTMENT_TEXT[language], view), href: bookedHref(language, view) };
}

/** Returns the requested time and its wording if the URL names a time that is not booked. */
export function wishedOf(language: Language, view: AppointmentView, start: string | undefined) {
  const time = view.state === "choose" && start !== undefined && timeNamed(start, "", view.zone);
  return time ? { start: time.start, when: time[`when-${language}`] } : undefined;
}

/**
 * Returns the document head for the page's state. `search` is empty for the public version, which search engines index.
 */
export function headOf(language: Language, view: AppointmentView, query: URLSearchParams) {
  const keys = ["token", "start", "chosen", "zone", "kind", "from"].filter((key) => query.has(key));
  const search = String(new URLSearchParams(keys.map((key) => [key, query.get(key) ?? ""])));
  const isOpen = view.state === "pick" || view.state === "form";
  const own = appointmentTitle(language, view, query.has("moved"));
  const { title, description } = isOpen ? APPOINTMENT_TEXT[language].pick : { title: own, description: own };
  const sent = query.has("new") ? APPOINTMENT_SENT_END_SCRIPT : APPOINTMENT_END_SCRIPT;
  return {
    search,
    paths: pathsOf(search ? `${APPOINTMENT_PATH}?${search}` : APPOINTMENT_PATH),
    title: view.state === "form" ? APPOINTMENT_TEXT[language].form.title : title,
    description,
    hasTwin: isOpen,
    indexed: search === "",
    endScript: view.state === "form" ? APPOINTMENT_FORM_END_SCRIPT : sent,
  };
}

/** Returns a time with its wording in both languages, as the form stores it. */
export function chosenTime(slot: Slot, kind: string, zone: string): ChosenTime {
  return {
    start: slot.start,
    kind,
    zone,
    "when-fr": whenTold(APPOINTMENT_TEXT.fr, slot, kind),
    "when-en": whenTold(APPOINTMENT_TEXT.en, slot, kind),
  };
}

/** Range of times that a URL or form may name. */
const NAMEABLE = { from: Date.parse("2020-01-01"), to: Date.parse("2100-01-01") };

/**
 * Parses an untrusted time from a URL or form.
 * @returns undefined if the time is outside the accepted range
 */
export function timeNamed(start: string, kind: string, named: string | undefined): ChosenTime | undefined {
  const moment = Date.parse(start);
  if (!(moment >= NAMEABLE.from && moment < NAMEABLE.to)) return undefined;
  const zone = named && isZone(named) ? named : COMPANY_TIME_ZONE;
  const slot = { start, visitor: wallTimeAt(moment, zone), company: wallTimeAt(moment, COMPANY_TIME_ZONE) };
  return chosenTime(slot, kind, zone);
}

/**
 * Returns the next available times, worded in the company's time zone because all visitors get the same cached page.
 */
export const timesAhead = (times: readonly NextTime[]): ChosenTime[] =>
  times.map(({ start, day, time }) => {
    const wall = { day, time };
    return chosenTime({ start, visitor: wall, company: wall }, "", COMPANY_TIME_ZONE);
  });
