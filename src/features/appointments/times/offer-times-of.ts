import { AppError } from "../../../lib/http/app-error.ts";
import type { Slot } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment } from "../store.ts";
import { offerTimes } from "./offer-times.ts";

/**
 * Times staff can move an appointment to.
 * @throws AppError `not-found`
 */
export async function offerTimesOf(parts: AppointmentsParts, id: number): Promise<Slot[]> {
  const appointment = await findAppointment(parts.database.kysely, id);
  if (!appointment) throw new AppError("not-found", "There is no such appointment");
  const { language, visitorZone: zone, kind } = appointment;
  return await offerTimes(parts, { language, zone, kind, appointmentId: id, isOfStaff: true });
}
