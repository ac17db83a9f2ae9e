/** What every form of the site knows of an appointment: little, because it reaches the browser with each of them. */

export const APPOINTMENT_KINDS = ["phone", "video", "office"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** The page of its links, at its French address. */
export const APPOINTMENT_PATH = "/rendez-vous";
