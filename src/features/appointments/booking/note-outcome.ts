import { AppError } from "../../../lib/http/app-error.ts";
import type { Appointment, AppointmentOutcome } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { updateAppointment } from "../store.ts";
import { actorOf, type Changer, changeAppointment } from "./change-appointment.ts";

/**
 * Staff record an appointment's outcome, or undo it.
 * @throws AppError `wrong-state` for one that is cancelled or has not begun; see {@link changeAppointment}
 */
export async function noteOutcome(
  parts: AppointmentsParts,
  changer: Exclude<Changer, { token: string }>,
  outcome: AppointmentOutcome | null,
): Promise<Appointment> {
  return await changeAppointment(parts, changer, async (db, before) => {
    const now = parts.clock();
    if (before.state !== "booked" || now < before.startsAt) throw new AppError("wrong-state", "It has not taken place");
    if (before.outcome === outcome) return before;
    const changes = { outcome, changedAt: now };
    await updateAppointment(db, before.id, changes);
    const after = { ...before, ...changes, version: before.version + 1 };
    const fact = {
      kind: "appointment.outcome",
      at: now,
      actor: actorOf(changer),
      subject: before.id,
      detail: { outcome },
      appointment: after,
    };
    await parts.facts.record(db, fact);
    return after;
  });
}
