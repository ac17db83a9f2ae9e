import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { AppointmentsParts } from "../parts.ts";
import { findBookableRequest, findLinkedRequest } from "../store.ts";
import { linkPath } from "./link-token.ts";

/**
 * The page on which a visitor who has just sent a request books a time.
 * @returns undefined for a request set aside: it gets its link by email once staff accept it
 */
export async function bookingPage(
  { database, secret }: Pick<AppointmentsParts, "database" | "secret">,
  id: number,
  language: Language,
): Promise<string | undefined> {
  const request = await findBookableRequest(database.kysely, id);
  if (request?.review !== "accepted") return undefined;
  return linkPath(secret, "book", "screen", request, language, { new: "1" });
}

/**
 * The same page's address in an email to the requester.
 * @param db the transaction in which the email is written
 * @throws Error when there is no such request
 */
export async function bookingUrl(
  { secret, siteUrl }: Pick<AppointmentsParts, "secret" | "siteUrl">,
  db: Queryable,
  id: number,
  language: Language,
): Promise<string> {
  const request = await findLinkedRequest(db, id);
  if (!request) throw new Error(`There is no request ${id} to book for`);
  return siteUrl + linkPath(secret, "book", "mail", request, language);
}
