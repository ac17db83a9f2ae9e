import { AppError } from "../../../lib/http/app-error.ts";
import type { Appointment } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { updateAppointment } from "../store.ts";
import { changeAppointment } from "./change-appointment.ts";

/** How long before an appointment a visitor can report being late, in milliseconds: any earlier, they can move it. */
export const LATE_FROM_MS = 60 * 60_000;

/**
 * Tells the host that the visitor will be late.
 * @throws AppError `wrong-state` when it is cancelled, over, or too far away; see {@link changeAppointment}
 */
export async function tellLate(parts: AppointmentsParts, token: string, lateMinutes: number): Promise<Appointment> {
  return await changeAppointment(parts, { token }, async (db, before) => {
    const now = parts.clock();
    const isSoon = now >= new Date(before.startsAt.getTime() - LATE_FROM_MS) && now < before.endsAt;
    if (before.state !== "booked" || !isSoon) throw new AppError("wrong-state", "Nothing begins soon");
    if (before.lateMinutes === lateMinutes) return before;
    const changes = { lateMinutes, changedAt: now };
    await updateAppointment(db, before.id, changes);
    const after = { ...before, ...changes, version: before.version + 1 };
    const fact = { kind: "appointment.late", at: now, actor: "visitor", subject: before.id, appointment: after };
    await parts.facts.record(db, fact);
    return after;
  });
}
