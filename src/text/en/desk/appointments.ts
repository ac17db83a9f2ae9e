import type { TextLike } from "../../../lib/language.ts";
import type { deskAppointments as fr } from "../../fr/desk/appointments.ts";

/** English of `text/fr/desk/appointments.ts`. */
export const deskAppointments: TextLike<typeof fr> = {
  title: "Appointments",
  intro: "Booked consultations, today and over the next six days.",
  tabs: { label: "Appointments", booked: "Booked", hours: "Hours" },
  loading: "Loading appointments…",
  failed: "The appointments could not be read.",
  none: "Nothing booked.",
  team: "The whole team",
  kinds: { phone: "By phone", video: "By video", office: "At our office" },
  cancelled: "Cancelled",
  late: (minutes) => `About ${minutes} minutes late`,
  shifted: "The rules of the clock have changed since it was booked: check the time with the person.",
  outcome: "What became of it",
  outcomes: { held: "Held", missed: "Did not come", "put-off": "Put off" },
  noted: "Noted",
  notNoted: "It could not be noted",
  /** Columns of the file that staff export, in order. */
  columns: {
    number: "Number",
    day: "Day",
    time: "Time in Montréal",
    start: "Start (UTC)",
    kind: "Means",
    host: "With",
    name: "Name",
    company: "Company",
    email: "E-mail",
    phone: "Phone",
    state: "State",
    outcome: "Outcome",
    reason: "Reason for cancelling",
    request: "Request",
  },
  /** What is left to do after a call that did not take place. */
  nextStep: { missed: "Follow up: the appointment was missed", "put-off": "Set another time" },
};
