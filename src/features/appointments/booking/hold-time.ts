import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { readLinkToken } from "../link/link-token.ts";
import { type AppointmentKind, HOLD_MS } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import { claimQuarters, deleteHolds, findBookableRequest } from "../store.ts";
import { findPlace } from "./place-appointment.ts";

/**
 * Keeps a time for a visitor while they read on and press: it is theirs until then, and one time at most.
 * @returns when that ends, `undefined` when the time is gone
 * @throws AppError `not-found` for a token that is none
 */
export async function holdTime(
  { database, clock, facts, secret }: AppointmentsParts,
  { token, start, kind = "video" }: { token: string; start: string; kind?: AppointmentKind | undefined },
): Promise<Date | undefined> {
  const consultationId = readLinkToken(secret, "book", token);
  if (consultationId === undefined) throw new AppError("not-found", "The link is none of ours");
  const hold = async (db: Queryable): Promise<Date | undefined | "unknown"> => {
    const now = clock();
    const request = await findBookableRequest(db, consultationId);
    if (request?.review !== "accepted") return "unknown";
    const { ownerId, language, topic } = request;
    const wish = { start: Date.parse(start), kind, consultationId, ownerId, language };
    const place = await findPlace(database, db, { ...wish, topics: [topic] }, now);
    if (!place) return undefined;
    const holdEndsAt = new Date(now.getTime() + HOLD_MS);
    await deleteHolds(db, consultationId);
    const claim = { heldFor: consultationId, holdEndsAt };
    const isHeld = await claimQuarters(db, place.host.id, place.quarters, claim, now, { consultationId });
    if (!isHeld) throw new Error("A quarter that was free is taken");
    return holdEndsAt;
  };
  const held = await facts.sharedTransaction(hold);
  if (held === "unknown") throw new AppError("not-found", "There is no such request");
  return held;
}
