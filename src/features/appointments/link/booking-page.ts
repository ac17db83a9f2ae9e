import type { Language } from "../../../lib/language.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findBookableRequest } from "../store.ts";
import { linkPath } from "./link-token.ts";

/**
 * The page on which whoever has just sent a request books a time.
 * @returns undefined for a request that is put aside to be checked: it gets its link by mail once staff accept it
 */
export async function bookingPage(
  { database, secret }: Pick<AppointmentsParts, "database" | "secret">,
  id: number,
  language: Language,
): Promise<string | undefined> {
  const request = await findBookableRequest(database.kysely, id);
  if (request?.review !== "accepted") return undefined;
  return linkPath(secret, "book", id, language, { new: "1" });
}
