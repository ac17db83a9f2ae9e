import { AppError } from "../../../lib/http/app-error.ts";
import { normalisePhone } from "../../consultations/phone.ts";
import { requireKeys } from "../holders/find-everything.ts";
import { findAll, HOLDERS, idsOf } from "../holders/holders.ts";
import { matcherOf } from "../holders/person-matcher.ts";
import type { Changes, PersonKeys } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";

/**
 * Corrects what a person said about themselves, in requests and chats. Newsletter subscriptions are not changed: a new
 * address must be confirmed by its owner.
 * @returns how many records changed, by holder
 */
export async function correctPerson(
  { database, clock, facts }: PrivacyParts,
  keys: PersonKeys,
  asked: Changes,
  actor: string,
): Promise<Record<string, number>> {
  requireKeys(keys);
  const changes = changesOf(asked);
  const at = clock();
  const counts = await facts.transaction(async (db) => {
    const records = idsOf(await findAll(db, matcherOf(keys)));
    const changed: Record<string, number> = {};
    for (const { name, correct } of HOLDERS) {
      if (correct) changed[name] = await correct(db, (records[name] ?? []).map(Number), changes, at);
    }
    const detail = { fields: Object.keys(changes), ...changed };
    await facts.record(db, { kind: "privacy.correct", at, actor, subject: "person", detail, records, changes });
    return changed;
  });
  await database.flushed();
  return counts;
}

/** @throws AppError `invalid` for an invalid phone number, or an empty change */
function changesOf({ phone: typed, ...rest }: Changes): Changes {
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && !phone) throw new AppError("invalid", "Not a phone number", { fields: { phone: "phoneInvalid" } });
  const changes = { ...rest, ...(phone ? { phone } : {}) };
  if (Object.keys(changes).length === 0) {
    throw new AppError("invalid", "Nothing is to change", { fields: { changes: "required" } });
  }
  return changes;
}
