import { findEverything } from "../holders/find-everything.ts";
import type { FoundRecords } from "../holders/holder.ts";
import { countsOf, idsOf } from "../holders/holders.ts";
import type { PersonKeys } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";

/** Exports a person's data to hand to them; logs it. */
export async function handOver(
  { database, clock, facts, mailFolder }: PrivacyParts,
  keys: PersonKeys,
  actor: string,
): Promise<FoundRecords> {
  const found = await findEverything(mailFolder, database.kysely, keys);
  await facts.transaction((db) =>
    facts.record(db, {
      kind: "privacy.hand-over",
      at: clock(),
      actor,
      subject: "person",
      detail: countsOf(idsOf(found)),
    }),
  );
  await database.flushed();
  return found;
}
