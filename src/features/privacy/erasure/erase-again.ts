import { countsOf, eraseAll, findAll, idsOf, totalOf } from "../holders/holders.ts";
import { eraseMailFiles, findMailFiles } from "../holders/mail-files.ts";
import type { PrivacyParts } from "../parts.ts";
import { addToErasedList, readErasedList } from "./erased-list.ts";
import { createDigests, type Digests, type Erasure, matcherOfErased } from "./erasure.ts";
import { allErasures, findErasure, holdErasures, insertErasure } from "./store.ts";

/**
 * Repeats erasures that an older backup has undone, and adds those that only the database knows to the list outside it.
 * Runs at startup, before any request is served.
 */
export async function eraseAgain(parts: PrivacyParts): Promise<void> {
  const { database, dataFolder } = parts;
  const digests = createDigests(parts.secret);
  const [listed, stored] = await Promise.all([readErasedList(dataFolder), allErasures(database.kysely)]);
  const isIn = (erasures: readonly Erasure[]) => {
    const ids = new Set(erasures.map(({ id }) => id));
    return ({ id }: Erasure) => ids.has(id);
  };
  const isStored = isIn(stored);
  const isListed = isIn(listed);
  const undone = [...new Map(listed.map((erasure) => [erasure.id, erasure])).values()].filter((one) => !isStored(one));
  for (const erasure of undone) await eraseOnceMore(parts, digests, erasure);
  await addToErasedList(
    dataFolder,
    stored.filter((one) => !isListed(one)),
  );
  if (undone.length === 0) return;
  await database.flushed();
  await database.scrub();
}

async function eraseOnceMore(parts: PrivacyParts, digests: Digests, erasure: Erasure): Promise<void> {
  const { database, clock, facts, mailFolder } = parts;
  const person = matcherOfErased(erasure, digests);
  const files = await findMailFiles(mailFolder, person);
  const records = await facts.transaction(async (db) => {
    await holdErasures(db, database.dialect);
    // Another process may have been faster.
    if (await findErasure(db, erasure.id)) return {};
    const again = idsOf(await findAll(db, person));
    await facts.record(db, {
      kind: "privacy.erase-again",
      at: clock(),
      actor: "system",
      subject: erasure.id,
      detail: countsOf(again),
      records: again,
    });
    await eraseAll(db, again);
    await insertErasure(db, { ...erasure, requestId: null });
    return again;
  });
  await eraseMailFiles(
    mailFolder,
    files.map(({ id }) => id),
  );
  const knowsKeys = erasure.keyId === digests.keyId;
  parts.onErasedAgain({ id: erasure.id, records: totalOf(records), knowsKeys });
}
