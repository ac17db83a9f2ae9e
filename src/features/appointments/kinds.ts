/** What every form needs to know of appointments. Kept small, because it loads with each of them. */

export const APPOINTMENT_KINDS = ["phone", "video", "office"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** French path of the page that links lead to. */
export const APPOINTMENT_PATH = "/rendez-vous";
