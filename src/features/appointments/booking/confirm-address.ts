import { AppError } from "../../../lib/http/app-error.ts";
import { followLink } from "../link/open-link.ts";
import type { Appointment } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment } from "../store.ts";

/**
 * Just uses an appointment's link: an emailed one proves the address.
 * @throws AppError `not-found` for an invalid token
 */
export async function confirmAddress(parts: AppointmentsParts, token: string): Promise<Appointment> {
  const { id } = await followLink(parts, token, ["appointment"]);
  await parts.database.flushed();
  const appointment = await findAppointment(parts.database.kysely, id);
  if (!appointment) throw new AppError("not-found", "There is no such appointment");
  return appointment;
}
