import type { Database } from "../src/db/database.ts";
import { type LinkChannel, type LinkPurpose, linkToken } from "../src/features/appointments/link.ts";
import { findLinkedAppointment, findLinkedRequest } from "../src/features/appointments/store.ts";

/** Returns the token in a link sent by email or through another `channel`. */
export async function tokenOf(
  { kysely }: Database,
  secret: string,
  purpose: LinkPurpose,
  id: number,
  channel: LinkChannel = "mail",
): Promise<string> {
  const row = await (purpose === "book" ? findLinkedRequest : findLinkedAppointment)(kysely, id);
  if (!row) throw new Error(`There is nothing under ${purpose} ${id}`);
  return linkToken(secret, purpose, channel, row);
}
