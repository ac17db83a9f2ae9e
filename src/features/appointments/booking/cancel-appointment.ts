import type { Appointment } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { deleteQuarters, updateAppointment } from "../store.ts";
import { actorOf, type Changer, changeAppointment } from "./change-appointment.ts";

/**
 * Cancels an appointment and frees its time; repeating it changes nothing. @throws AppError see {@link
 * changeAppointment}
 */
export async function cancelAppointment(
  parts: AppointmentsParts,
  changer: Changer,
  reason: string | null,
): Promise<Appointment> {
  return await changeAppointment(parts, changer, async (db, before) => {
    if (before.state === "cancelled") return before;
    const now = parts.clock();
    const actor = actorOf(changer);
    const changes = {
      state: "cancelled",
      cancelledBy: actor,
      reason,
      sequence: before.sequence + 1,
      changedAt: now,
    } as const;
    await updateAppointment(db, before.id, changes);
    await deleteQuarters(db, before.id);
    const after = { ...before, ...changes, version: before.version + 1 };
    const detail = "staffId" in changer ? { detail: { sequence: after.sequence } } : {};
    const fact = { kind: "appointment.cancelled", at: now, actor, subject: before.id, ...detail, appointment: after };
    await parts.facts.record(db, fact);
    return after;
  });
}
