import { AppError } from "../../../lib/http/app-error.ts";
import { followLink } from "../link/open-link.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findBookableRequest } from "../store.ts";
import { deleteWaiting, insertWaiting } from "./store.ts";

/**
 * Joins or leaves the waiting list for an earlier time; repeating it changes nothing.
 * @param token of either link
 * @throws AppError `not-found` for an invalid token, or for a request that cannot be booked
 */
export async function changeWaiting(
  parts: AppointmentsParts,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<void> {
  const { database, clock, facts } = parts;
  const { consultationId } = await followLink(parts, token, ["book", "appointment"]);
  await facts.transaction(async (db) => {
    const request = await findBookableRequest(db, consultationId);
    if (request?.review !== "accepted") throw new AppError("not-found", "The link is none of ours");
    if (wanted) await insertWaiting(db, request.id, clock());
    else await deleteWaiting(db, request.id);
  });
  await database.flushed();
}
