import type { Queryable } from "../../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { dayPlus } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { actorOf, type Changer, changeAppointment } from "../booking/change-appointment.ts";
import { type Appointment, DURATION_MINUTES } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { claimQuarters, deleteQuartersOf, lockHosts, updateAppointment } from "../store.ts";
import { currentHosts, type HostState, readHosts, travelMinutesOf } from "../times/host-calendars.ts";
import { isFree, quartersOf } from "../times/slots.ts";
import { wallTimeAt } from "../times/wall-clock.ts";
import { listAttendance, replaceAttendance } from "./store.ts";

/**
 * Sets an appointment's attendees besides its host: their time is reserved like the host's, and moves with it. The
 * visitor's invitation does not change.
 * @throws AppError `wrong-state` for one that is cancelled or over, `conflict` when someone is not free; `invalid` for
 *   someone who cannot be booked; see {@link changeAppointment}
 */
export async function changeColleagues(
  parts: AppointmentsParts,
  changer: Exclude<Changer, { token: string }>,
  staffIds: readonly string[],
): Promise<Appointment> {
  const { clock, facts } = parts;
  return await changeAppointment(parts, changer, async (db, before) => {
    const now = clock();
    if (before.state !== "booked" || before.endsAt <= now)
      throw new AppError("wrong-state", "It cannot be changed any more");
    const had = await listAttendance(db, before.id);
    const wanted = [...new Set(staffIds)].filter((id) => id !== before.staffId);
    const added = wanted.filter((id) => !had.includes(id));
    const removed = had.filter((id) => !wanted.includes(id));
    if (added.length === 0 && removed.length === 0) return before;
    // As everywhere, lock hosts before touching their quarters, to avoid deadlocks.
    await takeTime(parts, db, before, added);
    for (const staffId of removed) await deleteQuartersOf(db, before.id, staffId);
    await replaceAttendance(db, before.id, wanted);
    await updateAppointment(db, before.id, { changedAt: now });
    const after = { ...before, changedAt: now, version: before.version + 1 };
    const fact = {
      kind: "appointment.colleagues",
      at: now,
      actor: actorOf(changer),
      subject: before.id,
      detail: { added, removed },
    };
    await facts.record(db, { ...fact, ...{ appointment: after, added, removed } });
    return after;
  });
}

async function takeTime(
  { database, clock }: AppointmentsParts,
  db: Queryable,
  { id, startsAt, kind }: Appointment,
  staffIds: readonly string[],
): Promise<void> {
  if (staffIds.length === 0) return;
  const now = clock();
  const start = startsAt.getTime();
  const current = (await currentHosts(db, now)).map(({ staffId }) => staffId);
  await lockHosts(database, db, current);
  const { day } = wallTimeAt(start, COMPANY_TIME_ZONE);
  const asking = { from: dayPlus(day, -1), to: dayPlus(day, 1), now, appointmentId: id };
  const hosts = new Map((await readHosts(db, asking)).map((host) => [host.id, host]));
  const travelMinutes = travelMinutesOf(kind);
  const query = { earliest: Math.min(now.getTime(), start), durationMinutes: DURATION_MINUTES, travelMinutes };
  for (const staffId of staffIds) {
    const host: HostState | undefined = hosts.get(staffId);
    if (!host) throw new AppError("invalid", "They cannot be booked", { fields: { staffIds: "colleagueUnknown" } });
    const quarters = quartersOf(start, DURATION_MINUTES + travelMinutes + host.pauseMinutes);
    const isTaken = !isFree(host, start, query) || !(await claimQuarters(db, staffId, quarters, id));
    if (isTaken) throw new AppError("conflict", "They have something else on");
  }
}
