/**
 * The few facts about appointments that every form needs; kept small because it reaches the browser with each of them.
 */

export const APPOINTMENT_KINDS = ["phone", "video", "office"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** The French address of the page behind the links. */
export const APPOINTMENT_PATH = "/rendez-vous";
