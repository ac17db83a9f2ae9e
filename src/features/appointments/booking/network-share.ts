import { createHmac } from "node:crypto";
import type { Queryable } from "../../../db/database.ts";
import { networksOf } from "../../../lib/http/networks.ts";
import { countUnprovenFrom, insertUnproven } from "../store.ts";

/**
 * Appointments ahead of one network whose addresses are not proven, larger networks as many times more as their factor says:
 * one, and another for a colleague. Whoever is at an office with more of them books by the link in the mail.
 */
const MOST_AHEAD = 2;

/** The network that an appointment of an address not yet proven counts for: keyed digests, as limits know networks. */
const networkKeys = (secret: string, address: string) =>
  networksOf(address).map(({ network, factor }) => ({
    key: createHmac("sha256", secret).update(`unproven-booking:${network}`).digest("base64url"),
    most: MOST_AHEAD * factor,
  }));

/**
 * Whether the networks of an address may have one more appointment, in the transaction that books it, while hosts are locked.
 * @param except the appointment that is moved
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

/** Counts an appointment for the networks of an address, in place of those it counted for. */
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
