import type { AppointmentText } from "../../features/appointments/components/time-choices.tsx";
import type { Language } from "../../lib/language.ts";
import { appointment as en, appointmentZones as zonesEn } from "../../text/en/site/appointment.ts";
import { appointment as fr, appointmentZones as zonesFr } from "../../text/fr/site/appointment.ts";

export const APPOINTMENT_TEXT: Readonly<Record<Language, AppointmentText>> = { fr, en };

/** Display names of time zones, by IANA name. */
export const ZONE_NAMES = { fr: zonesFr, en: zonesEn };
