import { randomBytes } from "node:crypto";
import { companyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { countsOf, eraseAll, findAll, findEverything, idsOf, totalOf } from "../holders/holders.ts";
import { eraseMailFiles, findMailFiles } from "../holders/mails.ts";
import type { Certificate, PersonKeys } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { mailOutcome } from "../requests/prove-address.ts";
import { closeRequest, findRequest } from "../requests/store.ts";
import { addToErasedList, readErasedList } from "./erased-list.ts";
import { certificateOf, createDigests, type Digests, type Erasure, matcherOfErased } from "./erasure.ts";
import { allErasures, findErasure, holdErasures, insertErasure } from "./store.ts";

/** Random bytes in a certificate number: enough to be unique within a day. */
const NUMBER_BYTES = 5;

/**
 * Erases everything held about a person, in one transaction, then the email files; keeps an anonymous certificate, and
 * records the erasure outside the database too. This fulfils the person's own request, and they get an email, which is
 * deleted once it has left.
 * @throws AppError `conflict` when there is now more, or less, than the desk showed
 */
export async function erasePerson(
  parts: PrivacyParts,
  { keys, requestId, expected }: { keys: PersonKeys; requestId: number | null; expected: number },
  actor: string,
): Promise<Certificate> {
  const { database, clock, facts, outbox, mailFolder } = parts;
  const at = clock();
  const id = `${companyDay(at)}-${randomBytes(NUMBER_BYTES).toString("hex").toUpperCase()}`;
  const digests = createDigests(parts.secret);
  const erasure = await facts.transaction(async (db) => {
    await holdErasures(db, database.dialect);
    const request = requestId === null ? undefined : await findRequest(db, requestId);
    if (requestId !== null && request?.state !== "open") {
      throw new AppError("conflict", "The request was answered already");
    }
    const records = idsOf(await findEverything(mailFolder, db, keys));
    if (totalOf(records) !== expected) throw new AppError("conflict", "There is more or less than was shown");
    if (expected === 0 && requestId === null) throw new AppError("not-found", "Nothing is held");
    await facts.record(db, { kind: "privacy.erase", at, actor, subject: id, detail: countsOf(records), records });
    await eraseAll(db, records);
    const made: Erasure = {
      id,
      at,
      by: actor,
      requestId,
      keyId: digests.keyId,
      keys: [...keys.emails.map(digests.ofEmail), ...keys.phones.map(digests.ofPhone)],
      records,
      files: records["mail-files"]?.length ?? 0,
    };
    await insertErasure(db, made);
    if (request) {
      await closeRequest(db, request.id, { state: "answered", answeredAt: at, answeredBy: actor, note: null });
      await mailOutcome(parts, db, request, "erased", id);
    }
    return made;
  });
  await eraseMailFiles(mailFolder, erasure.records["mail-files"] ?? []);
  await database.flushed();
  await addToErasedList(parts.dataFolder, [erasure]);
  await database.scrub();
  await parts.onChatsErased((erasure.records.chat ?? []).map(Number));
  outbox.wake();
  return certificateOf(erasure);
}

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
