import { createHmac } from "node:crypto";
import type { Queryable } from "../../../db/database.ts";
import { networksOf } from "../../../lib/http/private-address.ts";
import { countUnprovenFrom, insertUnproven } from "../store.ts";

/**
 * Upcoming appointments per network with unproven addresses (larger networks get as many times more as their factor
 * says): one, plus one for a colleague. Beyond that, others in the same office book through the emailed link.
 */
const MOST_AHEAD = 2;

/** The networks an unproven address's appointment counts for, as keyed digests, the way rate limits store them. */
const networkKeys = (secret: string, address: string) =>
  networksOf(address).map(({ network, factor }) => ({
    key: createHmac("sha256", secret).update(`unproven-booking:${network}`).digest("base64url"),
    most: MOST_AHEAD * factor,
  }));

/**
 * Whether an address's networks may have one more appointment; call it in the booking transaction, with hosts locked.
 * @param except the appointment being moved
 */
export async function hasNetworkShare(
  db: Queryable,
  { secret, address, now, except }: { secret: string; address: string; now: Date; except?: number | undefined },
): Promise<boolean> {
  for (const { key, most } of networkKeys(secret, address)) {
    if ((await countUnprovenFrom(db, key, now, except)) >= most) return false;
  }
  return true;
}

/** Counts an appointment for an address's networks, replacing earlier counts. */
export async function countForNetworks(
  db: Queryable,
  appointmentId: number,
  { secret, address }: { secret: string; address: string },
): Promise<void> {
  await insertUnproven(
    db,
    appointmentId,
    networkKeys(secret, address).map(({ key }) => key),
  );
}
