import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { readLinkToken } from "../link/link-token.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findAppointment, findBookableRequest } from "../store.ts";
import { deleteWaiting, insertWaiting } from "./store.ts";

/**
 * A visitor wants to be told when an earlier time is free, or no longer does; a second time changes nothing.
 * @param token of either link
 * @throws AppError `not-found` for a token that is none, or of a request that cannot be booked for
 */
export async function changeWaiting(
  { database, clock, facts, secret }: AppointmentsParts,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<void> {
  await facts.transaction(async (db) => {
    const id = await requestOfToken(db, secret, token);
    const request = id === undefined ? undefined : await findBookableRequest(db, id);
    if (request?.review !== "accepted") throw new AppError("not-found", "The link is none of ours");
    if (wanted) await insertWaiting(db, request.id, clock());
    else await deleteWaiting(db, request.id);
  });
  await database.flushed();
}

async function requestOfToken(db: Queryable, secret: string, token: string): Promise<number | undefined> {
  const appointmentId = readLinkToken(secret, "appointment", token);
  if (appointmentId === undefined) return readLinkToken(secret, "book", token);
  return (await findAppointment(db, appointmentId))?.consultationId;
}
