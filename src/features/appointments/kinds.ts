/** Ways to meet. Every form loads this file, so keep it small. */

export const APPOINTMENT_KINDS = ["phone", "video", "office"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** French path of the page that booking and appointment links open. */
export const APPOINTMENT_PATH = "/rendez-vous";
