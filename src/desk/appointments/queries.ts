import type { CallInput, CallName } from "../../lib/http/api-calls.ts";
import { type Language, LOCALE_OF, type TextLike } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import type { deskCalendars, deskHours } from "../../text/fr/desk/appointment-hours.ts";
import type { deskAppointments } from "../../text/fr/desk/appointments.ts";
import { api, type CallArguments } from "../../ui/api-client.ts";
import { usePages, useRead } from "../kit/api.ts";
import { useSave } from "../kit/use-save.ts";
import { sectionTexts, useSectionTexts, useTexts } from "../shell/desk-context.tsx";

const APPOINTMENTS = sectionTexts<TextLike<typeof deskAppointments>>({
  fr: () => import("../../text/fr/desk/appointments.ts").then((module) => module.deskAppointments),
  en: () => import("../../text/en/desk/appointments.ts").then((module) => module.deskAppointments),
});
const HOURS = sectionTexts<TextLike<typeof deskHours>>({
  fr: () => import("../../text/fr/desk/appointment-hours.ts").then((module) => module.deskHours),
  en: () => import("../../text/en/desk/appointment-hours.ts").then((module) => module.deskHours),
});
const CALENDARS = sectionTexts<TextLike<typeof deskCalendars>>({
  fr: () => import("../../text/fr/desk/appointment-hours.ts").then((module) => module.deskCalendars),
  en: () => import("../../text/en/desk/appointment-hours.ts").then((module) => module.deskCalendars),
});
export const useAppointmentTexts = () => useSectionTexts(APPOINTMENTS);
export const useHoursTexts = () => useSectionTexts(HOURS);
export const useCalendarTexts = () => useSectionTexts(CALENDARS);

export const KEY = ["appointments"];

/** Reads the appointments from one Montréal day to another, both inclusive. */
export const useAppointments = (from: string, to: string) =>
  useRead([...KEY, from, to], "GET /appointments", { query: { from, to } });

/** Like {@link useAppointments}, but reads a paginated list. */
export const useAppointmentList = (from: string, to: string) =>
  usePages([...KEY, "list"], "GET /appointments", { query: { from, to } });

/** Reads the hosts with their settings and hours, and the appointments that their host can no longer attend. */
export const useHosts = () => useRead([...KEY, "hosts"], "GET /appointments/hosts");

/**
 * Returns a write to appointments or availability, after which the screen shows the stored state.
 * @param texts `refused` is shown on a conflict and defaults to a text saying that a colleague was faster; `form` shows
 *   errors in the form
 */
export function useWrite<Name extends CallName>(
  call: Name,
  texts: { done: string; failed: string; refused?: string; form?: "whole" },
  onDone?: () => void,
) {
  const { t } = useTexts();
  const refused = texts.refused ?? t.form.outdated;
  return useSave((input: CallInput<Name>) => api(call, ...([input] as unknown as CallArguments<Name>)), {
    touches: [KEY],
    saved: texts.done,
    ...(onDone && { done: onDone }),
    failed: texts.failed,
    causes: { outdated: refused, conflict: refused },
    ...(texts.form && { form: texts.form }),
  });
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Returns a day in words: `lundi 23 novembre`. */
export const dayName = (day: string, language: Language): string =>
  writtenDate(language, atNoon(day), { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" });

/** Returns a day in short form: `lun. 23`. */
export const shortDay = (day: string, language: Language): string =>
  writtenDate(language, atNoon(day), { timeZone: "UTC", weekday: "short", day: "numeric" });

/** Returns a range of days: `23 – 27 novembre`. */
export const daysBetween = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: "UTC", month: "long", day: "numeric" }).formatRange(
    atNoon(from),
    atNoon(to),
  );
