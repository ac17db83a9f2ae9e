import { AppError } from "../../lib/http/app-error.ts";
import type { CalendarsParts } from "./parts.ts";
import { deleteSource, findSource } from "./store.ts";

/** Deletes a member's calendar, with everything read from it. @throws AppError `not-found` */
export async function disconnectCalendar(
  { facts, clock }: Pick<CalendarsParts, "facts" | "clock">,
  id: number,
  staffId: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    if (!(await findSource(db, id, staffId))) throw new AppError("not-found", "There is no such calendar");
    await deleteSource(db, id);
    await facts.record(db, { kind: "calendar.disconnected", at: clock(), actor: staffId, subject: id, detail: {} });
  });
}
