import { type Language, pathIn } from "../../lib/language.ts";
import { linkToken } from "./link-token.ts";
import { APPOINTMENT_PATH } from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import { findBookableRequest } from "./store.ts";

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
  return `${pathIn(language, APPOINTMENT_PATH)}?token=${encodeURIComponent(linkToken(secret, "book", id))}&new=1`;
}
