import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { followLink, isProven } from "../link/open-link.ts";
import type { Appointment } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { lockAppointment } from "../store.ts";

/** Who changes an appointment: a visitor by its link, or a member of staff, who passes the version they saw. */
export type Changer = { token: string } | { id: number; version: number; staffId: string };

export const actorOf = (changer: Changer): string => ("staffId" in changer ? changer.staffId : "visitor");

/**
 * Runs a change in a transaction that locks the appointment; the callback learns whether it comes through an on-screen
 * link with an unproven address.
 * @throws AppError `not-found` for an invalid token or a deleted appointment, `outdated` when it has changed since
 *   staff saw it
 */
export async function changeAppointment<Result>(
  parts: AppointmentsParts,
  changer: Changer,
  change: (db: Queryable, appointment: Appointment, isUnproven: boolean) => Promise<Result>,
): Promise<Result> {
  const { database, facts } = parts;
  const link = "token" in changer ? await followLink(parts, changer.token, ["appointment"]) : undefined;
  const id = "token" in changer ? link?.id : changer.id;
  const result = await facts.transaction(async (db) => {
    const appointment = id === undefined ? undefined : await lockAppointment(database, db, id);
    if (!appointment) throw new AppError("not-found", "There is no such appointment");
    if ("version" in changer && changer.version !== appointment.version) {
      throw new AppError("outdated", "The appointment has changed", { current: appointment });
    }
    return await change(db, appointment, link !== undefined && !isProven(link));
  });
  await database.flushed();
  return result;
}
