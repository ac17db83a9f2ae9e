import type { TextLike } from "../../../lib/language.ts";
import type { deskAppointments } from "../../../text/fr/desk/appointments.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

export type AppointmentTexts = TextLike<typeof deskAppointments>;

const TEXTS = sectionTexts<AppointmentTexts>({
  fr: () => import("../../../text/fr/desk/appointments.ts").then((module) => module.deskAppointments),
  en: () => import("../../../text/en/desk/appointments.ts").then((module) => module.deskAppointments),
});

/** The words of this section. */
export const useAppointmentTexts = () => useSectionTexts(TEXTS);
