import type { FoundRecords } from "../holders/holder.ts";
import { findAll } from "../holders/holders.ts";
import { matcherOf } from "../holders/person-matcher.ts";
import type { PrivacyParts } from "../parts.ts";
import { type LinkSubject, noSuchLink, readLink } from "./read-link.ts";

/**
 * The data held under the proven address, for the person.
 * @throws AppError `not-found` for a link that is forged, expired, unproven, or for something else
 */
export async function takeCopy(
  parts: PrivacyParts,
  token: unknown,
): Promise<{ found: FoundRecords; subject: LinkSubject }> {
  const subject = await readLink(parts, token);
  if (subject?.kind !== "see" || !subject.dueAt) throw noSuchLink();
  const person = matcherOf({ emails: [subject.email], phones: [], names: [] });
  return { found: await findAll(parts.database.kysely, person), subject };
}
