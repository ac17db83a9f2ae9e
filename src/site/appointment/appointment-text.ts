import type { AppointmentText } from "../../features/appointments/components/time-choices.tsx";
import type { Language } from "../../lib/language.ts";
import { appointment as en } from "../../text/en/site/appointment.ts";
import { appointment as fr } from "../../text/fr/site/appointment.ts";

export const APPOINTMENT_TEXT: Readonly<Record<Language, AppointmentText>> = { fr, en };
